"""The rules of Hilltop: a race of turns, cards that others may veto, and pushes with dice."""

from __future__ import annotations

from mythwright.core.effects import Do, Effects, Holds, On, adjusted, forbidding, replaced, triggered
from mythwright.core.flow import Ask, Done, Frame, Next, ask, call, roll
from mythwright.core.option import Option, option
from mythwright.core.ruling import Ruling, ruling
from tests.toy.hill import Hiker, HillTable, others

SUGGESTED = (1, 3, 5, 10)
HIGHEST_STAKE = 10


class Race(Frame):
    def start(self, table: HillTable) -> Next:
        """HT-TURN-01: hikers take turns in order."""
        return call(Turn(seat=table.state.turn), then=self.go_on)

    def go_on(self, table: HillTable, _result: None) -> Next:
        """HT-END-01, HT-END-02: until someone stands on the top, or night falls."""
        state = table.state
        top_reached = state.hikers[state.turn].place == state.top
        state.turn = (state.turn + 1) % len(state.hikers)
        state.round += state.turn == 0
        if top_reached or state.round > table.box.figures.rounds:
            table.tell("ended", "HT-END-01" if top_reached else "HT-END-02")
            return Done()
        return self.start(table)


class Turn(Frame):
    seat: int
    played: bool = False

    def start(self, table: HillTable) -> Next:
        return self.question(table)

    def question(self, table: HillTable) -> Ask:
        """HT-TURN-01: stay or push, and one card before."""
        hand = sorted(set(table.state.hikers[self.seat].hand))
        offered = [option("stay"), option("push"), *(option("play", card) for card in hand)]
        options = [o for o in offered if not forbids(table, self.seat, o)]
        return ask(self.seat, options, then=self.act, rule="HT-TURN-01", prompt="turn")

    def act(self, table: HillTable, choice: Option) -> Next:
        match choice:
            case Option("play", (str(card),)):
                self.played = True
                return call(Play(seat=self.seat, card=card), then=self.go_on)
            case Option("push"):
                return call(Push(seat=self.seat), then=self.end)
        rest(table, self.seat)
        return self.end(table, None)

    def go_on(self, table: HillTable, _result: None) -> Next:
        return self.question(table)

    def end(self, table: HillTable, _result: None) -> Next:
        """HT-CARD-04: what lay before the hiker is discarded."""
        hiker = table.state.hikers[self.seat]
        table.state.discard += hiker.lying
        hiker.lying = ()
        return Done()


class Play(Frame):
    """HT-CARD-02: every other seat is asked, so being asked tells nothing about a hand."""

    seat: int
    card: str
    asked: int = 0

    def start(self, table: HillTable) -> Next:
        discard(table, self.seat, self.card)
        table.tell("played", "HT-CARD-01", seat=self.seat, card=self.card)
        return self.carry_out(table) if table.box.house.no_vetoes else self.question(table)

    def question(self, table: HillTable) -> Ask:
        seat = others(table, self.seat)[self.asked]
        options = [option("pass"), *([option("veto")] if not forbids_veto(table, seat) else [])]
        return ask(seat, options, then=self.answer, rule="HT-CARD-02", prompt="veto")

    def answer(self, table: HillTable, choice: Option) -> Next:
        seats = others(table, self.seat)
        if choice.kind == "veto":
            discard(table, seats[self.asked], "veto")
            table.tell("vetoed", "HT-CARD-02", seat=seats[self.asked], card=self.card)
            return Done()
        self.asked += 1
        return self.question(table) if self.asked < len(seats) else self.carry_out(table)

    def carry_out(self, table: HillTable) -> Next:
        """HT-CARD-03, HT-CARD-04: a card acts at once, or it lies before a hiker for a while."""
        card = table.box.cards[self.card]
        for effect in card.effect:
            if isinstance(effect, Do):
                carry_out(table, self.seat, effect)
        if card.lies:
            lay(table, self.seat if card.lies == "self" else others(table, self.seat)[0], self.card)
        return Done()


class Push(Frame):
    seat: int
    stake: int = 0
    thrown: int = 0
    faces: tuple[str, ...] = ()

    def start(self, table: HillTable) -> Next:
        """HT-PUSH-02: any stake the hiker can pay; the list only suggests some."""
        options = [option("stake", n) for n in SUGGESTED if not forbids_staking(table, self.seat, (n,))]
        return ask(self.seat, options, then=self.throw, rule="HT-PUSH-02", prompt="stake", open=("stake",))

    def throw(self, table: HillTable, choice: Option) -> Next:
        hiker = table.state.hikers[self.seat]
        self.stake = int(choice.args[0])
        hiker.breath -= self.stake
        table.tell("staked", "HT-PUSH-02", seat=self.seat, stake=self.stake, breath=hiker.breath)
        return self.fall(table)

    def fall(self, table: HillTable) -> Next:
        """HT-PUSH-03: the boot dice."""
        self.thrown += 1
        number = adjusted(effects(table, self.seat), "dice", table.box.figures.dice, holds(table, self.seat))
        return roll("boot", number, then=self.read, rule="HT-PUSH-03", seat=self.seat)

    def read(self, table: HillTable, faces: tuple[str, ...]) -> Next:
        """HT-PUSH-04: once, and unless something forbids it, the hiker may throw again."""
        active, when = effects(table, self.seat), holds(table, self.seat)
        self.faces = tuple(replaced(active, "boot", face, when) for face in faces)
        if forbids_again(table, self.seat, self.thrown):
            return self.climb(table, option("keep"))
        choices = [option("keep"), option("again")]
        return ask(self.seat, choices, then=self.climb, rule="HT-PUSH-04", prompt="throw")

    def climb(self, table: HillTable, choice: Option) -> Next:
        if choice.kind == "again":
            return self.fall(table)
        if "up" in self.faces:
            climb(table, self.seat, self.stake)
        else:
            table.tell("slipped", "HT-PUSH-03", seat=self.seat)
            for effect in triggered(effects(table, self.seat), "slipped", holds(table, self.seat)):
                carry_out(table, self.seat, effect)
        return Done()


