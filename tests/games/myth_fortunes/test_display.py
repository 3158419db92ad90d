"""The display: boards, mats, trays and hand; options and things where they belong; nothing hidden."""

from __future__ import annotations

import random

import pytest

import mythwright
from mythwright.core.colours import DAY
from mythwright.core.display import Card, Display, Mat, Tray
from mythwright.core.telling import tell_fact, words_of
from mythwright.games.myth_fortunes import box, effects
from mythwright.games.myth_fortunes.board import SQUARES
from mythwright.games.myth_fortunes.card_signs import CARD_SIGNS, FACE_SIGNS
from mythwright.games.myth_fortunes.emblems import SHAPES
from mythwright.games.myth_fortunes.story import story
from tests.games.myth_fortunes import given, given_ball, given_fights, given_travel
from tests.marks import rule

WORDS = words_of(mythwright.find(given.GAME), "en")
BOX = box.read_box(())
SAMPLES = ((2, 300), (6, 350), (9, 350))
EACH = 17
"""Of a long game only every seventeenth moment is looked at."""


def shown(table, seat: int | None = 0) -> Display:
    return table.game.display(table.see(seat))


def hand(table, seat: int = 0) -> dict[str, Card]:
    return {card.thing: card for card in shown(table, seat).hand}


def mat(table, pawn: str, seat: int | None = 0) -> Mat:
    [found] = [mat for mat in shown(table, seat).mats if mat.thing == pawn]
    return found


def scene(table, name: str, seat: int | None = 0) -> Tray:
    [found] = [tray for tray in shown(table, seat).scene if tray.id.startswith(f"scene-{name}")]
    return found


def say(table, fact, seat: int | None = 0) -> str:
    return tell_fact(WORDS, table.see(seat), fact)


def cards(display: Display) -> list[Card]:
    piles = [display.hand, *(pile.cards for pile in (*display.mats, *display.trays, *display.scene))]
    return [card for pile in piles for card in pile]


def moments(seats: int, answers: int):
    """Tables on the way through a random game."""
    table, chance = mythwright.new(given.GAME, seats=seats, seed="moments"), random.Random(seats)
    for at in range(answers):
        if table.pending is None:
            break
        if at % EACH == 0:
            yield table
        table.play(chance.choice(table.pending.options))


# -- the boards ------------------------------------------------------------------------------------------


def test_the_board_is_the_boards_alone():
    names = [node.id for node in shown(given.a_table()).board.walk() if node.id]
    assert "square-0-F5" in names and "track" in names and "layer-scores" not in names


def test_a_square_tells_what_it_is_and_who_stands_there():
    table = given.a_table()
    nodes = {node.id: node for node in shown(table).board.walk() if node.id}
    assert say(table, nodes["square-0-A1"].says) == "A1 (Buried Strongbox). Gain 3 gold."
    assert say(table, nodes["square-0-F5"].says).endswith("Here: Red, Blue.")
    assert say(table, nodes["pawn-red"].says) == "Red on F5 (Bazaar at Deva): fame 5, gold 10"
    assert nodes["square-0-A1"].thing == "A1" and nodes["pawn-red"].thing == "red"


# -- mats and hand ---------------------------------------------------------------------------------------


def test_a_mat_shows_everything_open_of_a_player():
    table = given.a_table()
    given.player(table, 1).fame, given.player(table, 1).gold = 8, 13
    found = mat(table, "blue")
    assert (found.seat, found.colour, found.emblem) == (1, "greek", "drop")
    values = [(figure.emblem, figure.value) for figure in found.figures]
    assert values[:3] == [("star", 8), ("coin", 13), ("back", 0)]
    assert say(table, found.figures[0].name) == "Fame, in chips: 1 red, 3 blue"
    assert say(table, found.figures[1].name) == "Gold, in chips: 2 green, 3 yellow"


def test_what_lies_face_down_has_only_a_back():
    table = given.a_table()
    given.dress(table, 1, "imp")
    backs = [(card.kind, card.emblem, card.thing) for card in mat(table, "blue").cards]
    assert backs == [("back", "back", "")] * 3
    own = [card.thing for card in mat(table, "blue", seat=1).cards]
    assert own == ["imp", "aahz", "eager_apprentice"]


def test_what_was_shown_is_remembered_as_seen():
    table = given.a_confrontation(given.a_table(windows=True))
    up = [say(table, card.note) for card in mat(table, "blue").cards]
    assert up == ["face up", "face up"]
    given.player(table, 1).shown, given.player(table, 1).companion_shown = "", False
    assert [say(table, card.note) for card in mat(table, "blue").cards] == ["face down, but seen"] * 2


