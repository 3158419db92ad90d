"""What a typed answer means."""

from __future__ import annotations

import pytest

from mythwright.core.option import parse
from mythwright.core.words import Words
from mythwright.terminal.choices import choices, listing, meant, mistyped
from mythwright.terminal.faces import faces_meant
from tests.terminal.kit import a_screen, shown

WORDS = Words(
    "en",
    {
        "en": [
            "option-move = Move to { $a0 }\noption-build = Build a temple on { $a0 }\noption-rest = Rest here"
            "\nname-hit = hit\nname-hard = hard hit\nname-restore = restore"
        ]
    },
)
TEXTS = ("move D4", "rest", "move D5", "move D14", "build D4", "build E1")


def offered(texts=TEXTS):
    return choices([parse(text) for text in texts], WORDS)


@pytest.mark.parametrize(
    ("typed", "texts"),
    [
        ("1", ["move D4"]),
        ("4", ["rest"]),
        ("move D4", ["move D4"]),
        ("MOVE d4", ["move D4"]),
        ("move to d5", ["move D5"]),
        ("move D1", []),
        ("r", ["rest"]),
        ("rest here", ["rest"]),
        ("d14", ["move D14"]),
        ("temple e1", ["build E1"]),
        ("build", ["build D4", "build E1"]),
        ("d4", ["move D4", "build D4"]),
        ("9", []),
        ("", []),
    ],
)
def test_numbers_texts_and_words_are_understood(typed, texts):
    assert [choice.text for choice in meant(offered(), typed)] == texts


@pytest.mark.parametrize(
    ("typed", "texts"), [("mvoe D4", ["move D4"]), ("mvoe D9", []), ("rst", ["rest"]), ("x", [])]
)
def test_a_typing_mistake_is_forgiven_but_never_in_a_place(typed, texts):
    assert [choice.text for choice in mistyped(offered(), typed)] == texts


def test_kinds_stand_together_and_are_numbered_from_one():
    texts = [choice.text for choice in offered()]
    assert texts == ["move D4", "move D5", "move D14", "rest", "build D4", "build E1"]
    assert [choice.number for choice in offered()] == [1, 2, 3, 4, 5, 6]


def test_a_long_list_fits_the_screen_in_columns():
    screen = a_screen()
    screen.show(
        listing(offered([f"move {row}{n}" for row in "ABCDEFG" for n in range(1, 8)]), WORDS, screen.width)
    )
    lines = shown(screen).splitlines()
    assert max(map(len, lines)) <= 80
    assert len(lines) <= 20
    assert "49 Move to G7" in shown(screen)


@pytest.mark.parametrize(
    ("typed", "faces", "odd"),
    [
        ("hit hard", ["hit", "hard"], []),
        ("hi, HA, re", ["hit", "hard", "restore"], []),
        ("h", [], ["h"]),
        ("hit axe", ["hit"], ["axe"]),
    ],
)
def test_faces_are_typed_by_name_or_beginning(typed, faces, odd):
    assert faces_meant(typed, ("hit", "hit", "hard", "restore"), WORDS) == (faces, odd)
