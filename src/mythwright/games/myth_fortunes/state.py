"""What changes: ids and numbers only. Tuples are replaced, never changed, so copies are cheap."""

from __future__ import annotations

from mythwright.core.data import Data, Value

NOBODY = -1
BOARD = -1
"""The board itself as the challenged party (MF-GAP-43)."""
TRANSIT = ""
"""The place of a pawn on its way to the other board: on no square (MF-GAP-38)."""
CHARACTER = "character"
DISGUISE = "disguise"


class Settings(Value, frozen=True):
    """What the table was set up with; `minutes` is 0 when the session is counted in rounds."""

    rounds: int = 24
    minutes: int = 0
    advanced: bool = True
    lenient: bool = True
    confirm: bool = True
    removal: bool = False


class Waiting(Value, frozen=True):
    """A turn that was carried to another board: who waits for whom, and what is left of the move."""

    seat: int
    right: int
    zone: str
    left: int
    other: int
    card: str

    def waits_for(self, right: int) -> Waiting:
        """The same turn, released by another player."""
        return Waiting(self.seat, right, self.zone, self.left, self.other, self.card)


class Player(Data):
    """A player with everything before him and in his hands: one character, one disguise worn at most.

    `known` is what everyone may remember (MF-HAND-02, MF-DISG-02, MF-DISG-05).
    """

    character: str
    board: int
    place: str
    fame: int
    gold: int
    disguises: tuple[str, ...]
    companions: tuple[str, ...]
    hand: tuple[str, ...]
    worn: str = ""
    companion: str = ""
    shown: str = ""
    companion_shown: bool = False
    known: tuple[str, ...] = ()
    looked: tuple[tuple[int, str], ...] = ()
    secret: str = ""
    bog: bool = False
    passing: str = ""
    won: int = 0
    gone: bool = False


class Move(Data):
    """A move under way: dice and what they show, the movement card in force, and what was set."""

    seat: int
    dice: tuple[str, ...] = ()
    faces: tuple[int, ...] = ()
    card: str = ""
    fixed: int = 0
    again: bool = False
    small: bool = False
    landed: bool = False


class Clash(Data):
    """A confrontation under way. Pairs are of the challenger and the challenged party."""

    challenger: int
    challenged: int
    square: str
    foe: str = ""
    stage: str = "reveal"
    points: tuple[int, int] = (0, 0)
    dice: tuple[str, str] = ("", "")
    swapped: bool = False
    out: tuple[int, ...] = ()
    doublings: int = 0
    insured: tuple[int, ...] = ()
    rolls: tuple[int, int] = (0, 0)
    peace: bool = False


class Ball(Data):
    """The Big Game of a board: who has the ball, who plays, whose turn it is and in which round."""

    holder: int
    order: tuple[int, ...]
    turn: int = 0
    round: int = 1
    minutes: int = 0
    over: bool = False
    winner: int = NOBODY


class Pot(Data):
    """A game of Dragon Poker: the ante, what everyone put in, and the hands that lie."""

    order: tuple[int, ...]
    ante: int = 0
    stakes: tuple[int, ...] = ()
    hands: tuple[tuple[str, ...], ...] = ()
    dice: tuple[str, ...] = ()


class Board(Data):
    """One board: who sits at it, its decks and discard piles, and what goes on there."""

    seats: tuple[int, ...]
    encounters: tuple[str, ...]
    disguises: tuple[str, ...]
    companions: tuple[str, ...]
    encounter_discard: tuple[str, ...] = ()
    disguise_discard: tuple[str, ...] = ()
    companion_discard: tuple[str, ...] = ()
    removed: tuple[str, ...] = ()
    aside: tuple[str, ...] = ()
    next: int = NOBODY
    turns: int = 0
    waiting: tuple[Waiting, ...] = ()
    move: Move | None = None
    clash: Clash | None = None
    ball: Ball | None = None
    pot: Pot | None = None


class State(Data):
    """The whole session: players, boards, and how far it has come."""

    settings: Settings
    players: list[Player]
    boards: list[Board]
    unused: tuple[str, ...] = ()
    laid: bool = False
    slots: int = 0
    minutes: int = 0
