"""The Big Game: one ball, straight runs, and a goal at home (MF-BG)."""

from __future__ import annotations

from mythwright.core.flow import Ask, Done, Frame, Next, ask, call, roll
from mythwright.core.option import Option, option
from mythwright.core.ruling import Ruling, ruling
from mythwright.games.myth_fortunes.box import PAWNS, FortuneTable
from mythwright.games.myth_fortunes.effects import (
    clockwise,
    cover,
    gain_fame,
    put_pawn,
    race_of,
    show_identity,
)
from mythwright.games.myth_fortunes.rules.leaving import take_off
from mythwright.games.myth_fortunes.rules.paths import Ways, runs, trail
from mythwright.games.myth_fortunes.rules.session import ball_round_fits, ball_time_is_up
from mythwright.games.myth_fortunes.state import CHARACTER, DISGUISE, TRANSIT, Ball, Board

BALL_DIE = "d6"
FEWEST = 2


def teams(table: FortuneTable, seat: int) -> tuple[int, ...]:
    """MF-GAP-68: all whose pawns are on this board, from the drawer clockwise (MF-BG-08, MF-BG-09)."""
    players = table.state.players
    seats = table.state.boards[players[seat].board].seats
    return tuple(s for s in clockwise(seats, seat) if players[s].place != TRANSIT)


def forbids_big_game(table: FortuneTable, seat: int) -> Ruling | None:
    """MF-GAP-40, MF-GAP-76: not for one player alone, and not when the session is nearly over."""
    number, board = len(teams(table, seat)), table.state.players[seat].board
    if number < FEWEST or table.state.boards[board].ball is not None:
        return ruling("MF-GAP-76", needs=FEWEST, has=number)
    return None if ball_round_fits(table, board, number) else ruling("MF-BG-37")


def race_in_play(table: FortuneTable, seat: int) -> str:
    """MF-BG-06: the identity that was revealed, fixed for The Big Game."""
    player = table.state.players[seat]
    return race_of(table.box, player, player.shown)


def goal(table: FortuneTable, seat: int) -> str:
    """MF-BG-38: the home square of the identity revealed."""
    return table.box.races[race_in_play(table, seat)].home


def die_against(table: FortuneTable, seat: int, other: int) -> str:
    """MF-BG-24, MF-BG-25: from the card; a D6 against one's own dimension."""
    own, foe = race_in_play(table, seat), race_in_play(table, other)
    return BALL_DIE if own == foe else table.box.races[own].dice[foe]


def movement_die(table: FortuneTable, seat: int, holder: int) -> str:
    """MF-BG-10 to MF-BG-14: a D6 with the ball or of the handler's dimension, else the die against him."""
    return BALL_DIE if seat == holder else die_against(table, seat, holder)


def handler_die(table: FortuneTable, holder: int, others: tuple[int, ...]) -> str:
    """MF-BG-31, MF-BG-32, MF-GAP-75: the smallest of the dice that he has against them."""
    return min(die_against(table, holder, other) for other in others)


def may_go_on(board: Board) -> bool:
    """Whether a turn can be taken there: not while one waits for this game to end, its own being over."""
    return bool(board.seats) and (board.ball is not None or board.move is None)


def end_big_game(table: FortuneTable, board: int) -> None:
    """MF-GAP-72: everything stays where it is, and all cards are turned face down again."""
    ball = ball_of(table, board)
    for seat in ball.order:
        cover(table, seat)
    table.state.boards[board].ball = None
    table.tell("big_game_over", "MF-GAP-72", round=ball.round)


def ball_of(table: FortuneTable, board: int) -> Ball:
    ball = table.state.boards[board].ball
    assert ball is not None
    return ball


