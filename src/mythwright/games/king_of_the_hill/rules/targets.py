"""Targets: on whom and what a card may be played, and why not on others (KH-SECRET, KH-GAP-69, KH-GAP-71)."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

from mythwright.core.effects import Do
from mythwright.core.ruling import Ruling, ruling
from mythwright.games.king_of_the_hill.box import HILL, HillTable, Power
from mythwright.games.king_of_the_hill.effects import seat_of
from mythwright.games.king_of_the_hill.rules.mat import (
    arena_at,
    forbids_harm,
    hero_at,
    hidden_from_secrets,
    reach,
)
from mythwright.games.king_of_the_hill.rules.temples import building, forbids_building
from mythwright.games.king_of_the_hill.state import ARENA, NOBODY

Args = tuple[str | int, ...]

PICKED = ("villages", "two_villages", "opponent_temples")
"""Targets that are picked one by one after the card is announced."""


def victims(table: HillTable, seat: int, card: Power) -> list[int]:
    """The heroes this card may be played on."""
    return [other for other in reach(table, seat, card.range) if not _forbids_effect(table, card, other)]


def forbids_victim(table: HillTable, seat: int, card: Power, other: int) -> Ruling | None:
    """The rule that keeps this card off that hero, if any."""
    state, box = table.state, table.box
    hero = state.heroes[other]
    harm = forbids_harm(table, other)
    if harm:
        camped = harm.rule == "KH-BAT-47" and card.id in box.secrets
        return ruling("KH-SECRET-04", **harm.facts) if camped else harm
    here = state.heroes[seat].place
    if card.range and (here == ARENA or box.distance[here][hero.place] > card.range):
        has = 0 if here == ARENA else box.distance[here][hero.place]
        rule = "KH-SECRET-21" if card.id in box.secrets else card.effect[0].rule
        return ruling(rule, most=card.range, has=has, who=hero.card)
    return _forbids_effect(table, card, other)


def _forbids_effect(table: HillTable, card: Power, other: int) -> Ruling | None:
    """The rule that keeps this card off a hero who is within its reach, if any."""
    box, hero = table.box, table.state.heroes[other]
    if card.range and card.id in box.secrets and hidden_from_secrets(box, hero):
        return ruling("KH-GAP-36", who=hero.card)
    verbs = card.verbs
    if "set_health" in verbs and hero.health <= 1:
        return ruling("KH-GAP-75", who=hero.card)
    if "give_doll" in verbs and hero.doll:
        return ruling("KH-GAP-74", who=hero.card)
    if "steal_rewards" in verbs and not hero.rewards:
        return ruling(card.effect[0].rule, who=hero.card)
    if "whirl" in verbs:
        return _forbids_whirling(table, other)
    return None


def _forbids_whirling(table: HillTable, other: int) -> Ruling | None:
    hero = table.state.heroes[other]
    if hero.place in table.state.guardians:
        return ruling("KH-GAP-45", who=hero.card)
    if other == table.state.contender:
        return ruling("KH-GAP-85", who=hero.card)
    return None


def whirl_tiles(table: HillTable, other: int, limit: int) -> list[str]:
    """KH-GAP-69: tiles near him without hero, Guardian, Arena token, village, and not the Hill."""
    state, box = table.state, table.box
    away = box.distance[state.heroes[other].place]
    return [
        tile
        for tile in box.tiles
        if away[tile] <= limit
        and tile != HILL
        and tile not in state.villages
        and tile not in state.guardians
        and not arena_at(table, tile)
        and hero_at(table, tile) == NOBODY
    ]


def temples_in_range(table: HillTable, seat: int, limit: int, own: bool) -> list[str]:
    """Tiles with Temples up to this far away, not on the hero's own tile for an adjacent one."""
    state, box = table.state, table.box
    here = state.heroes[seat].place
    if here == ARENA:
        return []
    return [
        temple.tile
        for other, hero in enumerate(state.heroes)
        if own or other != seat
        for temple in hero.temples
        if box.distance[here][temple.tile] <= limit and (limit > 1 or temple.tile != here)
    ]


def open_villages(table: HillTable) -> list[str]:
    """Face-down village tokens but the one under the Seal (KH-GAP-20)."""
    return [tile for tile in table.state.villages if tile != HILL]


def _number_open(table: HillTable) -> int:
    return len(table.state.villages) - (HILL in table.state.villages)


# -- one function per word of the vocabulary -------------------------------------------------------------


def _none(table: HillTable, seat: int, card: Power) -> list[Args]:
    """Without a target it is enough that the card would do something."""
    hero = table.state.heroes[seat]
    for effect in card.effect:
        if isinstance(effect, Do):
            if effect.do in ("heal", "heal_all") and hero.health == hero.max_health:
                return []
            if effect.do == "lose_health" and hero.health <= effect.amount:
                return []
            if effect.to == "others_in_range" and not victims(table, seat, card):
                return []
    return [()]


def _hero(table: HillTable, seat: int, card: Power) -> list[Args]:
    return [(table.state.heroes[other].card,) for other in victims(table, seat, card)]


