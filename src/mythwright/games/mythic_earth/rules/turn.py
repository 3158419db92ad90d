"""A Game Turn: both pools are rolled, then dice are given to Units from 6 down to 1 (ME-TURN, ME-POOL)."""

from __future__ import annotations

from collections.abc import Iterator

from mythwright.core.flow import Done, Frame, Next, ask, call, roll
from mythwright.core.option import Option, option
from mythwright.core.ruling import Ruling, ruling
from mythwright.games.mythic_earth import effects, pool
from mythwright.games.mythic_earth.box import MythTable
from mythwright.games.mythic_earth.rules.acting import CONCEDE
from mythwright.games.mythic_earth.rules.activation import Activation
from mythwright.games.mythic_earth.rules.blessings import offers
from mythwright.games.mythic_earth.rules.flowing import maybe
from mythwright.games.mythic_earth.rules.primaries import primary
from mythwright.games.mythic_earth.rules.reserves import reserve_dice
from mythwright.games.mythic_earth.rules.windows import bless, window
from mythwright.games.mythic_earth.state import NOBODY, RESERVE, TABLE, TURN, Unit
from mythwright.games.mythic_earth.units import other_seat
from mythwright.games.mythic_earth.vocabulary import ANY_CHOICE, POOL

ACTIVATE, ALERT_OFF, BLESS = "activate", "alert_off", "bless"
PASS = option("pass")


class GameTurn(Frame):
    """One Game Turn up to its Clean Up."""

    seat: int = 0
    ones: bool = False

    def start(self, table: MythTable) -> Next:
        """ME-GAP-76: Mini counts first, then what the scenario does, then the pool."""
        begin(table)
        return maybe(table, primary(table).turn_begins(table), then=self.pools)

    def pools(self, table: MythTable, _: object) -> Next:
        """ME-DEPLOY-18, ME-TURN-01: in turn 1 the dice of the deployment lie by the Units already."""
        state = table.state
        state.value = pool.TOP
        if state.turn == 1 and not primary(table).by_turns:
            state.taker = other_seat(state.winner)
            return self.next_pick(table)
        pool.bind_held(table)
        return self.roll_first(table)

    # -- the roll --------------------------------------------------------------------------------------------

    def roll_first(self, table: MythTable) -> Next:
        """ME-TURN-02; a side without dice rolls none."""
        number = pool.to_roll(table, 0)
        if not number:
            return self.rolled_first(table, ())
        return roll("pool", number, then=self.rolled_first, rule="ME-TURN-02", seat=0)

    def rolled_first(self, table: MythTable, faces: tuple[str, ...]) -> Next:
        pool.fill(table, 0, faces)
        number = pool.to_roll(table, 1)
        if not number:
            return self.rolled_second(table, ())
        return roll("pool", number, then=self.rolled_second, rule="ME-TURN-02", seat=1)

    def rolled_second(self, table: MythTable, faces: tuple[str, ...]) -> Next:
        """ME-TURN-03, ME-TURN-04, ME-GAP-73: most of the highest wins; the same pools are rolled again."""
        pool.fill(table, 1, faces)
        state = table.state
        one, two = (side.pool for side in state.sides)
        winner = pool.stronger(one, two)
        if winner == NOBODY and one:
            pool.empty(table)
            return self.roll_first(table)
        if winner != NOBODY:
            state.winner = winner
            table.tell("pool_won", "ME-TURN-03", seat=winner, pools=[list(one), list(two)])
        state.taker = other_seat(state.winner)
        return maybe(table, reserve_dice(table, state.winner), then=self.reserves)

    def reserves(self, table: MythTable, _: object) -> Next:
        return maybe(table, reserve_dice(table, other_seat(table.state.winner)), then=self.rolled)

    def rolled(self, table: MythTable, _: object) -> Next:
        """ME-GAP-70: both may raise a die before the first is chosen."""
        return maybe(table, window(table, POOL, 0, table.state.winner), then=self.picks)

    # -- dice, one after another -----------------------------------------------------------------------------

    def picks(self, table: MythTable, _: object) -> Next:
        """ME-GAP-93: who concedes ends the game at once."""
        return Done() if table.state.conceded != NOBODY else self.next_pick(table)

    def next_pick(self, table: MythTable) -> Next:
        """ME-POOL-01 to ME-POOL-05, ME-GAP-73: who takes a die of the current value next."""
        state = table.state
        while top := pool.top_value(table):
            state.value = min(state.value, top)
            for seat in (other_seat(state.taker), state.taker):
                if takes(table, seat):
                    self.seat = seat
                    return self.ones_begin(table)
            pool.clear_value(table, state.value)
        return Done()

    def ones_begin(self, table: MythTable) -> Next:
        """ME-GAP-23: when the 1s begin, the other player too may end an On Alert of an earlier turn."""
        other = other_seat(self.seat)
        if table.state.value == pool.LOWEST and not self.ones:
            self.ones = True
            ends = alert_ends(table, other)
            if ends:
                return ask(other, [PASS, *ends], then=self.ended, rule="ME-GAP-23", prompt="alert_ends")
        return self.windows(table)

    def ended(self, table: MythTable, chosen: Option) -> Next:
        if chosen == PASS:
            return self.windows(table)
        end_alert(table, int(chosen.args[0]))
        self.ones = False
        return self.next_pick(table)

    def windows(self, table: MythTable) -> Next:
        """ME-GAP-70: whenever a player is about to choose a die, the other may use a Blessing."""
        other = other_seat(self.seat)
        return maybe(table, window(table, ANY_CHOICE, 0, other, only=other), then=self.ask_pick)

    def ask_pick(self, table: MythTable, _: object) -> Next:
        """ME-GAP-13: no passing; the picker may end On Alert or use a Blessing first, or concede instead."""
        options = [option(ACTIVATE, number) for number in takers(table, self.seat)]
        if not options:
            return self.next_pick(table)
        options += alert_ends(table, self.seat)
        options += offers(table, self.seat, (POOL, ANY_CHOICE))
        opened = (CONCEDE,) if len(options) > 1 else ()  # a pick without a choice is no question
        return ask(self.seat, options, then=self.picked, rule="ME-GAP-13", prompt="pick", open=opened)

    def picked(self, table: MythTable, chosen: Option) -> Next:
        if chosen.kind == BLESS:
            return call(bless(table, self.seat, chosen), then=self.picks)
        if chosen.kind == CONCEDE:
            effects.concede(table, self.seat)
            return Done()
        number = int(chosen.args[0])
        if chosen.kind == ALERT_OFF:
            end_alert(table, number)
            return self.next_pick(table)
        unit = table.state.units[number]
        table.state.taker = self.seat
        activation = Activation(
            seat=self.seat, unit=number, value=table.state.value, bound=has_bound(table, unit)
        )
        return call(activation, then=self.picks)

    def explains(self, table: MythTable, chosen: Option) -> Ruling | None:
        """Why this Unit may not be given a die now; giving up needs no more words."""
        if chosen.kind == CONCEDE and chosen.args:
            return ruling("ME-GAP-93", has=len(chosen.args), needs=0)
        if chosen.kind not in (ACTIVATE, ALERT_OFF) or len(chosen.args) != 1:
            return None
        unit = table.state.units.get(int(chosen.args[0])) if isinstance(chosen.args[0], int) else None
        if unit is None or unit.seat != self.seat:
            return ruling("ME-GAP-13", unit=chosen.args[0])
        if chosen.kind == ALERT_OFF:
            return ruling("ME-GAP-23", unit=chosen.args[0], has=unit.alert, turn=table.state.turn)
        return forbids_die(table, unit) or ruling("ME-POOL-04", value=table.state.value)


