"""Content: TOML tables read into frozen structs, layer over layer, with errors that speak to the author."""

from __future__ import annotations

import re
import sys
import tomllib
from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Any, TypeVar, get_args

import msgspec

from mythwright.core.effects import Effect, Vocabulary
from mythwright.core.save import BadFile

T = TypeVar("T")
Tree = dict[str, Any]

UNKNOWN = re.compile(
    r"Object contains unknown field `(?P<word>[^`]+)`(?: - at `\$(?P<path>[^`]*)`)?"  # not prose
)
QUOTED = re.compile(r"`(?:\$\.)?(\w+)")


class Source(msgspec.Struct, frozen=True):
    """A tree of tables, and the file that each top-level table came from."""

    tables: dict[str, Tree]
    files: dict[tuple[str, str], str]


def read_folder(folder: Path) -> Source:
    """All TOML files of a folder but the catalogue, as one tree."""
    paths = sorted(p for p in folder.glob("*.toml") if p.name != "catalog.toml")
    return merge(read_file(path) for path in paths)


def read_file(path: Path) -> Source:
    try:
        tables = _interned(tomllib.loads(path.read_text(encoding="utf-8")))
    except OSError as error:
        raise BadFile("content-unreadable", file=str(path), why=str(error.strerror)) from None
    except UnicodeDecodeError as error:
        raise BadFile("content-not-toml", file=str(path), at=str(error)) from None
    except tomllib.TOMLDecodeError as error:
        raise BadFile("content-not-toml", file=str(path), at=str(error)) from None
    for kind, things in tables.items():
        if not isinstance(things, dict):
            raise BadFile("content-not-a-table", file=path.name, table=kind)
    files = {(kind, name): path.name for kind, things in tables.items() for name in things}
    return Source(tables, files)


def _interned(value: Any) -> Any:
    """The same with every word interned: alike words are then one object, which are compared at a glance."""
    match value:
        case str():
            return sys.intern(value)
        case list():
            return [_interned(item) for item in value]
        case dict():
            return {sys.intern(key): _interned(item) for key, item in value.items()}
    return value


def merge(sources: Iterable[Source]) -> Source:
    """Later layers set figures, flip switches, and add or replace things, key by key."""
    tables: dict[str, Tree] = {}
    files: dict[tuple[str, str], str] = {}
    for source in sources:
        for kind, things in source.tables.items():
            tables[kind] = _merged(tables.get(kind, {}), things)
        files.update(source.files)
    return Source(tables, files)


def _merged(below: Tree, above: Tree) -> Tree:
    result = dict(below)
    for key, value in above.items():
        old = result.get(key)
        result[key] = _merged(old, value) if isinstance(old, dict) and isinstance(value, dict) else value
    return result


def only(source: Source, kinds: Iterable[str]) -> None:
    """Refuse top-level tables that the game does not know."""
    known = list(kinds)
    for kind, things in source.tables.items():
        if kind not in known:
            file = source.files.get((kind, next(iter(things), "")), "")
            raise _unknown(file, kind, kind, known)


def things(source: Source, kind: str, card: type[T]) -> dict[str, T]:
    """Every table of this kind, by its id; the id is filled in from the table's name."""
    return {
        name: _convert(source, kind, name, {**table, "id": name} if isinstance(table, dict) else table, card)
        for name, table in source.tables.get(kind, {}).items()
    }


def one(source: Source, kind: str, card: type[T]) -> T:
    """A kind that is a single table, such as the figures of the rules."""
    return _convert(source, kind, "", source.tables.get(kind, {}), card)


def _convert(source: Source, kind: str, name: str, table: object, card: type[T]) -> T:
    where = f"{kind}.{name}" if name else kind
    try:
        return msgspec.convert(table, card)
    except msgspec.ValidationError as error:
        file = _file(source, kind, (name, *QUOTED.findall(str(error))))
        found = UNKNOWN.match(str(error))
        if found:
            raise _unknown(
                file, where + (found["path"] or ""), found["word"], _fields(card, found["path"])
            ) from None
        raise BadFile("content-invalid", file=file, table=where, why=str(error)) from None


def _file(source: Source, kind: str, names: Iterable[str]) -> str:
    """The file of the table; where a kind is a single table, the file that set the field in question."""
    files = {name: file for (k, name), file in source.files.items() if k == kind}
    return next((files[name] for name in names if name in files), next(iter(files.values()), ""))


def _fields(card: Any, path: str | None) -> list[str]:
    if path and "effect" in path:
        return sorted({name for shape in get_args(Effect) for name in shape.__struct_encode_fields__})
    return [name for name in getattr(card, "__struct_encode_fields__", ()) if name != "id"]


def _unknown(file: str, table: str, word: str, known: Iterable[str]) -> BadFile:
    allowed = list(known)
    near = get_close_matches(word, allowed, 3, 0.5)
    return BadFile("content-unknown-word", file=file, table=table, word=word, allowed=near or allowed)


def check_effects(
    source: Source, kind: str, cards: Mapping[str, Any], field: str, vocabulary: Vocabulary
) -> None:
    """Every word of every effect must be in the game's closed lists."""
    for name, card in cards.items():
        for effect in getattr(card, field):
            bad = vocabulary.unknown(effect)
            if bad:
                word, allowed = bad
                raise _unknown(source.files.get((kind, name), ""), f"{kind}.{name}.{field}", word, allowed)


def check_word(source: Source, kind: str, name: str, word: str, allowed: Iterable[str]) -> None:
    """Refuse a word that must be one of a list, such as the id of another card."""
    known = list(allowed)
    if word not in known:
        raise _unknown(source.files.get((kind, name), ""), f"{kind}.{name}", word, known)
