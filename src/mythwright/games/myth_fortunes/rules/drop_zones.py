"""Drop Zones across boards: a pawn in transit, a new seat, and a turn that waits (MF-DROP, MF-GAP-38)."""

from __future__ import annotations

from mythwright.core.flow import Ask, Done, Frame, Next, ask
from mythwright.core.option import Option, option
from mythwright.games.myth_fortunes.box import PAWNS, FortuneTable
from mythwright.games.myth_fortunes.effects import after, board_of, clockwise, lift_pawn
from mythwright.games.myth_fortunes.rules.cards import seat_of
from mythwright.games.myth_fortunes.state import NOBODY, Waiting

CROSSED = "crossed"


def is_linked(table: FortuneTable, board: int) -> bool:
    """MF-DROP-06, MF-GAP-68: whether a pawn may go to the other board: not into a Big Game or out of it."""
    boards = table.state.boards
    return len(boards) > 1 and all(b.ball is None for b in boards)


class Crossing(Frame):
    """A move that leads to the other board. `args` are the zone, what is left of both legs, and the path."""

    seat: int
    args: tuple[str | int, ...]

    def start(self, table: FortuneTable) -> Next:
        """MF-DROP-10, MF-DROP-14: off the old board, and to any seat at the other one."""
        board = board_of(table, self.seat)
        board.next = after(board.seats, self.seat) if len(board.seats) > 1 else NOBODY
        board.seats = tuple(s for s in board.seats if s != self.seat)
        lift_pawn(table, self.seat, "MF-DROP-06")
        if not table.state.boards[self.there(table)].seats:
            return self.sit_down(table, NOBODY)
        return self.question(table)

    def there(self, table: FortuneTable) -> int:
        return 1 - table.state.players[self.seat].board

    def question(self, table: FortuneTable) -> Ask:
        seats = table.state.boards[self.there(table)].seats
        options = [option("sit", PAWNS[seat]) for seat in seats]
        return ask(self.seat, options, then=self.chosen, rule="MF-DROP-10", prompt="take_seat")

    def chosen(self, table: FortuneTable, chosen: Option) -> Next:
        return self.sit_down(table, seat_of(table, str(chosen.args[0])))

    def sit_down(self, table: FortuneTable, right: int) -> Next:
        """MF-DROP-11: he waits for the player who is now on his right; cards and chips come along."""
        old, new = board_of(table, self.seat), table.state.boards[self.there(table)]
        assert old.move is not None
        card, old.move.card = old.move.card, ""
        zone, left, other = str(self.args[0]), int(self.args[1]), int(self.args[2])
        new.waiting = (*new.waiting, Waiting(self.seat, right, zone, left, other, card))
        at = new.seats.index(right) + 1 if right != NOBODY else 0
        new.seats = (*new.seats[:at], self.seat, *new.seats[at:])
        table.state.players[self.seat].board = self.there(table)
        if new.next == NOBODY:
            new.next = self.seat
        if right == NOBODY:
            table.tell("sat_alone", "MF-DROP-10", who=self.seat, zone=zone)
        else:
            table.tell("took_seat", "MF-DROP-10", who=self.seat, target=right, zone=zone)
        return Done(CROSSED)


def released(table: FortuneTable, board: int, by: int) -> list[Waiting]:
    """MF-DROP-11, MF-GAP-38: who completes a turn now, clockwise from the one for whom they waited."""
    here = table.state.boards[board]
    if not here.seats:
        return []
    waiting = {w.seat: w for w in here.waiting if w.right == by}
    first = after(here.seats, by) if by in here.seats else here.next
    return [waiting[seat] for seat in clockwise(here.seats, first) if seat in waiting]