def test_mats_begin_with_the_board_where_one_sits():
    table = given_travel.two_boards()
    assert [mat.thing for mat in shown(table, 0).mats] == ["red", "blue", "yellow", "green"]
    assert [mat.thing for mat in shown(table, 2).mats] == ["yellow", "green", "red", "blue"]


def test_the_hand_has_a_card_for_everything_one_may_use():
    table = given.a_table()
    given.hold(table, 0, "dirty_trick", "dirty_trick", "windfall")
    found = hand(table)
    kinds = {thing: (card.kind, card.number) for thing, card in found.items()}
    assert kinds["skeeve"] == ("character", 1) and kinds["baby_dragon"] == ("companion", 1)
    assert kinds["dirty_trick"] == ("encounter", 2) and kinds["windfall"] == ("encounter", 1)
    assert sum(card.number for card in found.values() if card.kind == "disguise") == 3
    assert [(f.emblem, f.value) for f in found["dirty_trick"].figures] == [("star", "+2")]
    assert say(table, found["windfall"].note) == "calm moments"


def test_cards_carry_the_options_that_use_them():
    table = given.a_table(windows=True)
    given.hold(table, 0, "windfall")
    table.pending = table.stack[-1].question(table)
    assert hand(table)["windfall"].options == ("play windfall",)
    assert hand(table, 1).keys().isdisjoint({"windfall"})


def test_what_lies_before_others_carries_no_option_that_names_its_like():
    table = given.a_table()
    given.dress(table, 1, "imp")
    given.player(table, 0).disguises = ("imp",)
    given.player(table, 1).known = ("disguise",)
    table.pending = table.stack[-1].question(table)
    assert hand(table)["imp"].options == ("disguise imp",)
    [worn] = [card for card in mat(table, "blue").cards if card.thing == "imp"]
    assert worn.options == ()


def test_what_a_party_shows_carries_no_option_that_names_its_like():
    table = given.a_table(windows=True)
    given.dress(table, 1, "imp")
    given.hold(table, 0, "quick_change")
    given.player(table, 0).disguises = ("imp", "troll")
    given.a_confrontation(table)
    given.play(table, "reveal disguise", "play quick_change")
    given.pass_all(table)
    assert "disguise imp" in hand(table)["imp"].options
    [shown_imp] = [card for card in scene(table, "clash").cards if card.thing == "imp"]
    assert shown_imp.options == ()


def test_a_spectator_has_no_hand():
    assert shown(given.a_table(), None).hand == ()


# -- trays and scenes ------------------------------------------------------------------------------------


def test_decks_and_dice_lie_in_trays():
    table = given.a_table()
    decks, races = shown(table).trays
    assert [card.figures[0].value for card in decks.cards] == [
        len(given.board(table).encounters),
        len(given.board(table).disguises),
        len(given.board(table).companions),
    ]
    assert {card.thing for card in races.cards} == set(BOX.races)
    assert [tray.id for tray in shown(given_travel.two_boards()).trays] == ["decks-0", "decks-1", "races"]


def test_a_move_tells_its_dice():
    table = given.rolling(given.a_table(), "1", "2")
    assert [say(table, line) for line in scene(table, "move").lines] == ["Dice: d8, d8, showing 1, 2"]


def test_dragon_poker_lays_out_the_hands():
    table = given_fights.a_company(seats=2, advanced=True)
    given.on_top(table, "dragon_poker")
    given.play(table, "draw", "ante 1", "nine nine king king ace")
    [red] = scene(table, "pot", None).cards
    assert (red.colour, [figure.emblem for figure in red.figures]) == (
        "blood",
        ["face-nine", "face-nine", "face-king", "face-king", "face-ace"],
    )


def test_scenes_of_the_other_board_are_left_to_those_who_sit_there():
    table = given.rolling(given_travel.two_boards(), "4", "2")
    assert [tray.id for tray in shown(table, 1).scene] == ["scene-move-0"]
    assert shown(table, 2).scene == ()
    assert [tray.id for tray in shown(table, None).scene] == ["scene-move-0"]


def test_a_confrontation_lays_out_both_parties():
    table = given.a_table(windows=True)
    given.hold(table, 0, "insurance")
    given.a_confrontation(table)
    tray = scene(table, "clash", None)
    assert say(table, tray.name) == "Red against Blue on E5 (Open Road)"
    assert [card.thing for card in tray.cards] == ["skeeve", "baby_dragon", "aahz", "eager_apprentice"]
    assert [say(table, card.note) for card in tray.cards[::2]] == ["challenger", "challenged"]
    given.pass_all(table)
    given.play(table, "4", "1")
    skeeve = scene(table, "clash", None).cards[0]
    assert [(f.emblem, f.value) for f in skeeve.figures] == [("die", 4), ("bodyguard", "+2"), ("duel", 6)]


