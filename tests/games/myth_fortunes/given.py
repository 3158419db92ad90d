"""Given: tables arranged for one test. Seat 0 moves first, dice are scripted, only what matters is set."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import mythwright
from mythwright.core.flow import Ask, Frame, Roll
from mythwright.games.myth_fortunes.box import FortuneTable
from mythwright.games.myth_fortunes.effects import without
from mythwright.games.myth_fortunes.rules.chain import Chain
from mythwright.games.myth_fortunes.rules.match import BoardTurn, Match
from mythwright.games.myth_fortunes.rules.turn import Finish
from mythwright.games.myth_fortunes.state import Board, Move, Player

GAME = "myth_fortunes"
PLAIN = {"rounds": 12, "advanced": False, "confirm": False, "lenient": False}


def dealt(seats: int = 2, seed: str = "given", **options: Any) -> FortuneTable:
    """A table as it is dealt, at the first question."""
    table: FortuneTable = mythwright.new(
        GAME, seats=seats, seed=seed, options={**PLAIN, **options}, dice="ask"
    )
    return table


def a_table(seats: int = 2, windows: bool = False, **options: Any) -> FortuneTable:
    """At the first turn of seat 0, with empty hands and no disguises; without windows everyone passes."""
    if not windows:
        options["passing"] = list(range(seats))
    table = dealt(seats, **options)
    for seat in range(seats):
        table.play(f"lay {player(table, seat).companions[0]} none")
    for board in table.state.boards:
        play(table, *["6" if at == 0 else "1" for at in range(len(board.seats))])
    for seat in range(seats):
        hold(table, seat)
        go_with(table, seat, "eager_apprentice" if seat % 2 else "baby_dragon")
        be(table, seat, ("skeeve", "aahz", "chumley", "tananda", "star_striker", "vault_keeper")[seat % 6])
    table.pending = table.stack[-1].question(table)
    return table


def player(table: FortuneTable, seat: int = 0) -> Player:
    return table.state.players[seat]


def board(table: FortuneTable, number: int = 0) -> Board:
    return table.state.boards[number]


def play(table: FortuneTable, *answers: str) -> None:
    """Answer whatever is pending: a choice by its text, a roll by its faces."""
    for answer in answers:
        if isinstance(table.pending, Roll):
            table.settle(answer.split())
        else:
            table.play(answer)


def pass_all(table: FortuneTable) -> None:
    """Everyone who is asked in a window passes."""
    while isinstance(table.pending, Ask) and table.pending.prompt.startswith("window_"):
        table.play("pass")


def asked(table: FortuneTable) -> tuple[int, str]:
    """Who is asked what."""
    assert isinstance(table.pending, Ask), table.pending
    return table.pending.seat, table.pending.prompt


def offered(table: FortuneTable, kind: str = "") -> list[str]:
    """The options of the question, or those of one kind."""
    assert isinstance(table.pending, Ask), table.pending
    return [str(o) for o in table.pending.options if not kind or o.kind == kind]


def refused(table: FortuneTable, answer: str) -> str:
    """The rule that forbids this answer."""
    [found] = table.why_not(answer)
    return found.rule


def told(table: FortuneTable, kind: str) -> list[dict[str, Any]]:
    """The facts of all events of this kind."""
    return [event.facts for event in table.log or () if event.kind == kind]


def rules_of(table: FortuneTable, kind: str) -> list[str]:
    return [event.rule for event in table.log or () if event.kind == kind]


# -- what lies where -----------------------------------------------------------------------------------------


def hold(table: FortuneTable, seat: int, *cards: str) -> None:
    """Exactly these Encounter Cards in hand; what was there goes under the deck they come from."""
    who, here = player(table, seat), board(table, player(table, seat).board)
    here.encounters = (*here.encounters, *who.hand)
    who.hand = ()
    here.encounters = without(here.encounters, *cards)
    who.hand = tuple(sorted(cards))


def on_top(table: FortuneTable, *cards: str, number: int = 0) -> None:
    here = board(table, number)
    here.encounters = (*cards, *without(here.encounters, *cards))


def go_with(table: FortuneTable, seat: int, companion: str) -> None:
    """Put this companion in place, by a swap with wherever it lies."""
    who = player(table, seat)
    if companion == who.companion:
        return
    old, who.companion = who.companion, companion
    for other in table.state.players:
        if companion in other.companions:
            other.companions = tuple(sorted((*without(other.companions, companion), old)))
            return
    here = board(table, who.board)
    here.companions = (*without(here.companions, companion), old)


def be(table: FortuneTable, seat: int, character: str) -> None:
    """Play this character, by a swap."""
    who, state = player(table, seat), table.state
    if who.character == character:
        return
    old, who.character = who.character, character
    for other in state.players:
        if other is not who and other.character == character:
            other.character = old
            return
    state.unused = tuple(sorted((*without(state.unused, character), old)))


def dress(table: FortuneTable, seat: int, race: str) -> None:
    """Wear this disguise, with a card from the deck in exchange for one in hand."""
    who = player(table, seat)
    if race not in who.disguises:
        here = board(table, who.board)
        here.disguises = (*without(here.disguises, race), who.disguises[0])
        who.disguises = tuple(sorted((race, *who.disguises[1:])))
    who.disguises = without(who.disguises, race)
    who.worn = race


def stand(table: FortuneTable, *places: str) -> None:
    """Pawns of the seats in order."""
    for seat, place in enumerate(places):
        player(table, seat).place = place


# -- what is under way -------------------------------------------------------------------------------------


def under_way(table: FortuneTable, *frames: Frame) -> FortuneTable:
    """Put frames on the stack of a running match and start the last one."""
    match = Match(board=0, step="next_turn")
    table.stack = [match, *frames]
    table._run(frames[-1].start(table))
    return table


def rolling(table: FortuneTable, *faces: str, dice: str = "d8 d8") -> FortuneTable:
    """The mover rolls these numbers with these dice and is asked where to go."""
    play(table, "roll", f"dice {dice}")
    one, two = dice.split()
    play(table, *([" ".join(faces)] if one == two else faces))
    return table


def landing(table: FortuneTable, square: str, seat: int = 0) -> FortuneTable:
    """This pawn has just ended its own move on this square."""
    player(table, seat).place = square
    here = player(table, seat).board
    board(table, here).move = Move(seat)
    turn = Finish(seat=seat, step="discard")
    table.stack = [Match(board=0, step="next_turn"), BoardTurn(board=here, seat=seat, step="turn_over"), turn]
    table._run(turn.land(table))
    return table


def a_confrontation(
    table: FortuneTable, square: str = "E5", challenger: int = 0, challenged: int = 1
) -> FortuneTable:
    """The challenger's pawn comes to the other's square."""
    player(table, challenged).place = square
    return landing(table, square, challenger)


def in_chain(table: FortuneTable) -> Chain:
    [chain] = [frame for frame in table.stack if isinstance(frame, Chain)]
    return chain


def pile(cards: Sequence[str], card: str) -> int:
    return list(cards).count(card)
