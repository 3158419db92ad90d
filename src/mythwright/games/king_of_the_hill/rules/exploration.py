"""Exploration: Scouting, Movement, Discovery (KH-SCOUT, KH-MOVE, KH-DISC)."""

from __future__ import annotations

from functools import cache

from mythwright.core.effects import adjusted, triggered
from mythwright.core.flow import Done, Frame, Next, ask, call
from mythwright.core.option import Option, option
from mythwright.core.ruling import Ruling, ruling
from mythwright.games.king_of_the_hill.box import HILL, HillTable
from mythwright.games.king_of_the_hill.effects import draw_rewards, expire, in_force, look, without
from mythwright.games.king_of_the_hill.rules.arena import Arena
from mythwright.games.king_of_the_hill.rules.battle import Battle
from mythwright.games.king_of_the_hill.rules.extras import BEFORE_MOVING, extra, extras
from mythwright.games.king_of_the_hill.rules.hill import Capture
from mythwright.games.king_of_the_hill.rules.mat import (
    arena_at,
    completed_path,
    empty,
    never,
)
from mythwright.games.king_of_the_hill.rules.movement import destinations, reachable
from mythwright.games.king_of_the_hill.rules.quest import Quest
from mythwright.games.king_of_the_hill.rules.triumph import Building
from mythwright.games.king_of_the_hill.state import Hero


@cache
def move_to(tile: str) -> Option:
    """Most lists are long for these: they are looked up by the tile alone."""
    return option("move", tile)


def scouting_range(table: HillTable, hero: Hero) -> int:
    """KH-SCOUT-01, KH-SCOUT-04: next to the hero; some see farther, but not on the first turn."""
    first = hero.turns == 1
    reach = table.box.figures.scout_range
    return reach if first else adjusted(in_force(table.box, hero), "scout_range", reach, bool)


def scouting_number(table: HillTable, hero: Hero) -> int:
    """KH-SCOUT-01: two tokens, more with some abilities and artifacts."""
    return adjusted(in_force(table.box, hero), "scouts", table.box.figures.scouts, never)


def forbids_scouting(table: HillTable, seat: int, tile: str, scouted: int) -> Ruling | None:
    """The rule that keeps this token from being scouted, if any."""
    hero = table.state.heroes[seat]
    most = scouting_number(table, hero)
    if scouted >= most:
        return ruling("KH-SCOUT-01", most=most, has=scouted)
    return _forbids_look(table, hero, tile, scouting_range(table, hero))


def _forbids_look(table: HillTable, hero: Hero, tile: str, limit: int) -> Ruling | None:
    if tile not in table.state.villages or tile == HILL:
        return ruling("KH-GAP-20", tile=tile)
    if tile in hero.known:
        return ruling("KH-GAP-19", tile=tile)
    away = table.box.distance[hero.place][tile]
    if away > limit:
        return ruling("KH-SCOUT-04" if hero.turns == 1 else "KH-SCOUT-01", most=limit, has=away)
    return None


def scoutable(table: HillTable, seat: int, scouted: int) -> list[str]:
    """The tokens that may be scouted now."""
    hero, villages = table.state.heroes[seat], table.state.villages
    if scouted >= scouting_number(table, hero):
        return []
    limit = scouting_range(table, hero)
    near = table.box.near[hero.place] if limit == 1 else table.box.disc(hero.place, limit)
    unknown = [tile for tile in near if tile in villages and tile not in hero.known]
    return [tile for tile in unknown if not _forbids_look(table, hero, tile, limit)]


