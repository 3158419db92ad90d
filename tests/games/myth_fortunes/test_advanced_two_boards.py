"""Advanced cards dealt at two boards: each plays its own before its first turn (MF-GAP-62, MF-GAP-68)."""

from __future__ import annotations

from mythwright.core.flow import Ask
from mythwright.games.myth_fortunes.box import FortuneTable
from mythwright.games.myth_fortunes.effects import without
from tests.games.myth_fortunes.given import asked, dealt, play, player, told
from tests.marks import rule


def in_the_deal(cards: dict[int, tuple[str, ...]]) -> FortuneTable:
    """Two boards of two; these seats are dealt these cards, and seats 0 and 2 begin."""
    table = dealt(4, boards=2, advanced=True)
    for here in table.state.boards:
        deck = [*here.encounters, *(card for seat in here.seats for card in player(table, seat).hand)]
        deck.sort(key=lambda card: (table.box.encounters[card].advanced, card))
        for seat in here.seats:
            held = cards.get(seat, ())
            player(table, seat).hand = tuple(sorted((*deck[: 6 - len(held)], *held)))
            deck = list(without(tuple(deck), *player(table, seat).hand))
        here.encounters = tuple(deck)
    for _ in range(4):
        table.play(0)
    play(table, "6", "1", "6", "1")
    while isinstance(table.pending, Ask) and table.pending.prompt == "identity":
        play(table, "reveal character")
    return table


@rule("MF-ADV-02", "MF-ENC-04", "MF-GAP-62", "MF-GAP-68")
def test_a_board_plays_its_dealt_cards_before_its_first_turn_while_the_other_has_a_big_game() -> None:
    table = in_the_deal({0: ("big_game",), 2: ("dragon_poker",)})
    play(table, "1")
    table.play(0)
    assert asked(table) == (2, "ante")
    assert told(table, "turn_began") == []


@rule("MF-ADV-02", "MF-GAP-62")
def test_dealt_cards_of_both_boards_come_before_any_turn() -> None:
    table = in_the_deal({2: ("dragon_poker",)})
    assert (asked(table), told(table, "turn_began")) == ((2, "ante"), [])


@rule("MF-ENC-04", "MF-GAP-62")
def test_no_advanced_card_is_in_a_hand_when_an_ordinary_turn_begins() -> None:
    table = in_the_deal({0: ("big_game",), 3: ("big_game",)})
    for _ in range(60):
        if told(table, "turn_began"):
            break
        table.play(0) if isinstance(table.pending, Ask) else table.roll()
    assert told(table, "turn_began")
    assert not [card for someone in table.state.players for card in someone.hand if card == "big_game"]
