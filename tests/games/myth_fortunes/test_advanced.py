"""Advanced cards: played as soon as they are drawn, then replaced (MF-ADV, MF-ENC-04, MF-GAP-60 to 62)."""

from __future__ import annotations

import pytest

from mythwright.core.flow import Roll
from mythwright.games.myth_fortunes.box import FortuneTable
from mythwright.games.myth_fortunes.effects import without
from tests.games.myth_fortunes.given import (
    asked,
    board,
    dealt,
    landing,
    offered,
    on_top,
    play,
    player,
    stand,
    told,
)
from tests.games.myth_fortunes.given_fights import a_company, act, awaited, give, turn_of
from tests.marks import rule

PAIR = "nine nine ten jack queen"
ZONES = {"K1", "A9", "G9"}


def finish_poker(table: FortuneTable) -> None:
    """Nobody rerolls; the game ends."""
    play(table, "ante 1")
    while isinstance(table.pending, Roll) and table.pending.die == "poker":
        play(table, PAIR, f"keep {PAIR}")


def finish_ball(table: FortuneTable) -> None:
    """The Big Game ends without a goal."""
    answers = 0
    while board(table).ball:
        answers += 1
        assert answers < 200
        if isinstance(table.pending, Roll):
            play(table, str(1 + answers % 3))
        else:
            table.play(0)


@rule("MF-ENC-04", "MF-GAP-61")
def test_an_advanced_card_interrupts_step_one_and_is_replaced_before_the_drawing_goes_on() -> None:
    table = a_company(advanced=True)
    on_top(table, "dragon_poker", "truce", "windfall")
    turn_of(table)
    play(table, "draw")
    assert (asked(table), player(table).hand) == ((0, "ante"), ())
    assert told(table, "showed_advanced") == [{"who": 0, "card": "dragon_poker"}]
    finish_poker(table)
    assert player(table).hand == ("truce",)
    assert asked(table) == (0, "prepare")
    play(table, "draw")
    assert player(table).hand == ("truce", "windfall")


@rule("MF-GAP-61")
def test_an_advanced_card_that_a_square_draws_is_played_in_step_five() -> None:
    table = a_company(advanced=True)
    give(table, 0, *("counterspell",) * 4, "truce", "windfall")
    on_top(table, "dragon_poker", "unmasked")
    landing(table, "D1")  # a Rumour Mill
    finish_poker(table)
    assert asked(table) == (0, "excess")  # the replacement is the seventh card
    play(table, "discard unmasked")
    assert asked(table) == (0, "discard_step")


@rule("MF-GAP-61", "MF-GAP-60")
def test_a_second_advanced_card_as_replacement_is_played_too() -> None:
    table = a_company(advanced=True)
    on_top(table, "dragon_poker", "big_game", "truce")
    turn_of(table)
    play(table, "draw")
    finish_poker(table)
    assert [event["card"] for event in told(table, "showed_advanced")] == ["dragon_poker", "big_game"]
    finish_ball(table)
    assert player(table).hand == ("truce",)


@rule("MF-GAP-60")
def test_dragon_poker_comes_back_with_the_discards_and_the_big_game_does_not() -> None:
    table = a_company(advanced=True)
    on_top(table, "dragon_poker", "truce", "big_game", "windfall")
    turn_of(table)
    play(table, "draw")
    finish_poker(table)
    play(table, "draw")
    finish_ball(table)
    here = board(table)
    assert (here.encounter_discard, here.removed, here.aside) == (("dragon_poker",), ("big_game",), ())


@rule("MF-GAP-61")
def test_a_card_never_replaces_itself_and_if_none_is_left_there_is_none() -> None:
    table = a_company(advanced=True)
    board(table).encounters = ("dragon_poker",)
    turn_of(table)
    play(table, "draw")
    finish_poker(table)
    assert player(table).hand == ()
    assert board(table).encounter_discard == ("dragon_poker",)


@rule("MF-GAP-61")
@pytest.mark.parametrize(("faces", "fits"), [("1 1", True), ("8 8", False)])
def test_after_a_late_draw_the_roll_stands_and_the_pawn_moves_from_where_it_is_then(
    faces: str, fits: bool
) -> None:
    table = a_company("aahz", "chumley", advanced=True, lenient=True)
    on_top(table, "big_game", "truce")
    stand(table, "D5", "K9")
    turn_of(table)
    act(table, "roll", "dice d8 d8", faces, "draw")  # from D5 an eight leads to the Bazaar at least
    play(table, "3", "move D2 n3")  # home with the ball
    assert (player(table).hand, player(table).place) == (("truce",), "D2")
    if fits:
        assert asked(table) == (0, "move")
        assert {text.split()[1] for text in offered(table, "move")} == {"C1", "E1", "C3", "E3"} | ZONES
    else:
        assert told(table, "forfeited") == [{"who": 0}]
        assert asked(table)[1] == "window_any_time"  # the turn is over


# -- in the deal -----------------------------------------------------------------------------------------


def in_the_deal(cards: dict[int, tuple[str, ...]], first: int = 0, **options: object) -> FortuneTable:
    """Seats are dealt these advanced cards; this one begins."""
    table = dealt(3, advanced=True, **options)
    here = board(table)
    deck = [*here.encounters, *(card for someone in table.state.players for card in someone.hand)]
    deck.sort(key=lambda card: (table.box.encounters[card].advanced, card))
    for seat, someone in enumerate(table.state.players):
        held = cards.get(seat, ())
        someone.hand = tuple(sorted((*deck[: 6 - len(held)], *held)))
        deck = list(without(tuple(deck), *someone.hand))
    here.encounters = tuple(deck)
    for _ in range(3):
        table.play(0)
    play(table, *("6" if seat == first else "1" for seat in range(3)))
    return table


@rule("MF-ADV-02", "MF-GAP-62")
def test_a_dealt_advanced_card_is_played_after_the_roll_for_the_first_turn() -> None:
    table = in_the_deal({1: ("dragon_poker",)})
    assert told(table, "begins") == [{"who": 0}]
    assert asked(table) == (1, "ante")
    assert [someone.place for someone in table.state.players] == ["F5"] * 3
    finish_poker(table)
    assert asked(table) == (0, "prepare")
    assert [len(someone.hand) for someone in table.state.players] == [6, 6, 6]


@rule("MF-GAP-62")
def test_dealt_cards_are_played_clockwise_from_the_first_player() -> None:
    table = in_the_deal({0: ("big_game",), 2: ("dragon_poker",)}, first=1)
    assert asked(table) == (2, "ante")
    finish_poker(table)
    assert told(table, "showed_advanced")[-1] == {"who": 0, "card": "big_game"}


@rule("MF-GAP-62")
def test_whoever_was_dealt_both_plays_dragon_poker_first_and_the_big_game_starts_on_f5() -> None:
    table = in_the_deal({2: ("big_game", "dragon_poker")})
    assert asked(table) == (2, "ante")
    finish_poker(table)
    while not isinstance(table.pending, Roll):
        play(table, "reveal character")
    assert awaited(table) == (2, "d6", 1)
    assert [someone.place for someone in table.state.players] == ["F5"] * 3
    finish_ball(table)
    assert asked(table) == (0, "prepare")
    assert told(table, "turn_began") == [{"who": 0, "slot": table.state.slots + 1}]
