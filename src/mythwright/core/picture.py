"""Pictures: a tree of SVG nodes with stable ids, and sketches: the same for a terminal."""

from __future__ import annotations

from collections.abc import Iterator
from xml.sax.saxutils import escape, quoteattr

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
        return "".join(self._write())

    def walk(self) -> Iterator[Node]:
        yield self
        for child in self.children:
            yield from child.walk()

    def _write(self) -> Iterator[str]:
        attributes = dict(self.attributes)
        if self.id:
            attributes["id"] = self.id
        if self.options:
            attributes["data-options"] = "|".join(self.options)
        shown = "".join(f" {name}={quoteattr(str(value))}" for name, value in attributes.items())
        yield f"<{self.tag}{shown}>"
        if self.title:
            yield f"<title>{escape(self.title)}</title>"
        yield escape(self.text)
        for child in self.children:
            yield from child._write()
        yield f"</{self.tag}>"


def node(tag: str, id: str = "", text: str = "", /, *children: Node, **attributes: str | int | float) -> Node:
    """Shorthand; underscores in attribute names become hyphens."""
    return Node(
        tag=tag,
        id=id,
        text=text,
        children=list(children),
        attributes={name.rstrip("_").replace("_", "-"): value for name, value in attributes.items()},
    )


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