class BigGame(Frame):
    """From the card to the goal or the limit; turns of the other board come in between (MF-GAP-68)."""

    seat: int
    board: int = 0
    order: tuple[int, ...] = ()
    at: int = 0

    def start(self, table: FortuneTable) -> Next:
        self.board = table.state.players[self.seat].board
        self.order = teams(table, self.seat)
        return self.choose_next(table)

    def choose_next(self, table: FortuneTable) -> Next:
        """MF-BG-05, MF-GAP-69: in secret, the true self or the disguise worn."""
        while self.at < len(self.order):
            player = table.state.players[self.order[self.at]]
            if player.worn:
                return self.question(table)
            player.secret = CHARACTER
            self.at += 1
        return self.reveal(table)

    def question(self, table: FortuneTable) -> Ask:
        options = [option("reveal", CHARACTER), option("reveal", DISGUISE)]
        return ask(self.order[self.at], options, then=self.chosen, rule="MF-GAP-69", prompt="identity")

    def chosen(self, table: FortuneTable, chosen: Option) -> Next:
        table.state.players[self.order[self.at]].secret = str(chosen.args[0])
        self.at += 1
        return self.choose_next(table)

    def reveal(self, table: FortuneTable) -> Next:
        """MF-BG-04, MF-BG-07: all at once; the drawer has the ball."""
        for seat in self.order:
            player = table.state.players[seat]
            face, player.secret = player.secret, ""
            show_identity(table, seat, face, "MF-BG-04")
            table.tell("has_goal", "MF-BG-38", who=seat, square=goal(table, seat))
        table.state.boards[self.board].ball = Ball(self.seat, self.order, minutes=table.state.minutes)
        table.tell("kicked_off", "MF-BG-07", who=self.seat)
        return self.next_turn(table)

    def next_turn(self, table: FortuneTable, _: object = None) -> Next:
        if table.state.boards[self.board].ball is None:
            return Done()
        return call(BallTurn(board=self.board), then=self.other_board)

    def other_board(self, table: FortuneTable, _: object) -> Next:
        """MF-GAP-68: ordinary play goes on at the other board, turn by turn."""
        others = [at for at, b in enumerate(table.state.boards) if at != self.board and may_go_on(b)]
        if table.state.boards[self.board].ball is None or not others:
            return self.next_turn(table)
        turn = table.game.frames["BoardTurn"]  # by name: a turn there may hold a game like this one
        return call(turn(board=others[0]), then=self.next_turn)  # type: ignore[call-arg]