def _heroes(table: HillTable, seat: int, card: Power) -> list[Args]:
    names = [table.state.heroes[other].card for other in victims(table, seat, card)]
    return [chosen for number in range(1, card.upto + 1) for chosen in combinations(names, number)]


def _adjacent_temple(table: HillTable, seat: int, card: Power) -> list[Args]:
    """KH-SECRET-10, KH-SECRET-11: any Temple next to the hero, any bonus of its owner's mat."""
    found: list[Args] = []
    for tile in temples_in_range(table, seat, card.range, own=True):
        for hero in table.state.heroes:
            if any(temple.tile == tile for temple in hero.temples):
                found += [(tile, kind) for kind in sorted({temple.kind for temple in hero.temples})]
    return found


def _opponent_temple(table: HillTable, seat: int, card: Power) -> list[Args]:
    return [(tile,) for tile in temples_in_range(table, seat, card.range, own=False)]


def _opponent_temple_to_replace(table: HillTable, seat: int, card: Power) -> list[Args]:
    kinds = [str(o.args[0]) for o in building(table, seat)]
    kinds = kinds or _kinds_elsewhere(table, seat)
    return [(tile, kind) for tile in temples_in_range(table, seat, card.range, own=False) for kind in kinds]


def _kinds_elsewhere(table: HillTable, seat: int) -> list[str]:
    """The hero's own tile may hold a Temple; the new one stands elsewhere."""
    forbidden = forbids_building(table, seat, table.state.heroes[seat].place)
    if forbidden is None or forbidden.rule != "KH-GAP-54":
        return []
    return sorted(set(table.state.heroes[seat].temple_hand))


def _opponent_temples(table: HillTable, seat: int, card: Power) -> list[Args]:
    return [()] if any(h.temples for s, h in enumerate(table.state.heroes) if s != seat) else []


def _village_to_leap(table: HillTable, seat: int, card: Power) -> list[Args]:
    away = table.box.distance[table.state.heroes[seat].place]
    return [
        (tile,)
        for tile in open_villages(table)
        if away[tile] <= card.range and hero_at(table, tile) == NOBODY
    ]


def _villages(table: HillTable, seat: int, card: Power) -> list[Args]:
    return [()] if _number_open(table) else []


def _two_villages(table: HillTable, seat: int, card: Power) -> list[Args]:
    return [()] if _number_open(table) > 1 else []


def _hero_and_tile(table: HillTable, seat: int, card: Power) -> list[Args]:
    return [
        (table.state.heroes[other].card, tile)
        for other in victims(table, seat, card)
        for tile in whirl_tiles(table, other, card.range)
    ]


def _market_artifact(table: HillTable, seat: int, card: Power) -> list[Args]:
    full = len(table.state.heroes[seat].artifacts) >= table.box.figures.artifact_slots
    return [] if full else [(artifact,) for artifact in table.state.market]


def _secret_in_hand(table: HillTable, seat: int, card: Power) -> list[Args]:
    return [(secret,) for secret in sorted(set(table.state.heroes[seat].secrets))]


TARGETING: dict[str, Callable[[HillTable, int, Power], list[Args]]] = {
    "": _none,
    "hero": _hero,
    "heroes": _heroes,
    "opponent": _hero,
    "adjacent_temple": _adjacent_temple,
    "opponent_temple": _opponent_temple,
    "opponent_temple_to_replace": _opponent_temple_to_replace,
    "opponent_temples": _opponent_temples,
    "village_to_leap": _village_to_leap,
    "villages": _villages,
    "two_villages": _two_villages,
    "hero_and_tile": _hero_and_tile,
    "market_artifact": _market_artifact,
    "secret_in_hand": _secret_in_hand,
}


def targets(table: HillTable, seat: int, card: Power) -> list[Args]:
    """Every way to aim this card now; empty when there is none."""
    return TARGETING[card.target](table, seat, card)


def forbids_target(table: HillTable, seat: int, card: Power, args: Args) -> Ruling | None:
    """The rule that forbids aiming the card like this, if any."""
    if args in targets(table, seat, card):
        return None
    for name in args:
        other = seat_of(table, str(name))
        if other not in (NOBODY, seat):
            forbidden = forbids_victim(table, seat, card, other)
            if forbidden:
                return forbidden
    rule = "KH-GAP-69" if card.id in table.box.secrets else "KH-GAP-61"
    return ruling(rule, card=card.id, target=card.target and f"at_{card.target}")


def pickable(table: HillTable, seat: int, card: Power, picked: tuple[str, ...]) -> list[str]:
    """What may be picked next: village tokens, or Temples of different owners (KH-GAP-62)."""
    if card.target != "opponent_temples":
        return [tile for tile in open_villages(table) if tile not in picked]
    robbed = {s for s, h in enumerate(table.state.heroes) if any(t.tile in picked for t in h.temples)}
    return [
        temple.tile
        for other, hero in enumerate(table.state.heroes)
        if other != seat and other not in robbed
        for temple in hero.temples
    ]
