"""The display: mats, trays, hand and scene; options and things where they belong; nothing hidden."""

from __future__ import annotations

import random

import msgspec
import pytest

import mythwright
from mythwright.core.colours import DAY
from mythwright.core.display import Card, Display, Mat, Tray
from mythwright.core.flow import Ask
from mythwright.core.telling import tell_fact, words_of
from mythwright.games.mythic_earth.box import read_box
from mythwright.games.mythic_earth.cards import FORCE_SIGNS, PRIMARY_SIGNS
from mythwright.games.mythic_earth.emblems import SHAPES
from mythwright.games.mythic_earth.sheet import NEUTRAL, offers
from mythwright.games.mythic_earth.story import story
from mythwright.games.mythic_earth.tally_signs import FACE_SIGNS
from mythwright.server.speaking import Reader
from tests.games.mythic_earth import given
from tests.games.mythic_earth.given_pictures import GAME, PRIMARIES, a_battle, moments, play
from tests.marks import rule

WORDS = words_of(mythwright.find(GAME), "en")
BOX = read_box(())
MOST_BYTES = 30_000
"""No answer brings more than this to a page."""


def shown(table, seat: int | None = 0) -> Display:
    return table.game.display(table.see(seat))


def mat(table, owner: int, seat: int | None = 0) -> Mat:
    [found] = [mat for mat in shown(table, seat).mats if mat.seat == owner]
    return found


def tray(table, name: str, seat: int | None = 0) -> Tray:
    display = shown(table, seat)
    [found] = [tray for tray in (*display.trays, *display.scene) if tray.id == name]
    return found


def hand(table, seat: int = 0) -> dict[str, Card]:
    return {card.thing: card for card in shown(table, seat).hand}


def say(table, fact, seat: int | None = 0) -> str:
    return tell_fact(WORDS, table.see(seat), fact)


def cards(display: Display) -> list[Card]:
    piles = [display.hand, *(pile.cards for pile in (*display.mats, *display.trays, *display.scene))]
    return [card for pile in piles for card in pile]


# -- mats ----------------------------------------------------------------------------------------------------


def test_one_s_own_mat_comes_first():
    assert [mat.seat for mat in shown(a_battle(), 0).mats] == [0, 1]
    assert [mat.seat for mat in shown(a_battle(), 1).mats] == [1, 0]
    assert [mat.seat for mat in shown(a_battle(), None).mats] == [0, 1]


def test_a_mat_counts_points_dice_units_and_minis():
    table = a_battle()
    found = mat(table, 1)
    values = {figure.emblem: figure.value for figure in found.figures}
    assert values == {"victory": 0, "die": "3/7", "banner": "6/6", "humanoid": 22, "blessing": 0}
    assert (say(table, found.name), found.colour, found.emblem) == ("Aztecs", "greek", "serpent")
    table.state.units[8].place = "destroyed"
    assert mat(table, 1).figures[2].value == "5/6"


def test_every_unit_is_a_chip_with_its_state():
    table = a_battle()
    chips = {card.thing: card for card in mat(table, 0).cards}
    assert say(table, chips["unit_5"].name) == "5 Sled Wolves"
    assert say(table, chips["unit_5"].note) == "5 of 5, 3 markers, Fleeing"
    assert say(table, chips["unit_6"].note) == "6 of 6, On Alert, lying low"
    assert not chips["unit_5"].spent
    table.state.units[5].place = "destroyed"
    gone = {card.thing: card for card in mat(table, 0).cards}["unit_5"]
    assert say(table, gone.note) == "destroyed" and gone.spent


@pytest.mark.parametrize(("place", "note"), [("waiting", "not deployed"), ("reserve", "in reserve")])
def test_a_unit_that_is_not_there_says_where_it_is(place, note):
    table = a_battle()
    table.state.units[7].place = place
    assert say(table, mat(table, 0).cards[6].note) == note


def test_meters_tell_how_far_scenario_and_devotion_have_come():
    table = a_battle()
    table.state.sides[0].vow.card, table.state.sides[0].vow.points = "el3", 1
    first, second = mat(table, 0).meters
    assert (first.has, first.needs, say(table, first.name)) == (2, 5, "Build Altars for the Gods")
    assert (second.has, second.needs, say(table, second.name)) == (1, 2, "Divide and Conquer")


