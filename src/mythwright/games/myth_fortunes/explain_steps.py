"""Rulings on steps and cards: why they may not be taken or played now."""

from __future__ import annotations

from mythwright.core.flow import Ask, Frame
from mythwright.core.option import Option
from mythwright.core.ruling import Ruling, ruling
from mythwright.games.myth_fortunes.box import FortuneTable
from mythwright.games.myth_fortunes.effects import board_of
from mythwright.games.myth_fortunes.rules.big_game import BallTurn, BigGame
from mythwright.games.myth_fortunes.rules.cards import forbids_role, targets
from mythwright.games.myth_fortunes.rules.movement import (
    Moving,
    forbids_late_draw,
)
from mythwright.games.myth_fortunes.rules.playing import Playing
from mythwright.games.myth_fortunes.rules.turn import CarriedTurn, Finish, Turn, forbids_draw
from mythwright.games.myth_fortunes.rules.windows import Window
from mythwright.games.myth_fortunes.vocabulary import ANY_TIME, COUNTER


def unknown(chosen: Option) -> Ruling:
    return ruling("MW-OPTION-03", text=str(chosen)[:80])


def frame_of(table: FortuneTable) -> Frame:
    return table.stack[-1]


def text_of(chosen: Option, at: int = 0) -> str:
    return str(chosen.args[at]) if len(chosen.args) > at else ""


def asked_now(table: FortuneTable) -> str:
    return table.pending.prompt if isinstance(table.pending, Ask) else ""


def step_is_over(table: FortuneTable) -> Ruling:
    """MF-DROP-12, MF-DROP-13, MF-TURN-06: neither in a carried turn nor after the roll."""
    carried = any(isinstance(frame, CarriedTurn) for frame in table.stack)
    return ruling("MF-DROP-13" if carried else "MF-TURN-06", asked=asked_now(table))


# -- steps 1 to 3 and 6 ----------------------------------------------------------------------------------


def why_not_draw(table: FortuneTable, seat: int, chosen: Option) -> Ruling | None:
    frame = frame_of(table)
    if isinstance(frame, Turn) and frame.step == "prepared":
        return forbids_draw(table, frame)
    if isinstance(frame, Moving):
        return forbids_late_draw(table, frame)
    if isinstance(frame, CarriedTurn):
        return ruling("MF-DROP-12", asked=asked_now(table))
    return ruling("MF-DRAW-02" if isinstance(frame, Turn) else "MF-DRAW-01", asked=asked_now(table))


def why_not_disguise(table: FortuneTable, seat: int, chosen: Option) -> Ruling | None:
    player, race = table.state.players[seat], text_of(chosen)
    if race not in table.box.races:
        return unknown(chosen)
    if race == player.worn:
        return ruling("MF-GAP-12", race=race)
    if race not in player.disguises:
        return ruling("MF-TURN-03", race=race, owned=sorted(set(player.disguises)))
    return _changing(table)


def why_not_undisguise(table: FortuneTable, seat: int, chosen: Option) -> Ruling | None:
    if not table.state.players[seat].worn:
        return ruling("MF-DISG-06")
    return _changing(table)


def _changing(table: FortuneTable) -> Ruling | None:
    frame = frame_of(table)
    if isinstance(frame, Turn) and frame.step == "prepared":
        return ruling("MF-GAP-29") if frame.dressed else None
    if isinstance(frame, Moving):
        return ruling("MF-TURN-06" if frame.dressed else "MF-TIME-03")
    return ruling("MF-BG-06") if isinstance(frame, BigGame | BallTurn) else step_is_over(table)


def why_not_companion(table: FortuneTable, seat: int, chosen: Option) -> Ruling | None:
    player, card = table.state.players[seat], text_of(chosen)
    if card not in table.box.companions:
        return unknown(chosen)
    if card not in player.companions:
        return ruling("MF-COMP-03", card=card, owned=sorted(set(player.companions)))
    return _exchanging(table)


def why_not_take_companion(table: FortuneTable, seat: int, chosen: Option) -> Ruling | None:
    board = board_of(table, seat)
    if not board.companions and not board.companion_discard:
        return ruling("MF-GAP-14")
    return _exchanging(table)


def _exchanging(table: FortuneTable) -> Ruling | None:
    frame = frame_of(table)
    if isinstance(frame, Turn) and frame.step == "prepared":
        return ruling("MF-GAP-29") if frame.accompanied else None
    return step_is_over(table)


def why_not_discard(table: FortuneTable, seat: int, chosen: Option) -> Ruling | None:
    card = text_of(chosen)
    if card not in table.box.encounters:
        return unknown(chosen)
    if card not in table.state.players[seat].hand:
        return ruling("MF-HAND-01", card=card)
    return ruling("MF-TURN-08", asked=asked_now(table))


def why_not_excess(table: FortuneTable, seat: int, chosen: Option) -> Ruling | None:
    known = table.box.races if chosen.kind == "discard_disguise" else table.box.companions
    return ruling("MF-HAND-06", asked=asked_now(table)) if text_of(chosen) in known else unknown(chosen)


# -- Encounter Cards -------------------------------------------------------------------------------------


def why_not_play(table: FortuneTable, seat: int, chosen: Option) -> Ruling | None:
    name = text_of(chosen)
    card = table.box.encounters.get(name)
    if card is None:
        return unknown(chosen)
    if name not in table.state.players[seat].hand:
        return ruling("MF-HAND-01", card=name)
    if any(isinstance(frame, BallTurn | BigGame) for frame in table.stack[-2:]):
        return ruling("MF-BG-03", card=name)
    if card.window != _window(table):
        return ruling("MF-ENC-02", card=name, window=card.window, asked=asked_now(table))
    forbidden = forbids_role(table, seat, name)
    if forbidden:
        return forbidden
    aims = [aim[0] for aim in targets(table, seat, name) if aim]
    return ruling(card.effect[0].rule, card=name, targets=aims)


def _window(table: FortuneTable) -> str:
    """The window that the present question opens (MF-GAP-16)."""
    frame = frame_of(table)
    if isinstance(frame, Window):
        return frame.kind
    if isinstance(frame, Playing):
        return COUNTER
    return ANY_TIME if isinstance(frame, Finish) else ""
