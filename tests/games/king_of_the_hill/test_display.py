"""The display: board, mats, trays and hand; options and things where they belong; small changes."""

from __future__ import annotations

import random

import pytest

import mythwright
from mythwright.core.colours import DAY
from mythwright.core.display import Card, Display, Tray
from mythwright.core.picture import Node, changes
from mythwright.core.telling import tell_fact, words_of
from mythwright.games.king_of_the_hill import box
from mythwright.games.king_of_the_hill.board import TILES
from mythwright.games.king_of_the_hill.emblems import LINES, SHAPES
from mythwright.games.king_of_the_hill.signs import CARD_SIGNS, FACE_SIGNS, SIGNS
from tests.games.king_of_the_hill import given

WORDS = words_of(mythwright.find(given.GAME), "en")
EMBLEMS = {**LINES, **SHAPES, **SIGNS}


def shown(table, seat: int | None = 0) -> Display:
    return table.game.display(table.see(seat))


def nodes(table, seat: int | None = 0) -> dict[str, Node]:
    return {node.id: node for node in shown(table, seat).board.walk() if node.id}


def title(table, id: str, seat: int | None = 0) -> str:
    return tell_fact(WORDS, table.see(seat), nodes(table, seat)[id].says)


def hand(table, seat: int = 0) -> dict[str, Card]:
    return {card.thing: card for card in shown(table, seat).hand}


def scene(table, seat: int = 0) -> Tray:
    return shown(table, seat).scene[-1]


def figures(card: Card) -> list[tuple[str, str | int]]:
    return [(figure.emblem, figure.value) for figure in card.figures]


def cards(display: Display) -> list[Card]:
    piles = [display.hand, *(pile.cards for pile in (*display.mats, *display.trays, *display.scene))]
    return [card for pile in piles for card in pile]


# -- the board -------------------------------------------------------------------------------------------


def test_the_board_is_the_map_and_the_track_alone():
    found = nodes(given.a_table("heracles", "sigurd"))
    assert {f"tile-{tile}" for tile in TILES} | {"track", "marker-round", "hero-heracles"} <= set(found)
    assert [name for name in found if name.startswith(("mat-", "hand-", "market-", "deck-"))] == []


def test_every_tile_and_hero_is_a_thing():
    found = nodes(given.a_table("heracles", "sigurd"))
    assert [found[f"tile-{tile}"].thing for tile in TILES] == list(TILES)
    assert found["hero-sigurd"].thing == "sigurd"


def test_a_tile_tells_what_is_on_it():
    table = given.a_table("heracles", "sigurd")
    given.give(table, 1, temples=[("C3", "health")])
    given.stand(table, 0, "C3")
    assert title(table, "tile-C3") == "C3: Heracles, Temple of Health of Sigurd"
    assert title(table, "tile-B2") == "B2: a face-down village"
    assert title(table, "tile-D4") == "the Holy Hill (D4): the Seal"
    assert title(table, "hero-sigurd") == "Sigurd, Health 8 of 8"


def test_a_bare_tile_says_so():
    table = given.a_table("heracles", "sigurd")
    del table.state.villages["B2"]
    assert title(table, "tile-B2") == "B2: bare land"


def test_a_village_is_told_only_to_whoever_looked():
    table = given.a_table("heracles", "sigurd")
    given.village(table, "A2", "hindu")
    table.play("scout A2")
    assert title(table, "tile-A2") == "A2: a village known to be Hindu"
    assert title(table, "tile-A2", seat=1) == "A2: a face-down village"


def test_a_move_changes_two_tiles_and_the_hero_who_keeps_his_id():
    table = given.a_table("heracles", "sigurd")
    before = shown(table, 1).board
    table.play("move B3")
    changed = {node.id for node in changes(before, shown(table, 1).board)}
    assert "hero-heracles" in changed and "tile-B3" in changed
    assert changed <= {"hero-heracles", "tile-B3", "on-B3"}


def test_options_lie_on_tiles_and_heroes():
    table = given.a_table("heracles", "sigurd")
    given.stand(table, 0, "C4")
    given.stand(table, 1, "C3")
    given.give(table, 0, secrets=["trap"])
    given.turn_of(table)
    found = nodes(table)
    assert found["hero-sigurd"].options == ("secret trap sigurd",)
    assert "move C5" in found["tile-C5"].options
    assert [node.id for node in nodes(table, None).values() if node.options] == []


