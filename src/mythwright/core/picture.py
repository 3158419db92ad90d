"""Pictures: a tree of SVG nodes with stable ids, and sketches: the same for a terminal."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache

import msgspec


class Node(msgspec.Struct, kw_only=True):
    """An SVG element. A token keeps its id when it moves; `options` are the answers it stands for."""

    tag: str
    id: str = ""
    attributes: dict[str, str | int | float] = {}
    text: str = ""
    title: str = ""
    options: tuple[str, ...] = ()
    children: list[Node] = []

    def svg(self) -> str:
        parts: list[str] = []
        self._write(parts)
        return "".join(parts)

    def walk(self) -> Iterator[Node]:
        yield self
        for child in self.children:
            yield from child.walk()

    def _write(self, parts: list[str]) -> None:
        parts.append(f"<{self.tag}")
        parts += [f" {name}={_quoted(value)}" for name, value in self.attributes.items()]
        if self.id:
            parts.append(f" id={_quoted(self.id)}")
        if self.options:
            parts.append(f" data-options={_quoted('|'.join(self.options))}")
        parts.append(">")
        if self.title:
            parts.append(f"<title>{escape(self.title)}</title>")
        if self.text:
            parts.append(escape(self.text))
        for child in self.children:
            child._write(parts)
        parts.append(f"</{self.tag}>")


class Still(Node, kw_only=True):
    """A node that never changes, in every picture the same: its text is written once and kept."""

    written: str = ""

    def _write(self, parts: list[str]) -> None:
        if not self.written:
            fresh: list[str] = []
            super()._write(fresh)
            self.written = "".join(fresh)
        parts.append(self.written)


def still(node: Node) -> Still:
    return Still(**{name: getattr(node, name) for name in node.__struct_fields__})


def escape(text: str) -> str:
    """Text as it may stand in SVG; the library for it would take a third of our start-up time."""
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def _quoted(value: str | int | float) -> str:
    return _quoted_text(value) if isinstance(value, str) else f'"{value}"'


@lru_cache(maxsize=4096)
def _quoted_text(text: str) -> str:
    """Pictures repeat themselves: the same colours, lines and places, view after view."""
    quoted = escape(text).replace('"', "&quot;")
    return f'"{quoted}"'


def node(tag: str, id: str = "", text: str = "", /, *children: Node, **attributes: str | int | float) -> Node:
    """Shorthand; underscores in attribute names become hyphens."""
    return Node(
        tag=tag,
        id=id,
        text=text,
        children=list(children),
        attributes={_hyphened(name): value for name, value in attributes.items()},
    )


@cache
def _hyphened(name: str) -> str:
    return name.rstrip("_").replace("_", "-")


class Span(msgspec.Struct, frozen=True):
    """A run of characters of one style; the style is a word such as `greek` or `legal`."""

    text: str
    style: str = ""


Line = tuple[Span, ...]


class Fact(msgspec.Struct, frozen=True):
    """Something to say of the table: a message id and its facts."""

    message: str
    facts: dict[str, object] = {}


class Sketch(msgspec.Struct, frozen=True):
    """A view for a terminal: a drawn map, then panels of facts; `spoken` tells the map without drawing it."""

    map: list[Line]
    spoken: list[Fact]
    panels: list[tuple[Fact, list[Fact]]]
    hand: list[Fact]
