"""Views: what a seat may see (MF-GAP-26)."""

from __future__ import annotations

from typing import Any

from mythwright.games.myth_fortunes.box import PAWNS, FortuneTable
from mythwright.games.myth_fortunes.effects import COMPANION
from mythwright.games.myth_fortunes.printed import prints
from mythwright.games.myth_fortunes.prospects import prospects
from mythwright.games.myth_fortunes.rules.big_game import BallTurn, goal
from mythwright.games.myth_fortunes.rules.chain import Chain
from mythwright.games.myth_fortunes.rules.confrontation import companion_points, party_die, race_shown, total
from mythwright.games.myth_fortunes.rules.playing import Playing
from mythwright.games.myth_fortunes.rules.session import all_slots, is_lenient, this_round
from mythwright.games.myth_fortunes.rules.turn import CarriedTurn, Finish
from mythwright.games.myth_fortunes.state import (
    BOARD,
    CHARACTER,
    DISGUISE,
    NOBODY,
    Ball,
    Board,
    Clash,
    Player,
    Pot,
)

View = dict[str, Any]
HIDDEN = "hidden"
FACES = (CHARACTER, DISGUISE, COMPANION)


def see(table: FortuneTable, seat: int | None) -> View:
    """Everything open, and what this seat alone knows; `None` is a spectator."""
    state, box = table.state, table.box
    settings = state.settings
    waiting = {w.seat for board in state.boards for w in board.waiting}
    return {
        "names": PAWNS[: len(state.players)],
        "seat": seat,
        "turn": whose_turn(table),
        "laid": state.laid,
        "slots": state.slots,
        "slots_all": 0 if settings.minutes else all_slots(table),
        "round": this_round(table),
        "rounds": settings.rounds,
        "minutes": state.minutes,
        "session": settings.minutes,
        "lenient": is_lenient(table),
        "rest": rest_of_move(table),
        "push": push_length(table),
        "prospects": prospects(table, seat),
        "played": _played(table),
        "advanced": settings.advanced,
        "squares": box.kind_of,
        "players": [_player(table, other, seat, other in waiting) for other in range(len(state.players))],
        "boards": [_board(table, board) for board in state.boards],
        "cards": prints(box),
    }


def whose_turn(table: FortuneTable) -> int:
    """The seat whose turn is under way, a turn of The Big Game included."""
    for frame in reversed(table.stack):
        if isinstance(frame, Finish | BallTurn):
            return frame.seat
    return NOBODY


def rest_of_move(table: FortuneTable) -> list[int]:
    """MF-GAP-38: the legs that are left of a carried move, while it is asked where they lead."""
    frame = table.stack[-1] if table.stack else None
    if not isinstance(frame, CarriedTurn) or frame.step != "walked":
        return []
    return [steps for steps in (frame.left, frame.other) if steps]


def push_length(table: FortuneTable) -> int:
    """MF-CONF-26: how far the winner of the last confrontation may move a pawn, while that is asked."""
    frame = table.stack[-1] if table.stack else None
    return frame.difference if isinstance(frame, Chain) else 0


def _played(table: FortuneTable) -> View | None:
    """MF-GAP-22: by whom a card is being played, then each counter on it; and on whom, if on anyone."""
    for frame in reversed(table.stack):
        if isinstance(frame, Playing):
            return {"by": (frame.seat, *frame.chain), "on": frame.target}
    return None


def glance(table: FortuneTable, seat: int) -> View:
    """What advice reads of the view, when bots look at thousands of tables: of others no more than chips."""
    state = table.state
    return {
        "players": [
            _player(table, i, seat, False) if i == seat else _rival(p) for i, p in enumerate(state.players)
        ],
        "boards": [_board(table, board) for board in state.boards],
        "cards": prints(table.box),
    }


def _rival(player: Player) -> View:
    return {"board": player.board, "fame": player.fame, "gold": player.gold, "gone": player.gone}


