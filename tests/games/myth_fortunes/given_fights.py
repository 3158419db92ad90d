"""Given, for cards and confrontations: nobody holds a card, and the companions in place count for nothing.

Whoever holds no Encounter Card is asked in no window. The Old General goes with seats 0 and 3, the Ambush
Artist with seats 1 and 2, so neither helps when seat 0 comes to another's square.
"""

from __future__ import annotations

from typing import Any

from mythwright.core.flow import Ask, Roll
from mythwright.games.myth_fortunes.box import FortuneTable
from mythwright.games.myth_fortunes.effects import without
from mythwright.games.myth_fortunes.rules.match import BoardTurn, Match
from mythwright.games.myth_fortunes.rules.turn import Turn
from mythwright.games.myth_fortunes.state import Board, Clash, Player
from tests.games.myth_fortunes.given import a_confrontation, board, dealt, play, player

CHARACTERS = ("skeeve", "chumley", "aahz", "tananda", "carpet_merchant", "bankrupt_financier")
COMPANIONS = ("old_general", "ambush_artist", "ambush_artist", "old_general", *("gnome_bookkeeper",) * 2)


def a_company(*characters: str, seats: int = 2, **options: Any) -> FortuneTable:
    """At the first turn of seat 0, with empty hands and harmless companions; advanced cards lie lowest."""
    table = dealt(len(characters) or seats, **options)
    cast = characters or CHARACTERS
    pool = [*cast, *(c for c in table.box.characters if c not in cast)]
    table.state.unused = tuple(pool[len(table.state.players) :])
    for someone in table.state.players:
        take_back(board(table, someone.board), someone)
    for seat, someone in enumerate(table.state.players):
        here = board(table, someone.board)
        companion = COMPANIONS[here.seats.index(seat)]
        here.companions = without(here.companions, companion)
        someone.character, someone.companions = pool[seat], (companion,)
    for here in table.state.boards:
        here.encounters = tuple(sorted(here.encounters, key=lambda c: table.box.encounters[c].advanced))
    table.pending = table.stack[-1].question(table)  # type: ignore[attr-defined]
    for someone in table.state.players:
        table.play(f"lay {someone.companions[0]} none")
    for here in table.state.boards:
        play(table, *("6" if seat == here.seats[0] else "1" for seat in here.seats))
    return table


def take_back(here: Board, someone: Player) -> None:
    """All that was dealt to a player goes back to the decks, which are then in order."""
    here.encounters = tuple(sorted((*here.encounters, *someone.hand)))
    here.disguises = tuple(sorted((*here.disguises, *someone.disguises)))
    here.companions = tuple(sorted((*here.companions, *someone.companions)))
    someone.hand = someone.disguises = someone.companions = ()


def give(table: FortuneTable, seat: int, *cards: str) -> None:
    """Encounter Cards from the deck, so that nothing is made out of thin air."""
    someone = player(table, seat)
    here = board(table, someone.board)
    here.encounters = without(here.encounters, *cards)
    someone.hand = tuple(sorted((*someone.hand, *cards)))


def clothe(table: FortuneTable, seat: int, worn: str = "", *spare: str) -> None:
    """A disguise that is worn, if any, and others in hand."""
    someone = player(table, seat)
    here = board(table, someone.board)
    here.disguises = without(here.disguises, *((worn,) if worn else ()), *spare)
    someone.worn, someone.disguises = worn, tuple(sorted((*someone.disguises, *spare)))


def bring(table: FortuneTable, seat: int, companion: str, *spare: str) -> None:
    """A companion instead of the one in place, who goes back to the deck, and others in hand."""
    someone = player(table, seat)
    here = board(table, someone.board)
    here.companions = without((*here.companions, someone.companion), companion, *spare)
    someone.companion, someone.companions = companion, tuple(sorted((*someone.companions, *spare)))


def purse(table: FortuneTable, seat: int = 0) -> tuple[int, int]:
    """Fame and gold."""
    someone = player(table, seat)
    return someone.fame, someone.gold


def own(table: FortuneTable, seat: int, *, fame: int = 5, gold: int = 10) -> None:
    player(table, seat).fame, player(table, seat).gold = fame, gold


def awaited(table: FortuneTable) -> tuple[int, str, int]:
    """Who rolls which dice, and how many."""
    assert isinstance(table.pending, Roll), table.pending
    return table.pending.seat, table.pending.die, table.pending.number


def clash_of(table: FortuneTable) -> Clash:
    clash = board(table).clash
    assert clash is not None
    return clash


def a_clash(table: FortuneTable, *hand: str, square: str = "E5", seat: int = 0) -> FortuneTable:
    """A confrontation of seats 0 and 1 in which this seat holds these Encounter Cards."""
    give(table, seat, *hand)
    return a_confrontation(table, square)


def turn_of(table: FortuneTable, seat: int = 0) -> FortuneTable:
    """Begin a turn of this seat, after the test arranged the table."""
    turn, here = Turn(seat=seat), player(table, seat).board
    table.stack = [
        Match(board=here, step="next_turn"),
        BoardTurn(board=here, seat=seat, step="turn_over"),
        turn,
    ]
    for other in table.state.boards:
        other.move = None
    board(table, here).next = seat
    table._run(turn.start(table))
    return table


def all_pass(table: FortuneTable) -> FortuneTable:
    """Everyone passes in the windows that are open."""
    while isinstance(table.pending, Ask) and table.pending.prompt.startswith("window_"):
        table.play("pass")
    return table


def act(table: FortuneTable, *answers: str) -> FortuneTable:
    """Answer as `play` does; whoever is asked in a window before and has another answer passes."""
    for answer in answers:
        while isinstance(table.pending, Ask) and table.pending.prompt.startswith("window_"):
            if answer in [str(option) for option in table.pending.options]:
                break
            table.play("pass")
        play(table, answer)
    return table