def test_colours_are_names_with_a_value_for_daylight():
    drawn = shown(given.a_table()).board
    known = {f"var(--{name}, {value})" for name, value in DAY.items()}
    for name in ("fill", "stroke", "color", "stop-color"):
        found = {str(node.attributes[name]) for node in drawn.walk() if name in node.attributes}
        links = {colour for colour in found if colour.startswith("url(#")}
        assert found - links - {"none", "currentColor"} <= known


# -- cards, mats and trays -------------------------------------------------------------------------------


def test_the_hand_has_a_card_for_everything_one_may_use():
    table = given.a_table("heracles", "sigurd")
    given.give(table, 0, rewards=["gold_2", *["healing_potion"] * 2], secrets=["trap"], artifacts=["aegis"])
    found = hand(table)
    assert [(thing, card.kind, card.number) for thing, card in found.items()] == [
        ("lions_strength", "ability", 1),
        ("thirteenth_labour", "ability", 1),
        ("aegis", "artifact", 1),
        ("gold_2", "reward", 1),
        ("healing_potion", "reward", 2),
        ("trap", "secret", 1),
    ]
    assert figures(found["gold_2"]) == [("coin", 2)]
    assert found["thirteenth_labour"].spent and not found["lions_strength"].spent
    said = tell_fact(WORDS, table.see(0), found["trap"].text)
    assert said == "A hero up to 2 tiles away is left with 1 Health."


def test_cards_carry_the_options_that_use_them():
    table = given.a_table("heracles", "sigurd")
    given.give(table, 0, artifacts=["winged_sandals"])
    given.turn_of(table)
    assert hand(table)["winged_sandals"].options == ("use winged_sandals", "drop winged_sandals")
    assert hand(table, 1).keys().isdisjoint({"winged_sandals"})


def test_a_mission_in_hand_tells_its_deed():
    table = given.a_table("heracles", "sigurd")
    given.a_quest(table, "artemis")
    given.play(table, "dark dark dark hindu norse", "give_up", "take_mission")
    card = hand(table)["artemis"]
    assert (card.kind, card.emblem, card.colour) == ("mission", "scroll", "greek")
    assert "3 different hero mythologies" in tell_fact(WORDS, table.see(0), card.text)


def test_a_mat_shows_everything_open_of_another_hero():
    table = given.a_table("heracles", "sigurd")
    given.give(table, 1, artifacts=["aegis", "moon_bow"], temples=[("C3", "health")], rewards=["gold_2"])
    mat = shown(table).mats[1]
    assert (mat.thing, mat.colour, mat.seat) == ("sigurd", "norse", 1)
    assert [(f.emblem, f.value) for f in mat.figures][:5] == [
        ("heart", "8/8"),
        ("sword", 4),
        ("boot", 2),
        ("reward", 1),
        ("secret", 0),
    ]
    assert [(m.emblem, m.has, m.needs) for m in mat.meters] == [
        ("laurel", 0, 2),
        ("temple", 1, 5),
        ("ring", 0, 5),
    ]
    assert [(card.thing, card.kind) for card in mat.cards] == [
        ("aegis", "artifact"),
        ("moon_bow", "artifact"),
        ("C3", "temple"),
        ("dragons_blood", "ability"),
        ("bane_of_fafnir", "ability"),
    ]
    notes = [tell_fact(WORDS, table.see(0), card.note) for card in mat.cards[:2]]
    assert notes == ["∞, always at work", "side A, two uses"]


def test_the_market_and_the_decks_lie_in_trays():
    table = given.a_table("heracles", "sigurd")
    table.state.market = ("vajra",)
    market, great, decks = shown(table, None).trays
    assert [card.id for card in market.cards] == ["market-vajra"] and market.lines == ()
    assert {card.kind for card in great.cards} == {"superartifact"} and len(great.cards) == 6
    assert figures(decks.cards[0]) == [("reward", len(table.state.reward_deck))]


def test_an_empty_market_says_so():
    market = shown(given.a_table("heracles", "sigurd")).trays[0]
    assert [line.message for line in market.lines] == ["line-market"]


@pytest.mark.parametrize("kind", ["artifacts", "superartifacts", "rewards", "secrets", "monsters", "powers"])
def test_every_card_of_the_box_has_an_emblem_that_is_drawn(kind):
    printed = box.read_box(())
    assert {name for name in getattr(printed, kind) if CARD_SIGNS.get(name) not in EMBLEMS} == set()


