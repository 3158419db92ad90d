"""Screens: each like a browser of its own; whatever it complains of is noted."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, WebSocketRoute

DESK = {"width": 1440, "height": 900}
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "is_mobile": True,
    "has_touch": True,
}


RESTARTING = 1012
Frame = dict[str, Any]


class Wire:
    """Between a page and the server: it can be cut, and what the server says can be changed on the way."""

    def __init__(self, page: Page, change: Callable[[Frame], Frame | None] = lambda frame: frame) -> None:
        self._change = change
        self._open: list[WebSocketRoute] = []
        self._away = False
        page.route_web_socket("**/api/socket", self._called)

    def cut(self) -> None:
        """Nothing gets through until it is mended."""
        self._away = True
        self._break()

    def mend(self) -> None:
        self._away = False

    def _called(self, wire: WebSocketRoute) -> None:
        if self._away:
            wire.close(code=RESTARTING)
            return
        server = wire.connect_to_server()
        wire.on_message(server.send)
        server.on_message(lambda message: self._pass(wire, message))
        self._open.append(wire)

    def _pass(self, wire: WebSocketRoute, message: str | bytes) -> None:
        """On to the page; a frame that is changed to nothing breaks the line."""
        frame = self._change(json.loads(message))
        if frame is None:
            self._break()
        elif wire in self._open:
            wire.send(json.dumps(frame))

    def _break(self) -> None:
        while self._open:
            self._open.pop().close(code=RESTARTING)


class Screens:
    """Opens screens, and closes them all."""

    def __init__(self, browser: Browser, address: str, patience: float) -> None:
        self.address = address
        self.complaints: list[str] = []
        self._browser, self._patience = browser, patience
        self._contexts: list[BrowserContext] = []
        self._forgiven: list[str] = []

    def open(self, hash: str = "#/", **settings: Any) -> Page:
        """A new screen at this address; as little motion as possible, unless something else is asked for."""
        page = self.blank(**settings)
        page.goto(f"{self.address}/{hash}")
        return page

    def blank(self, **settings: Any) -> Page:
        usual = {"viewport": DESK, "reduced_motion": "reduce", "locale": "en-GB"}
        context = self._browser.new_context(**{**usual, **settings})
        context.set_default_timeout(self._patience)
        self._contexts.append(context)
        page = context.new_page()
        page.on("console", self._heard)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        return page

    def forgive(self, words: str) -> None:
        """A complaint with these words is no fault in this test."""
        self._forgiven.append(words)

    def close(self) -> None:
        for context in self._contexts:
            context.close()

    def _heard(self, message: ConsoleMessage) -> None:
        forgiven = any(words in message.text for words in self._forgiven)
        if message.type in ("error", "warning") and not forgiven:
            self.complaints.append(message.text)
