"""The hero's mat: attack value, speed, special ability, and who may be reached (KH-HERO, KH-ART)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from mythwright.core.effects import Effect, Holds, adjusted, forbidding, replaced
from mythwright.core.ruling import Ruling, ruling
from mythwright.games.king_of_the_hill.box import DARK, HILL, Box, HillTable
from mythwright.games.king_of_the_hill.effects import Parts, in_camp, in_force, parts_of
from mythwright.games.king_of_the_hill.state import ARENA, NOBODY, Hero

LOWEST_ATTACK = 1

NO_FOE = ""
GUARDIAN, MONSTER, CONTENDER, HERO = "guardian", "monster", "contender", "hero"


def never(_condition: str) -> bool:
    return False


def against(kind: str, side: str = "", mythology: str = "") -> Holds:
    """Which conditions hold in a fight with this foe (KH-GAP-07, KH-GAP-33, KH-GAP-36)."""
    strong = kind == MONSTER or (kind == GUARDIAN and side == "b")

    def holds(condition: str) -> bool:
        match condition:
            case "b_side_or_monster":
                return strong
            case "b_side_monster_or_contender":
                return strong or kind == CONTENDER
            case "dark_foe":
                return mythology == DARK and kind in (GUARDIAN, MONSTER)
        return False

    return holds


def attack_parts(box: Box, hero: Hero, holds: Holds) -> Parts:
    """KH-BAT-13: the basic attack and every lasting bonus."""
    each = box.figures.temple_attack
    temples = [(temple.kind, each) for temple in hero.temples if temple.kind == "attack"]
    copied = [("false_prophet", each) for kind in hero.copied if kind == "attack"]
    return [
        (hero.card, box.heroes[hero.card].attack),
        *temples,
        *copied,
        *parts_of(box, hero, "attack", holds),
    ]


def attack_value(box: Box, hero: Hero, holds: Holds) -> int:
    """KH-HERO-01, KH-BAT-13: the damage of a HIT; fear leaves at least 1 (KH-GAP-88)."""
    return max(LOWEST_ATTACK, sum(by for _, by in attack_parts(box, hero, holds)))


def burden(hero: Hero, effects: Sequence[Effect]) -> int:
    """How many artifacts weigh on the hero (KH-MOVE-10, KH-GAP-35)."""
    return replaced(effects, "burden", adjusted(effects, "burden", len(hero.artifacts), never), never)


def speed(box: Box, hero: Hero) -> int:
    """KH-MOVE-09, KH-GAP-63: three, less one for each artifact after the first, then all effects."""
    figures = box.figures
    effects = in_force(box, hero)
    basic = figures.speed - max(0, burden(hero, effects) - 1)
    return replaced(effects, "speed", max(figures.slowest, adjusted(effects, "speed", basic, never)), never)


def hero_dice(box: Box, hero: Hero, dice: int) -> int:
    """How many hero dice he rolls to attack (KH-GAP-88: darkness)."""
    return replaced(in_force(box, hero), "hero_dice", dice, never)


def has_market(hero: Hero) -> bool:
    """KH-TEMPLE-09: an active Market, or one copied for this turn (KH-GAP-72)."""
    for temple in hero.temples:
        if temple.kind == "market":
            return True
    return "market" in hero.copied


def coins(box: Box, hero: Hero) -> int:
    """KH-PATH-02: the gold in hand."""
    return sum([box.rewards[card].coins for card in hero.rewards])


def infinity(box: Box, hero: Hero) -> bool:
    """KH-ART-10: a superartifact lies on its infinity side."""
    return any(item.uses == 0 and item.card in box.superartifacts for item in hero.artifacts)


def path_counts(box: Box, hero: Hero) -> dict[str, tuple[int, int]]:
    """For each path how much the hero has and how much he needs (KH-PATH-02 to 05, 08 to 11)."""
    paths = box.paths
    reduced = infinity(box, hero)
    kinds = set(hero.villages)
    if not reduced:
        kinds.discard(DARK)
    return {
        "champion": (len(hero.arenas), paths.champion_reduced if reduced else paths.champion),
        "faith": (len(hero.temples), paths.faith_reduced if reduced else paths.faith),
        "harmony": (len(kinds), paths.harmony_reduced if reduced else paths.harmony),
        "wealth": (coins(box, hero), paths.wealth_reduced if reduced else paths.wealth),
    }


def completed_path(box: Box, hero: Hero) -> str:
    """The path that the hero shows: open ones first, so that gold stays hidden (KH-GAP-18)."""
    for path, (has, needs) in path_counts(box, hero).items():
        if has >= needs:
            return path
    return ""


def special_temples(hero: Hero, kind: str) -> int:
    return sum(temple.kind == kind for temple in hero.temples)


def unlock(table: HillTable, hero: Hero) -> None:
    """KH-HERO-07: three active Temples of the required kind unlock the special ability for good."""
    box = table.box
    card = box.heroes[hero.card]
    enough = special_temples(hero, card.requires) >= box.figures.special_temples
    if enough and not hero.unlocked:
        hero.unlocked = True
        table.tell("unlocked", "KH-HERO-07", who=hero.card, card=card.special)
    elif hero.unlocked and not enough and box.house.special_lost_with_temples:
        hero.unlocked = False
        table.tell("locked", "KH-GAP-56", who=hero.card, card=card.special)


def reach(table: HillTable, seat: int, limit: int) -> Iterable[int]:
    """The other heroes within this many tiles, on the board and open to harm; 0 means any distance."""
    state, box = table.state, table.box
    here = state.heroes[seat].place
    for other, hero in enumerate(state.heroes):
        if other != seat and not forbids_harm(table, other):
            if not limit or (here != ARENA and box.distance[here][hero.place] <= limit):
                yield other


def forbids_harm(table: HillTable, seat: int) -> Ruling | None:
    """The rule that keeps cards and effects off this hero, if any."""
    state = table.state
    hero = state.heroes[seat]
    if in_camp(hero):
        return ruling("KH-FINAL-21" if state.final else "KH-BAT-47", who=hero.card)
    if hero.place == ARENA:
        return ruling("KH-GAP-53", who=hero.card)
    if guarded(table, seat):
        return ruling("KH-FINAL-23", who=hero.card)
    return None


def guarded(table: HillTable, seat: int) -> bool:
    """The Contender beside a living Monster: inactive and out of reach (KH-FINAL-23)."""
    return table.state.contender == seat and table.state.monster_health > 0


def hidden_from_secrets(box: Box, hero: Hero) -> bool:
    """KH-GAP-36: the Yellow Sign turns ranged Secret cards away."""
    return forbidding(in_force(box, hero), "ranged_secret", never) is not None


def cards_forbidden(table: HillTable, seat: int) -> Ruling | None:
    """The rule that forbids this seat all cards and artifacts now, if any."""
    hero = table.state.heroes[seat]
    if guarded(table, seat):
        return ruling("KH-GAP-84", who=hero.card)
    if hero.lasting and forbidding(in_force(table.box, hero), "cards", never):
        return ruling("KH-GAP-88", who=hero.card)
    return None


def hero_at(table: HillTable, tile: str) -> int:
    """Whose standee stands on this tile; NOBODY when none does."""
    for seat, hero in enumerate(table.state.heroes):
        if hero.place == tile:
            return seat
    return NOBODY


def temple_at(table: HillTable, tile: str) -> int:
    """Whose Temple stands on this tile; NOBODY when none does."""
    for seat, hero in enumerate(table.state.heroes):
        if any(temple.tile == tile for temple in hero.temples):
            return seat
    return NOBODY


def arena_at(table: HillTable, tile: str) -> str:
    """The mythology of the Arena token on this tile, if any."""
    for mythology, mat in table.state.arenas.items():
        if mat.tile == tile:
            return mythology
    return ""


def empty(table: HillTable, tile: str) -> bool:
    """KH-GAP-55: no village, Temple, Guardian or Arena token, and not the Hill."""
    state = table.state
    return (
        tile != HILL
        and tile not in state.villages
        and tile not in state.guardians
        and not arena_at(table, tile)
        and temple_at(table, tile) == NOBODY
    )
