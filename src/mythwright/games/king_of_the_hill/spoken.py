"""The board in sentences: each place with what is on it, for whoever does not look at a drawing."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from mythwright.core.picture import Fact
from mythwright.games.king_of_the_hill.board import CAMPS, HIDDEN, HILL, Spot, View


def spoken(table: View, ground: Iterable[Spot]) -> list[Fact]:
    """Every place with something on it; villages of which nothing is known are told together."""
    found = [fact for spot in ground if (fact := _told(spot))]
    for hero in table["heroes"]:
        if hero["place"] in CAMPS:
            found.append(Fact("spoken-camp", {"who": hero["card"], "camp": hero["mythology"]}))
    unknown = [tile for tile, rune in table["villages"].items() if rune == HIDDEN and tile != HILL]
    return [*found, Fact("spoken-villages", {"tiles": unknown})] if unknown else found


def _told(spot: Spot) -> Fact | None:
    things = list(_things(spot))
    message = "spoken-hill" if spot.tile == HILL else "spoken-place"
    return Fact(message, {"tile": spot.tile, "things": things}) if things else None


def titled(spot: Spot) -> Fact:
    """What a tile is, in a few words."""
    hidden = [Fact("thing-hidden")] if spot.village == HIDDEN and spot.tile != HILL else []
    things = [*hidden, *_things(spot)]
    if not things:
        return Fact("title-bare", {"tile": spot.tile})
    return Fact("title-tile", {"tile": spot.tile, "things": things})


def _things(spot: Spot) -> Iterator[Fact]:
    """What stands and lies on a tile, a plain face-down village aside."""
    if spot.who:
        yield Fact("thing-hero", {"who": spot.who})
    if spot.seal:
        yield Fact("thing-seal")
    if spot.monster:
        yield Fact("thing-monster", {"monster": spot.monster, "health": spot.health})
    if spot.guardian:
        yield Fact("thing-guardian", {"guardian": spot.guardian})
    if spot.arena:
        yield Fact("thing-arena", {"arena": spot.arena})
    if spot.temple:
        yield Fact("thing-temple", {"kind": spot.temple.kind, "who": spot.temple.who})
    if spot.village not in ("", HIDDEN):
        yield Fact("thing-village", {"rune": spot.village})
    if spot.fire:
        yield Fact("thing-fire")
