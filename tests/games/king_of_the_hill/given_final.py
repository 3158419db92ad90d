"""Given: the Hill, the Eclipse and the Final battle. Order of turns: Heracles, Imhotep, Arjuna."""

from __future__ import annotations

from mythwright.games.king_of_the_hill.box import HILL, HillTable
from mythwright.games.king_of_the_hill.rules.turn import Match
from tests.games.king_of_the_hill.given import a_final, a_table, hero, play, stand, turn_of, village

ARJUNA, HERACLES, IMHOTEP = 0, 1, 2
THREE = ("arjuna", "heracles", "imhotep")

MISS = "dark dark dark dark dark"


def hit(mythology: str, foe: str = "dark") -> str:
    """Five dice with one rune of the roller, and one of his foe if it is named: a CRITICAL HIT."""
    return f"{mythology} {foe} dark dark dark"


def at_the_hill(table: HillTable, rune: str = "slavic", seat: int = 0, tile: str = "C3") -> HillTable:
    """The hero is one step from the sealed Hill with two Arena tokens, the Path of the Champion."""
    if HILL in table.state.villages:
        village(table, HILL, rune)
    hero(table, seat).arenas = ("greek", "norse")
    stand(table, seat, tile)
    return turn_of(table, seat)


def turn_ends(table: HillTable, seat: int) -> HillTable:
    """The turn of this seat is over."""
    match = Match(wishes=())
    table.stack = [match]
    table.state.turn = seat
    table._run(match.turn_over(table, None))
    return table


def a_final_battle(monster: str = "", *, health: int | None = None, round: int = 1) -> HillTable:
    """Heracles is the Contender, by default with the Hydra; Imhotep and Arjuna are still in camp."""
    table = a_final(a_table(*THREE, passing=(0, 1, 2)), HERACLES, monster=monster, health=health)
    table.state.round = round
    return table


def attacking(table: HillTable, seat: int = ARJUNA, tile: str = "C3", health: int = 0) -> HillTable:
    """This hero begins his turn on this tile; next to the Hill and without cards he rolls at once."""
    hero(table, seat).place = tile
    hero(table, seat).health = health or hero(table, seat).health
    return turn_of(table, seat)


def contending(table: HillTable, round: int = 2) -> HillTable:
    """The Contender begins his turn."""
    table.state.round = round
    return turn_of(table, table.state.contender)


def places(table: HillTable) -> list[str]:
    return [hero.place for hero in table.state.heroes]


def healths(table: HillTable) -> list[int]:
    return [hero.health for hero in table.state.heroes]


def evade_and_hit(table: HillTable, dice: str, times: int) -> None:
    """Blow after blow that leaves the Guardian no answer."""
    for _ in range(times):
        play(table, dice, "hit_and_evade")
