"""What stands on the other cards, and on the table: spells, Blessings, scenarios, sizes and landscape.

Every length is in thousandths of an inch (ME-GAP-02).
"""

from __future__ import annotations

from mythwright.core.data import Card
from mythwright.games.mythic_earth.pieces import Competencies, Does

Point = tuple[int, int]


# -- magic and Blessings -------------------------------------------------------------------------------------


class Spell(Does, frozen=True, kw_only=True):
    """A spell: its Casting Value, and what it may be aimed at (ME-GAP-65 to ME-GAP-68)."""

    alignment: str = ""
    """Empty: open to every Magic User."""
    casting: int
    reach: int = 0
    target: str
    missile: bool = False
    hits: str = ""
    """Dice of a Magic Missile's hits."""
    strength: int = 0


class Blessing(Does, frozen=True, kw_only=True):
    """A Blessing of the Way, once a game (ME-BLESS-02); `window` is when it is offered (ME-GAP-70)."""

    alignment: str
    number: int
    window: str
    gap: str


# -- scenarios -----------------------------------------------------------------------------------------------


class Objective(Card, frozen=True, kw_only=True):
    """One way to score: when it is looked at, and what for."""

    when: str
    """`at_once`, `turn_end` or `game_end`."""
    points: int = 1
    repeats: bool = False
    tokens: int = 0
    """How many tokens it takes."""
    rule: str


class Devotion(Card, frozen=True, kw_only=True):
    """A secondary scenario (ME-DEV-01): what is picked in secret, its distances and how it scores."""

    id: str
    alignment: str
    number: int
    picks: int = 0
    picked: str = ""
    """What is picked before turn 1: `landscape`, `ground`, `divided`, `victims` or empty."""
    near: int = 0
    """How near a Unit or token must be."""
    clear: int = 0
    """How far enemies must keep."""
    brave: int = 0
    """What its test adds to Brave."""
    save: int = 0
    """What a challenge adds to Save."""
    across: int = 0
    """How large a piece of landscape may be."""
    objectives: tuple[Objective, ...]
    rule: str
    gap: str


class Ground(Card, frozen=True, kw_only=True):
    """What a primary puts on a table of one size: the middles of markers, buildings, bridges or tokens."""

    points: tuple[Point, ...] = ()
    corners: tuple[Point, ...] = ()
    """The corners that South and North deploy in."""


class Primary(Card, frozen=True, kw_only=True):
    """A Balance of the Way scenario: its zones, how it scores, and what it puts on the table."""

    id: str
    number: int
    zone: str
    """`strip` along the own edge or `corner`."""
    depth: int
    most: int
    """Victory Points in all."""
    a_turn: int
    """Victory Points in one Game Turn; 0 where it scores at the end of the game only."""
    from_turn: int = 1
    shoot: int = 0
    """What it adds to all shooting."""
    skirmish: Ground = Ground()
    battle: Ground = Ground()
    edges: tuple[str, ...] = ()
    """The table edge of each face of a D6 for arriving Units."""
    rule: str
    gap: str


# -- the table -----------------------------------------------------------------------------------------------


class Size(Card, frozen=True, kw_only=True):
    """A size of game, from so many points on: its table, and how many Behemoths a Force may have."""

    id: str
    points: int
    width: int
    depth: int
    behemoths: int
    rule: str
    table_rule: str


class Piece(Card, frozen=True, kw_only=True):
    """A kind of landscape (ME-GAP-05): a disc `across`, or a polygon around its centre."""

    id: str
    ground: str
    """`open`, `difficult` or `impassable`."""
    height: int
    obstacle: bool = False
    """A wall, which the tall may cross (ME-GAP-41)."""
    across: int = 0
    corners: tuple[Point, ...] = ()
    rule: str

    @property
    def obscuring(self) -> bool:
        """Obscuring Area Landscape (ME-GAP-05)."""
        return self.ground == "difficult" and self.height > 0


class Pair(Card, frozen=True, kw_only=True):
    """Two pieces that furnish the table, the second turned about the centre (ME-GAP-06)."""

    id: str
    kinds: tuple[str, ...]
    """The seed picks one of these."""
    at_zone: bool = False
    needed: bool = False
    skirmish: bool = True


class Animal(Card, frozen=True, kw_only=True):
    """The Spirit Animal of the Great Hunt (ME-BOX-20, ME-GAP-81); its Move is rolled."""

    type: str
    data: Competencies
    wounds: int
    attacks: int
    markers: int
    rule: str


class Figures(Card, frozen=True, kw_only=True):
    """The numbers of the rules, in the book's words."""

    turns: int
    offered: tuple[int, ...]
    """Limits in points that are offered (ME-GAP-01)."""
    tolerance: int
    contact: int
    token: int
    """The radius of a token."""
    from_enemies: int
    coherency: int
    march: int
    slowed: int
    """What Aylus takes of a Move."""
    least_move: int
    heroic_reach: int
    heroic_brave: int
    presence_reach: int
    order_reach: int
    stop_order_reach: int
    """Of a hero with the Command talent."""
    blessed_reach: int
    frozen_brave: int
    fleeing_brave: int
    overwhelmed: int
    """Markers, as a percentage of Brave, that destroy a Unit."""
    half_strength: int
    """Below this percentage of its Minis a Unit is tested."""
    alert_reach: int
    stop_from_friends: int
    stop_from_enemies: int
    disengage_from_edges: int
    charge_fight: int
    fleeing_fight: int
    units_a_side: int
    """In one combat."""
    charging_shot: int
    fleeing_shot: int
    long_shot: int
    stopped_shot: int
    low_shot: int
    fight_shot: int
    overhead_shot: int
    focused_shot: int
    obscured_shot: int
    huge_shot: int
    template: int
    """The radius of the Shoot Template."""
    landscape_save: int
    casts_an_activation: int
    dispel_reach: int
    feedback: int
    devotions_dealt: int
    devotion_points: int
    blessings_a_turn: int
    altar_reach: int
    altars_apart: int
    river: tuple[int, int]
    """Where the river begins and ends, from South's edge."""
    bridge: int
    swept_away: int
    carriers: int
    captives_aside: int
    """How far from the centre spare Captives lie."""
    reserves_try: int
    """The turn in which reserves begin to try."""
    arrives: int
    """The turn in which reserves of the Fog of War come without a test."""
    piece_from_edges: int
    piece_apart: int
    piece_from_scenario: int
    piece_tries: int
    pieces_in_half: int


class House(Card, frozen=True, kw_only=True):
    """Declared switches: the alternatives that the gaps of the book leave open."""

    random_alignment: bool = False
    """The alignment is rolled, not chosen (ME-GAP-07)."""
    fleeing_twice: bool = False
    """A Fleeing target counts by both lines of the list (ME-GAP-47)."""
    half_tests: bool = False
    """Exactly half of its Minis is enough for the test (ME-GAP-48)."""
    charge_or_weapon: bool = False
    """The charge bonus does not add to a weapon's (ME-GAP-62)."""
