"""A link to a table of a server, as the page writes it: `http://host:port/#/table/ID/KEY`."""

from __future__ import annotations

from typing import NamedTuple
from urllib.parse import SplitResult, unquote, urlsplit

from mythwright.core.save import BadFile

SCHEMES = {"http": "ws", "https": "wss"}
SOCKET = "api/socket"
HERE = ("localhost", "127.0.0.1", "::1")


class Unjoined(BadFile):
    """A table that cannot be sat down at: a message and its facts, for one line."""


class Link(NamedTuple):
    """Where the table is, and the key that says who comes."""

    text: str
    address: str
    """Of the server, as people know it."""
    socket: str
    table: str
    key: str
    near: bool
    """Whether the server is on this machine, where no proxy leads to."""


def read(text: str) -> Link:
    """Raises `Unjoined` when this is no link to a table."""
    whole = text.strip() if "://" in text else f"http://{text.strip()}"
    try:
        parts = urlsplit(whole)
        sound = parts.scheme in SCHEMES and parts.hostname and parts.port != 0
    except ValueError:
        sound = False
    if not sound:
        raise Unjoined("terminal-bad-link", link=text[:200])
    table, keys = _fragment(text, parts)
    where = f"{parts.netloc}{parts.path.removesuffix('index.html').rstrip('/')}"
    socket = f"{SCHEMES[parts.scheme]}://{where}/{SOCKET}"
    key = next(filter(None, keys.split("+")), "")
    return Link(whole, f"{parts.scheme}://{where}/", socket, table, key, parts.hostname in HERE)


def _fragment(text: str, parts: SplitResult) -> tuple[str, str]:
    """The table and its keys: one for each seat of a screen, none to watch a public table."""
    place, table, keys, *_ = [*map(unquote, parts.fragment.strip("/").split("/")), "", ""]
    if place != "table" or not table:
        raise Unjoined("terminal-bad-link", link=text[:200])
    return table, keys
