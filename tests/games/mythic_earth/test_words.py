"""The words: all that happens, is asked, offered, refused or printed has a message that can be filled in."""

from __future__ import annotations

import ast
import random
import re
from collections import Counter
from collections.abc import Iterator

import msgspec
import pytest
from fluent.syntax import FluentParser, visitor
from fluent.syntax import ast as ftl

import mythwright
from mythwright.core.flow import Ask
from mythwright.core.picture import Fact
from mythwright.core.telling import tell, tell_fact, tell_verdict, words_of
from mythwright.games.mythic_earth import effects
from mythwright.games.mythic_earth.box import CONTENT, read_box
from mythwright.games.mythic_earth.printed import prints
from mythwright.games.mythic_earth.rules.ending import outcome
from tests.games.mythic_earth.given_pictures import GAME, PRIMARIES, a_battle, play
from tests.marks import rule

SOURCE = CONTENT.parent
FILES = (CONTENT / "words" / "en.ftl", *sorted((CONTENT / "words" / "en").glob("*.ftl")))
WORDS = words_of(mythwright.find(GAME), "en")
ENTRIES = [entry for path in FILES for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body]
MESSAGES = {entry.id.name: entry for entry in ENTRIES if isinstance(entry, ftl.Message)}
BOX = read_box(())
PRINTS = prints(BOX)
VIEW = a_battle().see(0)
RULES = (SOURCE / "effects.py", SOURCE / "pool.py", *sorted((SOURCE / "rules").rglob("*.py")))
TREES = {path: ast.parse(path.read_text(encoding="utf-8")) for path in RULES}
ANSWERS = 180


class Needs(visitor.Visitor):
    """The facts that a message needs, those of messages within it included."""

    def __init__(self, message: str) -> None:
        self.facts: set[str] = set()
        self.visit(MESSAGES[message])

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.facts.add(node.id.name.removesuffix("_count").removesuffix("_sum"))

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.facts |= Needs(node.id.name).facts


class Texts(visitor.Visitor):
    """What a message says between its facts."""

    def __init__(self, message: str) -> None:
        self.found: list[str] = []
        self.visit(MESSAGES[message])

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
        self.found.append(node.value)


def constants() -> dict[str, str]:
    """Names that stand for one word in the rules."""
    found: dict[str, str] = {}
    for tree in TREES.values():
        for node in ast.walk(tree):
            if isinstance(node, ast.Assign):
                for names, value in ((target, node.value) for target in node.targets):
                    pairs = (
                        zip(names.elts, value.elts, strict=False) if _both(names, value) else [(names, value)]
                    )
                    found |= {n.id: v.value for n, v in pairs if isinstance(n, ast.Name) and _word(v)}
    return found


def _both(names: ast.expr, value: ast.expr) -> bool:
    return isinstance(names, ast.Tuple) and isinstance(value, ast.Tuple)


def _word(value: ast.expr) -> bool:
    return isinstance(value, ast.Constant) and isinstance(value.value, str)


CONSTANTS = constants()


def calls(*names: str) -> Iterator[ast.Call]:
    """Every call of a function or method of these names in the rules."""
    for tree in TREES.values():
        for found in ast.walk(tree):
            if isinstance(found, ast.Call):
                called = found.func
                if getattr(called, "attr", getattr(called, "id", "")) in names:
                    yield found


def word(value: ast.expr | None) -> str | None:
    if isinstance(value, ast.Name):
        return CONSTANTS.get(value.id)
    return value.value if isinstance(value, ast.Constant) else None


def first(call: ast.Call) -> str | None:
    return word(call.args[0]) if call.args else None


def clean(text: str) -> bool:
    """No id, no missing fact, no stray blank."""
    return text == text.strip() and "_" not in text and "  " not in text and not text.endswith("]")


# -- the files -----------------------------------------------------------------------------------------------


def test_the_files_hold_no_junk_and_nothing_twice():
    assert [entry.content for entry in ENTRIES if isinstance(entry, ftl.Junk)] == []
    names = Counter(entry.id.name for entry in ENTRIES if isinstance(entry, ftl.Message))
    assert [name for name, number in names.items() if number > 1] == []