# -- what is forbidden ---------------------------------------------------------------------------------


def forbids(table: HillTable, seat: int, choice: Option) -> Ruling | None:
    """The rule that forbids this option to this seat, if any."""
    frame = table.stack[-1]
    match choice:
        case Option("push", ()):
            return None if table.state.hikers[seat].breath else ruling("HT-PUSH-01", needs=1, has=0)
        case Option("play", (str(card),)) if card in table.box.cards:
            return forbids_playing(table, seat, card, played=isinstance(frame, Turn) and frame.played)
        case Option("stake", args):
            return forbids_staking(table, seat, args)
        case Option("again", ()):
            return forbids_again(table, seat, frame.thrown if isinstance(frame, Push) else 0)
        case Option("veto", ()):
            return forbids_veto(table, seat)
        case Option("stay" | "keep" | "pass", ()):
            return None
    return ruling("MW-OPTION-03", text=str(choice)[:80])


def forbids_playing(table: HillTable, seat: int, card: str, played: bool) -> Ruling | None:
    if played or card not in table.state.hikers[seat].hand:
        return ruling("HT-CARD-01", card=card)
    return ruling("HT-CARD-02", card=card) if table.box.cards[card].window == "reaction" else None


def forbids_staking(table: HillTable, seat: int, args: tuple[str | int, ...]) -> Ruling | None:
    most = min(HIGHEST_STAKE, table.state.hikers[seat].breath)
    match args:
        case (int(stake),) if 1 <= stake <= most:
            return None
    return ruling("HT-PUSH-02", needs=most, has=" ".join(map(str, args))[:80])


def forbids_again(table: HillTable, seat: int, thrown: int) -> Ruling | None:
    if thrown > 1:
        return ruling("HT-PUSH-04")
    effect = forbidding(effects(table, seat), "again", holds(table, seat))
    return ruling(effect.rule) if effect else None


def forbids_veto(table: HillTable, seat: int) -> Ruling | None:
    return None if "veto" in table.state.hikers[seat].hand else ruling("HT-CARD-02", card="veto")


# -- the verbs: one change, one event ------------------------------------------------------------------


def effects(table: HillTable, seat: int) -> Effects:
    """All that works on this hiker now."""
    return tuple(e for card in table.state.hikers[seat].lying for e in table.box.cards[card].effect)


def holds(table: HillTable, seat: int) -> Holds:
    """Whether a condition is true of this hiker; there is only one."""
    return lambda condition: table.state.hikers[seat].place < table.state.top // 2


def carry_out(table: HillTable, seat: int, effect: Do | On) -> None:
    for target in [seat] if effect.to == "self" else others(table, seat):
        hiker = table.state.hikers[target]
        if effect.do == "breathe":
            breathe(table, target, hiker, effect)
        else:
            fall(table, target, hiker, effect)


def breathe(table: HillTable, seat: int, hiker: Hiker, effect: Do | On) -> None:
    hiker.breath = min(hiker.breath + effect.amount, table.box.figures.breath)
    table.tell("breathed", effect.rule, seat=seat, amount=effect.amount, breath=hiker.breath)


def fall(table: HillTable, seat: int, hiker: Hiker, effect: Do | On) -> None:
    hiker.place = max(hiker.place - effect.amount, 0)
    table.tell("fell", effect.rule, seat=seat, amount=effect.amount, place=hiker.place)


def climb(table: HillTable, seat: int, steps: int) -> None:
    hiker = table.state.hikers[seat]
    hiker.place = min(hiker.place + steps, table.state.top)
    table.tell("climbed", "HT-PUSH-03", seat=seat, steps=steps, place=hiker.place)


def rest(table: HillTable, seat: int) -> None:
    """HT-TURN-02: breath, and a card that only the drawer sees."""
    hiker, figures = table.state.hikers[seat], table.box.figures
    hiker.breath = min(hiker.breath + figures.rest, figures.breath)
    table.tell("rested", "HT-TURN-02", seat=seat, breath=hiker.breath)
    if len(hiker.hand) < figures.hand:  # HT-TURN-03
        draw(table, seat, hiker)


def draw(table: HillTable, seat: int, hiker: Hiker) -> None:
    state = table.state
    if not state.deck and state.discard:  # HT-GAP-01
        state.deck, state.discard = table.dice.shuffled("deck", state.discard), ()
        table.tell("shuffled", "HT-GAP-01")
    if state.deck:
        card, *rest_of_deck = state.deck
        state.deck = tuple(rest_of_deck)
        hiker.hand += (card,)
        table.reveal()
        table.tell("drew", "HT-TURN-02", to=(seat,), seat=seat, card=card)


def discard(table: HillTable, seat: int, card: str) -> None:
    hiker = table.state.hikers[seat]
    at = hiker.hand.index(card)
    hiker.hand = hiker.hand[:at] + hiker.hand[at + 1 :]
    table.state.discard += (card,)


def lay(table: HillTable, seat: int, card: str) -> None:
    """Off the pile it was discarded to, and before the hiker."""
    at = table.state.discard.index(card)
    table.state.discard = table.state.discard[:at] + table.state.discard[at + 1 :]
    table.state.hikers[seat].lying += (card,)
    table.tell("laid", "HT-CARD-04", seat=seat, card=card)
