"""God's Quest: a god's card, five dice, three rolls, and a choice after failure (KH-QUEST)."""

from __future__ import annotations

from functools import cache
from itertools import combinations

from mythwright.core.effects import adjusted
from mythwright.core.flow import Done, Frame, Next, ask, call, roll
from mythwright.core.option import Option, option
from mythwright.core.ruling import Ruling, ruling
from mythwright.games.king_of_the_hill.box import DARK, HERO_RUNES, RUNES, GodCard, HillTable
from mythwright.games.king_of_the_hill.effects import draw_rewards, in_force
from mythwright.games.king_of_the_hill.rules.arena import ArenaSetup
from mythwright.games.king_of_the_hill.rules.artifacts import spend, usable
from mythwright.games.king_of_the_hill.rules.attack import keepings
from mythwright.games.king_of_the_hill.rules.dark_runes import use_dark_rune
from mythwright.games.king_of_the_hill.rules.extras import (
    AT_REST,
    extra,
    extras,
    forbids_reward,
    may_act,
    unfit,
)
from mythwright.games.king_of_the_hill.rules.mat import cards_forbidden, never
from mythwright.games.king_of_the_hill.rules.missions import discard_god, take_mission
from mythwright.games.king_of_the_hill.rules.playing import Playing, use_reward
from mythwright.games.king_of_the_hill.rules.triumph import Triumph
from mythwright.games.king_of_the_hill.state import Lone

Runes = tuple[str, ...]
RUNE_CARDS = ("rune_greek", "rune_egyptian", "rune_norse", "rune_slavic", "rune_hindu")
QUEST_CARDS = (*RUNE_CARDS, "free_rune", "dark_rune", "extra_roll")


def fulfils(god: GodCard, runes: Runes) -> bool:
    """KH-QUEST-09, KH-QUEST-04: the demand, and one group of equal runes for the grey squares."""
    demand = god.runes
    for rune in demand:
        if runes.count(rune) < demand.count(rune):
            return False
    return not god.grey or max([runes.count(rune) - demand.count(rune) for rune in RUNES]) >= god.grey


@cache
def keep_options(dice: Runes) -> tuple[Option, ...]:
    return tuple(Option("keep", kept) for kept in keepings(dice))


def changed(dice: Runes, old: Runes, new: Runes) -> Runes:
    """The dice after some were turned or rolled again, in order."""
    left = list(dice)
    for rune in old:
        left.remove(rune)
    return tuple(sorted((*left, *new)))


def turnings(dice: Runes, most: int) -> list[tuple[str, ...]]:
    """KH-GAP-32, KH-GAP-34: up to so many dice turned to one and the same rune, not Dark."""
    picks = {pick for number in range(1, most + 1) for pick in combinations(dice, number)}
    return [(new, *pick) for pick in sorted(picks) for new in HERO_RUNES if new not in pick]


