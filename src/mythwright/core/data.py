"""Data: plain structs that can be copied, saved, hashed and compared."""

from __future__ import annotations

from collections.abc import Callable
from types import NoneType, UnionType
from typing import Any, Self, Union, get_args, get_origin, get_type_hints

import msgspec

IMMUTABLE = (int, float, str, bool, bytes, tuple, frozenset, NoneType)

_shallow: Callable[[Any], Any] = msgspec.Struct.__copy__  # type: ignore[attr-defined]
_copiers: dict[type, Callable[[Any], Any]] = {}


class Card(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is printed: frozen, shared between tables, never saved."""


class Value(msgspec.Struct, frozen=True, order=True, gc=False):
    """A small frozen value that may lie inside a tuple of the state."""


class Data(msgspec.Struct, gc=False):
    """What changes. `copy` is derived from the field types, once per class.

    Ids and numbers make no cycles, so the collector need not look here.
    """

    def copy(self) -> Self:
        cls = type(self)
        copier = _copiers.get(cls)
        if copier is None:
            copier = _copiers[cls] = _derive(cls)
        twin: Self = copier(self)
        return twin


def _derive(cls: type[Data]) -> Callable[[Any], Any]:
    """Compile a function that copies the struct and then what changes in it: the one use of `exec`."""
    changing = _changing(cls)
    if not changing:
        return _shallow
    lines = ["twin = copy(old)", *(f"twin.{name} = {source}" for name, source in changing.items())]
    made: dict[str, Any] = {"copy": _shallow}
    exec("def copied(old):\n    " + "\n    ".join([*lines, "return twin"]), made)
    copied: Callable[[Any], Any] = made["copied"]
    return copied


def _changing(cls: type[Data]) -> dict[str, str]:
    """The fields that copies may not share, with the source of a copy of each."""
    hints = get_type_hints(cls)
    sources = {name: _copied(f"old.{name}", hints[name]) for name in cls.__struct_fields__}
    return {name: source for name, source in sources.items() if source != f"old.{name}"}


def _copied(expression: str, hint: Any) -> str:
    """The source of a copy of `expression`, which has this type."""
    origin = get_origin(hint)
    if origin in (Union, UnionType):
        sources = {_copied(expression, part) for part in get_args(hint) if part is not NoneType}
        [source] = sources
        return source if source == expression else f"(None if {expression} is None else {source})"
    kind = origin or hint
    if issubclass(kind, Data):
        return f"{expression}.copy()"
    if issubclass(kind, Value) or issubclass(kind, IMMUTABLE):
        parts = [part for part in get_args(hint) if part is not Ellipsis]
        if any(_copied("item", part) != "item" for part in parts):
            raise TypeError(f"{hint} shares what changes between copies")
        return expression
    if kind is list:
        inner = _copied("item", get_args(hint)[0])
        return f"{expression}[:]" if inner == "item" else f"[{inner} for item in {expression}]"
    if kind is dict:
        inner = _copied("item", get_args(hint)[1])
        return (
            f"{expression}.copy()"
            if inner == "item"
            else f"{{k: {inner} for k, item in {expression}.items()}}"
        )
    raise TypeError(f"{hint} cannot be part of a state")
