"""The sixteen Devotions to the Way, and where a game asks them."""

from __future__ import annotations

from itertools import combinations

from mythwright.core.flow import Done, Frame, Next, ask
from mythwright.core.option import Option
from mythwright.core.ruling import Ruling, ruling
from mythwright.games.mythic_earth import ledger
from mythwright.games.mythic_earth.box import MythTable
from mythwright.games.mythic_earth.numbers import Part
from mythwright.games.mythic_earth.rules.devotions.base import Devotion
from mythwright.games.mythic_earth.rules.devotions.deeds import Challenge, Dorado, Storm, Trophies
from mythwright.games.mythic_earth.rules.devotions.enemies import Divide, Odds, Sacrifice, Snake
from mythwright.games.mythic_earth.rules.devotions.laying import Burial, Heroism, Lines
from mythwright.games.mythic_earth.rules.devotions.places import Consecration, Fountain, Territory
from mythwright.games.mythic_earth.rules.devotions.rituals import DEVOURER, GAIA
from mythwright.games.mythic_earth.rules.devotions.searching import Search, may_search

DEVOTIONS: dict[str, Devotion] = {
    "el1": GAIA,
    "el2": Fountain(),
    "el3": Divide(),
    "el4": Territory(),
    "el5": Odds(),
    "el6": Sacrifice(),
    "el7": Consecration(),
    "el8": Burial(),
    "ec1": DEVOURER,
    "ec2": Dorado(),
    "ec3": Snake(),
    "ec4": Heroism(),
    "ec5": Storm(),
    "ec6": Lines(),
    "ec7": Challenge(),
    "ec8": Trophies(),
}
PLAIN = Devotion()
PICK = "pick"


def devotion(table: MythTable, seat: int) -> Devotion:
    return DEVOTIONS.get(table.state.sides[seat].vow.card, PLAIN)


def wounded(table: MythTable, target: int, mini: int, by: int) -> None:
    """A Mini, by its number, was wounded by this Unit; it has not been removed yet."""
    for seat in range(len(table.state.sides)):
        devotion(table, seat).wounded(table, seat, target, mini, by)


def challenge_part(table: MythTable) -> Part:
    """ME-EC7-02: what a challenge adds to Saves for that round."""
    return "challenge", table.box.devotions["ec7"].save, "ME-EC7-02"


def acted(table: MythTable, seat: int, number: int) -> Frame | None:
    """At the end of an own action: who may hold the Fountain's card is asked (ME-GAP-88)."""
    return Search(seat=seat, unit=number) if may_search(table, seat, number) else None


# -- secret picks --------------------------------------------------------------------------------------------


def secret_picks(table: MythTable, seat: int) -> Frame | None:
    """After Deployment: one question for each seat, whatever its card, so that nothing is given away."""
    return SecretPicks(seat=seat)


def pick_options(table: MythTable, seat: int) -> list[Option]:
    """Every choice that the seat's card allows; a card without one has a single empty answer."""
    numbers = devotion(table, seat).picks(table, seat)
    if not numbers:
        return [Option(PICK)]
    most = table.box.devotions[table.state.sides[seat].vow.card].picks
    return [Option(PICK, picks) for picks in combinations(numbers, min(most, len(numbers)))]


class SecretPicks(Frame):
    """ME-GAP-85: secret Units and landscape are fixed after Deployment, before turn 1."""

    seat: int

    def start(self, table: MythTable) -> Next:
        return self.question(table)

    def question(self, table: MythTable) -> Next:
        options = pick_options(table, self.seat)
        return ask(self.seat, options, then=self.picked, rule="ME-GAP-85", prompt="secret")

    def picked(self, table: MythTable, chosen: Option) -> Next:
        picks = tuple(int(number) for number in chosen.args)
        ledger.pick(table, self.seat, picks, "ME-GAP-85")
        return Done()

    def explains(self, table: MythTable, chosen: Option) -> Ruling | None:
        """What the card lets a player pick."""
        if chosen.kind != PICK:
            return None
        card = table.state.sides[self.seat].vow.card
        numbers = devotion(table, self.seat).picks(table, self.seat)
        rule = PICK_RULES.get(card, "ME-GAP-85")
        return ruling(rule, devotion=card, picks=numbers, needs=table.box.devotions[card].picks)


PICK_RULES = {
    "el2": "ME-EL2-01",
    "el3": "ME-EL3-01",
    "el6": "ME-EL6-01",
    "el7": "ME-EL7-01",
    "ec2": "ME-EC2-01",
}
