"""The whole session: turns of one board or of two in alternation, and its end (MF-WIN, MF-GAP-39)."""

from __future__ import annotations

from mythwright.core.flow import Done, Frame, Next, call, roll
from mythwright.games.myth_fortunes.box import FortuneTable
from mythwright.games.myth_fortunes.effects import after
from mythwright.games.myth_fortunes.rules.big_game import BallTurn
from mythwright.games.myth_fortunes.rules.drop_zones import CROSSED, released
from mythwright.games.myth_fortunes.rules.leaving import LEFT, is_deserted
from mythwright.games.myth_fortunes.rules.session import is_over
from mythwright.games.myth_fortunes.rules.setup import Dealt, Setup
from mythwright.games.myth_fortunes.rules.turn import Turn, carried
from mythwright.games.myth_fortunes.rules.windows import Window
from mythwright.games.myth_fortunes.state import NOBODY
from mythwright.games.myth_fortunes.vocabulary import ANY_TIME


class Match(Frame):
    """MF-GAP-39: one turn on the first board, one on the second; a board without players is passed over."""

    board: int = -1

    def start(self, table: FortuneTable) -> Next:
        return call(Setup(), then=self.next_turn)

    def next_turn(self, table: FortuneTable, _: object = None) -> Next:
        """MF-TIME-01: the session ends after its last turn, and for no other reason."""
        boards = table.state.boards
        if is_over(table) or is_deserted(table):
            table.tell("session_ended", "MF-TIME-01", slots=table.state.slots)
            return Done()
        self.board = (self.board + 1) % len(boards)
        if not boards[self.board].seats:
            self.board = (self.board + 1) % len(boards)
        return call(BoardTurn(board=self.board), then=self.next_turn)


class BoardTurn(Frame):
    """One turn at one board, with the carried turns that it releases."""

    board: int
    seat: int = NOBODY
    queue: tuple[tuple[int, int], ...] = ()

    def start(self, table: FortuneTable) -> Next:
        """MF-GAP-62, MF-GAP-68: first what was dealt; a Big Game has turns of its own."""
        board = table.state.boards[self.board]
        if board.ball is not None:
            return call(BallTurn(board=self.board), then=self.done)
        if not board.turns:  # the other board was first to play its own
            return call(Dealt(board=self.board), then=self.between_turns)
        return self.between_turns(table)

    def between_turns(self, table: FortuneTable, _: object = None) -> Next:
        """MF-GAP-16: cards of any time may be played between two turns."""
        board = table.state.boards[self.board]
        self.seat = board.next
        if not board.turns:
            return self.take_turn(table)
        return call(Window(kind=ANY_TIME, board=self.board, first=self.seat), then=self.take_turn)

    def done(self, table: FortuneTable, _: object) -> Next:
        return Done()

    def take_turn(self, table: FortuneTable, _: object = None) -> Next:
        return call(Turn(seat=self.seat), then=self.turn_over)

    def turn_over(self, table: FortuneTable, result: object) -> Next:
        """MF-GAP-01, MF-GAP-38: a slot is used up; leaving the board counts as ending a turn there."""
        state = table.state
        board = state.boards[self.board]
        board.move = None
        state.slots += 1
        self.queue = ((self.board, self.seat),)
        if result == CROSSED:
            self.queue += ((1 - self.board, NOBODY),)  # nobody sits there: he completes at once
        elif result == LEFT:
            self.queue += ((self.board, NOBODY),)  # nobody is left for whom he could wait
        elif self.seat in board.seats:
            board.next = after(board.seats, self.seat)
        if state.settings.minutes:
            return roll("clock", 1, then=self.time_passed, rule="MF-GAP-01", seat=self.seat)
        return self.release(table)

    def time_passed(self, table: FortuneTable, faces: tuple[str, ...]) -> Next:
        table.state.minutes += int(faces[0])
        return self.release(table)

    def release(self, table: FortuneTable, _: object = None) -> Next:
        """MF-DROP-11: whoever waited for this player completes his turn now."""
        while self.queue:
            board, by = self.queue[0]
            waiting = released(table, board, by)
            if not waiting:
                self.queue = self.queue[1:]
                continue
            first, here = waiting[0], table.state.boards[board]
            here.waiting = tuple(w for w in here.waiting if w != first)
            here.next = after(here.seats, first.seat)
            self.queue = ((board, first.seat), *self.queue)
            return call(carried(first), then=self.release)
        return Done()