def begin(table: MythTable) -> None:
    """What starts anew with every Game Turn (ME-CAS-10, ME-GAP-76)."""
    state = table.state
    state.phase, state.turn = TURN, state.turn + 1
    state.deeds, state.claims = (), ()
    for side in state.sides:
        side.cast, side.this_turn = (), 0
    for unit in state.units.values():
        unit.strength = len(unit.minis) + len(unit.outside)
        unit.given = unit.misreacts = unit.casts = unit.dispels = 0
        unit.disengaged = False
    table.tell("turn_begins", "ME-GAME-12", turn=state.turn, turns=table.box.figures.turns)


# -- who may take a die --------------------------------------------------------------------------------------


def forbids_die(table: MythTable, unit: Unit) -> Ruling | None:
    """ME-GAP-13: why the Unit may not be given another die."""
    if unit.place not in (TABLE, RESERVE):
        return ruling("ME-GAP-13", unit=unit.card, place=unit.place)
    if unit.alert:
        return ruling("ME-ALERT-01", since=unit.alert)
    if unit.disengaged:
        return ruling("ME-DISENG-04", unit=unit.card)
    if unit.fleeing and unit.given:
        return ruling("ME-STOPFLEE-01", given=unit.given)
    most = pool.dice_of(table, unit)
    if unit.spent + unit.held >= most:
        return ruling("ME-ACT-16", has=unit.spent + unit.held, needs=most)
    return None


def has_bound(table: MythTable, unit: Unit) -> bool:
    """Whether it has a die of its own that counts as the current value (ME-GAP-72)."""
    return max(unit.bound, default=0) >= table.state.value


def takers(table: MythTable, seat: int) -> list[int]:
    """The Units that this player may give a die of the current value: a bound one, or a free one."""
    return list(_takers(table, seat))


def takes(table: MythTable, seat: int) -> bool:
    """Whether there is any."""
    return next(_takers(table, seat), None) is not None


def _takers(table: MythTable, seat: int) -> Iterator[int]:
    value = table.state.value
    free = max(table.state.sides[seat].pool, default=-1) >= value
    for number, unit in table.state.units.items():
        if unit.seat != seat or not (free or unit.bound):
            continue
        bound = bool(unit.bound) and max(unit.bound) >= value
        if not bound and not (free and unit.place == TABLE and may_have_free(table, unit)):
            continue
        if not forbids_die(table, unit):
            yield number


def may_have_free(table: MythTable, unit: Unit) -> bool:
    """ME-GAP-13, ME-GAP-74: dice that are bound to the Unit lie by it as well."""
    return pool.lying(unit) < pool.dice_of(table, unit)


# -- On Alert ------------------------------------------------------------------------------------------------


def alert_ends(table: MythTable, seat: int) -> list[Option]:
    """ME-ALERT-03, ME-GAP-23: Units that went On Alert in an earlier turn may end it."""
    turn = table.state.turn
    units = table.state.units.items()
    return [option(ALERT_OFF, n) for n, unit in units if 0 < unit.alert < turn and unit.seat == seat]


def end_alert(table: MythTable, number: int) -> None:
    """ME-ALERT-05: its die goes back to the pool as a 1."""
    effects.lose_alert(table, number, "ME-ALERT-03")
    pool.to_pool(table, number, 1, "ME-ALERT-05")
