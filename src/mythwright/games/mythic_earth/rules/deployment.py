"""Deployment: one die, one Unit, from 6 down to 1 (ME-DEPLOY); the Fog of War goes by turns (ME-P6-04)."""

from __future__ import annotations

from mythwright.core.flow import Done, Frame, Next, ask, roll
from mythwright.core.option import Option, option
from mythwright.core.ruling import Ruling
from mythwright.games.mythic_earth import pool
from mythwright.games.mythic_earth.box import MythTable
from mythwright.games.mythic_earth.rules.devotions import secret_picks
from mythwright.games.mythic_earth.rules.flowing import maybe
from mythwright.games.mythic_earth.rules.placing import deployed, field_in_zone, forbids_deploying
from mythwright.games.mythic_earth.rules.primaries import primary
from mythwright.games.mythic_earth.rules.setup import won_roll_off
from mythwright.games.mythic_earth.rules.spots import places
from mythwright.games.mythic_earth.state import DEPLOYMENT, NO_UNIT, NOBODY, RESERVE, TABLE, WAITING
from mythwright.games.mythic_earth.units import of_seat, other_seat, profile

DEPLOY, BIND = "deploy", "bind"
FIRST, SECOND = option("first"), option("second")
GO = "go"


class Deployment(Frame):
    """Both Forces come on the table."""

    seat: int = 0
    unit: int = NO_UNIT
    rolls: tuple[int, ...] = ()

    def start(self, table: MythTable) -> Next:
        table.state.phase, table.state.value = DEPLOYMENT, 0
        for seat, side in enumerate(table.state.sides):
            side.aside = sum(pool.dice_of(table, unit) for _, unit in of_seat(table, seat))
        if primary(table).by_turns:
            return self.roll_off(table)
        return self.roll_pools(table)

    # -- the dice pool process -------------------------------------------------------------------------------

    def roll_pools(self, table: MythTable) -> Next:
        """ME-DEPLOY-01, ME-DEPLOY-05: each player rolls all his dice together."""
        return roll("pool", pool.all_dice(table, 0), then=self.rolled_one, rule="ME-DEPLOY-05", seat=0)

    def rolled_one(self, table: MythTable, faces: tuple[str, ...]) -> Next:
        pool.fill(table, 0, faces)
        return roll("pool", pool.all_dice(table, 1), then=self.rolled_two, rule="ME-DEPLOY-05", seat=1)

    def rolled_two(self, table: MythTable, faces: tuple[str, ...]) -> Next:
        """ME-DEPLOY-07 to ME-DEPLOY-12: the winner may give way if the other could begin."""
        pool.fill(table, 1, faces)
        state = table.state
        winner = pool.stronger(state.sides[0].pool, state.sides[1].pool)
        if winner == NOBODY:
            pool.empty(table)
            return self.roll_pools(table)
        state.winner = winner
        table.tell("pool_won", "ME-DEPLOY-07", seat=winner, pools=[list(side.pool) for side in state.sides])
        top = pool.top_value(table)
        if top in state.sides[other_seat(winner)].pool:
            return ask(winner, [FIRST, SECOND], then=self.begins, rule="ME-DEPLOY-09", prompt="deploys_first")
        return self.begins(table, FIRST)

    def begins(self, table: MythTable, chosen: Option) -> Next:
        """ME-DEPLOY-08: whoever did not take the last die is next."""
        winner = table.state.winner
        table.state.taker = other_seat(winner) if chosen == FIRST else winner
        return self.next_die(table)

    def next_die(self, table: MythTable) -> Next:
        """ME-DEPLOY-13, ME-DEPLOY-15 to ME-DEPLOY-17, ME-GAP-73."""
        state = table.state
        state.value = pool.top_value_free(table)
        if not state.value:
            return self.secrets(table)
        seat = other_seat(state.taker)
        self.seat = seat if state.value in state.sides[seat].pool else state.taker
        return self.ask_unit(table)

    def ask_unit(self, table: MythTable) -> Next:
        """ME-GAP-74: the die deploys a Unit, or is added to one that still lacks dice."""
        waiting = [n for n, unit in of_seat(table, self.seat) if unit.place == WAITING]
        lacking = [
            n
            for n, unit in of_seat(table, self.seat)
            if unit.place == TABLE and pool.lying(unit) < pool.dice_of(table, unit)
        ]
        options = [option(DEPLOY, n) for n in waiting] + [option(BIND, n) for n in lacking]
        if not options:  # a second die of a reserve
            pool.set_aside(table, self.seat, table.state.value)
            return self.next_die(table)
        return ask(self.seat, options, then=self.took_die, rule="ME-DEPLOY-13", prompt="deploy_pick")

    def took_die(self, table: MythTable, chosen: Option) -> Next:
        """ME-DEPLOY-14: the die is placed beside the Unit."""
        state = table.state
        self.unit = int(chosen.args[0])
        state.taker = self.seat
        if chosen.kind == BIND:
            self.lay_die(table)
            return self.next_die(table)
        return self.ask_place(table)

    def lay_die(self, table: MythTable) -> None:
        """The die of a Unit that waits in reserve is not used before it may arrive (ME-GAP-75)."""
        if not table.state.value:
            return
        pool.bind(table, self.unit, table.state.value, "ME-DEPLOY-14")
        if table.state.units[self.unit].place == RESERVE:
            pool.set_aside(table, self.seat, table.state.value, self.unit)

    # -- a place ---------------------------------------------------------------------------------------------

    def ask_place(self, table: MythTable) -> Next:
        found = places(table, self.unit)
        if not found:
            return self.no_room(table)
        return ask(self.seat, found, then=self.put, rule="ME-GAP-75", prompt="deploy", open=(GO,))

    def explains(self, table: MythTable, chosen: Option) -> Ruling | None:
        if chosen.kind != GO or not self.unit or table.state.units[self.unit].place != WAITING:
            return None
        return forbids_deploying(table, self.unit, chosen)

    def put(self, table: MythTable, chosen: Option) -> Next:
        """A place that was listed, or that nothing forbade, is not measured again."""
        found = deployed(table, self.unit, chosen, field_in_zone(table, self.unit))
        assert not isinstance(found, Ruling), found
        unit = table.state.units[self.unit]
        unit.at, unit.aloft = found
        unit.place = TABLE
        unit.minis = tuple(profile(table, unit).row_of)
        unit.hurt = (0,) * len(unit.minis)
        spot = list(unit.at[0])
        table.tell("deployed", "ME-DEPLOY-13", seat=self.seat, unit=self.unit, at=spot, aloft=unit.aloft)
        return self.placed(table)

    def no_room(self, table: MythTable) -> Next:
        """ME-GAP-75: a Unit that does not fit becomes a reserve."""
        table.state.units[self.unit].place = RESERVE
        table.tell("in_reserve", "ME-GAP-75", seat=self.seat, unit=self.unit)
        return self.placed(table)

    def placed(self, table: MythTable) -> Next:
        self.lay_die(table)
        self.unit = NO_UNIT
        return self.next_turn(table) if primary(table).by_turns else self.next_die(table)

    # -- by turns --------------------------------------------------------------------------------------------

    def roll_off(self, table: MythTable) -> Next:
        """ME-GAP-84: a D10 roll-off decides who deploys first."""
        self.rolls = ()
        return roll("d10", 1, then=self.rolled_off, rule="ME-GAP-84", seat=0)

    def rolled_off(self, table: MythTable, faces: tuple[str, ...]) -> Next:
        self.rolls += (int(faces[0]),)
        if len(self.rolls) == 1:
            return roll("d10", 1, then=self.rolled_off, rule="ME-GAP-84", seat=1)
        if self.rolls[0] == self.rolls[1]:
            return self.roll_off(table)
        winner = won_roll_off(table, self.rolls, "ME-GAP-84")
        table.state.winner, table.state.taker = winner, other_seat(winner)
        return self.next_turn(table)

    def next_turn(self, table: MythTable) -> Next:
        """ME-P6-04: players alternate; one without a Unit left is skipped."""
        state = table.state
        for seat in (other_seat(state.taker), state.taker):
            waiting = [n for n, unit in of_seat(table, seat) if unit.place == WAITING]
            if waiting:
                self.seat = seat
                options = [option(DEPLOY, n) for n in waiting]
                return ask(seat, options, then=self.took_die, rule="ME-P6-04", prompt="deploy_pick")
        return self.secrets(table)

    # -- secret choices --------------------------------------------------------------------------------------

    def secrets(self, table: MythTable) -> Next:
        """ME-GAP-85: secret Units and landscape are fixed now."""
        self.seat = 0
        return maybe(table, secret_picks(table, 0), then=self.picked)

    def picked(self, table: MythTable, _: object) -> Next:
        if self.seat == 0:
            self.seat = 1
            return maybe(table, secret_picks(table, 1), then=self.picked)
        return Done()
