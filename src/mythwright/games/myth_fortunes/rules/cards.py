"""Encounter Cards: who may play them, where, and on whom (MF-ENC, MF-GAP-16, MF-GAP-19 to 21)."""

from __future__ import annotations

from mythwright.core.option import Option, option
from mythwright.core.ruling import Ruling, ruling
from mythwright.games.myth_fortunes.box import PAWNS, FortuneTable
from mythwright.games.myth_fortunes.effects import board_of
from mythwright.games.myth_fortunes.state import BOARD, DISGUISE, NOBODY, Clash

FOE = "foe"
"""The board's side as a target (MF-GAP-43)."""
COUNTERSPELL = "counterspell"
PASS = option("pass")
PASS_CONFRONTATION = option("pass", "confrontation")
PASS_TURN = option("pass", "turn")

Target = tuple[str, ...]


def plays(table: FortuneTable, seat: int, window: str) -> list[Option]:
    """Every card of this window in the hand that may be played now, with each of its targets."""
    encounters = table.box.encounters
    found = []
    for name in dict.fromkeys(table.state.players[seat].hand):
        if encounters[name].window == window and not forbids_role(table, seat, name):
            found += [option("play", name, *target) for target in targets(table, seat, name)]
    return found


def mover(table: FortuneTable, board: int) -> int:
    """Whose turn is under way at this board."""
    move = table.state.boards[board].move
    return move.seat if move else NOBODY


def passes(table: FortuneTable, board: int) -> list[Option]:
    """MF-GAP-16: one may pass for a while."""
    return [PASS_CONFRONTATION, PASS_TURN] if table.state.boards[board].clash else [PASS_TURN]


def set_passing(table: FortuneTable, seat: int, chosen: Option) -> None:
    """MF-GAP-16: pass until the confrontation is over, or until one's own turn; everyone can see that."""
    if chosen.args:
        table.state.players[seat].passing = str(chosen.args[0])
        table.tell("passes_for_now", "MF-GAP-16", who=seat, until=chosen.args[0])


def forbids_role(table: FortuneTable, seat: int, name: str) -> Ruling | None:
    """The rule that keeps this card from this player or this place, target and window aside."""
    card, board = table.box.encounters[name], board_of(table, seat)
    clash, move = board.clash, board.move
    if card.by in ("mover", "others") and (move is None or (card.by == "mover") != (move.seat == seat)):
        return ruling("MF-GAP-17", card=name, by=card.by)
    if card.by == "party" and (clash is None or seat not in (clash.challenger, clash.challenged)):
        return ruling("MF-GAP-20" if card.target else "MF-GAP-21", card=name, by=card.by)
    if "roll_afresh" in card.verbs and (move is None or not move.dice):
        return ruling("MF-GAP-17", card=name)
    return forbids_here(table, clash, name) if clash else None


def forbids_here(table: FortuneTable, clash: Clash, name: str) -> Ruling | None:
    """MF-SQUARE-05, MF-GAP-44: what the square of the confrontation does not allow."""
    card, banned = table.box.encounters[name], square_forbids(table, clash)
    if "encounter_cards" in banned:
        return ruling(banned["encounter_cards"], card=name, square=clash.square)
    if card.target in ("companion", "both_companions") and "companions" in banned:
        return ruling(banned["companions"], card=name, square=clash.square)
    if card.target == "own_identity" and "disguises" in banned:
        return ruling(banned["disguises"], card=name, square=clash.square)
    if card.target == "both_companions" and clash.challenged == BOARD:
        return ruling("MF-GAP-19", card=name)
    return None


def square_forbids(table: FortuneTable, clash: Clash) -> dict[str, str]:
    """MF-GAP-44: the conditions hold between pawns; the board's own foes stand on other squares."""
    return table.box.squares[clash.square].forbids


def targets(table: FortuneTable, seat: int, name: str) -> list[Target]:
    """Whom or what this card may be played on; the empty target where it needs none."""
    kind, clash = table.box.encounters[name].target, board_of(table, seat).clash
    if kind == "player":
        return [(PAWNS[other],) for other in board_of(table, seat).seats if other != seat]
    if clash is None or kind in ("", "both_companions"):
        return [()]
    players, sides = table.state.players, (clash.challenger, clash.challenged)
    if kind == "party":
        return [(FOE if side == BOARD else PAWNS[side],) for side in sides]
    if kind == "companion":
        return [(PAWNS[side],) for side in sides if side != BOARD]
    if kind == "shown_disguise":
        return [(PAWNS[s],) for s in sides if s != BOARD and players[s].shown == DISGUISE]
    player = players[seat]  # own_identity
    return [()] if player.worn or player.disguises else []


def seat_of(table: FortuneTable, pawn: str) -> int:
    """The seat that this pawn belongs to; BOARD for a foe or an unknown word."""
    return PAWNS.index(pawn) if pawn in PAWNS[: len(table.state.players)] else BOARD


def counterspell_possible(table: FortuneTable) -> bool:
    """Whether a Counterspell may still be in a hand, by what everyone can see."""
    boards = table.state.boards
    seen = sum(b.encounter_discard.count(COUNTERSPELL) + b.aside.count(COUNTERSPELL) for b in boards)
    return seen < table.box.encounters[COUNTERSPELL].copies * len(boards)
