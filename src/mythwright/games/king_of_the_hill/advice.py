"""What a good player would like: the value of a view, between 0 and 1, for bots and hints."""

from __future__ import annotations

from functools import cache
from math import ceil, exp, tanh
from typing import Any

View = dict[str, Any]

HILL = "D4"
SCALE = 40.0

ATTACK = 1.6
HEALTH = 0.25
ROOM = 0.25
ARTIFACT = 0.8
TEMPLE = 2.5
REWARD = 0.6
COIN = 0.5
SECRET = 0.6
KNOWN = 0.15
MISSION = 0.5
PATH = 16.0
SIDE_PATHS = 0.15
PACE = 0.5
HASTE = 1.6
MARCH = 2.0
TURNS = {"champion": 2.6, "faith": 1.3, "harmony": 1.9, "wealth": 0.75}
"""About how many turns a path takes for each token, Temple, village or coin that is still missing."""
OPEN_HILL = 9.0
NEAR_HILL = 0.25
WALK = 2.5
SUCCESS = 6.0
LATER = 0.5
EXTRA_TURN = 4.0
DEFEAT = 2.5
DARK_HERO = 1.2
DARK_RUNE = 2.0
RIVALS = 0.15
DOLL = 2.0
REIGN = 14.0
STRIKE = 1.0
SIEGE = 0.12
LORD = 0.2

FRESH = (2, 2, 2)
"""The slots of an Arena where nobody has been hit yet."""
ROWS = {"A": 4, "B": 5, "C": 6, "D": 7, "E": 6, "F": 5, "G": 4}


def value(view: View, seat: int) -> float:
    """The player's own strength, less a share of the others'."""
    if not view["heroes"]:
        return 0.5
    own = strength(view, seat)
    rivals = [strength(view, other) for other in range(len(view["heroes"])) if other != seat]
    lead = own - RIVALS * (max(rivals) + sum(rivals) / len(rivals)) / 2
    return 0.5 + 0.5 * tanh(lead / SCALE)


def strength(view: View, seat: int) -> float:
    """What a hero is worth: the body, the goods, and where he stands."""
    hero = view["heroes"][seat]
    goods: float = ATTACK * hero["attack"] + HEALTH * hero["health"] + ROOM * hero["max_health"]
    goods += ARTIFACT * min(3, len(hero["artifacts"])) + TEMPLE * len(hero["temples"])
    goods += hand(hero) - DOLL * hero["doll"]
    if view["turn"] == seat:
        goods += EXTRA_TURN * view["extra_turns"]
    goods += STRIKE * blow_hope(view, seat)
    if view["final"]:
        return goods + reign(view, seat)
    return goods + KNOWN * known(view, seat) + journey(view, seat) + under_way(view, seat)


def hand(hero: View) -> float:
    """The cards in hand; of another player only their number is known."""
    rewards, secrets = hero["rewards"], hero["secrets"]
    if isinstance(rewards, int):
        return REWARD * rewards + float(SECRET * secrets)
    coins: int = hero["paths"]["wealth"][0]
    return REWARD * len(rewards) + COIN * coins + SECRET * len(secrets)


def blow_hope(view: View, seat: int) -> float:
    """What an attack roll promises before the dice fall, by the runes that were kept."""
    question = view["question"] or {}
    for scene in view["scene"]:
        if scene["scene"] == "attack" and scene["seat"] == seat and question.get("roll") == "hero":
            fail = (5 / 6) ** question["number"]
            own = 1.0 if view["heroes"][seat]["mythology"] in scene["dice"] else 1 - fail
            foe = 1.0 if scene["foe"] in scene["dice"] else 1 - fail
            return own * (1 + 0.3 * foe)
    return 0.0


def known(view: View, seat: int) -> int:
    """How many face-down villages the viewing player knows."""
    return sum(rune != "hidden" for rune in view["villages"].values()) if view["seat"] == seat else 0


# -- Adventures ------------------------------------------------------------------------------------------


def journey(view: View, seat: int) -> float:
    """The outlook on the paths, and the way to the Hill once one is complete."""
    hero = view["heroes"][seat]
    left = PACE * (11 - view["round"])
    needs = [TURNS[path] * max(0, needed - has) for path, (has, needed) in hero["paths"].items()]
    march = MARCH * distance(hero) / hero["speed"]
    hopes = sorted((1 / (1 + exp((need + march - left) / HASTE)) for need in needs), reverse=True)
    found = PATH * (hopes[0] + SIDE_PATHS * sum(hopes[1:]))
    found -= NEAR_HILL * hopes[0] * distance(hero)
    if min(needs) == 0:
        found += OPEN_HILL - WALK * ceil(distance(hero) / hero["speed"])
    found += DARK_RUNE * hero["dark_runes"]
    if view["dark_hero"] == seat:
        found += DARK_HERO * (3 + view["round"])
    return float(found + MISSION * len(hero["missions"]))


def distance(hero: View) -> int:
    """How far a hero is from the Hill; camps lie outside the board, Arenas count as far."""
    place = hero["place"]
    if place[0] not in ROWS or len(place) > 2:
        return 4
    row = "ABCDEFG".index(place[0]) - 3
    column = int(place[1:]) - 1 + max(-3, -3 - row)
    return max(abs(column), abs(row), abs(column + row))


def under_way(view: View, seat: int) -> float:
    """The chance of what this hero is in the middle of, or has waiting for him."""
    for scene in reversed(view["scene"]):
        if scene["seat"] == seat and scene["scene"] in SCENES:
            return SCENES[scene["scene"]](view, scene)
    hero = view["heroes"][seat]
    waiting = view["guardians"].get(hero["place"])
    if waiting:
        return LATER * waiting_battle(view, seat)
    if hero["place"] == "arena":
        return prospect(arena_chance(hero, FRESH)) * 1.2
    return 0.0


