"""The tableau of a seat: its mat with everything open, and, for the seat that looks, the hand."""

from __future__ import annotations

from collections import Counter

from mythwright.core.display import Card, Figure, Mat, Meter
from mythwright.core.picture import Fact
from mythwright.games.king_of_the_hill.board import CAMPS, TILES, View, hand_size
from mythwright.games.king_of_the_hill.cards import Cards, figure, name_of
from mythwright.games.king_of_the_hill.emblems import PATH_SIGNS

ROLES = ("first", "dark_hero", "contender")


def mats(cards: Cards) -> tuple[Mat, ...]:
    return tuple(_mat(cards, seat, hero) for seat, hero in enumerate(cards.table["heroes"]))


def _mat(cards: Cards, seat: int, hero: View) -> Mat:
    who, mythology = hero["card"], hero["mythology"]
    paths: dict[str, tuple[int, int]] = hero["paths"]
    meters = (Meter(PATH_SIGNS[path], has, needs, name_of(path)) for path, (has, needs) in paths.items())
    return Mat(
        id=f"mat-{who}",
        seat=seat,
        name=name_of(who),
        emblem=mythology,
        colour=mythology,
        figures=_figures(hero),
        meters=tuple(meters),
        cards=_before(cards, hero, own=seat == cards.table["seat"]),
        lines=_lines(cards.table, seat, hero),
        options=tuple(cards.offered.get(who, ())),
        thing=who,
    )


def _figures(hero: View) -> tuple[Figure, ...]:
    """Health, attack and speed; the hand in numbers; then village tokens, Arenas and used Dark runes."""
    found = [
        figure("health", f"{hero['health']}/{hero['max_health']}"),
        figure("attack", hero["attack"]),
        Figure("boot", hero["speed"], Fact("figure-speed")),
        Figure("reward", hand_size(hero["rewards"]), Fact("figure-reward_hand")),
        Figure("secret", hand_size(hero["secrets"]), Fact("figure-secret_hand")),
    ]
    villages: Counter[str] = Counter(hero["villages"])
    for rune, number in sorted(villages.items()):
        found.append(Figure(rune, number, Fact("figure-villages", {"rune": rune})))
    if hero["arenas"]:
        found.append(Figure("laurel", len(hero["arenas"]), Fact("figure-arenas", {"things": hero["arenas"]})))
    if hero["dark_runes"]:
        found.append(Figure("dark", hero["dark_runes"], Fact("figure-dark_runes")))
    return tuple(found)


def _before(cards: Cards, hero: View, own: bool) -> tuple[Card, ...]:
    """What lies open before a hero: artifacts, Temples, missions, abilities; one's own lie in the hand."""
    where = hero["card"]
    temples = [cards.temple(where, hero, tile, kind) for tile, kind in hero["temples"]]
    if own:
        return tuple(temples)
    return (
        *(cards.artifact(where, card, side) for card, side in hero["artifacts"]),
        *temples,
        *(cards.mission(where, god) for god in hero["missions"]),
        cards.ability(where, hero),
        cards.special(where, hero),
    )


def _lines(table: View, seat: int, hero: View) -> tuple[Fact, ...]:
    """Where the hero is, what he is to the others, and what works on him."""
    place = hero["place"]
    where = "line-camp" if place in CAMPS else "line-place" if place in TILES else "line-away"
    found = [Fact(where, {"tile": place})]
    found += [Fact(f"role-{role}") for role in ROLES if table[role] == seat]
    if hero["lasting"]:
        found.append(Fact("line-lasting", {"things": hero["lasting"]}))
    if hero["doll"]:
        found.append(Fact("line-doll"))
    return tuple(found)


def hand(cards: Cards) -> tuple[Card, ...]:
    """All that the seat that looks may use; equal cards lie on one another."""
    table = cards.table
    if table["seat"] is None or not table["heroes"]:
        return ()
    hero = table["heroes"][table["seat"]]
    return (
        cards.ability("hand", hero),
        cards.special("hand", hero),
        *(cards.artifact("hand", card, side) for card, side in hero["artifacts"]),
        *(cards.reward("hand", card, number) for card, number in Counter(hero["rewards"]).items()),
        *(cards.secret("hand", card, number) for card, number in Counter(hero["secrets"]).items()),
        *(cards.mission("hand", god) for god in hero["missions"]),
    )
