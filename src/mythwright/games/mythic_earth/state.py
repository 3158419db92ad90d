"""What changes: ids and numbers only. Tuples are replaced, never changed, so copies are cheap.

Lengths and places are whole thousandths of an inch (ME-GAP-02). Units are numbered from 1, and so are the
Minis of each.
"""

from __future__ import annotations

from mythwright.core.data import Data, Value

INCH = 1000
Point = tuple[int, int]

NOBODY = -1
NEUTRAL = -1
"""The seat of creatures that belong to no player (ME-GAP-81)."""
NO_UNIT = 0
SOUTH, NORTH = 0, 1
"""Edges: South's is y = 0 (ME-GAP-02)."""

WAITING, RESERVE, TABLE, DESTROYED = "waiting", "reserve", "table", "destroyed"
"""Where a Unit is: not deployed yet, in reserve, on the table, out of the game."""

SETUP, DEPLOYMENT, TURN, CLEANUP, OVER = "setup", "deployment", "turn", "cleanup", "over"


class Settings(Value, frozen=True):
    """What the table was set up with."""

    points: int
    width: int
    depth: int
    size: str
    primary: str = ""


class Feature(Value, frozen=True):
    """A piece of landscape: a disc of this radius around its centre, or a polygon of these corners."""

    number: int
    land: str
    x: int
    y: int
    radius: int = 0
    corners: tuple[Point, ...] = ()


class Token(Value, frozen=True):
    """A token on the table, or with the Unit that holds it (ME-GAP-86); `about` is the Unit it tells of."""

    number: int
    kind: str
    seat: int
    x: int = 0
    y: int = 0
    holder: int = NO_UNIT
    about: int = NO_UNIT


class Claim(Value, frozen=True):
    """A Capture/Claim that runs until the end of the Game Turn: an altar, a pillage (ME-GAP-82)."""

    seat: int
    unit: int
    what: str
    target: int = 0


class Fallen(Value, frozen=True):
    """A Unit that was destroyed or began to Flee, and where it stood: what scenarios look at next.

    `how` is melee, shooting, magic, overwhelmed, edge, river, trample or blessing; `by` the Unit that did it.
    Whom a lost fight overwhelms falls in melee (ME-GAP-28, ME-GAPB-04).
    """

    unit: int
    at: tuple[Point, ...]
    how: str
    by: int = NO_UNIT
    fled: bool = False


class Deed(Value, frozen=True):
    """Something done this turn that a scenario may score."""

    seat: int
    what: str
    unit: int = NO_UNIT
    target: int = 0


class Unit(Data):
    """A Unit with its Minis, its state and its dice.

    `minis` are the numbers of the living Minis on the table, with `at` and `hurt` beside them; those
    `outside` wait at the `door` (ME-GAP-78). A die is `spent`, `held` or `bound` (ME-GAPB-02).
    """

    seat: int
    card: str
    size: int
    options: tuple[str, ...]
    place: str = WAITING
    minis: tuple[int, ...] = ()
    at: tuple[Point, ...] = ()
    hurt: tuple[int, ...] = ()
    outside: tuple[int, ...] = ()
    door: Point = (0, 0)
    strength: int = 0
    markers: int = 0
    frozen: bool = False
    fleeing: bool = False
    low: bool = False
    aloft: bool = False
    alert: int = 0
    disengaged: bool = False
    hunted: bool = False
    fought: bool = False
    links: tuple[int, ...] = ()
    spent: int = 0
    held: int = 0
    bound: tuple[int, ...] = ()
    given: int = 0
    misreacts: int = 0
    casts: int = 0
    dispels: int = 0
    spells: tuple[str, ...] = ()
    marks: tuple[str, ...] = ()
    arrived: int = 0


class Vow(Data):
    """A Devotion: the cards dealt, the one kept, its secret picks, and what it has scored (ME-DEV)."""

    dealt: tuple[str, ...] = ()
    card: str = ""
    picks: tuple[int, ...] = ()
    shown: bool = False
    points: int = 0
    scored: tuple[str, ...] = ()
    tested: tuple[int, ...] = ()
    found: int = 0
    pair: tuple[int, int] = (NO_UNIT, NO_UNIT)


class Side(Data):
    """One player: the free dice of the pool, what is set aside or lost, Blessings, and Victory Points."""

    vow: Vow
    force: str = ""
    list: str = ""
    edge: int = SOUTH
    alignment: str = ""
    pool: tuple[int, ...] = ()
    aside: int = 0
    lost: int = 0
    lost_points: int = 0
    blessings: tuple[str, ...] = ()
    blessed: int = 0
    cast: tuple[str, ...] = ()
    primary: int = 0
    this_turn: int = 0
    hush: int = 0


class State(Data):
    """The whole battle."""

    settings: Settings
    sides: list[Side]
    phase: str = SETUP
    turn: int = 0
    value: int = 0
    taker: int = NOBODY
    winner: int = NOBODY
    primary: str = ""
    units: dict[int, Unit] = {}
    features: tuple[Feature, ...] = ()
    tokens: tuple[Token, ...] = ()
    claims: tuple[Claim, ...] = ()
    aftermath: tuple[Fallen, ...] = ()
    deeds: tuple[Deed, ...] = ()
    pillaged: tuple[tuple[int, int], ...] = ()
    made: int = 0
    """How many tokens there have been: the number of the last one."""
    fallen: tuple[int, ...] = ()
    """Units destroyed, in order."""
    ended: str = ""
    """The rule that ended the game early."""
    conceded: int = NOBODY
    """Who gave the battle up (ME-GAP-93)."""
