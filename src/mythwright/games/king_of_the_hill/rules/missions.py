"""Missions: gods' tasks beside the mat, completed from the top on the own turn (KH-MISS)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from mythwright.core.flow import Done, Frame, Next, ask, call
from mythwright.core.option import Option, option
from mythwright.core.ruling import Ruling, ruling
from mythwright.games.king_of_the_hill.box import DARK, HILL, RADIUS, Deed, HillTable
from mythwright.games.king_of_the_hill.effects import (
    discard_rewards,
    discard_secrets,
    draw_rewards,
    draw_secrets,
    on_board,
)
from mythwright.games.king_of_the_hill.rules.artifacts import FourthArtifact, give_up, take_named
from mythwright.games.king_of_the_hill.state import Hero, Mission

PAYMENTS = ("pay_rewards", "pay_reward_of", "pay_equal_rewards", "pay_secrets", "pay_artifact")
CORNER_NEIGHBOURS = 3

Count = Callable[[HillTable, Hero, Mission, Deed], int]


def take_mission(table: HillTable, seat: int, god: str) -> None:
    """KH-MISS-01, KH-MISS-03: the card is laid under those already there."""
    hero = table.state.heroes[seat]
    taken = Mission(
        god, hero.turns, hero.battles, hero.restored, hero.secrets_played, hero.villages_found, hero.quests
    )
    hero.missions = (*hero.missions, taken)
    table.tell("took_mission", "KH-MISS-01", who=hero.card, god=god)


# -- what a mission asks for ---------------------------------------------------------------------------


def _next_to(table: HillTable, hero: Hero, places: list[str]) -> int:
    """How many of these places are next to the hero; none while he is not on a tile (KH-GAP-37)."""
    if not on_board(hero):
        return 0
    return sum(table.box.distance[hero.place][place] == 1 for place in places)


def _others(table: HillTable, hero: Hero) -> list[Hero]:
    return [other for other in table.state.heroes if other is not hero]


def _village_kinds(table: HillTable, hero: Hero, mission: Mission, deed: Deed) -> int:
    return len({rune for rune in hero.villages if rune != DARK})


def _village_pair(table: HillTable, hero: Hero, mission: Mission, deed: Deed) -> int:
    return max(Counter(rune for rune in hero.villages if rune != DARK).values(), default=0)


def _dark_villages(table: HillTable, hero: Hero, mission: Mission, deed: Deed) -> int:
    return hero.villages.count(DARK)


def _dark_village_and_secrets(table: HillTable, hero: Hero, mission: Mission, deed: Deed) -> int:
    return len(hero.secrets) if DARK in hero.villages else 0


def _battles_won_since(table: HillTable, hero: Hero, mission: Mission, deed: Deed) -> int:
    return hero.battles - mission.battles


def _restored_since(table: HillTable, hero: Hero, mission: Mission, deed: Deed) -> int:
    return hero.restored - mission.restored


def _secrets_played_since(table: HillTable, hero: Hero, mission: Mission, deed: Deed) -> int:
    return hero.secrets_played - mission.secrets


def _villages_found_since(table: HillTable, hero: Hero, mission: Mission, deed: Deed) -> int:
    return hero.villages_found - mission.villages


def _quests_done_since(table: HillTable, hero: Hero, mission: Mission, deed: Deed) -> int:
    return hero.quests - mission.quests


def _next_to_other_camp(table: HillTable, hero: Hero, mission: Mission, deed: Deed) -> int:
    return _next_to(table, hero, [other.mythology for other in _others(table, hero)])


def _next_to_own_temple(table: HillTable, hero: Hero, mission: Mission, deed: Deed) -> int:
    return _next_to(table, hero, [temple.tile for temple in hero.temples])


def _near_other_temple(table: HillTable, hero: Hero, mission: Mission, deed: Deed) -> int:
    tiles = [temple.tile for other in _others(table, hero) for temple in other.temples]
    return _next_to(table, hero, tiles) + tiles.count(hero.place)


def _next_to_hill(table: HillTable, hero: Hero, mission: Mission, deed: Deed) -> int:
    return _next_to(table, hero, [HILL])


def _next_to_hero(table: HillTable, hero: Hero, mission: Mission, deed: Deed) -> int:
    return _next_to(table, hero, [other.place for other in _others(table, hero) if on_board(other)])


def _corner(table: HillTable, hero: Hero, mission: Mission, deed: Deed) -> int:
    near, away = table.box.near, table.box.distance
    return on_board(hero) and away[hero.place][HILL] == RADIUS and len(near[hero.place]) == CORNER_NEIGHBOURS


def _artifacts(table: HillTable, hero: Hero, mission: Mission, deed: Deed) -> int:
    return len(hero.artifacts)


def _artifact_mythologies(table: HillTable, hero: Hero, mission: Mission, deed: Deed) -> int:
    box = table.box
    return len({(box.artifacts.get(i.card) or box.superartifacts[i.card]).mythology for i in hero.artifacts})


def _temples(table: HillTable, hero: Hero, mission: Mission, deed: Deed) -> int:
    return len(hero.temples)


def _temple_of(table: HillTable, hero: Hero, mission: Mission, deed: Deed) -> int:
    return sum(temple.kind == deed.of for temple in hero.temples)


def _rewards_in_hand(table: HillTable, hero: Hero, mission: Mission, deed: Deed) -> int:
    return len(hero.rewards)


def _dark_runes_used(table: HillTable, hero: Hero, mission: Mission, deed: Deed) -> int:
    return hero.dark_runes


def _dark_hero(table: HillTable, hero: Hero, mission: Mission, deed: Deed) -> int:
    holder = table.state.dark_hero
    return holder >= 0 and table.state.heroes[holder] is hero


def _pay_reward_of(table: HillTable, hero: Hero, mission: Mission, deed: Deed) -> int:
    return hero.rewards.count(deed.of)


def _pay_equal_rewards(table: HillTable, hero: Hero, mission: Mission, deed: Deed) -> int:
    return max(Counter(hero.rewards).values(), default=0)


def _pay_secrets(table: HillTable, hero: Hero, mission: Mission, deed: Deed) -> int:
    return len(hero.secrets)


COUNTS: dict[str, Count] = {
    "village_kinds": _village_kinds,
    "village_pair": _village_pair,
    "dark_villages": _dark_villages,
    "dark_village_and_secrets": _dark_village_and_secrets,
    "battles_won_since": _battles_won_since,
    "restored_since": _restored_since,
    "secrets_played_since": _secrets_played_since,
    "villages_found_since": _villages_found_since,
    "quests_done_since": _quests_done_since,
    "next_to_other_camp": _next_to_other_camp,
    "next_to_own_temple": _next_to_own_temple,
    "near_other_temple": _near_other_temple,
    "next_to_hill": _next_to_hill,
    "next_to_hero": _next_to_hero,
    "corner": _corner,
    "artifacts": _artifacts,
    "artifact_mythologies": _artifact_mythologies,
    "temples": _temples,
    "temple_of": _temple_of,
    "rewards_in_hand": _rewards_in_hand,
    "dark_runes_used": _dark_runes_used,
    "dark_hero": _dark_hero,
    "pay_rewards": _rewards_in_hand,
    "pay_reward_of": _pay_reward_of,
    "pay_equal_rewards": _pay_equal_rewards,
    "pay_secrets": _pay_secrets,
    "pay_artifact": _artifacts,
}


def lacking(table: HillTable, hero: Hero, mission: Mission, deed: Deed) -> Ruling | None:
    """KH-MISS-06: what is still missing for this mission, if anything."""
    if deed.need == "health_at_most":
        if hero.health <= deed.amount:
            return None
        return ruling("KH-MISS-06", god=mission.god, most=deed.amount, has=hero.health)
    has = COUNTS[deed.need](table, hero, mission, deed)
    return (
        None if has >= deed.amount else ruling("KH-MISS-06", god=mission.god, needs=deed.amount, has=int(has))
    )


def forbids_mission(table: HillTable, seat: int, god: str, at: int) -> Ruling | None:
    """The rule that keeps this mission from being completed now, if any."""
    hero = table.state.heroes[seat]
    if not any(mission.god == god for mission in hero.missions):
        return ruling("KH-MISS-01", god=god)
    top = hero.missions[0]
    if top.god != god:
        return ruling("KH-MISS-04", god=god, top=top.god)
    if top.turn == hero.turns:
        return ruling("KH-GAP-37", god=god)
    deeds = table.box.gods[god].mission
    return lacking(table, hero, top, deeds[at]) if at < len(deeds) else ruling("KH-MISS-06", god=god)


def missions(table: HillTable, seat: int) -> list[Option]:
    """KH-MISS-04: the top mission, once for each way to fulfil it."""
    hero = table.state.heroes[seat]
    if not hero.missions or hero.missions[0].turn == hero.turns:  # not yet (KH-GAP-37)
        return []
    top = hero.missions[0]
    ways = enumerate(table.box.gods[top.god].mission)
    return [option("mission", top.god, at) for at, deed in ways if not lacking(table, hero, top, deed)]


def mission_in_sight(table: HillTable, seat: int) -> bool:
    """Whether, by what everyone can see, the top mission might be completed now."""
    hero = table.state.heroes[seat]
    if not hero.missions or hero.missions[0].turn == hero.turns:
        return False
    top = hero.missions[0]
    for deed in table.box.gods[top.god].mission:
        hidden = deed.need in ("pay_reward_of", "pay_equal_rewards") and len(hero.rewards) >= deed.amount
        if hidden or not lacking(table, hero, top, deed):
            return True
    return False


class Completing(Frame):
    """KH-MISS-06 to 11: pay what the mission asks, then take artifact and cards; no Temple."""

    seat: int
    god: str
    at: int
    paid: int = 0

    def start(self, table: HillTable) -> Next:
        deed = table.box.gods[self.god].mission[self.at]
        if deed.need not in PAYMENTS or self.paid == deed.amount:
            return self.reward(table)
        choices = self.choices(table)
        if self._forced(deed, table.state.heroes[self.seat]):
            return self.pay(table, choices[0])
        return ask(self.seat, choices, then=self.pay, rule="KH-GAP-37", prompt="pay")

    def _forced(self, deed: Deed, hero: Hero) -> bool:
        """Nothing to choose, by what everyone can see: so a pause tells nothing of the hand."""
        left = deed.amount - self.paid
        match deed.need:
            case "pay_artifact":
                return len(hero.artifacts) == left
            case "pay_secrets":
                return len(hero.secrets) == left
            case "pay_reward_of":
                return True
        return len(hero.rewards) == left

    def choices(self, table: HillTable) -> list[Option]:
        """What the mission may be paid with."""
        hero, deed = table.state.heroes[self.seat], table.box.gods[self.god].mission[self.at]
        match deed.need:
            case "pay_secrets":
                cards = sorted(set(hero.secrets))
            case "pay_artifact":
                cards = [item.card for item in hero.artifacts]
            case "pay_reward_of":
                cards = [deed.of]
            case "pay_equal_rewards":
                counts = Counter(hero.rewards)
                cards = sorted(card for card in counts if counts[card] >= deed.amount)
            case _:
                cards = sorted(set(hero.rewards))
        return [option("pay", card) for card in cards]

    def pay(self, table: HillTable, chosen: Option) -> Next:
        card = str(chosen.args[0])
        deed = table.box.gods[self.god].mission[self.at]
        number = deed.amount if deed.need == "pay_equal_rewards" else 1
        if deed.need == "pay_artifact":
            give_up(table, self.seat, card, "KH-GAP-37")
        elif deed.need == "pay_secrets":
            discard_secrets(table, self.seat, (card,))
        else:
            discard_rewards(table, self.seat, (card,) * number)
        table.tell("paid", "KH-GAP-37", who=table.state.heroes[self.seat].card, card=card, number=number)
        self.paid += number
        return self.start(table)

    def reward(self, table: HillTable) -> Next:
        figures, god = table.box.figures, table.box.gods[self.god]
        hero = table.state.heroes[self.seat]
        hero.missions = hero.missions[1:]
        table.tell("completed_mission", "KH-MISS-06", who=hero.card, god=self.god)
        discard_god(table, self.god, "KH-MISS-10")
        take_named(table, self.seat, god.artifact, "KH-MISS-07")
        draw_rewards(table, self.seat, figures.mission_rewards, "KH-MISS-08")
        draw_secrets(table, self.seat, figures.mission_secrets, "KH-MISS-09")
        return call(FourthArtifact(seat=self.seat), then=self.over)

    def over(self, table: HillTable, _: None) -> Next:
        return Done()


def discard_god(table: HillTable, god: str, rule: str) -> None:
    """KH-QUEST-14; Arena gods leave the game instead (KH-GAP-30)."""
    card = table.box.gods[god]
    if not card.arena:
        table.state.god_discards[card.mythology] += (god,)
    table.tell("discarded_god", rule, god=god)