class Exploration(Frame):
    """KH-TURN-08: Scouting, Movement, Discovery, God's Quest."""

    seat: int
    scouted: int = 0

    def start(self, table: HillTable, verb: str | None = None) -> Next:
        """Scouting and what comes before the Movement; moving ends both (KH-SCOUT-05)."""
        if verb == "leap":
            return self.arrive(table)
        options = [option("scout", tile) for tile in scoutable(table, self.seat, self.scouted)]
        tiles = destinations(table, self.seat)
        options += map(move_to, tiles)
        if not tiles or table.box.house.may_stay:
            options.append(option("stay"))
        options += extras(table, self.seat, BEFORE_MOVING)
        return ask(self.seat, options, then=self.chosen, rule="KH-TURN-08", prompt="explore")

    def chosen(self, table: HillTable, option: Option) -> Next:
        if option.kind == "scout":
            return self.scout(table, str(option.args[0]))
        if option.kind == "move":
            return self.move(table, str(option.args[0]))
        if option.kind == "stay":
            table.tell("stayed", "KH-GAP-21", who=table.state.heroes[self.seat].card)
            return Done()
        return extra(table, self.seat, option, self.start)

    def scout(self, table: HillTable, tile: str) -> Next:
        """KH-SCOUT-01 to 03: look, put back, tell nobody."""
        look(table, self.seat, (tile,), "KH-SCOUT-01")
        self.scouted += 1
        return self.start(table)

    def move(self, table: HillTable, tile: str) -> Next:
        """KH-MOVE-01; whoever crosses the sealed Hill shows his path first (KH-GAP-23)."""
        hero = table.state.heroes[self.seat]
        path = completed_path(table.box, hero) if table.state.seal and tile != HILL else ""
        if path and tile not in reachable(table, self.seat, over_hill=False):
            table.tell("showed_path", "KH-GAP-23", who=hero.card, path=path)
        start, hero.place = hero.place, tile
        table.tell("moved", "KH-MOVE-01", who=hero.card, start=start, tile=tile)
        return self.arrive(table)

    def arrive(self, table: HillTable) -> Next:
        """What waits on the tile decides how the turn goes on (KH-GAP-24)."""
        expire(table, self.seat, "next_movement")
        state, tile = table.state, table.state.heroes[self.seat].place
        if tile == HILL:
            return call(Capture(seat=self.seat), then=self.over)
        if tile in state.villages:
            return self.discover(table, tile)
        if arena_at(table, tile):
            return call(Arena(seat=self.seat, mythology=arena_at(table, tile)), then=self.over)
        if tile in state.guardians:
            return self.meet(table)
        if empty(table, tile) and state.heroes[self.seat].turns > 1:  # not on the very first turn (KH-GAP-55)
            return call(Building(seat=self.seat), then=self.over)
        return Done()

    def meet(self, table: HillTable) -> Next:
        """KH-BAT-48, KH-GAP-44: a Guardian left on the tile may be fought at once."""
        fight = option("fight")
        if table.box.house.guardian_on_arrival_forced:
            return self.fight(table, fight)
        return ask(self.seat, (fight, option("decline")), then=self.fight, rule="KH-BAT-48", prompt="meet")

    def fight(self, table: HillTable, chosen: Option) -> Next:
        if chosen.kind == "decline":
            return Done()
        return call(Battle(seat=self.seat, tile=table.state.heroes[self.seat].place), then=self.over)

    def discover(self, table: HillTable, tile: str) -> Next:
        """KH-DISC-01 to 05: turn the village, keep it, take Reward cards, then face the god."""
        figures, hero = table.box.figures, table.state.heroes[self.seat]
        rune = table.state.villages.pop(tile)
        for other in table.state.heroes:
            if tile in other.known:
                other.known = without(other.known, tile)
        new = rune not in hero.villages
        hero.villages = tuple(sorted((*hero.villages, rune)))
        hero.villages_found += 1
        table.reveal()
        table.tell("discovered", "KH-DISC-01", who=hero.card, tile=tile, rune=rune)
        if rune == hero.mythology:
            draw_rewards(table, self.seat, figures.own_village_rewards, "KH-DISC-04")
        else:
            draw_rewards(table, self.seat, figures.other_village_rewards, "KH-DISC-05")
        for effect in triggered(in_force(table.box, hero), "found_new_kind", never) if new else ():
            draw_rewards(table, self.seat, effect.amount, effect.rule)
        return call(Quest(seat=self.seat, mythology=rune), then=self.over)

    def over(self, table: HillTable, _: object) -> Next:
        return Done()
