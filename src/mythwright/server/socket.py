"""The socket: a browser or a terminal at a table, live."""

from __future__ import annotations

import asyncio
from urllib.parse import urlsplit

from starlette.websockets import WebSocket, WebSocketDisconnect

from mythwright.core.save import BadFile
from mythwright.server import agreements, messages
from mythwright.server.limits import Guard
from mythwright.server.links import RESTARTING, Link, hang_up
from mythwright.server.messages import Hello, Malformed, Message, encoded
from mythwright.server.problems import words
from mythwright.server.requests import SLOW, Sitting
from mythwright.server.room import LOG, Room, Shut
from mythwright.server.rooms import Gone, Rooms

MALFORMED, WRONG_KEY, NO_TABLE, NO_HELLO, TOO_LARGE, TOO_FAST = 4400, 4401, 4404, 4408, 4413, 4429
FORBIDDEN, FAULT = 1008, 1011
PATIENCE = 5
"""So many frames that cannot be read, or come too fast, are answered; then the socket is closed."""
AT_ONCE = 4
"""So many slow requests of one socket are thought about at the same time."""


class Hung(Exception):
    """The socket is to be closed with this code and reason."""

    def __init__(self, code: int, reason: str) -> None:
        self.code, self.reason = code, reason
        super().__init__(reason)


async def serve(websocket: WebSocket, rooms: Rooms, guard: Guard) -> None:
    """From the first frame to the last."""
    address = websocket.client.host if websocket.client else ""
    if not same_origin(websocket, rooms.settings.origins):
        await websocket.close(FORBIDDEN, "origin")
        return
    await websocket.accept()
    guard.sockets[address] += 1
    try:
        if guard.sockets[address] > guard.limits.sockets:
            raise Hung(TOO_FAST, "too_fast")
        await Conversation(websocket, rooms, guard, address).run()
    except Hung as hung:
        await hang_up(websocket, hung.code, hung.reason)
    except WebSocketDisconnect:
        pass
    except Shut:
        await hang_up(websocket, RESTARTING, "restarting")
    except Exception:
        LOG.exception("socket")
        await hang_up(websocket, FAULT, "fault")
    finally:
        guard.sockets[address] -= 1


def same_origin(websocket: WebSocket, allowed: tuple[str, ...]) -> bool:
    """A page of another site must not speak with its reader's tables; what is no browser sends no origin."""
    origin = websocket.headers.get("origin")
    if origin is None or origin in allowed:
        return True
    return urlsplit(origin).netloc == websocket.headers.get("host")


class Conversation:
    """What one socket says, frame by frame."""

    def __init__(self, websocket: WebSocket, rooms: Rooms, guard: Guard, address: str) -> None:
        self._websocket, self._rooms, self._guard, self._address = websocket, rooms, guard, address
        self._allowance = guard.messages()
        self._patience = PATIENCE
        self._slow: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        hello = await self._hello()
        room, seat = await self._admit(hello)
        link = Link(self._websocket, seat, hello.language, pictures=hello.pictures)
        pump = asyncio.create_task(link.pump())
        hearing = asyncio.create_task(self._hear(room, link, hello))
        try:
            done, _ = await asyncio.wait((pump, hearing), return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        finally:
            for task in (pump, hearing, *self._slow):
                task.cancel()
            await room.ask(lambda: _go(room, link))

    # -- coming in ---------------------------------------------------------------------------------

    async def _hello(self) -> Hello:
        """The first frame, in good time."""
        try:
            async with asyncio.timeout(self._rooms.settings.hello_within):
                while True:
                    try:
                        return messages.read_hello(await self._frame())
                    except Malformed as malformed:
                        await self._websocket.send_text(self._complaint(malformed))
        except TimeoutError:
            raise Hung(NO_HELLO, "no_hello") from None

    async def _admit(self, hello: Hello) -> tuple[Room, int | None]:
        """The table, and the seat that the key is for."""
        wrong = self._guard.wrong_keys.of(self._address)
        if wrong.spent:
            raise Hung(TOO_FAST, "too_fast")
        try:
            room = await self._rooms.room(hello.table)
        except Gone:
            wrong.take()
            raise Hung(NO_TABLE, "no_table") from None
        except BadFile:
            raise Hung(NO_TABLE, "other_rules") from None
        opens, seat = room.seat_of(hello.key)
        if not opens:
            wrong.take()
            raise Hung(WRONG_KEY, "wrong_key")
        return room, seat

    # -- frames ------------------------------------------------------------------------------------

    async def _frame(self) -> str:
        """The next frame that is a text of bearable size."""
        frame = await self._websocket.receive()
        if frame["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(frame.get("code", 1005))
        text: str | None = frame.get("text")
        if text is None:
            raise Malformed("malformed")
        if len(text) > messages.LARGEST or len(text.encode("utf-8", "replace")) > messages.LARGEST:
            await self._websocket.send_text(self._complaint(Malformed("oversize")))
            raise Hung(TOO_LARGE, "oversize")
        return text

    def _complaint(self, malformed: Malformed) -> str:
        """What is wrong with a frame; and the end, when that has been said often enough."""
        self._patience -= 1
        if self._patience < 0:
            codes = {"too_fast": TOO_FAST, "oversize": TOO_LARGE}
            raise Hung(codes.get(malformed.code, MALFORMED), malformed.code)
        told = {"type": "error", "code": malformed.code, "words": words(malformed.code)}
        return encoded({**told, "id": malformed.request} if malformed.request else told)

    async def _hear(self, room: Room, link: Link, hello: Hello) -> None:
        """Every request in turn, until the socket goes."""
        await room.ask(lambda: _enter(room, link, hello))
        sitting = Sitting(room, link)
        while True:
            try:
                message = messages.read(await self._frame())
                if not self._allowance.take():
                    raise Malformed("too_fast", message.id)
                if isinstance(message, SLOW) and len(self._slow) >= AT_ONCE:
                    raise Malformed("too_fast", message.id)
            except Malformed as malformed:
                link.send(self._complaint(malformed))
                continue
            if isinstance(message, SLOW):
                task = asyncio.create_task(_reply(sitting, message))
                self._slow.add(task)
                task.add_done_callback(self._slow.discard)
            else:
                await _reply(sitting, message)
            if isinstance(message, messages.Leave) and link.seat is not None:
                room.circle.dismiss(link.seat)


async def _reply(sitting: Sitting, message: Message) -> None:
    """Exactly one reply, whatever goes wrong on the way."""
    try:
        reply = await sitting.reply(message)
    except Shut:
        return  # the socket is being closed, and its client will ask again
    except Exception:
        LOG.exception("table %s: %s", sitting.room.id, type(message).__name__)
        reply = {"outcome": "failed", "words": words("fault", sitting.language)}
    sitting.link.say({"type": "reply", "id": message.id, **reply})


async def _enter(room: Room, link: Link, hello: Hello) -> None:
    await agreements.come_back(room, link.seat)
    room.circle.welcome(link, hello.seen)
    room.circle.tell_people()
    await room.rooms.tell_who(room)


async def _go(room: Room, link: Link) -> None:
    room.circle.leave(link)
    room.circle.tell_people()
    await room.rooms.tell_who(room)