class BallTurn(Frame):
    """MF-GAP-70: roll, run, and fight for the ball where pawns meet."""

    board: int
    seat: int = 0
    number: int = 0
    path: tuple[str, ...] = ()
    at: int = 0
    group: tuple[int, ...] = ()
    dice: tuple[str, ...] = ()
    rolls: tuple[int, ...] = ()

    def start(self, table: FortuneTable) -> Next:
        ball = ball_of(table, self.board)
        self.seat = ball.order[ball.turn]
        die = movement_die(table, self.seat, ball.holder)
        table.tell("ball_turn_began", "MF-BG-09", who=self.seat, round=ball.round)
        rule = "MF-BG-10" if self.seat == ball.holder else "MF-BG-12"
        return roll(die, 1, then=self.rolled, rule=rule, seat=self.seat)

    def rolled(self, table: FortuneTable, faces: tuple[str, ...]) -> Next:
        """MF-BG-16: the whole roll must fit; if no run does, the turn is forfeit."""
        self.number = int(faces[0])
        if not self.ways(table).listed:
            table.tell("forfeited", "MF-BG-16", who=self.seat)
            return self.end(table)
        return self.question(table)

    def ways(self, table: FortuneTable) -> Ways:
        return runs(table.box, table.state.players[self.seat].place, self.number)

    def question(self, table: FortuneTable) -> Ask:
        if self.path:
            options: tuple[Option, ...] = (option("go_on"), option("stop"))
            return ask(self.seat, options, then=self.finishes, rule="MF-BG-29", prompt="finish")
        options = self.ways(table).listed
        open = ("move", "leave") if table.state.settings.removal else ("move",)
        return ask(self.seat, options, then=self.chosen, rule="MF-GAP-70", prompt="big_move", open=open)

    def chosen(self, table: FortuneTable, chosen: Option) -> Next:
        """MF-BG-15: one straight line; where it leads is known, what happens on the way is not."""
        if chosen.kind == "leave":
            take_off(table, self.seat)
            return self.end(table)
        start = table.state.players[self.seat].place
        squares = trail(table.box, start, chosen.args[1:])
        self.path = tuple(s for i, s in enumerate(squares) if i == 0 or s != squares[i - 1])
        return self.walk(table)

    def walk(self, table: FortuneTable) -> Next:
        """MF-BG-19, MF-BG-20, MF-GAP-73: step by step; contact is settled before the next."""
        ball, players = ball_of(table, self.board), table.state.players
        while self.at < len(self.path):
            square = players[self.seat].place = self.path[self.at]
            self.at += 1
            here = tuple(s for s in ball.order if players[s].place == square)
            if len(here) > 1 and ball.holder in here:
                return self.contact(table, here)
            if self.scores(table):
                return self.score(table)
        put_pawn(table, self.seat, players[self.seat].place, "MF-BG-15")
        return self.end(table)

    def scores(self, table: FortuneTable) -> bool:
        """MF-BG-34, MF-GAP-71: the ball enters the goal by a step of its handler's own move."""
        place = table.state.players[self.seat].place
        return ball_of(table, self.board).holder == self.seat and place == goal(table, self.seat)

    # -- contact ---------------------------------------------------------------------------------------------

    def contact(self, table: FortuneTable, here: tuple[int, ...]) -> Next:
        """MF-BG-18 to MF-BG-33: all on the square roll, the handler his smallest die."""
        holder = ball_of(table, self.board).holder
        others = tuple(s for s in here if s != holder)
        self.group = (holder, *others)
        own = handler_die(table, holder, others)
        self.dice = (own, *(die_against(table, other, holder) for other in others))
        self.rolls = ()
        place = table.state.players[self.seat].place
        put_pawn(table, self.seat, place, "MF-BG-19")
        table.tell("contact", "MF-BG-20", who=self.seat, pawns=[PAWNS[s] for s in self.group], square=place)
        return self.roll_next(table)

    def roll_next(self, table: FortuneTable) -> Next:
        at = len(self.rolls)
        return roll(self.dice[at], 1, then=self.contact_rolled, rule="MF-BG-33", seat=self.group[at])

    def contact_rolled(self, table: FortuneTable, faces: tuple[str, ...]) -> Next:
        """MF-BG-26, MF-GAP-74: the highest takes the ball; those who tie for it roll again."""
        self.rolls = (*self.rolls, int(faces[0]))
        if len(self.rolls) < len(self.group):
            return self.roll_next(table)
        best = max(self.rolls)
        tied = [at for at, number in enumerate(self.rolls) if number == best]
        self.group = tuple(self.group[at] for at in tied)
        self.dice = tuple(self.dice[at] for at in tied)
        self.rolls = ()
        if len(self.group) > 1:
            return self.roll_next(table)
        return self.take_ball(table, self.group[0])

    def take_ball(self, table: FortuneTable, winner: int) -> Next:
        """MF-BG-29, MF-GAP-73: whoever moves and has the ball may go on; whoever has it not stops."""
        ball = ball_of(table, self.board)
        kept = ball.holder == winner
        ball.holder = winner
        table.tell("kept_ball" if kept else "took_ball", "MF-BG-26", who=winner)
        if self.scores(table):
            return self.score(table)
        if winner != self.seat or self.at == len(self.path):
            return self.end(table)
        return self.question(table)

    def finishes(self, table: FortuneTable, chosen: Option) -> Next:
        return self.walk(table) if chosen.kind == "go_on" else self.end(table)

    # -- the end of a turn -----------------------------------------------------------------------------------

    def score(self, table: FortuneTable) -> Next:
        """MF-BG-35: five fame; MF-GAP-76: the missing turns of the round are counted as used."""
        ball = ball_of(table, self.board)
        put_pawn(table, self.seat, table.state.players[self.seat].place, "MF-BG-34")
        table.tell("scored", "MF-BG-34", who=self.seat)
        gain_fame(table, self.seat, table.box.figures.prize, "MF-BG-35")
        ball.over, ball.winner = True, self.seat
        table.state.slots += len(ball.order) - 1 - ball.turn
        return self.end(table)

    def end(self, table: FortuneTable) -> Next:
        """MF-GAP-01: each turn of The Big Game is a slot; by the clock, time has passed."""
        table.state.slots += 1
        if table.state.settings.minutes:
            return roll("clock", 1, then=self.time_passed, rule="MF-GAP-01", seat=self.seat)
        return self.next_round(table)

    def time_passed(self, table: FortuneTable, faces: tuple[str, ...]) -> Next:
        ball = ball_of(table, self.board)
        table.state.minutes += int(faces[0])
        if ball_time_is_up(table, ball.minutes):
            ball.over = True
        return self.next_round(table)

    def next_round(self, table: FortuneTable) -> Next:
        """MF-BG-36, MF-BG-37, MF-GAP-76: at most six rounds, and only while enough of the session is left."""
        ball, state = ball_of(table, self.board), table.state
        ball.turn = (ball.turn + 1) % len(ball.order)
        if ball.turn == 0 and not ball.over and not state.settings.minutes:
            fits = ball_round_fits(table, self.board, len(ball.order))
            if ball.round == table.box.figures.big_game_rounds or not fits:
                ball.over = True
            else:
                ball.round += 1
        if ball.over:
            end_big_game(table, self.board)
        return Done()