def prospect(chance: float) -> float:
    """What a trial is worth before it is decided."""
    return SUCCESS * chance - DEFEAT * (1 - chance)


def _quest(view: View, scene: View) -> float:
    """A Quest that fails still leaves a Battle to choose, or a mission."""
    chance = quest_chance(scene, waiting="roll" in (view["question"] or {}))
    return SUCCESS * chance + (1 - chance) * max(MISSION, LATER * waiting_battle(view, scene["seat"]))


def waiting_battle(view: View, seat: int) -> float:
    """What a Battle on the next turn is worth."""
    strong = view["round"] >= 5
    return prospect(duel(view["heroes"][seat], 3 if strong else 2, 14 if strong else 9))


def quest_chance(scene: View, waiting: bool) -> float:
    """The chance to meet the demand; `waiting` when the unsaved dice are about to be rolled."""
    dice = scene["kept"] if waiting else scene["dice"]
    left = scene["most_rolls"] - scene["rolls"] + scene["free"] + waiting
    if not scene["dice"] and not waiting:
        left = scene["most_rolls"]
    missing, useful = lacking(tuple(scene["runes"]), scene["grey"], (*dice, *scene["added"]))
    loose = 5 - (len(dice) if waiting else min(useful, len(dice)))
    return chance_of(missing, loose, left)


def lacking(runes: tuple[str, ...], grey: int, dice: tuple[str, ...]) -> tuple[tuple[int, ...], int]:
    """How many runes are missing of each kind, and how many dice are of use."""
    left = list(dice)
    missing: dict[str, int] = {}
    for rune in runes:
        if rune in left:
            left.remove(rune)
        else:
            missing[rune] = missing.get(rune, 0) + 1
    group = min(grey, max((left.count(rune) for rune in left), default=0))
    short = grey - group - (group == 0 < grey)  # any die can begin a group of equal runes
    useful = len(dice) - len(left) + group
    return tuple(sorted((*missing.values(), *([short] if short > 0 else [])))), useful


@cache
def chance_of(missing: tuple[int, ...], loose: int, rolls: int) -> float:
    """The chance to throw these missing runes with the loose dice in so many rolls, saving all that fit."""
    if not missing:
        return 1.0
    if rolls <= 0 or loose < sum(missing):
        return 0.0
    return sum(
        likely * chance_of(left, loose - sum(missing) + sum(left), rolls - 1)
        for left, likely in thrown(missing, loose).items()
    )


@cache
def thrown(missing: tuple[int, ...], loose: int) -> dict[tuple[int, ...], float]:
    """What may be missing after one throw, with its chance: die by die."""
    found = {missing: 1.0}
    for _ in range(loose):
        after: dict[tuple[int, ...], float] = {}
        for state, likely in found.items():
            for at, number in enumerate(state):
                less = tuple(sorted((*state[:at], *([number - 1] if number > 1 else []), *state[at + 1 :])))
                after[less] = after.get(less, 0.0) + likely / 6
            after[state] = after.get(state, 0.0) + likely * (6 - len(state)) / 6
        found = after
    return found


def _battle(view: View, scene: View) -> float:
    hero = view["heroes"][scene["seat"]]
    foe = scene["health"]
    rolled = view["question"] or {}
    bow = sum(card in ("moon_bow", "thunder_axe", "vel") for card in hero["lasting"]) * 3
    foe = max(0, foe - bow * 0.6)
    worth = prospect(duel(hero, scene["attack"], foe)) if foe else SUCCESS
    if scene["tile"] == HILL:
        worth = worth * 2.5
    return worth - (0.3 if rolled.get("roll") == "guardian" else 0.0)


def duel(hero: View, attack: float, health: float) -> float:
    """A rough chance to beat a foe: hits needed against what they will cost."""
    hits = ceil(health / hero["attack"])
    cost = hits * (3 * attack + 2) / 6 * 0.9
    return 1 / (1 + exp(-2.2 * (hero["health"] - cost) / (0.5 * cost + 1.5)))


def _arena(view: View, scene: View) -> float:
    hero = view["heroes"][scene["seat"]]
    slots = scene["slots"] or FRESH
    evaded = 0.2 * len(scene["evaded"])
    return prospect(arena_chance(hero, slots)) * 1.5 + evaded


def arena_chance(hero: View, slots: tuple[int, ...]) -> float:
    """The same for an Arena: every Guardian that still stands strikes each round."""
    standing = sum(slot > 0 for slot in slots)
    rounds = sum(slots) / 1.3
    cost = rounds * (standing + 1) / 2 * 1.35
    return 1 / (1 + exp(-2.0 * (hero["health"] - cost) / (0.4 * cost + 1.5)))


SCENES = {"quest": _quest, "battle": _battle, "arena": _arena}


# -- the Final battle ------------------------------------------------------------------------------------


def reign(view: View, seat: int) -> float:
    """The Hill itself, the Monster before it, and for attackers how near they are."""
    hero = view["heroes"][seat]
    if view["contender"] == seat:
        return float(REIGN + SIEGE * view["monster_health"] + 0.3 * hero["health"] + view["round"])
    lord = view["heroes"][view["contender"]]
    march = ceil((distance(hero) - 1) / hero["speed"])
    return float(-WALK * march - SIEGE * view["monster_health"] - LORD * lord["health"])