def test_every_event_has_a_message_that_needs_only_its_facts():
    told = [(first(call), {keyword.arg for keyword in call.keywords}) for call in calls("tell")]
    kinds = {kind for kind, _ in told if kind}
    assert len(kinds) > 60
    assert {kind for kind in kinds if f"event-{kind}" not in MESSAGES} == set()
    lacking = {
        (kind, fact)
        for kind, facts in told
        if kind and None not in facts
        for fact in Needs(f"event-{kind}").facts - facts
    }
    assert lacking == set()


def test_every_question_has_a_prompt():
    asked = [keyword.value for call in calls("ask") for keyword in call.keywords if keyword.arg == "prompt"]
    prompts = {word(value) for value in asked} - {None}
    assert len(prompts) > 25
    assert {prompt for prompt in prompts if f"prompt-{prompt}" not in MESSAGES} == set()


@pytest.mark.parametrize(
    "prompt", ["move", "march", "free_move", "free_march", "consolidate", "swift_path", "storm_step"]
)
def test_every_walk_has_a_prompt(prompt):
    assert f"prompt-{prompt}" in MESSAGES


def test_every_window_has_a_prompt():
    windows = {blessing.window for blessing in BOX.blessings.values()} - {"hero_active"}
    assert {window for window in windows if f"prompt-window_{window}" not in MESSAGES} == set()


def test_every_fact_of_a_refusal_has_a_label():
    facts = {keyword.arg for call in calls("ruling") for keyword in call.keywords if keyword.arg}
    assert {fact for fact in facts if f"fact-{fact}" not in MESSAGES} == set()


def test_every_option_has_a_label_and_a_heading():
    kinds = {first(call) for call in calls("option", "Option")} - {None, "stop_fleeing"}
    kinds |= {message.split("-")[1] for message in MESSAGES if message.startswith("option-")}
    assert {kind for kind in kinds if not WORDS.has(f"option-{kind}")} == set()
    assert {kind for kind in kinds if f"kind-{kind}" not in MESSAGES} == set()


# -- what is printed -----------------------------------------------------------------------------------------


def test_everything_printed_has_a_name():
    things = [*BOX.forces, *BOX.units, *BOX.types, *BOX.weapons, *BOX.armours, *BOX.talents, *BOX.spells]
    things += [*BOX.blessings, *BOX.devotions, *BOX.primaries, *BOX.sizes, *BOX.kit, *BOX.ready, *BOX.dice]
    things += [row.id for card in BOX.units.values() for row in card.rows]
    things += [f"{force}_{seat}" for force in BOX.forces for seat in (0, 1)]
    assert {name for name in things if not WORDS.has(f"name-{name}")} == set()


TOLD = [*BOX.spells, *BOX.blessings, *BOX.devotions, *BOX.primaries, *(f"land_{land}" for land in BOX.kit)]


@pytest.mark.parametrize("card", sorted(TOLD))
def test_every_card_text_is_filled_from_the_data(card):
    assert clean(WORDS.say(f"card-{card}", **PRINTS[card]))


def test_no_digit_stands_in_the_text_of_a_card():
    texts = [name for name in MESSAGES if name.startswith("card-")]
    assert len(texts) > 60
    assert [name for name in texts if re.search(r"\d", "".join(Texts(name).found))] == []


def test_every_option_of_setting_up_is_told():
    for name in mythwright.find(GAME).options.__struct_fields__:
        assert all(
            WORDS.say(f"setup-{name}{part}") != f"setup-{name}{part}" for part in ("", ".label", ".about")
        )
    assert WORDS.say("game-mythic_earth") == "Mythic Earth" and WORDS.say("game-mythic_earth.about")


