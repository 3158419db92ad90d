"""Eyes at a table: a socket that keeps every byte it was sent, and a page made strictly of what came."""

from __future__ import annotations

import time
import uuid
from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from tests.server.kit import PATIENCE, Server

Page = dict[str, Any]


class Eyes:
    """A seat's or a watcher's socket. A frame that does not fit what came before is a fault."""

    def __init__(self, server: Server, table: dict[str, Any], seat: int | None, **hello: Any) -> None:
        self.server, self.table, self.seat = server, table, seat
        self.hello = {"pictures": True, "language": "en", **hello}
        self.texts: list[str] = []
        self.page: Page = {}
        self.come()

    def come(self) -> None:
        """Sit down, or come back and say how much was seen."""
        key = self.table["watch"] if self.seat is None else self.table["keys"][str(self.seat)]
        log = self.page.get("log", self.page.get("events", ()))
        seen = {"n": self.n, "log": len(log)} if self.page else None
        self.wire = self.server.socket()
        self.say({"type": "hello", "table": self.table["id"], "key": key, "seen": seen, **self.hello})
        self.until(lambda frame: frame["type"] == "welcome")

    def leave(self) -> None:
        self.wire.close()

    def say(self, frame: dict[str, Any] | str) -> None:
        self.wire.send(frame if isinstance(frame, str) else msgspec.json.encode(frame).decode())

    def ask(self, kind: str, **body: Any) -> dict[str, Any]:
        """A request and its reply, without the id."""
        request = uuid.uuid4().hex
        self.say({"type": kind, "id": request, **body})
        reply = self.until(lambda frame: frame.get("id") == request)
        return {name: value for name, value in reply.items() if name != "id"}

    def until(self, found: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Read on to such a frame."""
        deadline = time.monotonic() + PATIENCE
        while True:
            text = self.wire.recv(deadline - time.monotonic())
            assert isinstance(text, str)
            self.texts.append(text)
            frame: dict[str, Any] = msgspec.json.decode(text)
            if frame["type"] == "welcome":
                self.page = welcomed(self.page, frame["page"])
            elif frame["type"] == "news":
                self.page = patched(self.page, frame["page"])
            if found(frame):
                return frame

    def catch_up(self, n: int) -> None:
        if self.n < n:
            self.until(lambda _: self.n >= n)

    @property
    def n(self) -> int:
        return int(self.page["n"])

    @property
    def options(self) -> list[str]:
        """What this seat may answer now."""
        shown = self.page if self.hello["pictures"] else self.page["view"]
        offered = (shown["question"] or {}).get("options", [])
        return [option if isinstance(option, str) else option["text"] for option in offered]

    @property
    def over(self) -> bool:
        shown = self.page if self.hello["pictures"] else self.page["view"]
        return shown["result"] is not None


def welcomed(before: Page, page: Page) -> Page:
    """A whole page, but for the beginning of a log that was seen before."""
    found = dict(page)
    log = "log" if "log" in page else "events"
    since = found.pop("from", 0)
    found[log] = [*before.get(log, ())[:since], *page[log]]
    return found


def patched(page: Page, news: Page) -> Page:
    """The page with what is new; whatever is no part of a page has no business here."""
    found, news = dict(page), dict(news)
    since = news.pop("from", None)
    for name, part in news.items():
        match name:
            case "changes":
                found["board"] = changed(found["board"], {change["id"]: change["node"] for change in part})
            case "mats" | "trays":
                found[name] = replaced(found[name], part, news.get(f"{name}_order"))
            case "mats_order" | "trays_order":
                pile = name.removesuffix("_order")
                found[pile] = replaced(found[pile], news.get(pile, []), part)
            case "lines" | "events":
                log = "log" if name == "lines" else name
                found[log] = [*found[log][:since], *part]
            case _:
                assert name in found, f"a part that no page has: {name}"
                found[name] = part
    return found


def replaced(before: list[Page], some: list[Page], order: list[str] | None = None) -> list[Page]:
    """The fresh ones in place of the old, in this order; whatever is new has its place in it."""
    known = {one["id"]: one for one in before}
    fresh = {one["id"]: one for one in some}
    order = list(known) if order is None else order
    assert fresh.keys() <= set(order)
    return [{**known, **fresh}[id] for id in order]


def changed(node: Page, fresh: dict[str, Page]) -> Page:
    """A picture with these nodes in place of those of the same id."""
    assert fresh.keys() <= set(ids(node))
    return _changed(node, fresh)


def _changed(node: Page, fresh: dict[str, Page]) -> Page:
    new = fresh.get(node.get("id", ""))
    if new and not new.get("bare"):
        return new
    own = {
        name: part for name, part in {**node, **(new or {})}.items() if name != "bare" and part is not None
    }
    inner = node.get("children")
    return {**own, "children": [_changed(child, fresh) for child in inner]} if inner else own


def ids(node: Page) -> Iterator[str]:
    if "id" in node:
        yield node["id"]
    for child in node.get("children", ()):
        yield from ids(child)