def test_a_devotion_is_told_to_its_owner_until_it_is_shown():
    table = a_battle()
    vow = table.state.sides[0].vow
    vow.card, vow.picks = "el3", (8,)
    own = [say(table, line) for line in mat(table, 0).lines]
    assert "Devotion, secret: Divide and Conquer" in own and "Picked Units: 8" in own
    assert [line.message for line in mat(table, 0, seat=1).lines] == ["line-side", "line-dice-out"]
    assert len(mat(table, 0, seat=1).meters) == 1
    vow.shown = True
    assert "Devotion: Divide and Conquer" in [say(table, line, 1) for line in mat(table, 0, seat=1).lines]


def test_picked_landscape_is_called_so():
    table = a_battle()
    vow = table.state.sides[0].vow
    vow.card, vow.picks, vow.found = "el2", (1, 4), 4
    lines = [say(table, line) for line in mat(table, 0).lines]
    assert "Picked pieces of landscape: 1, 4" in lines and "Found: 4" in lines


def test_two_of_one_people_are_told_apart():
    table = a_battle()
    table.state.sides[1].force = "inuit"
    assert [say(table, mat.name) for mat in shown(table).mats] == ["Inuit I", "Inuit II"]


# -- hand and trays ------------------------------------------------------------------------------------------


def test_the_hand_has_the_devotion_the_blessings_and_the_spells():
    table = a_battle()
    table.state.sides[0].vow.card, table.state.sides[0].blessings = "el3", ("bl1", "bl6")
    table.state.units[2].spells = ("sun_lance",)
    found = hand(table)
    assert {thing: card.kind for thing, card in found.items()} == {
        "el3": "devotion",
        "bl1": "blessing",
        "bl6": "blessing",
        "sun_lance": "spell",
    }
    assert say(table, found["el3"].note) == "your secret" and say(table, found["sun_lance"].note) == "Unit 2"
    assert "el3" not in hand(table, 1) and shown(table, None).hand == ()
    table.state.sides[0].vow.shown = True
    assert say(table, hand(table)["el3"].note) == "shown"


def test_cards_carry_the_options_that_use_them():
    table = asked("devotion")
    dealt = [card for card in shown(table, table.pending.seat).hand if card.kind == "devotion"]
    assert len(dealt) == 3 and all(card.options == (f"keep {card.thing}",) for card in dealt)
    assert {say(table, card.note, table.pending.seat) for card in dealt} == {"dealt to you"}
    other = shown(table, 1 - table.pending.seat).hand
    assert not {card.thing for card in dealt} & {card.thing for card in other}


def asked(prompt: str):
    """A table at the first question of this kind."""
    table = mythwright.new(GAME, seats=2, seed="asked")
    while table.pending.prompt != prompt:
        table.play(table.pending.options[0])
    return table


def test_scenarios_and_spells_on_the_list_lie_in_the_hand_to_be_read():
    primary = asked("primary")
    assert set(BOX.primaries) <= set(hand(primary, primary.pending.seat))
    spells = asked("spells")
    offered = {str(option.args[0]) for option in spells.pending.options if option.kind == "spell"}
    found = hand(spells, spells.pending.seat)
    assert offered <= set(found)
    assert {f"spell {name}" for name in offered} == {o for name in offered for o in found[name].options}


def test_trays_hold_the_units_as_printed_the_scenario_and_the_landscape():
    table = a_battle()
    assert [tray.id for tray in shown(table).trays] == ["units-0", "units-1", "scenario", "lands"]
    assert say(table, tray(table, "units-1").name) == "Units of the Aztecs"
    champion = tray(table, "units-1").cards[2]
    assert [(f.emblem, f.value) for f in champion.figures][:6] == [
        ("move", 6),
        ("shoot", 5),
        ("fight", 7),
        ("save", 6),
        ("react", 7),
        ("brave", 8),
    ]
    assert say(table, champion.text).startswith(
        "1 × Jaguar Champion: M 6 SH 5 FI 7 SV 6 RE 7 BR 8, 3 Wounds, 4xFI"
    )
    assert [card.thing for card in tray(table, "scenario").cards] == ["altars"]
    assert {card.emblem for card in tray(table, "lands").cards} == {f.land for f in table.state.features}


def test_a_general_has_a_crown_and_every_unit_its_type():
    table = a_battle()
    angakkuq, champion = tray(table, "units-0").cards[1], tray(table, "units-1").cards[2]
    assert [(f.emblem, f.value) for f in angakkuq.figures[6:]] == [("humanoid", 3), ("general", "")]
    assert [(f.emblem, f.value) for f in champion.figures[6:]] == [("humanoid", 1)]


