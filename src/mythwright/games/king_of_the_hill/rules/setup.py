"""Setup: heroes, decks, villages, and the first player (KH-SETUP)."""

from __future__ import annotations

from mythwright.core.dice import Dice
from mythwright.core.flow import Done, Frame, Next, roll
from mythwright.games.king_of_the_hill.box import DARK, HERO_RUNES, RUNES, Box, HillTable
from mythwright.games.king_of_the_hill.effects import seat_of
from mythwright.games.king_of_the_hill.state import NOBODY, Hero, State

RANDOM = "random"


def lay_out(box: Box, seats: int, passing: tuple[int, ...], dice: Dice) -> State:
    """KH-SETUP-17 to 26: shuffled decks, one village on every tile, the Seal, the marker on slot 1."""
    villages = [rune for rune, number in box.figures.villages.items() for _ in range(number)]
    tokens = dice.shuffled("villages", villages)
    return State(
        heroes=[],
        order=(),
        villages=dict(zip(box.tiles, tokens, strict=True)),
        guardians={},
        arenas={},
        god_decks={rune: dice.shuffled(f"gods/{rune}", box.gods_of[rune]) for rune in RUNES},
        god_discards=dict.fromkeys(RUNES, ()),
        artifact_decks={rune: box.artifacts_of[rune] for rune in RUNES},
        superartifacts=tuple(box.superartifacts),
        reward_deck=dice.shuffled("rewards", reward_cards(box, seats)),
        secret_deck=dice.shuffled("secrets", secret_cards(box)),
        passing=passing,
    )


def reward_cards(box: Box, seats: int) -> list[str]:
    """KH-SETUP-22: only cards whose mark includes this number of players."""
    found = []
    for name, card in box.rewards.items():
        copies = card.two + card.three * (seats >= 3) + card.four * (seats >= 4)
        found += [name] * copies
    return found


def secret_cards(box: Box) -> list[str]:
    return [name for name, card in box.secrets.items() for _ in range(card.copies)]


def fresh_hero(box: Box, name: str) -> Hero:
    """KH-SETUP-06 to 11: in camp, full Health, seven Temple cards."""
    card = box.heroes[name]
    return Hero(
        card=name,
        mythology=card.mythology,
        place=card.mythology,
        health=card.health,
        max_health=card.health,
        temple_hand=tuple(sorted(card.temples)),
    )


class Setup(Frame):
    """KH-SETUP-03, KH-GAP-11: wishes are granted first, in a random order; the rest is left to the die."""

    wishes: tuple[str, ...]
    waiting: tuple[int, ...] = ()
    chosen: tuple[str, ...] = ()
    """The hero of each seat, empty while it waits."""

    def start(self, table: HillTable) -> Next:
        drawn = table.dice.shuffled("seats", range(len(self.wishes)))
        self.waiting = tuple(sorted(drawn, key=lambda seat: self.wishes[seat] == RANDOM))
        self.chosen = ("",) * len(self.wishes)
        return self.next_seat(table)

    def next_seat(self, table: HillTable) -> Next:
        if not self.waiting:
            return self.seated(table)
        wish = self.wishes[self.waiting[0]]
        if wish != RANDOM and wish not in self.chosen:
            return self.choose(table, wish, "KH-SETUP-03")
        return roll("hero", 1, then=self.rolled, rule="KH-SETUP-03", seat=self.waiting[0])

    def rolled(self, table: HillTable, faces: tuple[str, ...]) -> Next:
        """KH-SETUP-04, KH-SETUP-05: a Dark rune or a taken hero is rolled again."""
        if faces[0] == DARK or table.box.hero_of[faces[0]] in self.chosen:
            rule = "KH-SETUP-04" if faces[0] == DARK else "KH-SETUP-05"
            table.tell("rolled_again", rule, rune=faces[0])
            return roll("hero", 1, then=self.rolled, rule=rule, seat=self.waiting[0])
        return self.choose(table, table.box.hero_of[faces[0]], "KH-SETUP-03")

    def choose(self, table: HillTable, hero: str, rule: str) -> Next:
        seat, *rest = self.waiting
        self.chosen = (*self.chosen[:seat], hero, *self.chosen[seat + 1 :])
        self.waiting = tuple(rest)
        table.tell("took_hero", rule, player=seat + 1, who=hero)
        return self.next_seat(table)

    def seated(self, table: HillTable) -> Next:
        """KH-GAP-12: turn order is the clockwise order of the camps in play."""
        state, box = table.state, table.box
        state.heroes = [fresh_hero(box, name) for name in self.chosen]
        camps = [rune for rune in HERO_RUNES if rune in {hero.mythology for hero in state.heroes}]
        state.order = tuple(seat_of(table, box.hero_of[rune]) for rune in camps)
        return roll("hero", 1, then=self.lead, rule="KH-SETUP-27", seat=NOBODY)

    def lead(self, table: HillTable, faces: tuple[str, ...]) -> Next:
        """KH-SETUP-27, KH-GAP-11: rolled again until it shows a hero in play."""
        seat = seat_of(table, table.box.hero_of.get(faces[0], ""))
        if seat == NOBODY:
            table.tell("rolled_again", "KH-GAP-11", rune=faces[0])
            return roll("hero", 1, then=self.lead, rule="KH-SETUP-27", seat=NOBODY)
        table.state.first = table.state.turn = seat
        table.tell("leads", "KH-SETUP-28", who=table.state.heroes[seat].card)
        return Done()
