"""Turns and rounds: the order of play, the Eclipse, and the end (KH-TURN, KH-ECL, KH-END)."""

from __future__ import annotations

from mythwright.core.effects import triggered
from mythwright.core.flow import Done, Frame, Next, ask, call
from mythwright.core.option import Option, option
from mythwright.games.king_of_the_hill.box import DARK, HILL, HillTable
from mythwright.games.king_of_the_hill.effects import expire, go_home, hurt, in_camp, lift
from mythwright.games.king_of_the_hill.rules.arena import Arena
from mythwright.games.king_of_the_hill.rules.artifacts import ForcedSale, capacity
from mythwright.games.king_of_the_hill.rules.battle import Battle
from mythwright.games.king_of_the_hill.rules.contender import ContenderTurn
from mythwright.games.king_of_the_hill.rules.dark_runes import advance
from mythwright.games.king_of_the_hill.rules.exploration import Exploration
from mythwright.games.king_of_the_hill.rules.extras import AT_REST, extra, extras, may_act
from mythwright.games.king_of_the_hill.rules.final import OVER, AttackerTurn, begin
from mythwright.games.king_of_the_hill.rules.mat import guarded, never
from mythwright.games.king_of_the_hill.rules.monsters import ControlledTurn
from mythwright.games.king_of_the_hill.rules.setup import Setup
from mythwright.games.king_of_the_hill.state import ARENA, NOBODY


class Match(Frame):
    """The whole game: setup, then turns in order until round V is over or the Eclipse finds no Dark Hero."""

    wishes: tuple[str, ...]

    def start(self, table: HillTable) -> Next:
        return call(Setup(wishes=self.wishes), then=self.first_turn)

    def first_turn(self, table: HillTable, _: None) -> Next:
        """KH-TURN-01: the holder of the first player token begins."""
        return self.take_turn(table, table.state.first)

    def take_turn(self, table: HillTable, seat: int) -> Next:
        state, hero = table.state, table.state.heroes[seat]
        state.turn = seat
        hero.turns += 1
        hero.used, hero.built = (), False
        for other in state.heroes:
            other.damaged = False
        table.tell("turn_began", "KH-TURN-01", who=hero.card, round=state.round)
        return call(Turn(seat=seat), then=self.turn_over)

    def turn_over(self, table: HillTable, _: None) -> Next:
        """KH-RCARD-05, KH-SECRET-15: what lasted for the turn ends; an extra turn comes before the next."""
        state = table.state
        seat = state.turn
        for until in ("end_of_turn", "end_of_attack"):  # an attack may never have come
            expire(table, seat, until)
        state.heroes[seat].copied = ()
        if state.extra_turns:
            state.extra_turns -= 1
            return self.take_turn(table, seat)
        following = state.order[(state.order.index(seat) + 1) % len(state.order)]
        if following == state.first:
            return self.round_over(table)
        return self.take_turn(table, following)

    def round_over(self, table: HillTable) -> Next:
        """KH-TURN-02, KH-GAP-67: the marker moves on; after the last slot the chapter ends."""
        state, figures = table.state, table.box.figures
        if state.final and state.round == figures.final_rounds:
            return self.crown(table)
        if not state.final and state.round >= figures.last_round:
            return self.eclipse(table)
        advance(table, "KH-FINAL-04" if state.final else "KH-TURN-02")
        return self.take_turn(table, state.first)

    def crown(self, table: HillTable) -> Next:
        """KH-END-01, KH-END-02: whoever is on the Hill when round V ends is King of the Hill."""
        table.state.winner = table.state.contender
        table.state.ended = "KH-END-02"
        table.tell("crowned", "KH-END-02", who=table.state.heroes[table.state.contender].card)
        return Done()

    def eclipse(self, table: HillTable) -> Next:
        """KH-ECL-01 to 07: the Seal breaks; the Dark Hero becomes Contender with Cthulhu, or all lose."""
        state = table.state
        table.tell("eclipse_came", "KH-ECL-02", round=state.round)
        state.seal = False
        state.villages.pop(HILL, None)
        state.guardians.pop(HILL, None)
        if state.dark_hero == NOBODY:
            state.ended = "KH-ECL-05"
            table.tell("all_lost", "KH-ECL-05")
            return Done()
        hero = state.heroes[state.dark_hero]
        state.path = "dark_hero"
        if hero.doll:  # the setup takes place all the same (KH-GAP-74)
            hero.doll = False
            state.secret_discard += ("voodoo_doll",)
            table.tell("lifted", "KH-GAP-74", who=hero.card, card="voodoo_doll")
        begin(table, state.dark_hero, table.box.monster_of[DARK])
        state.turn = state.dark_hero
        return self.turn_over(table, None)


