"""The words of the page itself, from its Fluent files, as plain patterns that a browser can fill in."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from mythwright.core.words import FALLBACK


def page_words(folder: Path, language: str) -> dict[str, str]:
    """Every message of the language, and in English what it lacks; attributes as `message.attribute`."""
    paths = [folder / f"{name}.ftl" for name in (FALLBACK, language)]
    return {name: text for path in paths if path.is_file() for name, text in _read(path).items()}


def _read(path: Path) -> dict[str, str]:
    return _patterns(path, path.stat().st_mtime_ns)


@lru_cache(maxsize=16)
def _patterns(path: Path, _changed: int) -> dict[str, str]:
    source = path.read_text(encoding="utf-8")
    found: dict[str, str] = {}
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, fluent.Message):
            name = entry.id.name
            if entry.value:
                found[name] = _pattern(entry.value)
            found |= {f"{name}.{extra.id.name}": _pattern(extra.value) for extra in entry.attributes}
    return found


def _pattern(pattern: fluent.Pattern) -> str:
    return "".join(_element(element) for element in pattern.elements)


def _element(element: fluent.TextElement | fluent.Placeable) -> str:
    """A variable becomes `{name}`; more than that the page does not know."""
    if isinstance(element, fluent.TextElement):
        return str(element.value)
    inner = element.expression
    if isinstance(inner, fluent.VariableReference):
        return "{" + inner.id.name + "}"
    if isinstance(inner, fluent.StringLiteral):
        return str(inner.parse()["value"])
    raise ValueError(type(inner).__name__)
