"""Rulings on moves: why a path, a square, a confrontation or a throw does not allow an option."""

from __future__ import annotations

from mythwright.core.option import Option
from mythwright.core.ruling import Ruling, ruling
from mythwright.games.myth_fortunes.box import HEADINGS, PAWNS, FortuneTable
from mythwright.games.myth_fortunes.effects import board_of
from mythwright.games.myth_fortunes.explain_steps import asked_now, frame_of, text_of, unknown
from mythwright.games.myth_fortunes.rules.big_game import BallTurn
from mythwright.games.myth_fortunes.rules.cards import seat_of
from mythwright.games.myth_fortunes.rules.chain import Chain, forbids_push
from mythwright.games.myth_fortunes.rules.dragon_poker import ACE, DragonPoker
from mythwright.games.myth_fortunes.rules.leaving import forbids_leaving
from mythwright.games.myth_fortunes.rules.movement import (
    Moving,
    forbids_move,
    move_of,
    movement_verb,
)
from mythwright.games.myth_fortunes.rules.paths import forbids_path
from mythwright.games.myth_fortunes.rules.squares import Visit, forbids_income
from mythwright.games.myth_fortunes.rules.trades import Trade, forbids_buying
from mythwright.games.myth_fortunes.rules.turn import CarriedTurn
from mythwright.games.myth_fortunes.vocabulary import DIE_KINDS

# -- movement --------------------------------------------------------------------------------------------


def why_not_dice(table: FortuneTable, seat: int, chosen: Option) -> Ruling | None:
    if any(kind not in DIE_KINDS for kind in chosen.args):
        return ruling("MF-DICE-01", dice=list(DIE_KINDS))
    return ruling("MF-MOVE-02", dice=list(DIE_KINDS))


def why_not_set(table: FortuneTable, seat: int, chosen: Option) -> Ruling | None:
    return ruling("MF-GAP-17", asked=asked_now(table))


def why_not_hop(table: FortuneTable, seat: int, chosen: Option) -> Ruling | None:
    return ruling("MF-GAP-17", homes=list(table.box.homes))


def why_not_move(table: FortuneTable, seat: int, chosen: Option) -> Ruling | None:
    frame = frame_of(table)
    if isinstance(frame, Moving) and move_of(table, seat).faces:
        return forbids_move(table, seat, chosen)
    if isinstance(frame, CarriedTurn) and frame.step == "walked":
        if chosen in frame.ways(table).every:
            return None
        wrong = _walk(table, frame, chosen) if chosen.kind == "move" else None  # boards change once a turn
        return wrong or ruling("MF-GAP-38", left=frame.left, other=frame.other)
    if isinstance(frame, BallTurn) and not frame.path:
        return _run(table, frame, chosen)
    return ruling("MF-TURN-05", asked=asked_now(table))


def _walk(table: FortuneTable, frame: CarriedTurn, chosen: Option) -> Ruling | None:
    straight = movement_verb(table, move_of(table, frame.seat)) == "go_straight"
    return forbids_path(table.box, frame.zone, chosen.args[1:], straight)


def _run(table: FortuneTable, frame: BallTurn, chosen: Option) -> Ruling | None:
    """MF-BG-15, MF-BG-16: one line, and all of it."""
    if chosen in frame.ways(table).every:
        return None
    place = table.state.players[frame.seat].place
    wrong = forbids_path(table.box, place, chosen.args[1:], straight=True)
    if wrong and wrong.rule == "MF-MOVE-10":
        return ruling("MF-BG-16", **wrong.facts)
    return ruling("MF-BG-15", number=frame.number)


def why_not_sit(table: FortuneTable, seat: int, chosen: Option) -> Ruling | None:
    return ruling("MF-DROP-10", pawn=text_of(chosen))


# -- squares ---------------------------------------------------------------------------------------------


def why_not_collect(table: FortuneTable, seat: int, chosen: Option) -> Ruling | None:
    frame = frame_of(table)
    if isinstance(frame, Visit) and frame.asked == "home":
        return forbids_income(table, seat)
    return ruling("MF-HOME-01", asked=asked_now(table))


def why_not_show(table: FortuneTable, seat: int, chosen: Option) -> Ruling | None:
    return ruling("MF-GAP-13", card=text_of(chosen), asked=asked_now(table))


def why_not_buy(table: FortuneTable, seat: int, chosen: Option) -> Ruling | None:
    frame = frame_of(table)
    if isinstance(frame, Trade) and frame.asked == "bazaar":
        return forbids_buying(table, seat, text_of(chosen))
    return ruling("MF-GAP-35", asked=asked_now(table))


def why_not_at_square(table: FortuneTable, seat: int, chosen: Option) -> Ruling | None:
    return ruling("MF-GAP-05", asked=asked_now(table), gold=table.state.players[seat].gold)


# -- confrontations --------------------------------------------------------------------------------------


def why_not_confront(table: FortuneTable, seat: int, chosen: Option) -> Ruling | None:
    frame = frame_of(table)
    other = seat_of(table, text_of(chosen))
    if isinstance(frame, Chain) and not frame.difference:
        met = (frame.mover, other) in frame.met or (other, frame.mover) in frame.met
        return ruling("MF-GAP-52" if met else "MF-GAP-42", pawn=text_of(chosen))
    return ruling("MF-CONF-01", asked=asked_now(table))


def why_not_reveal(table: FortuneTable, seat: int, chosen: Option) -> Ruling | None:
    return ruling("MF-GAP-45", asked=asked_now(table))


def why_not_look(table: FortuneTable, seat: int, chosen: Option) -> Ruling | None:
    return ruling("MF-GAP-23", asked=asked_now(table))


def why_not_push(table: FortuneTable, seat: int, chosen: Option) -> Ruling | None:
    frame = frame_of(table)
    if not isinstance(frame, Chain) or not frame.difference:
        return ruling("MF-CONF-26", asked=asked_now(table))
    if text_of(chosen) not in PAWNS or text_of(chosen, 1) not in HEADINGS:
        return unknown(chosen)
    return forbids_push(table, frame, seat_of(table, text_of(chosen)), text_of(chosen, 1))


# -- Dragon Poker ----------------------------------------------------------------------------------------


def why_not_ante(table: FortuneTable, seat: int, chosen: Option) -> Ruling | None:
    return ruling("MF-GAP-64", most=table.state.players[seat].gold, asked=asked_now(table))


def why_not_keep(table: FortuneTable, seat: int, chosen: Option) -> Ruling | None:
    frame = frame_of(table)
    if not isinstance(frame, DragonPoker):
        return ruling("MF-GAP-66" if chosen.args else "MF-GAP-05", asked=asked_now(table))
    pot = board_of(table, frame.seat).pot
    lone = len(chosen.args) == 1
    rule = "MF-DP-10" if lone and text_of(chosen) != ACE else "MF-DP-09"
    return ruling(rule, dice=list(pot.dice) if pot else [])


def why_not_lay(table: FortuneTable, seat: int, chosen: Option) -> Ruling | None:
    player = table.state.players[seat]
    return ruling("MF-GAP-24", companions=list(player.companions), disguises=list(player.disguises))


def why_not_leave(table: FortuneTable, seat: int, chosen: Option) -> Ruling | None:
    return forbids_leaving(table, chosen)
