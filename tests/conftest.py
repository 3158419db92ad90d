"""For all tests: a rule that a test cites must stand in a catalogue."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


@cache
def known_rules() -> frozenset[str]:
    """The ids of every catalogue: the table's own, each game's, and the toy game's."""
    paths = [*ROOT.glob("src/mythwright/**/catalog.toml"), *ROOT.glob("tests/toy/**/catalog.toml")]
    books = [tomllib.loads(path.read_text(encoding="utf-8")) for path in paths]
    tables = [rows for book in books for rows in book.values() if isinstance(rows, list)]
    return frozenset(row["id"] for rows in tables for row in rows)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Browsers and terminals want the machine to themselves. The quick come first: a fault shows early."""
    for item in items:
        folder = item.path.relative_to(ROOT).parts[1]
        if folder == "browser" or item.path.name == "test_joining.py":
            item.add_marker("busy")
    items.sort(key=lambda item: item.get_closest_marker("slow") is not None)


def unknown_rules(item: pytest.Item) -> list[str]:
    cited = [rule for mark in item.iter_markers("rule") for rule in mark.args]
    return [rule for rule in cited if rule not in known_rules()]


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Such a test fails before it runs; an error while collecting would not reach a parallel run's report."""
    wrong = unknown_rules(item)
    if wrong:
        pytest.fail(f"no catalogue has {', '.join(wrong)}", pytrace=False)
