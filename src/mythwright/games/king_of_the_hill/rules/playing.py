"""Playing cards: announcing, the others' answer, and carrying the effects out (KH-SECRET, KH-RCARD)."""

from __future__ import annotations

from mythwright.core.effects import Do
from mythwright.core.flow import Done, Frame, Next, ask, call
from mythwright.core.option import Option, option
from mythwright.games.king_of_the_hill.box import HillTable, Power
from mythwright.games.king_of_the_hill.effects import (
    discard_rewards,
    discard_secrets,
    draw_rewards,
    draw_secrets,
    fall,
    heal,
    hurt,
    lay,
    look,
    seat_of,
    set_health,
    steal_reward,
    without,
)
from mythwright.games.king_of_the_hill.rules.artifacts import FourthArtifact, gain, spend
from mythwright.games.king_of_the_hill.rules.mat import guarded, has_market
from mythwright.games.king_of_the_hill.rules.targets import PICKED, pickable, victims
from mythwright.games.king_of_the_hill.rules.temples import bonus, build, destroy

DOPPELGANGER = "doppelganger"
CANCELLED = "cancelled"
TWO_VILLAGES = 2


class Playing(Frame):
    """One card or artifact from announcement to the end of its effects. Its result is its last verb."""

    seat: int
    card: str
    args: tuple[str | int, ...] = ()
    picked: tuple[str, ...] = ()
    asked: int = 0
    owners: tuple[int, ...] = ()

    def start(self, table: HillTable) -> Next:
        """The card is announced; Reward cards and artifacts need nobody's leave."""
        self._announce(table)
        return self.pick(table) if self._card(table).target in PICKED else self.answered(table)

    def _card(self, table: HillTable) -> Power:
        return table.box.cards[self.card]

    def _announce(self, table: HillTable) -> None:
        box, hero = table.box, table.state.heroes[self.seat]
        if self.card in box.secrets:
            hero.secrets = without(hero.secrets, self.card)
            hero.secrets_played += 1
            table.reveal()
            table.tell("played_secret", "KH-SECRET-01", who=hero.card, secret=self.card, target=self.args)
        elif self.card in box.rewards:
            use_reward(table, self.seat, self.card)
        else:
            spend(table, self.seat, self.card)

    def pick(self, table: HillTable) -> Next:
        """Targets are picked one by one; a swap needs two."""
        card = self._card(table)
        swapping = card.target == "two_villages"
        most = TWO_VILLAGES if swapping else card.upto
        left = pickable(table, self.seat, card, self.picked)
        if len(self.picked) == most or not left:
            return self.answered(table)
        options = [option("pick", tile) for tile in left]
        if self.picked and not swapping:
            options.append(option("enough"))
        return ask(self.seat, options, then=self.choose, rule=card.effect[0].rule, prompt="pick")

    def choose(self, table: HillTable, chosen: Option) -> Next:
        if chosen.kind == "enough":
            return self.answered(table)
        self.picked = (*self.picked, str(chosen.args[0]))
        return self.pick(table)

    def answered(self, table: HillTable) -> Next:
        """KH-GAP-70: whoever has any Secret card is asked in turn order, holder of a Doppelganger or not."""
        if self.card not in table.box.secrets:
            return self.carry_out(table)
        order = table.state.order
        here = order.index(self.seat)
        while self.asked < len(order) - 1:
            self.asked += 1
            other = order[(here + self.asked) % len(order)]
            secrets = table.state.heroes[other].secrets
            if not secrets or other in table.state.passing or guarded(table, other):
                continue
            holding = [option("secret", DOPPELGANGER)] if DOPPELGANGER in secrets else []
            return ask(
                other, [*holding, option("pass")], then=self.react, rule="KH-SECRET-08", prompt="react"
            )
        return self.carry_out(table)

    def react(self, table: HillTable, chosen: Option) -> Next:
        if chosen.kind == "pass":
            return self.answered(table)
        order = table.state.order
        other = order[(order.index(self.seat) + self.asked) % len(order)]
        discard_secrets(table, other, (DOPPELGANGER,))
        table.state.heroes[other].secrets_played += 1
        table.state.secret_discard += (self.card,)
        table.tell("cancelled", "KH-SECRET-09", who=table.state.heroes[other].card, secret=self.card)
        return Done(CANCELLED)

    def carry_out(self, table: HillTable) -> Next:
        """The effects in order; then the card is discarded (KH-SECRET-02)."""
        card = self._card(table)
        verbs = [effect for effect in card.effect if isinstance(effect, Do)]
        if "lay" not in card.verbs and any(getattr(e, "until", "") for e in table.box.laid[card.id]):
            lay(table, self.seat, card.id, card.effect[0].rule)
        for effect in verbs:
            self._do(table, effect)
        if card.id in table.box.secrets and "give_doll" not in card.verbs:
            table.state.secret_discard += (card.id,)
        return self.settle(table)

    def settle(self, table: HillTable, _: None = None) -> Next:
        """KH-GAP-60: whoever lost a Market may hold an artifact too many."""
        while self.owners:
            owner, *rest = self.owners
            self.owners = tuple(rest)
            if not has_market(table.state.heroes[owner]):
                return call(FourthArtifact(seat=owner), then=self.settle)
        verbs = self._card(table).verbs
        return Done(verbs[-1] if verbs else None)

    # -- verbs -------------------------------------------------------------------------------------

    def _do(self, table: HillTable, effect: Do) -> None:
        verb = getattr(self, f"_{effect.do}", None)
        if verb is not None:  # the others are results that the frame below carries out
            verb(table, effect)

    def _victims(self, table: HillTable, effect: Do) -> list[int]:
        if effect.to == "others_in_range":
            return victims(table, self.seat, self._card(table))
        return [seat_of(table, str(name)) for name in self.args]

    def _heal(self, table: HillTable, effect: Do) -> None:
        heal(table, self.seat, effect.amount, effect.rule)

    def _heal_all(self, table: HillTable, effect: Do) -> None:
        heal(table, self.seat, table.state.heroes[self.seat].max_health, effect.rule)

    def _lose_health(self, table: HillTable, effect: Do) -> None:
        hero = table.state.heroes[self.seat]
        set_health(table, self.seat, hero.health - effect.amount, effect.rule)

    def _draw_rewards(self, table: HillTable, effect: Do) -> None:
        draw_rewards(table, self.seat, effect.amount, effect.rule)

    def _draw_secrets(self, table: HillTable, effect: Do) -> None:
        draw_secrets(table, self.seat, effect.amount, effect.rule)

    def _pay_secret(self, table: HillTable, effect: Do) -> None:
        """KH-GAP-08: a Secret card into the cauldron."""
        card = str(self.args[0])
        discard_secrets(table, self.seat, (card,))
        table.tell("paid", effect.rule, who=table.state.heroes[self.seat].card, card=card, number=1)

    def _hurt(self, table: HillTable, effect: Do) -> None:
        """Others take damage; the Contender never loses his last Health to a card (KH-GAP-85)."""
        struck = self._victims(table, effect)
        for other in struck:
            hurt(table, other, effect.amount, effect.rule, least=other == table.state.contender)
        fall(table, struck, "KH-FINAL-26" if table.state.final else "KH-GAP-45")

    def _steal_rewards(self, table: HillTable, effect: Do) -> None:
        for other in self._victims(table, effect):
            steal_reward(table, self.seat, other, effect.rule)

    def _lay(self, table: HillTable, effect: Do) -> None:
        for other in self._victims(table, effect):
            lay(table, other, self.card, effect.rule)

    def _set_health(self, table: HillTable, effect: Do) -> None:
        for other in self._victims(table, effect):
            set_health(table, other, effect.amount, "KH-SECRET-18")

    def _give_doll(self, table: HillTable, effect: Do) -> None:
        for other in self._victims(table, effect):
            table.state.heroes[other].doll = True
            table.tell("got_doll", "KH-SECRET-19", who=table.state.heroes[other].card)

    def _look_at_villages(self, table: HillTable, effect: Do) -> None:
        look(table, self.seat, self.picked, effect.rule)

    def _swap_villages(self, table: HillTable, effect: Do) -> None:
        """KH-GAP-69: the tokens change places; what players know goes with the token (KH-GAP-19)."""
        one, two = self.picked
        villages = table.state.villages
        villages[one], villages[two] = villages[two], villages[one]
        other = {one: two, two: one}
        for hero in table.state.heroes:
            hero.known = tuple(sorted(other.get(tile, tile) for tile in hero.known))
        table.tell("swapped", effect.rule, who=table.state.heroes[self.seat].card, tiles=self.picked)

    def _look_at_hand(self, table: HillTable, effect: Do) -> None:
        [other] = self._victims(table, effect)
        hero = table.state.heroes[other]
        who = table.state.heroes[self.seat].card
        table.reveal()
        table.tell("looked_at_hand", effect.rule, who=who, target=hero.card)
        cards = [*hero.rewards, *hero.secrets]
        table.tell("saw_hand", effect.rule, to=(self.seat,), who=who, target=hero.card, cards=cards)

    def _destroy_temple(self, table: HillTable, effect: Do) -> None:
        tiles = self.picked or tuple(map(str, self.args))
        self.owners = tuple(destroy(table, tile, effect.rule) for tile in tiles)

    def _replace_temple(self, table: HillTable, effect: Do) -> None:
        """KH-GAP-69: New Faith builds where it destroys."""
        tile, kind = map(str, self.args)
        self.owners = (destroy(table, tile, effect.rule),)
        build(table, self.seat, tile, kind, effect.rule)

    def _copy_bonus(self, table: HillTable, effect: Do) -> None:
        """KH-SECRET-11, KH-GAP-72: Attack and Market last for this turn only."""
        kind = str(self.args[1])
        hero = table.state.heroes[self.seat]
        if kind in ("attack", "market"):
            hero.copied = (*hero.copied, kind)
        table.tell("copied_bonus", "KH-SECRET-11", who=hero.card, kind=kind)
        bonus(table, self.seat, kind)

    def _extra_turn(self, table: HillTable, effect: Do) -> None:
        table.state.extra_turns += 1
        table.tell("won_a_turn", effect.rule, who=table.state.heroes[self.seat].card)

    def _leap(self, table: HillTable, effect: Do) -> None:
        """KH-GAP-36: the Silver Key carries the hero to a village instead of moving."""
        hero = table.state.heroes[self.seat]
        start, hero.place = hero.place, str(self.args[0])
        table.tell("moved", effect.rule, who=hero.card, start=start, tile=hero.place)

    def _whirl(self, table: HillTable, effect: Do) -> None:
        name, tile = map(str, self.args)
        hero = table.state.heroes[seat_of(table, name)]
        hero.place = tile
        table.tell("whirled", effect.rule, who=hero.card, tile=tile)

    def _take_from_market(self, table: HillTable, effect: Do) -> None:
        card = str(self.args[0])
        table.state.market = without(table.state.market, card)
        gain(table, self.seat, card, effect.rule)


def use_reward(table: HillTable, seat: int, card: str) -> None:
    """KH-RCARD-01, KH-RCARD-12: a used card is discarded; a Dark rune and a lasting card stay in sight."""
    hero = table.state.heroes[seat]
    hero.used = (*hero.used, card)
    table.tell("used_reward", "KH-RCARD-01", who=hero.card, reward=card)
    if card == "dark_rune" or table.box.laid[card]:
        hero.rewards = without(hero.rewards, card)
    else:
        discard_rewards(table, seat, (card,))
