"""The Market: selling, exchanging, claiming superartifacts; dropping artifacts for speed (KH-MARKET)."""

from __future__ import annotations

from mythwright.core.option import Option, option
from mythwright.core.ruling import Ruling, ruling
from mythwright.games.king_of_the_hill.box import HillTable
from mythwright.games.king_of_the_hill.rules.artifacts import claims, gain, give_up, held, part_with
from mythwright.games.king_of_the_hill.rules.mat import guarded, has_market

EXCHANGED = "exchange"
TRADES = ("sell", "exchange", "claim")


def forbids_trading(table: HillTable, seat: int) -> Ruling | None:
    """KH-MARKET-10, KH-GAP-58: with an active Market, on the own turn, before building a Temple."""
    hero = table.state.heroes[seat]
    if not has_market(hero):
        return ruling("KH-ART-17", who=hero.card)
    if table.state.turn != seat:
        return ruling("KH-MARKET-10", who=hero.card)
    if hero.built:
        return ruling("KH-GAP-57", who=hero.card)
    if guarded(table, seat):
        return ruling("KH-GAP-84", who=hero.card)
    return None


def trades(table: HillTable, seat: int) -> list[Option]:
    """Everything that may be traded now."""
    hero = table.state.heroes[seat]
    if not hero.artifacts or not has_market(hero) or forbids_trading(table, seat):
        return []
    options = [option("sell", item.card) for item in hero.artifacts]
    if EXCHANGED not in hero.used:
        own = [item.card for item in hero.artifacts if item.card in table.box.artifacts]
        options += [option("exchange", mine, other) for mine in own for other in table.state.market]
    return options + claims(table, seat)


def trade(table: HillTable, seat: int, chosen: Option) -> None:
    if chosen.kind == "exchange":
        exchange(table, seat, str(chosen.args[0]), str(chosen.args[1]))
    else:
        part_with(table, seat, chosen, "KH-MARKET-10")


def exchange(table: HillTable, seat: int, mine: str, other: str) -> None:
    """KH-MARKET-05 to 07: one for one, once a turn; what is taken counts as new."""
    hero = table.state.heroes[seat]
    hero.used = (*hero.used, EXCHANGED)
    table.state.market = tuple(card for card in table.state.market if card != other)
    give_up(table, seat, mine, "KH-MARKET-05")
    gain(table, seat, other, "KH-MARKET-07")


def forbids_trade(table: HillTable, seat: int, chosen: Option) -> Ruling | None:
    """The rule that forbids this one trade, if any."""
    hero, box = table.state.heroes[seat], table.box
    forbidden = forbids_trading(table, seat)
    if forbidden or chosen in trades(table, seat):
        return forbidden
    given = [str(card) for card in chosen.args]
    if chosen.kind == "exchange":
        return _forbids_exchange(table, seat, given)
    if chosen.kind == "claim":
        card = given[0] if given else ""
        if card in box.superartifacts and card not in table.state.superartifacts:
            return ruling("KH-MARKET-09", card=card)
        return ruling("KH-MARKET-08", needs=box.figures.superartifact_price, has=len(hero.artifacts))
    return ruling("KH-ART-07", who=hero.card, card=", ".join(given))


def _forbids_exchange(table: HillTable, seat: int, given: list[str]) -> Ruling:
    hero = table.state.heroes[seat]
    if EXCHANGED in hero.used:
        return ruling("KH-MARKET-06", who=hero.card)
    if given and given[0] in table.box.superartifacts:
        return ruling("KH-GAP-59", card=given[0])
    if given and not held(hero, given[0]):
        return ruling("KH-ART-07", who=hero.card, card=given[0])
    return ruling("KH-MARKET-05", market=list(table.state.market))


def drops(table: HillTable, seat: int) -> list[Option]:
    """KH-GAP-64: up to his movement a hero may discard artifacts for nothing but speed."""
    if guarded(table, seat):
        return []
    return [option("drop", item.card) for item in table.state.heroes[seat].artifacts]


def drop(table: HillTable, seat: int, card: str) -> None:
    give_up(table, seat, card, "KH-GAP-64")
