"""The house in order: sizes, card texts without figures, and no English in Python."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, TextElement

SOURCE = Path(__file__).parents[1] / "src" / "mythwright"
LONGEST_FUNCTION = 50
LONGEST_FILE = 500

WORD = r"[^\W\d_]+(?:['’-][^\W\d_]+)*"
SENTENCE = re.compile(rf"(?<!\S){WORD}[,;:]?(?: +{WORD}[,;:]?){{2,}}")
WRITES_CODE = {SOURCE / "core" / "data.py"}  # derives copies as source text: the one place that may
NOT_PROSE = "# not prose"  # at the end of a line: these words are no sentence for a player


def python_files() -> list[Path]:
    return sorted(SOURCE.rglob("*.py"))


def where(path: Path, line: int) -> str:
    return f"{path.relative_to(SOURCE)}:{line}"


def long_functions(text: str) -> Iterator[tuple[int, str]]:
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            lines = (node.end_lineno or node.lineno) - node.lineno + 1
            if lines > LONGEST_FUNCTION:
                yield node.lineno, f"{node.name} has {lines} lines"


def figures_in_cards(text: str) -> Iterator[tuple[str, str]]:
    """Card messages with a digit in plain text; a digit in a placeable is the data's own business."""
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, Junk):
            yield "unreadable", (entry.content or "").strip()
        elif isinstance(entry, Message) and entry.id.name.startswith("card-"):
            patterns = [entry.value, *(attribute.value for attribute in entry.attributes)]
            texts = [e.value for p in patterns if p for e in p.elements if isinstance(e, TextElement)]
            yield from ((entry.id.name, words.strip()) for words in texts if re.search(r"\d", words))


def for_programmers(tree: ast.Module) -> set[ast.AST]:
    """Strings no player reads: docstrings, and what asserts and errors (named so) say to programmers."""
    spared: set[ast.AST] = set()
    for node in ast.walk(tree):
        match node:
            case ast.Expr(value=ast.Constant()) | ast.Assert():
                spared |= set(ast.walk(node))
            case ast.Raise(exc=ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name))):
                if name.endswith("Error"):
                    spared |= set(ast.walk(node))
    return spared


def sentences(text: str) -> Iterator[tuple[int, str]]:
    """Strings with three words in a row, which belong into a file of words."""
    tree = ast.parse(text)
    lines = text.splitlines()
    spared = for_programmers(tree)
    for node in ast.walk(tree):
        if not isinstance(node, ast.Constant) or not isinstance(node.value, str) or node in spared:
            continue
        marked = any(NOT_PROSE in line for line in lines[node.lineno - 1 : node.end_lineno])
        if SENTENCE.search(node.value) and not marked:
            yield node.lineno, node.value


def test_functions_are_short():
    found = [(p, *f) for p in python_files() for f in long_functions(p.read_text(encoding="utf-8"))]
    assert [f"{where(path, line)} {what}" for path, line, what in found] == []


def test_files_are_short():
    lengths = {where(p, 1): len(p.read_text(encoding="utf-8").splitlines()) for p in python_files()}
    assert {file: lines for file, lines in lengths.items() if lines > LONGEST_FILE} == {}


def test_card_texts_repeat_no_figure():
    files = sorted(SOURCE.glob("games/*/content/words/**/*.ftl"))
    found = [(p, *f) for p in files for f in figures_in_cards(p.read_text(encoding="utf-8"))]
    assert [f"{path.relative_to(SOURCE)} {card}: {words}" for path, card, words in found] == []


def test_no_sentence_stands_in_python():
    files = [path for path in python_files() if path not in WRITES_CODE]
    found = [(p, *f) for p in files for f in sentences(p.read_text(encoding="utf-8"))]
    assert [f"{where(path, line)} {words!r}" for path, line, words in found] == []


@pytest.mark.parametrize(("lines", "caught"), [(LONGEST_FUNCTION, False), (LONGEST_FUNCTION + 1, True)])
def test_a_long_function_is_caught(lines, caught):
    text = "def tale():\n" + "    pass\n" * (lines - 1)
    assert bool(list(long_functions(text))) is caught


@pytest.mark.parametrize(
    ("text", "caught"),
    [
        ("card-potion = Your attack is { $by } higher.", []),
        ("card-potion = Draw { 2 } cards.", []),
        ("hill-round = Round 1 begins.", []),
        ("card-potion = Your attack is 2 higher.", ["card-potion"]),
        ("card-potion = Potion\n    .text = Heals { $who } by 3.", ["card-potion"]),
        ("card-potion = { $by", ["unreadable"]),
    ],
)
def test_a_figure_in_a_card_is_caught(text, caught):
    assert [card for card, _ in figures_in_cards(text)] == caught


@pytest.mark.parametrize(
    "text",
    [
        '"""The battle of the book."""',
        'def strike():\n    """The hero strikes the guardian."""',
        'option = "move 3 4"',
        'path = "M 0 0 L 10 10 Z"',
        'key = "hill-hero-moves"',
        'raise TypeError("a frame holds plain data")',
        'raise core.ContentError(f"{file} has no such {word} in it")',
        'assert hero, "no hero sits here"',
        'classes = "tile forest hidden"  # not prose',
    ],
)
def test_words_for_programs_and_programmers_are_let_be(text):
    assert list(sentences(text)) == []


@pytest.mark.parametrize(
    "text",
    [
        'print("Your turn begins now.")',
        'prompt = f"{name}, it is your turn"',
        'raise Refused("you may not enter")',
        'help = "play a game"',
    ],
)
def test_a_sentence_is_caught(text):
    assert [line for line, _ in sentences(text)] == [1]
