"""Links: the sockets at a table. What is sent waits here, so that a slow reader holds up nobody else."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from mythwright.server.messages import encoded

MOST_WAITING = 512
"""A socket that has not read so many messages is closed; it may come back and say what it has seen."""
TOO_SLOW = 4410
RESTARTING = 1012


class Link:
    """One socket: whose eyes it has, in which language, and what waits to be sent."""

    def __init__(self, websocket: WebSocket, seat: int | None, language: str, *, pictures: bool) -> None:
        self.seat, self.language, self.pictures = seat, language, pictures
        self.eyes = (seat, language, pictures)
        self._websocket = websocket
        self._waiting: deque[str] = deque()
        self._wake = asyncio.Event()
        self._closing: tuple[int, str] | None = None

    def say(self, message: dict[str, Any]) -> None:
        self.send(encoded(message))

    def send(self, text: str) -> None:
        if len(self._waiting) >= MOST_WAITING:
            self._waiting.clear()
            self.close(TOO_SLOW, "too_slow")
        elif self._closing is None:
            self._waiting.append(text)
            self._wake.set()

    def close(self, code: int, reason: str) -> None:
        """After everything that waits has been sent."""
        if self._closing is None:
            self._closing = code, reason
            self._wake.set()

    async def pump(self) -> None:
        """Send what waits, until the link is closed from here or from there."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._waiting:
                await self._send(self._waiting.popleft())
            if self._closing is not None:
                await hang_up(self._websocket, *self._closing)
                return

    async def _send(self, text: str) -> None:
        try:
            await self._websocket.send({"type": "websocket.send", "text": text})
        except RuntimeError:  # closed from the other side at this moment
            raise WebSocketDisconnect(1006) from None


async def hang_up(websocket: WebSocket, code: int, reason: str) -> None:
    """Close, unless the other side has; a reason is a code that the page has words for."""
    if websocket.application_state is not WebSocketState.DISCONNECTED:
        try:
            await websocket.close(code, reason)
        except RuntimeError:
            pass  # it was closed from the other side at the same moment