def test_a_party_that_has_shown_nothing_yet_is_only_a_pawn():
    table = given.a_table(windows=True)
    given.dress(table, 0, "imp")
    given.dress(table, 1, "troll")
    given.a_confrontation(table)
    tray = scene(table, "clash", None)
    assert [card.thing for card in tray.cards] == ["red", "blue"]


def test_a_companion_has_no_number_before_all_is_shown():
    table = given.a_table(windows=True)
    given.hold(table, 0, "insurance")
    given.dress(table, 0, "imp")
    given.a_confrontation(table)
    lines = [say(table, line, None) for line in scene(table, "clash", None).lines]
    assert lines == ["Red: not shown yet", "Blue: true face, Pervect, Eager Apprentice"]
    given.play(table, "reveal disguise")
    lines = [say(table, line, None) for line in scene(table, "clash", None).lines]
    assert lines[1].startswith("Blue: true face, Pervect, Eager Apprentice (1)")


def test_the_board_wears_no_disguise():
    table = given.landing(given.a_table(windows=True), "B8")
    lines = [say(table, line) for line in scene(table, "clash").lines]
    assert lines[-1].startswith("The board: Vampire,")


def test_a_foe_of_the_board_is_laid_out_too():
    table = given.landing(given.a_table(windows=True), "B8")
    tray = scene(table, "clash")
    assert say(table, tray.name) == "Red against a Vampire on B8 (Confront a Vampire)"
    assert tray.cards[-1].thing == "vampire"


def test_a_card_just_played_lies_beside_the_board_with_the_counters_on_it():
    table = given.a_table(windows=True)
    for seat, held in enumerate((["insurance", "counterspell"], ["show_of_force", "counterspell"])):
        given.hold(table, seat, *held)
    given.a_confrontation(table)
    given.play(table, "pass", "play show_of_force blue")
    players = ["Blue plays Show of Force on Blue", "Red counters it", "Blue counters it"]
    last, lost, again = "pending", "countered", "stands again"
    notes = [last], [lost, last], [again, lost, last]
    for expected in notes:
        tray = scene(table, "played", None)
        assert say(table, tray.name) == "Just played"
        assert [say(table, line) for line in tray.lines] == players[: len(expected)]
        assert [say(table, card.note) for card in tray.cards] == expected
        assert [card.spent for card in tray.cards] == [note == lost for note in expected]
        assert not any(card.options for card in tray.cards)
        given.play(table, "play counterspell" if expected != notes[-1] else "pass")
    assert not any(tray.id.startswith("scene-played") for tray in shown(table, None).scene)


def test_a_card_on_nobody_is_told_without_a_target():
    table = given.a_table(windows=True)
    given.hold(table, 0, "truce")
    given.hold(table, 1, "counterspell")
    given.a_confrontation(table)
    given.play(table, "play truce")
    [line] = scene(table, "played", None).lines
    assert say(table, line) == "Red plays Truce"


def test_the_big_game_and_those_between_the_boards_have_scenes():
    assert scene(given_ball.a_big_game("F5", "E4"), "ball").lines
    table = given_travel.departs(given_travel.two_boards(), "yellow")
    [line] = scene(table, "waiting", 1).lines
    assert say(table, line, 1) == "Red comes out at G9 (Drop Zone) after a turn of Yellow"


@rule("MF-GAP-01")
def test_nothing_is_under_way_when_the_session_is_over():
    table = given_travel.departs(given_travel.two_boards(), "yellow")
    view = {**table.see(None), "result": {"ranks": [1, 2, 1, 2]}}
    assert [tray.id for tray in table.game.display(table.see(None)).scene] == ["scene-waiting"]
    assert table.game.display(view).scene == ()
    heads = [[head.message for head, _ in table.game.sketch(seen).panels] for seen in (table.see(None), view)]
    assert ["panel-waiting" in found for found in heads] == [True, False]


# -- signs -----------------------------------------------------------------------------------------------


def test_every_card_has_an_emblem_that_is_drawn():
    assert set(CARD_SIGNS) == {*BOX.encounters, *BOX.companions}
    assert {sign for sign in CARD_SIGNS.values() if sign not in SHAPES} == set()


def test_every_face_of_the_dice_has_an_emblem_and_a_colour():
    assert set(FACE_SIGNS) == {face for die in BOX.dice.values() for face in die}
    assert all(sign in SHAPES and colour in DAY for sign, colour in FACE_SIGNS.values())


