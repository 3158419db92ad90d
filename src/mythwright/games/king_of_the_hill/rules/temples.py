"""Temples: building, bonuses, and what a destroyed one costs (KH-TEMPLE, KH-SECRET-12 to 14)."""

from __future__ import annotations

from mythwright.core.effects import On, triggered
from mythwright.core.option import Option, option
from mythwright.core.ruling import Ruling, ruling
from mythwright.games.king_of_the_hill.box import HillTable
from mythwright.games.king_of_the_hill.effects import draw_rewards, draw_secrets, heal, sources, without
from mythwright.games.king_of_the_hill.rules.artifacts import KEPT_FOURTH, NEW_MARKET
from mythwright.games.king_of_the_hill.rules.mat import never, temple_at, unlock
from mythwright.games.king_of_the_hill.state import NOBODY, Temple

RULES = {
    "health": "KH-TEMPLE-05",
    "attack": "KH-TEMPLE-06",
    "rewards": "KH-TEMPLE-07",
    "secrets": "KH-TEMPLE-08",
    "market": "KH-TEMPLE-09",
}


def forbids_building(table: HillTable, seat: int, tile: str) -> Ruling | None:
    """The rule that keeps this hero from building a Temple here, kind aside."""
    hero = table.state.heroes[seat]
    if table.state.final:
        return ruling("KH-GAP-82", who=hero.card)
    if len(hero.temples) >= table.box.figures.temple_tokens or not hero.temple_hand:
        return ruling("KH-SETUP-11", needs=1, has=table.box.figures.temple_tokens - len(hero.temples))
    if temple_at(table, tile) != NOBODY:
        return ruling("KH-GAP-54", tile=tile)
    return None


def building(table: HillTable, seat: int) -> list[Option]:
    """KH-TEMPLE-03: one option for each kind of Temple card in hand."""
    hero = table.state.heroes[seat]
    if forbids_building(table, seat, hero.place):
        return []
    return [option("build", kind) for kind in RULES if kind in hero.temple_hand]


def build(table: HillTable, seat: int, tile: str, kind: str, rule: str) -> None:
    """KH-TEMPLE-02 to 04: token on the tile, card on the mat, bonus at once."""
    hero = table.state.heroes[seat]
    hero.temple_hand = without(hero.temple_hand, kind)
    hero.temples = (*hero.temples, Temple(tile, kind))
    hero.built = True
    if kind == "market":
        hero.used = (*hero.used, NEW_MARKET)
        if len(hero.artifacts) > table.box.figures.artifact_slots:
            hero.used = (*hero.used, KEPT_FOURTH)
    table.tell("built", rule, who=hero.card, tile=tile, kind=kind)
    bonus(table, seat, kind)
    unlock(table, hero)
    for card, effects in sources(table.box, hero):
        for effect in triggered(effects, "built_temple", never):
            _reward_builder(table, seat, card, effect)


def _reward_builder(table: HillTable, seat: int, card: str, effect: On) -> None:
    """KH-GAP-06, KH-GAP-34: what an ability or artifact gives to whoever builds."""
    if effect.do == "heal":
        heal(table, seat, effect.amount, effect.rule)
    else:
        draw_rewards(table, seat, effect.amount, effect.rule)


def bonus(table: HillTable, seat: int, kind: str) -> None:
    """The bonus of a Temple, also when a False Prophet copies it; Attack and Market last with their card."""
    figures, rule = table.box.figures, RULES[kind]
    match kind:
        case "health":
            hero = table.state.heroes[seat]
            hero.max_health += figures.temple_health
            hero.health += figures.temple_health
            table.tell("grew", rule, who=hero.card, amount=figures.temple_health, left=hero.health)
        case "rewards":
            draw_rewards(table, seat, figures.temple_rewards, rule)
        case "secrets":
            draw_secrets(table, seat, figures.temple_secrets, rule)
        case "market":
            draw_rewards(table, seat, figures.market_rewards, rule)
            draw_secrets(table, seat, figures.market_secrets, rule)


def destroy(table: HillTable, tile: str, rule: str) -> int:
    """KH-SECRET-12, KH-SECRET-13: token and card go back to the owner, whose seat is returned."""
    owner = temple_at(table, tile)
    hero = table.state.heroes[owner]
    [gone] = [temple for temple in hero.temples if temple.tile == tile]
    hero.temples = tuple(temple for temple in hero.temples if temple is not gone)
    hero.temple_hand = tuple(sorted((*hero.temple_hand, gone.kind)))
    table.tell("destroyed", rule, who=hero.card, tile=tile, kind=gone.kind)
    unlock(table, hero)
    return owner
