"""Displays a view for a browser: the board, mats, trays and hand; every option lies on what it is about."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from mythwright.core.display import Card, Display, Figure, Tray
from mythwright.core.picture import Fact
from mythwright.games.king_of_the_hill.board import NOBODY, TILES, View, offers
from mythwright.games.king_of_the_hill.cards import Cards, name_of
from mythwright.games.king_of_the_hill.picture import draw_board, landscape
from mythwright.games.king_of_the_hill.scenes import scenes
from mythwright.games.king_of_the_hill.signs import FACE_SIGNS
from mythwright.games.king_of_the_hill.story import story
from mythwright.games.king_of_the_hill.tableau import hand, mats

Tries = dict[str, tuple[str, ...]]
TILE_TRIES: Tries = {tile: (f"move {tile}", f"scout {tile}") for tile in TILES}


def display(view: View) -> Display:
    table = view["table"]
    ground, offered = landscape(table), offers(view)
    cards = Cards(table, offered)
    return Display(
        board=draw_board(table, ground, offered),
        status=_status(table),
        scene=scenes(cards),
        mats=mats(cards),
        trays=_trays(cards),
        hand=hand(cards),
        spoken=ground.spoken,
        tries=_tries(table),
        dice=FACE_SIGNS,
        story=story(view) if view["result"] else None,
    )


def _status(table: View) -> tuple[Fact, ...]:
    """The round, who is up, and what is to come."""
    last, final_rounds, stronger = table["track"]
    up = (Fact("line-turn", {"who": table["turn"]}),) if table["turn"] != NOBODY else ()
    if table["final"]:
        return (Fact("panel-final", {"round": table["round"], "last": final_rounds}), *up)
    eclipse = Fact("line-eclipse", {"last": last, "stronger": stronger})
    return (Fact("panel-adventures", {"round": table["round"], "last": last}), *up, eclipse)


# -- what lies beside the board --------------------------------------------------------------------------


def _trays(cards: Cards) -> tuple[Tray, ...]:
    table = cards.table
    market = tuple(cards.artifact("market", card) for card in table["market"])
    great = tuple(cards.artifact("market", card) for card in table["superartifacts"])
    return (
        _tray("market", "panel-market", market),
        _tray("superartifacts", "tray-superartifacts", great),
        Tray(id="decks", name=Fact("tray-decks"), cards=_decks(table)),
    )


def _tray(id: str, name: str, cards: tuple[Card, ...]) -> Tray:
    """An empty tray says so."""
    nothing = () if cards else (Fact(f"line-{id}", {"things": []}),)
    return Tray(id=id, name=Fact(name), cards=cards, lines=nothing)


def _decks(table: View) -> tuple[Card, ...]:
    """How many cards are left to draw; of the discarded ones the names are open."""
    gods = [god for discarded in table["god_discards"].values() for god in discarded]
    left = tuple(Figure(rune, number, name_of(rune)) for rune, number in table["god_decks"].items())
    return (
        _deck("rewards", "reward", "gilt", table["reward_discard"], _left("reward", table)),
        _deck("secrets", "secret", "dark", table["secret_discard"], _left("secret", table)),
        _deck("gods", "star", "ink", gods, left),
    )


def _left(deck: str, table: View) -> tuple[Figure, ...]:
    return (Figure(deck, table[f"{deck}_deck"], Fact("deck-left")),)


def _deck(name: str, emblem: str, colour: str, discarded: Sequence[str], left: tuple[Figure, ...]) -> Card:
    counts = sorted(Counter(discarded).items())
    things = [Fact("deck-several", {"card": card, "number": number}) for card, number in counts]
    text = Fact("deck-discarded", {"things": things}) if things else None
    title = Fact(f"deck-{name}")
    return Card(
        id=f"deck-{name}", name=title, kind="deck", emblem=emblem, colour=colour, figures=left, text=text
    )


# -- answers that one may think of -----------------------------------------------------------------------


def _aimed_at(table: View, hero: View) -> tuple[str, ...]:
    """Going where a hero stands, and in the Final battle attacking him."""
    going = (f"move {hero['place']}",) if hero["place"] in TILES else ()
    return (*going, f"attack {hero['card']}") if table["final"] else going


def _tries(table: View) -> Tries:
    found = dict(TILE_TRIES)
    found |= {hero["card"]: _aimed_at(table, hero) for hero in table["heroes"]}
    found |= {card: (f"claim {card}",) for card in table["superartifacts"]}
    if table["seat"] is None or not table["heroes"]:
        return found
    hero = table["heroes"][table["seat"]]
    own = table["cards"][hero["card"]]
    mine = [card for card, _ in hero["artifacts"]]
    found |= {card: (f"exchange {mine[0] if mine else card} {card}",) for card in table["market"]}
    found |= {card: (f"use {card}", f"sell {card}") for card in mine}
    found |= {card: (f"use {card}",) for card in (own["ability"], own["special"])}
    found |= {card: (f"reward {card}",) for card in hero["rewards"]}
    found |= {card: (f"secret {card}",) for card in hero["secrets"]}
    found |= {god: (f"mission {god}",) for god in hero["missions"]}
    return found
