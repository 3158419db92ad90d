"""Artifacts: gaining, using, giving away; the fourth artifact (KH-ART, KH-GAP-60 to 64)."""

from __future__ import annotations

from collections.abc import Collection

from mythwright.core.flow import Done, Frame, Next, ask
from mythwright.core.option import Option, option
from mythwright.core.ruling import Ruling, ruling
from mythwright.games.king_of_the_hill.box import Box, HillTable, Power
from mythwright.games.king_of_the_hill.effects import draw_rewards
from mythwright.games.king_of_the_hill.rules.mat import cards_forbidden, guarded, has_market
from mythwright.games.king_of_the_hill.state import Hero, Item

NEW_USES = 2
NEW_MARKET = "new market"
"""Among what a hero used this turn: he built the Market, and sells nothing until his next (KH-GAP-60)."""
KEPT_FOURTH = "kept fourth"
"""Likewise: a fourth artifact was there when he built the Market; it stays to his next turn (KH-ART-18)."""


def uses(box: Box, card: str) -> int:
    """KH-ART-02, KH-ART-08: an active artifact has two uses, a superartifact one, a passive one none."""
    if card in box.superartifacts:
        return 1
    return NEW_USES if box.artifacts[card].window else 0


def gain(table: HillTable, seat: int, card: str, rule: str) -> None:
    """KH-QUEST-12, KH-QUEST-13: into the leftmost empty slot, A-side up."""
    hero = table.state.heroes[seat]
    hero.artifacts = (*hero.artifacts, Item(card, uses(table.box, card)))
    table.tell("gained_artifact", rule, who=hero.card, artifact=card)


def take_named(table: HillTable, seat: int, card: str, rule: str) -> None:
    """KH-QUEST-11, KH-GAP-30: from the deck, else from the Artifact market, else Reward cards instead."""
    state = table.state
    mythology = table.box.artifacts[card].mythology
    deck = state.artifact_decks[mythology]
    if card in deck:
        state.artifact_decks[mythology] = tuple(c for c in deck if c != card)
        gain(table, seat, card, rule)
    elif card in state.market:
        state.market = tuple(c for c in state.market if c != card)
        gain(table, seat, card, "KH-GAP-30")
    else:
        draw_rewards(table, seat, table.box.figures.missing_artifact_rewards, "KH-GAP-30")


def give_up(table: HillTable, seat: int, card: str, rule: str) -> None:
    """An artifact leaves the mat for the market; a superartifact leaves the game (KH-GAP-59)."""
    hero = table.state.heroes[seat]
    hero.artifacts = tuple(item for item in hero.artifacts if item.card != card)
    if card in table.box.artifacts:
        table.state.market = (*table.state.market, card)
    table.tell("gave_up_artifact", rule, who=hero.card, artifact=card)


def sell(table: HillTable, seat: int, card: str) -> None:
    """KH-MARKET-01: any artifact for two Reward cards."""
    give_up(table, seat, card, "KH-MARKET-01")
    draw_rewards(table, seat, table.box.figures.sale_rewards, "KH-MARKET-01")


def held(hero: Hero, card: str) -> Item | None:
    for item in hero.artifacts:
        if item.card == card:
            return item
    return None


def spend(table: HillTable, seat: int, card: str) -> None:
    """KH-ART-03, KH-ART-04, KH-ART-09: flip the artifact, or let it go to the market; note a power's use."""
    hero = table.state.heroes[seat]
    hero.used = (*hero.used, card)
    item = held(hero, card)
    table.tell("used", _use_rule(table.box, card), who=hero.card, card=card)
    if item is None:
        return
    if item.uses == 1 and card in table.box.artifacts:
        give_up(table, seat, card, "KH-ART-04")
    else:
        flipped = Item(card, item.uses - 1)
        hero.artifacts = tuple(flipped if i is item else i for i in hero.artifacts)


def _use_rule(box: Box, card: str) -> str:
    if card in box.powers:
        return "KH-HERO-05"
    return "KH-ART-09" if card in box.superartifacts else "KH-ART-03"


def usable(table: HillTable, seat: int, windows: Collection[str]) -> list[Power]:
    """The artifacts and abilities that may be used in these windows."""
    box, hero = table.box, table.state.heroes[seat]
    cards, own = box.cards, box.heroes[hero.card]
    found = []
    for item in hero.artifacts:
        if item.uses:
            card = cards[item.card]
            if card.window in windows and not forbids_use(table, seat, card.id):
                found.append(card)
    for name in (own.ability, own.special) if hero.unlocked else (own.ability,):
        if cards[name].window in windows and not forbids_use(table, seat, name):
            found.append(cards[name])
    return found