# -- games ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("primary", PRIMARIES)
def test_games_can_be_told(primary):
    faulty: set[str] = set()
    table, chance = (
        mythwright.new(GAME, seats=2, seed="told", options={"primary": primary}),
        random.Random(primary),
    )
    for _ in range(ANSWERS):
        if not isinstance(table.pending, Ask):
            break
        options = [str(option) for option in table.pending.options]
        faulty |= {text for text in options if not clean(WORDS.option(text))}
        faulty |= {table.pending.prompt} if f"prompt-{table.pending.prompt}" not in MESSAGES else set()
        faulty |= {text for text in options if f"kind-{text.split()[0]}" not in MESSAGES}
        play(table, chance)
    view = table.see(None)
    lines = [tell(WORDS, view, event.see()) for event in table.log]
    faulty |= {line for line in lines if not clean(line) or line.startswith("event-")}
    parts = {part[0] for event in table.log for part in event.facts.get("parts", ())}
    faulty |= {part for part in parts if not WORDS.has(f"name-{part}")}
    assert faulty == set()


def test_refusals_of_what_one_may_think_of_can_be_told():
    table = a_battle()
    view = table.see(0)
    tries = {text for texts in table.game.display(view).tries.values() for text in texts}
    refused = [ruling for text in tries for ruling in table.why_not(text)]
    assert len(refused) > 20
    assert {fact for ruling in refused for fact in ruling.facts if not WORDS.has(f"fact-{fact}")} <= {"kinds"}
    assert {ruling.rule for ruling in refused if ruling.rule not in table.game.catalog()} == set()


@pytest.mark.parametrize(
    ("option", "label"),
    [
        ("go 12500 8250", "To 12.5, 8.25"),
        ("go 12500 8250 block", "To 12.5, 8.25, in a block"),
        ("go 12500 8250 14000 9001", "By 12.5, 8.25 to 14, 9"),
        ("go 12500 8250 14000 9001 line", "By 12.5, 8.25 to 14, 9, in a line"),
        ("go 1000 2000 3000 4000 5000 6000", "By 1, 2 and 3, 4 to 5, 6"),
        ("go 1000 2000 3000 4000 5000 6000 7000 8000", "By 1, 2, 3, 4 and 5, 6 to 7, 8"),
        ("put 12000 3400", "To 12, 3.4"),
        ("enter move 12000 0", "Move on at 12, 0"),
        ("force aztecs_1000", "Aztecs, 1000 points"),
    ],
)
def test_places_are_told_in_inches(option, label):
    assert WORDS.option(option) == label


# -- a few sentences -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("message", "facts", "sentence"),
    [
        ("line-left", {"left": 0}, "No Single-Action left"),
        ("line-left", {"left": 1}, "One Single-Action left"),
        ("line-pool", {"dice": [], "all": 7}, "No free dice, of 7"),
        ("line-blessings", {"cards": ["bl1", "bl2"]}, "Blessings: Return of the Fallen, Sure Courage"),
        ("line-blessings", {"cards": []}, "No Blessing left"),
        ("title-token-of", {"number": 2, "kind": "altar", "who": 1}, "Token 2 of Aztecs: an altar"),
        ("title-token", {"number": 4, "kind": "spawn", "who": -1}, "Token 4: a spawn marker"),
        ("trial-shot-by", {"others": [], "last": 11}, "Within range and sight of Unit 11"),
        ("trial-shot-by", {"others": [3, 11], "last": 12}, "Within range and sight of Units 3, 11 and 12"),
        (
            "trial-cost",
            {"cost": "9", "budget": "8"},
            "Every inch counts twice while a Mini is on Difficult ground: 9″ in all, at most 8″",
        ),
        (
            "title-points",
            {"who": 0, "primary": 2, "devotion": 1},
            "Points of Inuit: 2 for the scenario, 1 for the Devotion",
        ),
        (
            "title-pool",
            {"who": 0, "dice": [6, 4], "aside": 1, "lost": 2},
            "Dice of Inuit: 6, 4 free, 1 set aside, 2 lost",
        ),
    ],
)
def test_facts_read_well(message, facts, sentence):
    assert tell_fact(WORDS, VIEW, Fact(message, facts)) == sentence


SPELL = {"unit": 2, "spell": "spirit_bolt", "faces": ["9", "2"], "has": 11}


