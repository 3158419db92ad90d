"""Given: battles to look at, one with everything that can be drawn, and moments of random games."""

from __future__ import annotations

import random
from functools import lru_cache

import mythwright
from mythwright.core.flow import Ask
from mythwright.games.mythic_earth.box import MythTable, read_box
from mythwright.games.mythic_earth.state import Claim, Feature, Token
from tests.games.mythic_earth.given import a_turn, a_unit, acts, rank

GAME = "mythic_earth"
PRIMARIES = ("altars", "rain", "hunt", "pillage", "captives", "fog")
QUIET = ("end", "low", "alert", "stay")
"""Answers after which little is to be seen."""


def a_piece(number: int, land: str, x: int, y: int) -> Feature:
    """A piece of the kit around this place."""
    kind = read_box(()).kit[land]
    corners = tuple((x + dx, y + dy) for dx, dy in kind.corners)
    return Feature(number, land, x, y, 0 if corners else kind.across // 2, corners)


def a_battle() -> MythTable:
    """The Bow Hunters of seat 0, Unit 1, have a die: eight may shoot, and much has happened before."""
    units = [
        a_unit("bow_hunters", 0, *rank(14_000, 12_000, 8, 2100, 4)),
        a_unit("angakkuq", 0, *rank(8000, 5000, 3, 2000, 3), bound=(3,)),
        a_unit("spear_band", 0, *rank(24_000, 17_000, 8, 2000, 4), links=(8,), markers=2),
        a_unit("great_bear", 0, (34_000, 8000), hurt=(2,)),
        a_unit("sled_wolves", 0, *rank(40_000, 12_000, 5, 2200, 3), fleeing=True, markers=3),
        a_unit("harpooners", 0, *rank(3000, 20_000, 6, 2000, 3), low=True, alert=2),
        a_unit("ice_giant", 0, (22_000, 5000)),
        a_unit("eagle_warriors", 1, *rank(25_000, 20_200, 8, 2000, 4), links=(3,), markers=1),
        a_unit("tlalocan_high_priest", 1, *rank(10_000, 41_000, 3, 2000, 3), spent=1, marks=("stone_skin",)),
        a_unit("jaguar_champion", 1, (20_000, 30_000)),
        a_unit("scorpion_tide", 1, *rank(32_000, 32_000, 3, 2700, 3), frozen=True),
        a_unit("feathered_serpent", 1, (39_000, 40_000), aloft=True),
        a_unit("atlatl_throwers", 1, *rank(12_000, 22_500, 6, 2000, 3)),
    ]
    lands = (("jungle", 9, 32), ("scrub", 41, 20), ("marsh", 6, 12), ("rock", 19, 19), ("lake", 31, 25))
    lands += (("building", 42, 28), ("low_wall", 17, 26), ("high_wall", 33, 15), ("hill", 30, 37))
    pieces = [a_piece(n, land, x * 1000, y * 1000) for n, (land, x, y) in enumerate(lands, 1)]
    table = a_turn(*units, features=pieces, turn=3)
    state = table.state
    state.tokens = (
        Token(1, "altar", 0, 28_000, 29_000),
        Token(2, "altar", 1, 18_500, 9500),
        Token(3, "captive", -1, holder=2),
        Token(4, "spawn", -1, 36_000, 22_000),
    )
    state.claims = (Claim(0, 3, "pillage", 6),)
    for side, force in zip(state.sides, ("inuit", "aztecs"), strict=True):
        side.force = force
    state.sides[0].primary, state.sides[1].pool = 2, (6, 4, 4)
    state.sides[1].aside -= 3
    return acts(table, 1)


def play(table: MythTable, chance: random.Random) -> None:
    """A random answer, rather one after which something is to be seen."""
    assert isinstance(table.pending, Ask)
    options = table.pending.options
    table.play(chance.choice([option for option in options if option.kind not in QUIET] or options))


@lru_cache(maxsize=8)
def moments(primary: str, points: int = 500, answers: int = 120, each: int = 13) -> tuple[MythTable, ...]:
    """Copies of a random game under way; nobody may change them."""
    table = mythwright.new(GAME, seats=2, seed=primary, options={"points": points, "primary": primary})
    chance, found = random.Random(primary), []
    for at in range(answers):
        if table.pending is None:
            break
        if at % each == 0:
            found.append(table.copy())
        play(table, chance)
    return (*found, table)
