"""The words of hand-to-hand: all that happens, is asked or refused can be said."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from mythwright.core.telling import tell, tell_fact, words_of
from mythwright.games.mythic_earth import rules
from mythwright.games.mythic_earth.box import read_box
from mythwright.games.mythic_earth.facts import unit_text
from mythwright.games.mythic_earth.game import GAME
from tests.games.mythic_earth.given_fight import a_field, a_unit, activated, play, ranks
from tests.marks import rule

WORDS = words_of(GAME, "en")
ROOT = Path(str(rules.__file__)).parent
CHAPTERS = [ROOT / f"{name}.py" for name in ("attack", "blows", "consolidation", "engagement", "fight")]
CHAPTERS += sorted((ROOT / "charge").glob("*.py"))


def calls(*names: str):
    """Every call of a function or method of these names in the chapters."""
    for path in CHAPTERS:
        for found in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            called = getattr(found, "func", None)
            if isinstance(found, ast.Call) and getattr(called, "attr", getattr(called, "id", "")) in names:
                yield found


def test_every_event_has_a_message():
    kinds = {call.args[0].value for call in calls("tell")}

    assert kinds >= {"struck", "engaged", "won", "drawn", "moved", "redirected", "charge_failed"}
    assert {kind for kind in kinds | {"rose", "unmarked"} if not WORDS.has(f"event-{kind}")} == set()


def test_every_question_has_a_prompt():
    asked = [k.value.value for call in calls("ask") for k in call.keywords if k.arg == "prompt"]

    assert set(asked) == {"redirect", "charge_throw", "free_shot"}
    assert {p for p in (*asked, "consolidate") if not WORDS.has(f"prompt-{p}")} == set()


@pytest.mark.parametrize(
    ("option", "label"),
    [
        ("charge 3", "Charge Unit 3"),
        ("charge_altar 2", "Charge altar 2"),
        ("attack 3", "Attack Unit 3"),
        ("throw", "Throw"),
        ("hold", "Hold"),
        ("fire", "Shoot"),
    ],
)
def test_options_have_labels(option, label):
    assert WORDS.option(option) == label


def test_a_charge_as_it_is_told():
    spears = a_unit("highland_spears", 0, *ranks(20000, 10000, 3, 2))
    table = activated(a_field(spears, a_unit("bow_hunters", 1, *ranks(20000, 16000, 3, 2))))
    play(
        table,
        "charge 2",
        "throw",
        "fire",
        "10 10 10",
        "10 10 10",
        "1 10 10",
        "10 10 10",
        "10",
        "lose 1",
        "10",
    )
    view = table.see(0)

    told = [tell(WORDS, view, event) for event in view["log"]]

    assert (
        "Unit 1 Highland Spears strikes at Unit 2 Bow Hunters (spear, 6 or less, 5 + 1): 1, 10, 10. One hit."
        in told
    )
    assert "Unit 1 Highland Spears beats Unit 2 Bow Hunters (0 to 1 markers)." in told
    assert "Unit 1 Highland Spears and Unit 2 Bow Hunters are locked in a fight." in told
    assert not [text for text in told if "event-" in text or text.endswith("]")]


@rule("ME-GAP-94")
def test_weapons_of_nature_are_called_as_their_bearer_calls_them():
    # given a bear in a fight with Eagle Warriors, whose macuahuitl is one
    bear = a_unit("great_bear", 0, (20_000, 20_000), links=(2,))
    table = a_field(bear, a_unit("eagle_warriors", 1, (21_900, 20_000), links=(1,)))
    assert table.box.units["great_bear"].rows[0].weapons == ("macuahuitl",)
    view = table.see(0)
    blow = {"weapon": "macuahuitl", "needs": 6, "parts": [], "faces": [7], "hits": 0}

    # when both strike, and their sheets are read
    lines = [
        tell(WORDS, view, {"kind": "struck", "facts": {**blow, "unit": unit, "other": 3 - unit}})
        for unit in (1, 2)
    ]
    texts = [tell_fact(WORDS, view, unit_text(view["table"], unit)) for unit in view["table"]["units"]]

    # then the bear has claws
    assert ["claws" in line for line in lines] == ["claws" in text for text in texts] == [True, False]
    assert (
        ["macuahuitl" in line for line in lines] == ["macuahuitl" in text for text in texts] == [False, True]
    )


def test_no_card_has_a_weapon_by_two_names():
    for card in read_box(()).units.values():
        called = {weapon for row in card.rows for weapon in row.called}
        assert all(row.called.keys() >= called & set(row.weapons) for row in card.rows), card.id