class Turn(Frame):
    """KH-TURN-06: Exploration, Battle or Arena; in the Final battle an attacker's or the Contender's."""

    seat: int

    def start(self, table: HillTable) -> Next:
        """KH-SECRET-20, KH-GAP-74: a Voodoo Doll ends the turn before anything else."""
        hero = table.state.heroes[self.seat]
        if hero.doll:
            hero.doll = False
            table.state.secret_discard += ("voodoo_doll",)
            lift(table, hero, table.box.monsters)
            table.tell("skipped", "KH-SECRET-20", who=hero.card)
            return Done()
        if self.suffers(table):
            return Done()
        if len(hero.artifacts) > capacity(table.box, hero) and not guarded(table, self.seat):
            return call(ForcedSale(seat=self.seat), then=self.business)
        return self.business(table)

    def suffers(self, table: HillTable) -> bool:
        """KH-GAP-88: venom works at the start of the turn; true if the hero fell by it."""
        hero = table.state.heroes[self.seat]
        for card in hero.lasting:
            for effect in triggered(table.box.laid[card], "turn_started", never):
                hurt(table, self.seat, effect.amount, effect.rule)
                lift(table, hero, (card,))
        if hero.health == 0:
            go_home(table, self.seat, "KH-FINAL-26")
            return True
        return False

    def business(self, table: HillTable, _: None = None) -> Next:
        state, hero = table.state, table.state.heroes[self.seat]
        if state.final:
            return call(self._final_turn(table), then=self.closing)
        if hero.place == ARENA:  # KH-ARENA-15
            [mythology] = [m for m, mat in state.arenas.items() if mat.seat == self.seat]
            return call(Arena(seat=self.seat, mythology=mythology, ready=True), then=self.closing)
        if hero.place in state.guardians:  # KH-BAT-01
            return call(Battle(seat=self.seat, tile=hero.place), then=self.closing)
        return call(Exploration(seat=self.seat), then=self.closing)

    def _final_turn(self, table: HillTable) -> Frame:
        hero = table.state.heroes[self.seat]
        if self.seat == table.state.contender:
            return ContenderTurn(seat=self.seat)
        if any("control" in table.box.cards[card].verbs for card in hero.lasting):
            return ControlledTurn(seat=self.seat)
        return AttackerTurn(seat=self.seat)

    def closing(self, table: HillTable, result: object = None) -> Next:
        """KH-GAP-37, KH-GAP-71: before the turn ends there is time for missions, cards and trades."""
        hero = table.state.heroes[self.seat]
        if result == OVER or in_camp(hero) or self.seat == table.state.contender:
            return Done()
        if not may_act(table, self.seat, AT_REST):
            return Done()
        options = [*extras(table, self.seat, AT_REST), option("end")]
        return ask(self.seat, options, then=self.chosen, rule="KH-TURN-09", prompt="end_turn")

    def chosen(self, table: HillTable, chosen: Option) -> Next:
        if chosen.kind == "end":
            return Done()
        return extra(table, self.seat, chosen, self.closing)