def test_devotions_that_are_shown_lie_beside_the_scenario():
    table = a_battle()
    table.state.sides[1].vow.card, table.state.sides[1].vow.shown = "ec3", True
    assert [card.thing for card in tray(table, "scenario").cards] == ["altars", "ec3"]


def test_the_scene_is_the_acting_unit_with_the_distances():
    table = a_battle()
    scene = tray(table, "scene-acting")
    assert say(table, scene.name) == "Unit 1, Bow Hunters"
    lines = [say(table, line) for line in scene.lines]
    assert lines[0] == "2 Single-Actions left"
    assert lines[1].startswith("8 Eagle Warriors (enemy): 6.44″ north-east; 8 dice hit on ")
    shots = [line for line in lines if line.startswith("13 ")]
    assert shots[0].endswith(", in clear sight") and "dice hit on 6 or less" in shots[0]
    assert len(lines) == 7
    assert shown(table, 1).scene[0].id == "scene-acting"


@pytest.mark.parametrize(
    ("seat", "eagles"),
    [(0, "enemy"), (1, "own"), (None, "Aztecs")],
)
def test_friend_and_foe_are_those_of_the_reader(seat, eagles):
    table = a_battle()
    table.state.units[13].seat = NEUTRAL
    lines = [say(table, line) for line in shown(table, seat).scene[0].lines[1:]]
    assert [line for line in lines if line.startswith(f"8 Eagle Warriors ({eagles}): ")]
    assert [line for line in lines if line.startswith("13 Atlatl Throwers (nobody’s): ")]


# -- things, tries, dice -------------------------------------------------------------------------------------


def test_every_thing_can_be_asked_about():
    table = a_battle()
    table.state.sides[0].blessings, table.state.units[2].spells = ("bl1",), ("sun_lance",)
    tries = shown(table).tries
    assert tries["bl1"] == ("bless bl1",) and tries["sun_lance"] == ("cast sun_lance",)
    assert "charge 8" in tries["unit_8"] and "claim pillage 6" in tries["piece_6"]
    assert "charge_altar 2" in tries["token_2"]
    things = {node.thing for node in shown(table).board.walk() if node.thing}
    assert things <= set(tries)


@pytest.mark.parametrize(
    ("text", "things"),
    [
        ("activate 3", ["unit_3"]),
        ("shoot 8 2", ["unit_8"]),
        ("cast sun_lance 8", ["sun_lance", "unit_8"]),
        ("cast sun_lance", ["sun_lance"]),
        ("order stop 4", ["unit_4"]),
        ("bless bl6 3", ["bl6", "unit_3"]),
        ("bless bl5 stop 3", ["bl5", "unit_3"]),
        ("bless bc1 4", ["bc1"]),
        ("bless bc1 4 3", ["bc1", "unit_3"]),
        ("turn 1 4 5", []),
        ("turn 1 4 5 9", ["unit_9"]),
        ("half 1 2 4", ["unit_1", "unit_2", "unit_4"]),
        ("claim pillage 6", ["piece_6"]),
        ("claim take 3", ["token_3"]),
        ("claim altar", []),
        ("charge_altar 2", ["token_2"]),
        ("search 4", ["piece_4"]),
        ("pick 5 7", ["unit_5", "unit_7"]),
        ("keep el3", ["el3"]),
        ("dispel 9", ["unit_9"]),
        ("go 100 200", []),
    ],
)
def test_options_lie_on_what_they_name(text, things):
    view = a_battle().see(0)
    view["question"]["options"] = [text]
    assert list(offers(view)) == things


@rule("ME-GAP-70")
def test_who_points_at_a_unit_calls_on_no_blessing_instead():
    view = a_battle().see(0)
    asked = view["question"]["options"] = ["activate 3", "bless bc1 4 3", "bless bc1 4 2"]
    assert offers(view) == {"unit_3": ["activate 3"], "bc1": asked[1:]}
    asked[0] = "pass"  # nothing but Blessings is asked for
    assert offers(view) == {"bc1": asked[1:], "unit_3": asked[1:2], "unit_2": asked[2:]}


def test_picks_of_landscape_lie_on_pieces():
    table = a_battle()
    table.state.sides[0].vow.card = "el2"
    view = table.see(0)
    view["question"]["options"] = ["pick 1 4"]
    assert list(offers(view)) == ["piece_1", "piece_4"]