def test_every_face_of_the_dice_has_an_emblem_and_a_colour():
    faces = {face for die in box.read_box(()).dice.values() for face in die}
    assert faces == set(FACE_SIGNS)
    assert all(emblem in EMBLEMS and colour in DAY for emblem, colour in FACE_SIGNS.values())


# -- what is under way -----------------------------------------------------------------------------------


def test_a_quest_lays_out_the_god_and_the_dice():
    table = given.a_quest(given.a_table("heracles", "sigurd"), "artemis")
    given.play(table, "dark dark dark hindu norse")
    god, dice = scene(table).cards
    assert (god.kind, god.thing, figures(god)) == ("god", "artemis", [("greek", 2), ("equal", 2)])
    assert [figure.emblem for figure in dice.figures] == ["dark", "dark", "dark", "hindu", "norse"]


def test_a_battle_lays_out_the_guardian_as_it_is_now():
    table = given.a_table("heracles", "sigurd")
    given.give(table, 0, rewards=["attack_potion"])
    given.a_battle(table, "harpy")
    [harpy] = scene(table).cards
    assert harpy.kind == "guardian" and figures(harpy) == [("heart", 9), ("sword", 2), ("crack", 4)]


def test_an_arena_lays_out_three_opponents_with_what_may_be_done_to_them():
    table = given.an_arena(given.a_table("heracles", "sigurd"), "harpy", "naga", "sphinx")
    opponents = scene(table).cards
    assert [card.options for card in opponents] == [("target 0",), ("target 1",), ("target 2",)]
    assert [card.id for card in opponents] == ["opponent-0", "opponent-1", "opponent-2"]


def test_the_final_battle_lays_out_the_monster():
    table = given.turn_of(given.a_final(given.a_table("heracles", "sigurd"), contender=1), 0)
    tray = shown(table).scene[0]
    assert tray.id == "scene-final" and figures(tray.cards[0]) == [("heart", table.state.monster_health)]


# -- over whole games ------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 5])
def test_every_option_that_names_something_in_sight_lies_on_it(seats):
    table, chance = mythwright.new(given.GAME, seats=seats, seed="lies"), random.Random(seats)
    while table.pending is not None:
        display = shown(table, table.pending.seat)
        things = [*display.board.walk(), *cards(display), *display.mats]
        lying = {(thing.thing, option) for thing in things for option in thing.options}
        known = {*TILES, *(hero.card for hero in table.state.heroes)}
        known |= {card.thing for card in display.hand}
        wanted = {(arg, str(o)) for o in table.pending.options for arg in map(str, o.args) if arg in known}
        assert wanted <= lying
        table.play(chance.choice(table.pending.options))


def test_emblems_of_a_display_are_drawn_and_its_colours_have_names():
    table, chance = mythwright.new(given.GAME, seats=5, seed="emblems"), random.Random(1)
    while table.pending is not None:
        display = shown(table, table.pending.seat)
        signs = [*cards(display), *display.mats, *(f for card in cards(display) for f in card.figures)]
        signs += [sign for mat in display.mats for sign in (*mat.figures, *mat.meters)]
        assert {sign.emblem for sign in signs} <= set(EMBLEMS)
        assert {sign.colour for sign in signs if hasattr(sign, "colour")} <= set(DAY)
        table.play(chance.choice(table.pending.options))


def test_the_story_counts_what_was_done_round_by_round():
    table, chance = mythwright.new(given.GAME, seats=3, seed="story"), random.Random(3)
    while table.pending is not None:
        assert shown(table, 0).story is None
        table.play(chance.choice(table.pending.options))
    story = shown(table, None).story
    counts = {figure.name.message: figure.value for figure in story.figures}
    events = [event.kind for event in table.log]
    assert counts["story-built"] == events.count("built")
    assert counts["story-rounds"] == len(story.series) > 1
    assert all(len(row) == 3 and max(row) <= 100 for row in story.series)
    heroes = table.see(None)["table"]["heroes"]
    faith = [len(hero["temples"]) / hero["paths"]["faith"][1] for hero in heroes]
    assert all(100 * share <= now + 0.1 for share, now in zip(faith, story.series[-1], strict=True))


def test_a_table_can_be_displayed_before_anyone_has_a_hero():
    table = mythwright.new(given.GAME, seats=3, seed="dice", dice="ask")
    display = shown(table)
    assert display.mats == () and display.hand == () and "tile-D4" in nodes(table)
