"""The reward of a Quest, Battle or Arena: artifact, cards, then a Temple (KH-REWARD, KH-GAP-60)."""

from __future__ import annotations

from mythwright.core.flow import Done, Frame, Next, ask, call
from mythwright.core.option import Option, option
from mythwright.games.king_of_the_hill.box import HillTable
from mythwright.games.king_of_the_hill.effects import draw_rewards
from mythwright.games.king_of_the_hill.rules.artifacts import FourthArtifact, gain, take_named
from mythwright.games.king_of_the_hill.rules.extras import AT_REST, extra, extras, may_act
from mythwright.games.king_of_the_hill.rules.mat import has_market
from mythwright.games.king_of_the_hill.rules.temples import build, building

RULES = {"quest": "KH-QUEST-17", "battle": "KH-BAT-43", "arena": "KH-ARENA-48"}
ARTIFACT_RULES = {"quest": "KH-QUEST-11", "battle": "KH-BAT-42", "arena": "KH-ARENA-45"}
CARD_RULES = {"quest": "KH-QUEST-15", "battle": "KH-BAT-09"}  # an Arena gives none (KH-REWARD-04)


class Triumph(Frame):
    """One success of the turn, from its cards to its Temple."""

    seat: int
    artifact: str
    rewards: int
    kind: str
    """quest, battle or arena"""
    standing: bool = True
    """False when the hero died with his foe: the Temple is built, no more cards are played (KH-GAP-43)."""

    def start(self, table: HillTable) -> Next:
        """KH-REWARD-01, 02, 04: the artifact, then the Reward cards."""
        if self.kind == "arena":
            gain(table, self.seat, self.artifact, ARTIFACT_RULES[self.kind])
        else:
            take_named(table, self.seat, self.artifact, ARTIFACT_RULES[self.kind])
        if self.rewards:
            draw_rewards(table, self.seat, self.rewards, CARD_RULES[self.kind])
        if has_market(table.state.heroes[self.seat]):  # settled before any Temple (KH-GAP-60)
            return call(FourthArtifact(seat=self.seat), then=self.temple)
        return self.temple(table)

    def temple(self, table: HillTable, _: object = None) -> Next:
        """KH-TEMPLE-01, KH-GAP-71: a last chance for cards, then a Temple of the player's choice or none."""
        kinds = building(table, self.seat)
        acting = self.standing and may_act(table, self.seat, AT_REST)
        if not kinds and not acting:
            return self.built(table)
        if not (kinds and table.box.house.must_build):
            kinds.append(option("decline"))
        options = [*kinds, *extras(table, self.seat, AT_REST)] if self.standing else kinds
        return ask(self.seat, options, then=self.chosen, rule=RULES[self.kind], prompt="build")

    def chosen(self, table: HillTable, chosen: Option) -> Next:
        if chosen.kind == "build":
            place = table.state.heroes[self.seat].place
            build(table, self.seat, place, str(chosen.args[0]), RULES[self.kind])
        elif chosen.kind != "decline":
            return extra(table, self.seat, chosen, self.temple)
        return self.built(table)

    def built(self, table: HillTable) -> Next:
        """KH-ART-16, KH-ART-18: now a fourth artifact must go, unless the Market was just built."""
        return call(FourthArtifact(seat=self.seat), then=self.over)

    def over(self, table: HillTable, _: object) -> Next:
        return Done(self.standing)


class Building(Frame):
    """KH-TEMPLE-10, KH-GAP-71: on an empty tile the hero may build a Temple; cards come before it."""

    seat: int

    def start(self, table: HillTable, _: object = None) -> Next:
        kinds = building(table, self.seat)
        if not kinds:
            return Done()
        if not table.box.house.must_build:
            kinds.append(option("decline"))
        options = [*kinds, *extras(table, self.seat, AT_REST)]
        return ask(self.seat, options, then=self.chosen, rule="KH-TEMPLE-10", prompt="build")

    def chosen(self, table: HillTable, chosen: Option) -> Next:
        if chosen.kind == "build":
            place = table.state.heroes[self.seat].place
            build(table, self.seat, place, str(chosen.args[0]), "KH-TEMPLE-10")
        elif chosen.kind != "decline":
            return extra(table, self.seat, chosen, self.start)
        return Done()
