"""Pictures: a tree of SVG nodes with stable ids, and sketches: the same for a terminal."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache, lru_cache
from typing import Any

import msgspec


class Fact(msgspec.Struct, frozen=True):
    """Something to say of the table: a message id and its facts."""

    message: str
    facts: dict[str, object] = {}


class Node(msgspec.Struct, kw_only=True):
    """An SVG element. A token keeps its id when it moves; `options` are the answers it stands for.

    `title` is a plain name for a picture on its own; `says` is what a client tells of it in the reader's
    words; in place of a text it is what is written. `thing` is what an option would call it.
    """

    tag: str
    id: str = ""
    attributes: dict[str, str | int | float] = {}
    text: str = ""
    title: str = ""
    says: Fact | None = None
    thing: str = ""
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

    def json(self, say: Callable[[Fact], str]) -> dict[str, Any]:
        """The tree as plain data, in the words of `say`; what is empty is left out."""
        found: dict[str, Any] = {"tag": self.tag}
        if self.id:
            found["id"] = self.id
        if self.attributes:
            found["attributes"] = self.attributes
        if self.text:
            found["text"] = self.text
        if self.says:
            found["text" if self.tag == "text" else "title"] = say(self.says)
        if self.thing:
            found["thing"] = self.thing
        if self.options:
            found["options"] = self.options
        if self.children:
            found["children"] = [child.json(say) for child in self.children]
        return found

    def _write(self, parts: list[str]) -> None:
        parts.append(f"<{self.tag}")
        parts += [f" {name}={_quoted(value)}" for name, value in self.attributes.items()]
        if self.id:
            parts.append(f" id={_quoted(self.id)}")
        if self.thing:
            parts.append(f" data-thing={_quoted(self.thing)}")
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


HEAD = {"attributes": "attributes", "text": "text", "says": "title", "thing": "thing", "options": "options"}
"""What a node may have beside its children, and what plain data calls it."""


class Bare(Node, kw_only=True):
    """A node whose children stay where they are; of itself only what is new is told, `None` if it is gone."""

    told: tuple[str, ...] = ()

    def json(self, say: Callable[[Fact], str]) -> dict[str, Any]:
        found = super().json(say)
        return {**{HEAD[name]: found.get(HEAD[name]) for name in self.told}, "bare": True}


def bare(before: Node, after: Node) -> Bare:
    told = [name for name in HEAD if getattr(before, name) != getattr(after, name)]
    kept = {name: getattr(after, name) for name in Node.__struct_fields__ if name != "children"}
    return Bare(**kept, told=tuple(told))


def changes(before: Node, after: Node) -> list[Node]:
    """The smallest nodes with an id that differ: in place of their namesakes they give the new picture."""
    inner = [] if before is after else _changed_within(before, after)
    return [after] if inner is None else inner


def _changed_within(before: Node, after: Node) -> list[Node] | None:
    """The changed nodes inside of this one, or its bare self; `None` when it must be drawn anew whole."""
    if len(before.children) != len(after.children):
        return None
    found: list[Node] = []
    if _head(before) != _head(after):
        if not after.children or not after.id or before.id != after.id or before.tag != after.tag:
            return None
        found.append(bare(before, after))
    for old, new in zip(before.children, after.children, strict=True):
        inner = [] if old is new else _changed_within(old, new)
        if inner is None:
            if not new.id or old.id != new.id:
                return None
            inner = [new]
        found += inner
    return found


def _head(node: Node) -> tuple[object, ...]:
    """All of a node but its children."""
    return node.tag, node.id, node.attributes, node.text, node.title, node.says, node.thing, node.options


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


class Sketch(msgspec.Struct, frozen=True):
    """A view for a terminal: a drawn map, then panels of facts; `spoken` tells the map without drawing it."""

    map: list[Line]
    spoken: list[Fact]
    panels: list[tuple[Fact, list[Fact]]]
    hand: list[Fact]