def test_every_face_of_the_dice_has_an_emblem_and_a_colour():
    assert set(FACE_SIGNS) == {face for die in BOX.dice.values() for face in die}
    assert all(sign in SHAPES and colour in DAY for sign, colour in FACE_SIGNS.values())


def test_forces_and_scenarios_have_emblems():
    assert set(FORCE_SIGNS) == set(BOX.forces) and set(PRIMARY_SIGNS) == set(BOX.primaries)
    assert {*FORCE_SIGNS.values(), *PRIMARY_SIGNS.values()} <= set(SHAPES)


# -- over whole games ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("primary", PRIMARIES)
def test_signs_colours_and_words_are_there(primary):
    for table in moments(primary):
        seat = table.pending.seat if isinstance(table.pending, Ask) else 0
        display = shown(table, seat)
        signs = [*cards(display), *display.mats, *(f for card in cards(display) for f in card.figures)]
        signs += [figure for mat in display.mats for figure in (*mat.figures, *mat.meters)]
        assert {sign.emblem for sign in signs} <= set(SHAPES)
        assert {sign.colour for sign in signs if hasattr(sign, "colour")} <= set(DAY)
        facts = [*display.status, *display.spoken, *(sign.name for sign in signs)]
        facts += [fact for pile in (*display.mats, *display.trays, *display.scene) for fact in pile.lines]
        facts += [fact for card in cards(display) for fact in (card.text, card.note) if fact]
        facts += [node.says for node in display.board.walk() if node.says]
        view = table.see(seat)
        said = [tell_fact(WORDS, view, fact) for fact in facts]
        assert [line for line in said if "_" in line or "{" in line or line.endswith("]")] == []
        ids = [card.id for card in cards(display)]
        assert len(ids) == len(set(ids))


@pytest.mark.parametrize("primary", PRIMARIES)
def test_every_option_that_names_something_lies_on_it(primary):
    for table in moments(primary):
        if not isinstance(table.pending, Ask):
            continue
        view = table.see(table.pending.seat)
        display = table.game.display(view)
        things = [*display.board.walk(), *cards(display), *display.mats]
        lying = {(thing.thing, option) for thing in things for option in thing.options}
        wanted = {(thing, text) for thing, listed in offers(view).items() for text in listed}
        lists = {(thing, text) for thing, text in wanted if text.startswith("force ")}
        assert wanted - lists <= lying


@pytest.mark.parametrize("primary", PRIMARIES[:3])
def test_the_same_is_displayed_whatever_is_hidden(primary):
    for table in moments(primary)[::3]:
        for seat in (0, 1, None):
            assert shown(table.guess(seat, "other"), seat) == shown(table, seat)


def test_a_patch_is_small():
    table = mythwright.new(GAME, seats=2, seed="weight", options={"primary": "hunt"})
    chance, readers = random.Random("weight"), [Reader(table.game, seat, "en") for seat in (0, 1)]
    for reader in readers:
        reader.page(table)
    for _ in range(90):
        play(table, chance)
        assert max(len(msgspec.json.encode(reader.patch(table))) for reader in readers) < MOST_BYTES


# -- the story -----------------------------------------------------------------------------------------------


def test_the_story_counts_deeds_and_adds_up_points_turn_by_turn():
    table = a_battle()
    told = [("activated", {}), ("activated", {}), ("scored", {"seat": 1, "points": 1}), ("turn_ends", {})]
    told += [("scored", {"seat": 0, "points": 2}), ("turn_ends", {}), ("scored", {"seat": 1, "points": 3})]
    view = table.see(None)
    view["log"] = [{"kind": kind, "rule": "", "facts": facts} for kind, facts in told]
    found = story(view)
    counts = {figure.name.message: figure.value for figure in found.figures}
    assert counts == {"story-turns": 3, "story-activated": 2}
    assert found.series == ((0.0, 1.0), (2.0, 4.0))


def test_there_is_a_story_when_the_battle_is_over():
    table = a_battle()
    assert shown(table).story is None
    view = table.see(0)
    assert table.game.display({**view, "result": {"ranks": [0, 1]}}).story is not None


def test_before_anything_is_chosen_there_are_mats_without_names():
    table = given.a_table(dice="seeded")
    assert [say(table, mat.name) for mat in shown(table).mats] == ["Force not chosen yet"] * 2
    assert [say(table, tray.name) for tray in shown(table).trays][:2] == [
        "Units of player 1",
        "Units of player 2",
    ]