def forbids_use(table: HillTable, seat: int, card: str) -> Ruling | None:
    """The rule that forbids the use of this artifact or ability, time and target aside."""
    box, hero = table.box, table.state.heroes[seat]
    own = box.heroes[hero.card]
    item = held(hero, card)
    if item is None and card not in (own.ability, own.special):
        return ruling("KH-ART-07", who=hero.card, card=card)
    if card == own.special and not hero.unlocked:
        return ruling("KH-HERO-07", who=hero.card, card=card, requires=own.requires)
    if item is not None and not item.uses:
        return ruling("KH-ART-10" if card in box.superartifacts else "KH-ART-06", card=card)
    if card in hero.used:
        return ruling("KH-ART-05" if item else box.powers[card].effect[0].rule, card=card)
    if card == own.ability:  # no card: neither a Temple nor drought stops it (KH-GAP-05, KH-GAP-88)
        return None
    if hero.built:
        return ruling("KH-GAP-57", card=card)
    return cards_forbidden(table, seat) if item or guarded(table, seat) else None


def capacity(box: Box, hero: Hero) -> int:
    """KH-ART-18: three slots; whoever builds the Market after a fourth may keep it beside the mat."""
    keeping = KEPT_FOURTH in hero.used and has_market(hero)
    return box.figures.artifact_slots + keeping


class FourthArtifact(Frame):
    """KH-ART-16: more artifacts than slots: sell or discard until they fit."""

    seat: int

    def start(self, table: HillTable) -> Next:
        hero = table.state.heroes[self.seat]
        if len(hero.artifacts) <= capacity(table.box, hero):
            return Done()
        selling = has_market(hero) and NEW_MARKET not in hero.used
        ways = ["drop", "sell"] if selling else ["drop"]
        options = [option(way, item.card) for way in ways for item in hero.artifacts]
        if selling:
            options += claims(table, self.seat)
        return ask(self.seat, options, then=self.settle, rule="KH-ART-16", prompt="fourth_artifact")

    def settle(self, table: HillTable, chosen: Option) -> Next:
        part_with(table, self.seat, chosen, "KH-ART-16")
        return self.start(table)


class ForcedSale(Frame):
    """KH-ART-19: a kept fourth artifact forces a sale before anything else."""

    seat: int

    def start(self, table: HillTable) -> Next:
        hero = table.state.heroes[self.seat]
        options = [option("sell", item.card) for item in hero.artifacts]
        return ask(self.seat, options, then=self.settle, rule="KH-ART-19", prompt="forced_sale")

    def settle(self, table: HillTable, chosen: Option) -> Next:
        part_with(table, self.seat, chosen, "KH-ART-19")
        hero = table.state.heroes[self.seat]
        return self.start(table) if len(hero.artifacts) > table.box.figures.artifact_slots else Done()


def part_with(table: HillTable, seat: int, chosen: Option, rule: str) -> None:
    """Carry out `drop`, `sell` or `claim`."""
    if chosen.kind == "drop":
        give_up(table, seat, str(chosen.args[0]), rule)
    elif chosen.kind == "sell":
        sell(table, seat, str(chosen.args[0]))
    else:
        claim(table, seat, chosen)


def claims(table: HillTable, seat: int) -> list[Option]:
    """KH-MARKET-08: three artifacts of one mythology for its superartifact, while it lies there."""
    box, hero = table.box, table.state.heroes[seat]
    price = box.figures.superartifact_price
    if len(hero.artifacts) < price:
        return []
    options = []
    for card in table.state.superartifacts:
        mythology = box.superartifacts[card].mythology
        fitting = [
            i.card
            for i in hero.artifacts
            if i.card in box.artifacts and box.artifacts[i.card].mythology == mythology
        ]
        if len(fitting) == price:
            options.append(option("claim", card, *fitting))
        elif len(fitting) > price:
            options += [option("claim", card, *(c for c in fitting if c != kept)) for kept in fitting]
    return options


def claim(table: HillTable, seat: int, chosen: Option) -> None:
    """KH-MARKET-08, KH-ART-11: the three go to the market, the superartifact comes A-side up."""
    card, *given = map(str, chosen.args)
    for artifact in given:
        give_up(table, seat, artifact, "KH-ART-11")
    table.state.superartifacts = tuple(c for c in table.state.superartifacts if c != card)
    gain(table, seat, card, "KH-MARKET-08")