@pytest.mark.parametrize(
    ("kind", "facts", "sentence"),
    [
        (
            "cast",
            {**SPELL, "other": 8, "needs": 14, "passed": True},
            "Unit 2 Angakkuq casts Spirit Bolt on Unit 8 Eagle Warriors: "
            "14 or less, rolled 9 + 2 = 11. It succeeds.",
        ),
        (
            "cast",
            {**SPELL, "other": 0, "needs": 10, "passed": False},
            "Unit 2 Angakkuq casts Spirit Bolt: 10 or less, rolled 9 + 2 = 11. It fails.",
        ),
        (
            "dispelled",
            {**SPELL, "other": 9, "needs": 12, "passed": True},
            "Unit 2 Angakkuq Dispels the spell of Unit 9 Tlalocan High Priest: "
            "12 or less, rolled 9 + 2 = 11.",
        ),
        (
            "scored",
            {"seat": 0, "what": "hunt", "points": 2, "now": 3},
            "The Inuit score 2 Victory Points (The Great Hunt), 3 from it so far.",
        ),
        (
            "turn_ends",
            {"turn": 3, "points": [1, 0]},
            "Game Turn 3 is over. Victory Points: Inuit 1, Aztecs 0.",
        ),
        (
            "roll_off",
            {"seat": 1, "rolls": [7, 3]},
            "The roll-off shows Inuit 7, Aztecs 3: the Aztecs have the lowest.",
        ),
        (
            "claim_begun",
            {"unit": 2, "what": "altar", "number": 0},
            "Unit 2 Angakkuq begins to build an altar, which is to stand at the end of the turn.",
        ),
        (
            "claim_begun",
            {"unit": 2, "what": "pillage", "number": 6},
            "Unit 2 Angakkuq begins to pillage building 6, until the end of the turn.",
        ),
        ("fled", {"unit": 4, "how": "disengage"}, "Unit 4 Great Bear breaks off."),
        ("fled", {"unit": 4, "how": "flee"}, "Unit 4 Great Bear runs."),
    ],
)
def test_events_read_well(kind, facts, sentence):
    assert tell(WORDS, VIEW, {"kind": kind, "facts": facts}) == sentence


LAST, EARLY = "The last Game Turn is over. ", "The battle is over before its time. "


@rule("ME-GAP-93", "ME-WIN-01")
@pytest.mark.parametrize(
    ("points", "dice", "destroyed", "early", "sentence"),
    [
        ((3, 1), (0, 4), (0, 400), False, LAST + "The Inuit win by 3 to 1 Victory Points."),
        ((0, 2), (0, 4), (0, 400), True, EARLY + "The Aztecs win by 2 to 0 Victory Points."),
        (
            (1, 1),
            (2, 3),
            (90, 80),
            False,
            LAST + "Both sides have one Victory Point; the Aztecs win, for they destroyed more "
            "Unit Activation Dice: 3 to 2.",
        ),
        (
            (2, 2),
            (3, 3),
            (90, 80),
            False,
            LAST + "Both sides have 2 Victory Points and destroyed 3 Unit Activation Dice; the Inuit win, "
            "for they destroyed Units worth more: 90 to 80 points.",
        ),
        (
            (2, 2),
            (3, 3),
            (80, 80),
            False,
            LAST + "Both sides have 2 Victory Points and destroyed as much of each other: a draw.",
        ),
    ],
)
def test_the_end_says_what_decided_it(points, dice, destroyed, early, sentence):
    table = a_battle()
    for side, own, lost, value in zip(table.state.sides, points, dice[::-1], destroyed[::-1], strict=True):
        side.primary, side.lost, side.lost_points = own, lost, value
    table.state.ended = "ME-GAP-93" if early else "ME-WIN-03"
    assert the_end(table) == sentence


@rule("ME-GAP-93")
def test_the_end_says_who_conceded():
    table = a_battle()
    effects.concede(table, 0)  # though the Inuit have more points
    table.state.ended = "ME-GAP-93"
    assert the_end(table) == "The Inuit concede the battle: the Aztecs win."


def the_end(table) -> str | None:
    view = {**table.see(0), "result": msgspec.to_builtins(outcome(table))}
    return tell_verdict(WORDS, table.game, view)