class Quest(Frame):
    """From the drawn card to success or failure."""

    seat: int
    mythology: str
    god: str = ""
    dice: Runes = ()
    added: Runes = ()
    kept: Runes = ()
    rolls: int = 0
    free: int = 0

    def start(self, table: HillTable) -> Next:
        """KH-QUEST-01: the top card of the village's deck; a spent deck is renewed (KH-GAP-30)."""
        state = table.state
        deck = state.god_decks[self.mythology]
        if not deck and state.god_discards[self.mythology]:
            deck = table.dice.shuffled(f"gods/{self.mythology}", state.god_discards[self.mythology])
            state.god_discards[self.mythology] = ()
            table.tell("reshuffled", "KH-GAP-30", deck=self.mythology)
        if not deck:
            draw_rewards(table, self.seat, table.box.figures.empty_deck_rewards, "KH-GAP-30")
            return Done()
        self.god, state.god_decks[self.mythology] = deck[0], deck[1:]
        table.reveal()
        table.tell("drew_god", "KH-QUEST-01", who=state.heroes[self.seat].card, god=self.god)
        return self.face(table)

    def face(self, table: HillTable, _: object = None) -> Next:
        """KH-QUEST-02: an Arena god sends the hero to the Arena; else a window before the first roll."""
        if table.box.gods[self.god].arena:
            return call(ArenaSetup(seat=self.seat, god=self.god, mythology=self.mythology), then=self.over)
        scales = usable(table, self.seat, ("god",)) if table.state.god_decks[self.mythology] else []
        if not scales and not may_act(table, self.seat, AT_REST):
            return self.throw(table)
        options = [option("roll"), *(option("use", card.id) for card in scales)]
        options += extras(table, self.seat, AT_REST)
        return ask(self.seat, options, then=self.faced, rule="KH-QUEST-06", prompt="face_god")

    def faced(self, table: HillTable, chosen: Option) -> Next:
        if chosen.kind == "roll":
            return self.throw(table)
        if chosen.kind == "use" and table.box.cards[str(chosen.args[0])].window == "god":
            spend(table, self.seat, str(chosen.args[0]))
            discard_god(table, self.god, "KH-GAP-32")
            return self.start(table)
        return extra(table, self.seat, chosen, self.face)

    # -- rolling -----------------------------------------------------------------------------------

    def throw(self, table: HillTable) -> Next:
        """KH-QUEST-06: five dice in the first roll, the unsaved ones after it."""
        if self.free:
            self.free -= 1
        else:
            self.rolls += 1
        number = table.box.figures.hero_dice - len(self.kept)
        return roll("hero", number, then=self.read, rule="KH-QUEST-06", seat=self.seat)

    def read(self, table: HillTable, faces: Runes) -> Next:
        self.dice = tuple(sorted((*self.kept, *faces)))
        return self.weigh(table)

    def weigh(self, table: HillTable, verb: str | None = None) -> Next:
        """KH-GAP-29: a met demand ends the Quest at once; else the player goes on or gives up."""
        if verb == "extra_roll":
            self.free += 1
        god = table.box.gods[self.god]
        if fulfils(god, self.dice + self.added):
            return self.succeed(table)
        rolling = self.free or self.rolls < self.most_rolls(table)
        if not rolling and not self._hopeful(table):
            return self.fail(table)
        options = [*keep_options(self.dice)] if rolling else []
        if not self.free:
            options += self.helps(table)
            options += extras(table, self.seat, AT_REST)
            options.append(option("give_up"))
        prompt = "quest" if rolling else "quest_spent"
        return ask(self.seat, options, then=self.chosen, rule="KH-QUEST-07", prompt=prompt)

    def most_rolls(self, table: HillTable) -> int:
        effects = in_force(table.box, table.state.heroes[self.seat])
        return adjusted(effects, "quest_rolls", table.box.figures.quest_rolls, never)

    def _hopeful(self, table: HillTable) -> bool:
        """By what everyone can see, a card or artifact might still help (KH-GAP-29)."""
        hero = table.state.heroes[self.seat]
        if cards_forbidden(table, self.seat) or hero.built:
            return False
        return bool(hero.rewards or hero.secrets or usable(table, self.seat, ("quest", "any")))

    def helps(self, table: HillTable) -> list[Option]:
        """KH-QUEST-10, KH-GAP-61: Reward cards, a Secret card and artifacts that change the result."""
        hero = table.state.heroes[self.seat]
        options: list[Option] = []
        if (hero.rewards or hero.secrets) and not cards_forbidden(table, self.seat):
            held = set(hero.rewards)
            for card in QUEST_CARDS:
                if card in held and not unfit(table, self.seat, card):
                    options += [Option("reward", (card, *args)) for args in self._aims(card)]
            if "divine_favour" in hero.secrets and not hero.built:
                options.append(option("secret", "divine_favour"))
        for power in usable(table, self.seat, ("quest",)):
            verb = power.effect[0]
            if power.verbs == ("extra_roll",):
                options.append(option("use", power.id))
            elif power.verbs == ("turn_dark_die",):
                options += [Option("use", (power.id, rune)) for rune in self._dark_to()]
            else:
                options += [Option("use", (power.id, *aim)) for aim in turnings(self.dice, verb.amount)]  # type: ignore[union-attr]
        return options

    def _aims(self, card: str) -> list[tuple[str, ...]]:
        if card == "free_rune":
            return [(rune,) for rune in HERO_RUNES]
        if card == "dark_rune":
            return [(rune,) for rune in self._dark_to()]
        return [()]

    def _dark_to(self) -> tuple[str, ...]:
        return HERO_RUNES if DARK in self.dice else ()

    def chosen(self, table: HillTable, chosen: Option) -> Next:
        if chosen.kind == "keep":
            self.kept = tuple(map(str, chosen.args))
            return self.throw(table)
        if chosen.kind == "give_up":
            return self.fail(table)
        if (
            chosen.kind in ("use", "reward", "secret")
            and table.box.cards[str(chosen.args[0])].window == "quest"
        ):
            return self.help(table, chosen)
        return extra(table, self.seat, chosen, self.weigh)

    def help(self, table: HillTable, chosen: Option) -> Next:
        """A card or artifact of the Quest's own window."""
        card, *aim = map(str, chosen.args)
        if chosen.kind == "secret":
            return call(Playing(seat=self.seat, card=card), then=self.weigh)
        if chosen.kind == "reward":
            use_reward(table, self.seat, card)
        else:
            spend(table, self.seat, card)
        verb = table.box.cards[card].verbs[0]
        if verb == "add_rune":
            self._add(table, card, aim)
        elif verb == "turn_dark_die":
            self._turn(table, card, aim[0], (DARK,))
            if card == "dark_rune":
                use_dark_rune(table, self.seat)
        elif verb == "turn_dice":
            self._turn(table, card, aim[0], tuple(aim[1:]))
        return self.weigh(table, verb)

    def _add(self, table: HillTable, card: str, aim: list[str]) -> None:
        """KH-GAP-15: one more rune until the Quest ends."""
        rune = table.box.rewards[card].rune or aim[0]
        self.added = (*self.added, rune)
        table.tell("added_rune", "KH-GAP-15", who=table.state.heroes[self.seat].card, rune=rune)

    def _turn(self, table: HillTable, card: str, new: str, old: Runes) -> None:
        self.dice = changed(self.dice, old, (new,) * len(old))
        who, rule = table.state.heroes[self.seat].card, table.box.cards[card].effect[0].rule
        table.tell("turned_dice", rule, who=who, old=old, rune=new)

    # -- the end -----------------------------------------------------------------------------------

    def succeed(self, table: HillTable) -> Next:
        """KH-QUEST-11 to 18: artifact, bonus card for the first try, card discarded, Temple."""
        hero = table.state.heroes[self.seat]
        hero.quests += 1
        first = self.rolls == 1
        table.tell("passed_quest", "KH-QUEST-09", who=hero.card, god=self.god, first=int(first))
        discard_god(table, self.god, "KH-QUEST-14")
        bonus = table.box.figures.first_try_rewards if first else 0
        artifact = table.box.gods[self.god].artifact
        triumph = Triumph(seat=self.seat, artifact=artifact, rewards=bonus, kind="quest")
        return call(triumph, then=self.over)

    def fail(self, table: HillTable) -> Next:
        """KH-QUEST-19: Battle or Mission."""
        table.tell("failed_quest", "KH-QUEST-19", who=table.state.heroes[self.seat].card, god=self.god)
        options = (option("battle"), option("take_mission"))
        return ask(self.seat, options, then=self.challenged, rule="KH-QUEST-19", prompt="challenge")

    def challenged(self, table: HillTable, chosen: Option) -> Next:
        if chosen.kind == "take_mission":
            take_mission(table, self.seat, self.god)
            return Done()
        hero = table.state.heroes[self.seat]
        guardian = table.box.guardian_of[self.mythology]
        table.state.guardians[hero.place] = Lone(guardian, self.god)
        table.tell("called_guardian", "KH-QUEST-22", who=hero.card, guardian=guardian, tile=hero.place)
        return Done()

    def over(self, table: HillTable, _: object) -> Next:
        return Done()


def forbids_quest_card(quest: Quest, table: HillTable, card: str) -> Ruling | None:
    """The rule that forbids a Reward card in this Quest, if any."""
    if card == "dark_rune" and DARK not in quest.dice:
        return ruling("KH-GAP-68", card=card)
    return forbids_reward(table, quest.seat, card)
