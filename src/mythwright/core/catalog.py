"""Rule catalogues: every rule with an id, a title and a text, and what was decided where a book is silent."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path

import msgspec

KINDS = ("rule", "example", "gap", "component")


class Entry(msgspec.Struct, frozen=True):
    """One rule, worked example, ruling or component."""

    id: str
    kind: str
    title: str
    text: str
    section: str = ""

    def matches(self, words: list[str]) -> bool:
        text = f"{self.id} {self.title} {self.text} {self.section}".lower()
        return all(word.lower() in text for word in words)


class Catalog(msgspec.Struct, frozen=True):
    """The entries of a game and of the table itself, by id."""

    entries: dict[str, Entry]

    def __contains__(self, rule: str) -> bool:
        return rule in self.entries

    def __getitem__(self, rule: str) -> Entry:
        return self.entries[rule]

    def search(self, words: list[str]) -> list[Entry]:
        """All entries that hold every word; an id alone finds exactly that entry."""
        if len(words) == 1 and words[0].upper() in self.entries:
            return [self.entries[words[0].upper()]]
        return [entry for entry in self.entries.values() if entry.matches(words)]


@cache
def read_catalog(path: Path) -> Catalog:
    """The catalogue of a game, with the rules of the table itself added."""
    paths = (path, Path(__file__).parent / "content" / "catalog.toml")
    return Catalog({entry.id: entry for p in dict.fromkeys(paths) for entry in _entries(p)})


def _entries(path: Path) -> list[Entry]:
    book = tomllib.loads(path.read_text(encoding="utf-8"))
    return [_entry(kind, row) for kind in KINDS for row in book.get(kind, [])]


def _entry(kind: str, row: dict[str, object]) -> Entry:
    """A gap may have a title that says what was decided; its question is then the first line of the text."""
    parts = {
        "rule": ("title", ("text",)),
        "gap": ("question", ("decision", "why")),
        "example": ("given", ("given", "when", "then")),
        "component": ("title", ("facts",)),
    }
    title, texts = parts[kind]
    if kind == "gap" and "title" in row:
        title, texts = "title", (title, *texts)
    whole = "\n".join(_plain(row[name]) for name in texts)
    return Entry(str(row["id"]), kind, str(row[title]), whole.strip(), str(row.get("section", "")))


def _plain(value: object) -> str:
    return "\n".join(map(str, value)) if isinstance(value, list) else str(value)
