"""Chains of confrontations: whom a pawn meets, and the winner's move that may lead to more (MF-CONF)."""

from __future__ import annotations

from mythwright.core.flow import Ask, Done, Frame, Next, ask, call
from mythwright.core.option import Option, option
from mythwright.core.ruling import Ruling, ruling
from mythwright.games.myth_fortunes.box import HEADINGS, PAWNS, FortuneTable
from mythwright.games.myth_fortunes.effects import pawns_on, push_pawn
from mythwright.games.myth_fortunes.rules.cards import seat_of
from mythwright.games.myth_fortunes.rules.confrontation import Confrontation
from mythwright.games.myth_fortunes.state import BOARD

STAY = option("stay")


def bans_confrontations(table: FortuneTable, square: str) -> bool:
    """MF-SQUARE-03, MF-SQUARE-04, MF-GAP-35: the Bazaar and the Inn."""
    return "confrontations" in table.box.squares[square].forbids


def pushed_to(table: FortuneTable, square: str, heading: str, number: int) -> str | None:
    """MF-GAP-51: straight, by the whole difference, as far as the board goes."""
    at: str | None = square
    for _ in range(number):
        at = table.box.steps[at].get(heading) if at else None
    return at


class Chain(Frame):
    """The confrontations of one step 5. Nobody meets the same pawn or foe twice in a turn (MF-GAP-52)."""

    board: int
    mover: int
    met: tuple[tuple[int, int], ...] = ()
    foes: tuple[tuple[int, str], ...] = ()
    winner: int = BOARD
    loser: int = BOARD
    difference: int = 0

    def start(self, table: FortuneTable) -> Next:
        """MF-CONF-02, MF-CONF-03, MF-GAP-54: `mover` has just come to its square, by any move."""
        square = table.state.players[self.mover].place
        here = [seat for seat in pawns_on(table, self.board, square) if seat != self.mover]
        if not here:
            fought = (self.mover, square) in self.foes
            return self.fight(table, BOARD) if table.box.squares[square].foe and not fought else Done()
        unmet = self.unmet(here)
        if len(unmet) > 1:
            return self.question(table)
        return self.fight(table, unmet[0]) if unmet else Done()

    def unmet(self, here: list[int]) -> list[int]:
        return [s for s in here if (self.mover, s) not in self.met and (s, self.mover) not in self.met]

    def question(self, table: FortuneTable) -> Ask:
        if self.difference:
            options = [*self.pushes(table), STAY]
            return ask(self.winner, options, then=self.pushed, rule="MF-CONF-26", prompt="push")
        square = table.state.players[self.mover].place
        here = [seat for seat in pawns_on(table, self.board, square) if seat != self.mover]
        options = [option("confront", PAWNS[seat]) for seat in self.unmet(here)]
        return ask(self.mover, options, then=self.chosen, rule="MF-GAP-42", prompt="choose_opponent")

    def chosen(self, table: FortuneTable, chosen: Option) -> Next:
        """MF-GAP-42: the challenger chooses one of several, and only that one is confronted."""
        return self.fight(table, seat_of(table, str(chosen.args[0])))

    def fight(self, table: FortuneTable, challenged: int) -> Next:
        square = table.state.players[self.mover].place
        if challenged == BOARD:
            self.foes = (*self.foes, (self.mover, square))
        else:
            self.met = (*self.met, (self.mover, challenged))
        fight = Confrontation(board=self.board, challenger=self.mover, challenged=challenged, square=square)
        return call(fight, then=self.fought)

    def fought(self, table: FortuneTable, outcome: tuple[int, int, int] | None) -> Next:
        """MF-CONF-26, MF-CONF-27: the winner may move his own pawn or the loser's; the board moves none."""
        if outcome is None or outcome[0] == BOARD:
            return Done()
        self.winner, self.loser, self.difference = outcome
        return self.question(table) if self.pushes(table) else Done()

    def pushes(self, table: FortuneTable) -> list[Option]:
        return [
            option("push", PAWNS[seat], heading)
            for seat in (self.winner, self.loser)
            for heading in HEADINGS
            if not forbids_push(table, self, seat, heading)
        ]

    def pushed(self, table: FortuneTable, chosen: Option) -> Next:
        """MF-CONF-28, MF-CONF-30: one pawn, and where it ends there may be another confrontation."""
        if chosen.kind == "stay":
            return Done()
        seat = seat_of(table, str(chosen.args[0]))
        square = pushed_to(table, table.state.players[seat].place, str(chosen.args[1]), self.difference)
        assert square is not None
        rule = "MF-CONF-26" if seat == self.winner else "MF-CONF-27"
        push_pawn(table, seat, square, self.winner, rule)
        self.mover, self.difference = seat, 0
        return Done() if bans_confrontations(table, square) else self.start(table)


def forbids_push(table: FortuneTable, chain: Chain, seat: int, heading: str) -> Ruling | None:
    """The rule that keeps the winner from moving this pawn that way."""
    if seat == BOARD or seat not in (chain.winner, chain.loser):
        return ruling("MF-CONF-30")
    place = table.state.players[seat].place
    if pushed_to(table, place, heading, chain.difference) is None:
        return ruling("MF-GAP-51", square=place, heading=heading, amount=chain.difference)
    return None
