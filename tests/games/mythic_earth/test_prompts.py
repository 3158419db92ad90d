"""Prompts: whoever is asked reads whom and what it is about, at the page and in the terminal alike."""

from __future__ import annotations

import pytest

from mythwright.core.telling import tell_prompt, words_of
from mythwright.games.mythic_earth.game import GAME
from mythwright.games.mythic_earth.rules.charge.charging import Charge
from mythwright.games.mythic_earth.rules.magic import Cast
from mythwright.server.speaking import Reader
from tests.games.mythic_earth.given_fight import a_field, a_unit, activated, asked, play, under_way
from tests.games.mythic_earth.given_morale import a_battle, eagles, levy
from tests.games.mythic_earth.test_words import MESSAGES, Needs
from tests.marks import rule

MIDDLE = 24_000


def prompt(table, seat: int | None) -> str:
    return tell_prompt(words_of(GAME, "en"), GAME, table.see(seat))


def a_bolt(faces: str = "4 5"):
    """The bolt of a Sun Priestess has been cast at Levy, and a Navigator may Dispel it."""
    her = a_unit("sun_priestess", 0, (10_000, 10_000), spells=("spirit_bolt",))
    levies = a_unit("commoner_levy", 1, (10_000, 16_000))
    navigator = a_unit("spirit_navigator", 1, (12_000, 18_000))
    table = under_way(a_field(her, levies, navigator), Cast(unit=1, spell="spirit_bolt", target=2))
    play(table, faces)
    return table


def a_trap():
    """Bow Hunters On Alert, and Levy that declares an action near them."""
    hunters = a_unit("bow_hunters", 1, (MIDDLE, 34_260), alert=1, held=1)
    return activated(a_battle(levy(0, MIDDLE, MIDDLE, count=1), hunters))


@rule("ME-MAGIC-15", "ME-MAGIC-22")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_who_may_dispel_reads_the_spell_its_caster_its_target_and_the_total(seat):
    assert prompt(a_bolt(), seat) == (
        "Unit 1 Sun Priestess has cast Spirit Bolt on Unit 2 Commoner Levy. "
        "Try to Dispel it? It takes 9 or less with two dice, and no action."
    )


@rule("ME-ALERT-06")
def test_who_may_spring_a_trap_reads_who_acts_and_how():
    table = a_trap()
    play(table, f"move {MIDDLE} 28000")
    assert prompt(table, 1) == (
        "Unit 1 Commoner Levy acts within reach of your Units On Alert: Move. Spring a trap?"
    )
    play(table, "spring 2", "4")
    assert prompt(table, 1).startswith("The trap of Unit 2 Bow Hunters is sprung: one Single-Action, before ")
    assert prompt(table, 0).startswith("The trap is sprung: one Single-Action, before Unit 1 Commoner Levy")


@rule("ME-ALERT-06")
def test_who_may_spring_a_trap_reads_who_is_charged():
    table = a_trap()
    table.state.units[2].at = ((MIDDLE, 29_000),)
    play(table, "charge 2")
    assert prompt(table, 1).endswith(": Charge, against Unit 2 Bow Hunters. Spring a trap?")


@rule("ME-CHARGE-07")
def test_who_is_charged_reads_by_whom():
    hunters = a_unit("bow_hunters", 1, (MIDDLE, 29_000))
    table = under_way(a_battle(levy(0, MIDDLE, MIDDLE, count=1), hunters), Charge(unit=1, target=2))
    play(table, "hold")
    assert asked(table) == (1, "free_shot")
    assert prompt(table, 1).startswith("Unit 1 Commoner Levy charges your Unit 2 Bow Hunters. Shoot at ")


def test_the_unit_that_is_asked_about_is_named_to_who_is_asked():
    table = activated(a_battle(eagles(0, MIDDLE, MIDDLE)))
    assert [prompt(table, seat) for seat in (0, 1)] == ["What does Unit 1 Eagle Warriors do?"] * 2
    play(table, "move")
    assert prompt(table, 0) == "Where does Unit 1 Eagle Warriors move?"
    assert prompt(table, 1) == "Where does the Unit move?"


def test_a_page_asks_anew_when_only_the_unit_is_another():
    reader, words = Reader(GAME, 0, "en"), []
    for number in (1, 2):
        table = activated(a_battle(eagles(0, MIDDLE, MIDDLE), eagles(0, 10_000, 10_000)), number)
        words.append(reader.page(table)["question"]["prompt"])
    assert words == ["What does Unit 1 Eagle Warriors do?", "What does Unit 2 Eagle Warriors do?"]


def test_prompts_need_only_what_every_question_of_theirs_knows():
    known = {"dispel": {"spell", "by_unit", "target_unit", "total"}, "window_enemy_dispel": {"spell"}}
    known |= {name: {"by_unit", "action", "target_unit"} for name in ("alert_window", "reaction")}
    known |= {name: {"target_unit"} for name in ("redirect", "charge_throw", "free_shot")}
    prompts = [name.removeprefix("prompt-") for name in MESSAGES if name.startswith("prompt-")]
    assert len(prompts) > 40
    lacking = {name: Needs(f"prompt-{name}").facts - known.get(name, set()) - {"unit"} for name in prompts}
    assert {name: facts for name, facts in lacking.items() if facts} == {}