def _player(table: FortuneTable, other: int, seat: int | None, waiting: bool) -> View:
    """MF-CHIP-03 to MF-CHIP-08: chips are seen by all, in as few as possible."""
    player, figures = table.state.players[other], table.box.figures
    own, faces = other == seat, known_faces(table, seat, other)
    red, blue = divmod(player.fame, figures.large_chip)
    green, yellow = divmod(player.gold, figures.large_chip)
    return {
        "pawn": PAWNS[other],
        "board": player.board,
        "place": player.place,
        "fame": player.fame,
        "gold": player.gold,
        "red_chips": red,
        "blue_chips": blue,
        "green_chips": green,
        "yellow_chips": yellow,
        "encounters": len(player.hand),
        "hand": player.hand if own else None,
        "disguises": player.disguises if own else len(player.disguises),
        "companions": player.companions if own else len(player.companions),
        "disguised": bool(player.worn) if table.state.laid else None,
        "character": player.character if CHARACTER in faces else HIDDEN,
        "worn": player.worn if not player.worn or DISGUISE in faces else HIDDEN,
        "companion": player.companion if not player.companion or COMPANION in faces else HIDDEN,
        "shown": player.shown,
        "companion_shown": player.companion_shown,
        "known": player.known,
        "secret": player.secret if own else bool(player.secret),
        "bog": player.bog,
        "passing": player.passing,
        "won": player.won,
        "waiting": waiting,
        "gone": player.gone,
    }


def known_faces(table: FortuneTable, seat: int | None, other: int) -> tuple[str, ...]:
    """Own cards, cards that lie open or were seen and still lie there, and what was looked at in secret.

    When the session is over, everyone is turned up.
    """
    players = table.state.players
    if seat == other or table.result is not None:
        return FACES
    known = players[other].known
    if seat is None or not players[seat].looked:
        return known
    return (*known, *(face for who, face in players[seat].looked if who == other))


def knows(table: FortuneTable, seat: int | None, other: int, face: str) -> bool:
    return face in known_faces(table, seat, other)


def _board(table: FortuneTable, board: Board) -> View:
    move = board.move
    return {
        "seats": board.seats,
        "next": board.next,
        "encounter_deck": len(board.encounters),
        "disguise_deck": len(board.disguises),
        "companion_deck": len(board.companions),
        "encounter_discard": board.encounter_discard,
        "disguise_discard": board.disguise_discard,
        "companion_discard": board.companion_discard,
        "removed": board.removed,
        "aside": board.aside,
        "waiting": [
            {
                "seat": w.seat,
                "right": w.right,
                "zone": w.zone,
                "left": w.left,
                "other": w.other,
                "card": w.card,
            }
            for w in board.waiting
        ],
        "move": move
        and {
            "seat": move.seat,
            "dice": move.dice,
            "faces": move.faces,
            "card": move.card,
            "small": move.small,
            "landed": move.landed,
        },
        "clash": _clash(table, board.clash) if board.clash else None,
        "ball": _ball(table, board.ball) if board.ball else None,
        "pot": _pot(board.pot) if board.pot else None,
    }


def _clash(table: FortuneTable, clash: Clash) -> View:
    return {
        "challenger": clash.challenger,
        "challenged": clash.challenged,
        "square": clash.square,
        "foe": clash.foe,
        "stage": clash.stage,
        "sides": [_side(table, clash, side) for side in (0, 1)],
        "swapped": clash.swapped,
        "out": clash.out,
        "doublings": clash.doublings,
        "insured": clash.insured,
        "peace": clash.peace,
    }


def _side(table: FortuneTable, clash: Clash, side: int) -> View:
    """What one party shows, and how its total comes about, as far as it is open."""
    seat = (clash.challenger, clash.challenged)[side]
    player = table.state.players[seat] if seat != BOARD else None
    face = player.shown if player else DISGUISE
    open = clash.stage != "reveal"
    rolled = bool(clash.rolls[side])
    different = open and race_shown(table, clash, 0) != race_shown(table, clash, 1)
    return {
        "seat": seat,
        "face": face,
        "race": race_shown(table, clash, side) if face else "",
        "companion": player.companion if player and player.companion_shown else "",
        "companion_points": companion_points(table, clash, side) if open else 0,
        "points": clash.points[side],
        "die": party_die(table, clash, side) if different or clash.dice[side] else "",
        "roll": clash.rolls[side],
        "total": total(table, clash, side) if rolled else None,
    }


def _ball(table: FortuneTable, ball: Ball) -> View:
    return {
        "holder": ball.holder,
        "order": ball.order,
        "turn": ball.order[ball.turn],
        "round": ball.round,
        "over": ball.over,
        "goals": {str(seat): goal(table, seat) for seat in ball.order},
    }


def _pot(pot: Pot) -> View:
    return {
        "order": pot.order,
        "ante": pot.ante,
        "stakes": pot.stakes,
        "gold": sum(pot.stakes),
        "hands": pot.hands,
        "dice": pot.dice,
    }