# -- over whole games ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "answers"), SAMPLES)
def test_every_option_that_names_something_in_sight_lies_on_it(seats, answers):
    for table in moments(seats, answers):
        display = shown(table, table.pending.seat)
        things = [*display.board.walk(), *cards(display), *display.mats]
        lying = {(thing.thing, option) for thing in things for option in thing.options}
        known = {*table.see(0)["table"]["names"], *(card.thing for card in display.hand)}
        wanted = {(arg, str(o)) for o in table.pending.options for arg in map(str, o.args) if arg in known}
        wanted |= {
            (str(o.args[0]), str(o)) for o in table.pending.options if o.kind in ("move", "hop", "cross")
        }
        assert wanted <= lying


@pytest.mark.parametrize(("seats", "answers"), SAMPLES)
def test_signs_colours_and_words_are_there(seats, answers):
    for table in moments(seats, answers):
        display = shown(table, table.pending.seat)
        signs = [*cards(display), *display.mats, *(f for card in cards(display) for f in card.figures)]
        signs += [figure for mat in display.mats for figure in mat.figures]
        assert {sign.emblem for sign in signs} <= set(SHAPES)
        assert {sign.colour for sign in signs if hasattr(sign, "colour")} <= set(DAY)
        facts = [*display.status, *display.spoken, *(sign.name for sign in signs)]
        facts += [fact for pile in (*display.mats, *display.trays, *display.scene) for fact in pile.lines]
        facts += [fact for card in cards(display) for fact in (card.text, card.note) if fact]
        view = table.see(table.pending.seat)
        said = [tell_fact(WORDS, view, fact) for fact in facts]
        assert [line for line in said if "_" in line or "{" in line or line.endswith("]")] == []
        ids = [card.id for card in cards(display)]
        assert len(ids) == len(set(ids))


@pytest.mark.parametrize(("seats", "answers"), SAMPLES)
def test_the_same_is_displayed_whatever_is_hidden(seats, answers):
    for table in moments(seats, answers):
        for seat in (0, seats - 1, None):
            assert shown(table.guess(seat, "other"), seat) == shown(table, seat)


def test_every_square_and_card_can_be_asked_about():
    tries = shown(given.a_table()).tries
    assert set(SQUARES) <= set(tries) and {"red", "blue", "baby_dragon"} <= set(tries)


def test_a_square_is_tried_as_the_moment_wants_it():
    table = given.a_table(windows=True)
    assert shown(table).tries["D5"] == ("move D5",)
    given.hold(table, 0, "dimension_hop")
    given.play(table, "roll", "play dimension_hop")
    given.pass_all(table)
    assert given.asked(table) == (0, "hop")
    assert shown(table).tries["D5"] == ("hop D5",)


def test_the_story_counts_what_was_done_round_by_round():
    options = {"rounds": 12}
    table, chance = mythwright.new(given.GAME, seats=3, seed="story", options=options), random.Random(3)
    while table.pending is not None:
        table.play(chance.choice(table.pending.options))
    told = shown(table, None).story
    counts = {figure.name.message: figure.value for figure in told.figures}
    [ended] = given.told(table, "session_ended")
    assert counts["story-turn_began"] == ended["slots"] == 36
    assert counts["story-rounds"] == len(told.series) == 12
    assert told.series[-1] == tuple(float(p.fame + p.gold) for p in table.state.players)
    assert all(value >= 0 for row in told.series for value in row)


@rule("MF-WIN-01", "MF-WIN-03")
def test_the_places_at_the_end_tell_the_sum_and_the_board():
    table = given_travel.two_boards()
    given.player(table, 2).fame, given.player(table, 2).gold = 7, 12
    given.player(table, 3).gone = True
    told = [say(table, place) for place in story(table.see(0)).places]
    assert told[2:] == ["Board 2: 7 fame + 12 gold = 19", "Has left the game"]

    [alone, _] = story(given.a_table().see(0)).places
    assert say(table, alone) == "5 fame + 10 gold = 15"


def test_turns_of_the_big_game_are_turns_of_the_story():
    table = given_ball.a_big_game("F5", "E4")
    table.state.slots = 5
    counts = {figure.name.message: figure.value for figure in story(table.see(None)).figures}
    assert counts["story-turn_began"] == 5


def test_a_round_of_the_story_ends_where_the_next_one_begins():
    table = given.a_table(2, rounds=12)
    for who, kind, amount in ((0, "gain_gold", 3), (1, "gain_gold", 4), (0, "gain_fame", 5)):
        table.state.slots += 1
        table.tell("turn_began", "MF-TURN-01", who=who, slot=table.state.slots)
        getattr(effects, kind)(table, who, amount, "MF-GAP-05")
    view = {**table.see(None), "result": None}
    assert story(view).series == ((18.0, 19.0), (23.0, 19.0))
