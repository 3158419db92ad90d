"""Turns: six steps in a fixed order, and the second half of a turn that was carried over (MF-TURN)."""

from __future__ import annotations

from mythwright.core.flow import Ask, Done, Frame, Next, ask, call
from mythwright.core.option import Option, option
from mythwright.core.ruling import Ruling, ruling
from mythwright.games.myth_fortunes.box import FortuneTable
from mythwright.games.myth_fortunes.effects import (
    accompany,
    board_of,
    can_draw,
    cover,
    discard_encounter,
    end_pause,
    pawns_on,
    put_pawn,
    take_companion,
    wear,
)
from mythwright.games.myth_fortunes.rules.cards import plays
from mythwright.games.myth_fortunes.rules.chain import Chain, bans_confrontations
from mythwright.games.myth_fortunes.rules.hands import Excess, draw
from mythwright.games.myth_fortunes.rules.leaving import LEFT, take_off
from mythwright.games.myth_fortunes.rules.movement import LANDED, Moving, end_move, movement_verb
from mythwright.games.myth_fortunes.rules.paths import Ways, ways_on
from mythwright.games.myth_fortunes.rules.playing import Playing
from mythwright.games.myth_fortunes.rules.squares import Visit
from mythwright.games.myth_fortunes.rules.trades import (
    companion_options,
    companions_stocked,
    disguise_options,
)
from mythwright.games.myth_fortunes.state import Move, Waiting
from mythwright.games.myth_fortunes.vocabulary import ANY_TIME

ROLL = option("roll")
BACK = option("back")
DRAW = option("draw")


class Finish(Frame):
    """Steps 5 and 6, which every turn that moved a pawn has."""

    seat: int

    def land(self, table: FortuneTable) -> Next:
        """MF-TURN-07, MF-CONF-01, MF-SQUARE-02: a confrontation or the square, not both."""
        player = table.state.players[self.seat]
        kind = table.box.squares[player.place]
        here = pawns_on(table, player.board, player.place)
        if bans_confrontations(table, player.place) or not (len(here) > 1 or kind.foe):
            return call(Visit(seat=self.seat), then=self.discard)
        return call(Chain(board=player.board, mover=self.seat), then=self.discard)

    def discard(self, table: FortuneTable, _: object = None) -> Next:
        """MF-TURN-08, MF-CONF-29, MF-GAP-53: whatever step 5 was, step 6 follows for who moved."""
        if not table.state.players[self.seat].hand:
            return self.end(table)
        return self.discard_question(table)

    def discard_question(self, table: FortuneTable) -> Ask:
        hand = table.state.players[self.seat].hand
        options = [option("end"), *(option("discard", card) for card in dict.fromkeys(hand))]
        options += plays(table, self.seat, ANY_TIME)
        return ask(self.seat, options, then=self.discarded, rule="MF-TURN-08", prompt="discard_step")

    def discarded(self, table: FortuneTable, chosen: Option) -> Next:
        """MF-DRAW-02: what goes now is not replaced before the next turn."""
        if chosen.kind == "discard":
            discard_encounter(table, self.seat, str(chosen.args[0]), "MF-TURN-08")
            return self.discard(table)
        if chosen.kind == "play":
            return call(self.playing(table, chosen), then=self.discard)
        return self.end(table)

    def playing(self, table: FortuneTable, chosen: Option) -> Playing:
        card, *target = map(str, chosen.args)
        board = table.state.players[self.seat].board
        return Playing(seat=self.seat, card=card, target=target[0] if target else "", board=board)

    def end(self, table: FortuneTable, result: object = None) -> Next:
        """The board at which the turn began clears the move away (MF-GAP-38: it may be another by now)."""
        cover(table, self.seat)
        board = board_of(table, self.seat)
        if board.move and board.move.seat == self.seat:
            board.move = None
        return Done(result)


class Turn(Finish):
    """An ordinary turn. Step 1 is closed once something else was done after drawing (MF-GAP-29)."""

    drawn: bool = False
    closed: bool = False
    dressed: bool = False
    accompanied: bool = False
    warned: bool = False

    def start(self, table: FortuneTable) -> Next:
        """MF-TURN-01, MF-TURN-02; a Bog is served by this turn (MF-GAP-17)."""
        player, board = table.state.players[self.seat], board_of(table, self.seat)
        board.move = Move(self.seat, small=player.bog)
        player.bog = False
        board.turns += 1
        end_pause(player, "turn")
        table.tell("turn_began", "MF-TURN-01", who=self.seat, slot=table.state.slots + 1)
        return self.question(table)

    def question(self, table: FortuneTable) -> Ask:
        """MF-GAP-29: steps 1 to 3, each once, until the player asks to roll."""
        if self.step == "confirmed":
            return ask(self.seat, (ROLL, BACK), then=self.confirmed, rule="MF-GAP-30", prompt="confirm_roll")
        if self.step == "discarded":
            return self.discard_question(table)
        options = [ROLL]
        if not forbids_draw(table, self):
            options.append(DRAW)
        if not self.dressed:
            options += disguise_options(table, self.seat)
        if not self.accompanied:
            options += companion_options(table, self.seat)
            if companions_stocked(table, self.seat):
                options.append(option("take_companion"))
        options += plays(table, self.seat, ANY_TIME)
        open = ("leave",) if table.state.settings.removal else ()
        return ask(self.seat, options, then=self.prepared, rule="MF-GAP-29", prompt="prepare", open=open)

    def prepared(self, table: FortuneTable, chosen: Option) -> Next:
        match chosen.kind:
            case "draw":
                self.drawn = True
                return draw(table, self.seat, "MF-DRAW-01", self.prepare)
            case "roll":
                return self.asks_to_roll(table)
            case "leave":
                return self.leave(table)
        self.closed = self.drawn
        match chosen.kind:
            case "play":
                return call(self.playing(table, chosen), then=self.prepare)
            case "disguise" | "undisguise":
                self.dressed = True
                wear(table, self.seat, str(chosen.args[0]) if chosen.args else "", "MF-TURN-03")
                return self.prepare(table)
            case "companion":
                self.accompanied = True
                accompany(table, self.seat, str(chosen.args[0]), "MF-TURN-04")
                return self.prepare(table)
            case _:
                return self.take_companion(table)

    def prepare(self, table: FortuneTable, _: object = None) -> Next:
        if table.state.players[self.seat].gone:  # he left in The Big Game that he had drawn (MF-GAP-59)
            return self.end(table, LEFT)
        self.step = "prepared"
        return self.question(table)

    def leave(self, table: FortuneTable) -> Next:
        """MF-GAP-59: a running turn ends without further effect."""
        board_of(table, self.seat).move = None
        take_off(table, self.seat)
        return Done(LEFT)

    def take_companion(self, table: FortuneTable) -> Next:
        """MF-COMP-04, MF-GAP-14: the top of the deck comes along at once; another may have to go."""
        self.accompanied = True
        new = take_companion(table, self.seat, "MF-COMP-04")
        accompany(table, self.seat, new, "MF-COMP-04")
        return call(Excess(seat=self.seat, stays=True), then=self.prepare)

    def asks_to_roll(self, table: FortuneTable) -> Next:
        """MF-GAP-30: with a hand that could be filled, the judge asks once whether that is meant."""
        if table.state.settings.confirm and not self.warned and not forbids_draw(table, self):
            self.warned = True
            self.step = "confirmed"
            return self.question(table)
        return self.move(table)

    def confirmed(self, table: FortuneTable, chosen: Option) -> Next:
        return self.move(table) if chosen.kind == "roll" else self.prepare(table)

    def move(self, table: FortuneTable) -> Next:
        """MF-TURN-05, MF-TURN-06, MF-COMP-06: rolling closes steps 1 to 3."""
        return call(Moving(seat=self.seat, drawn=self.drawn, dressed=self.dressed), then=self.moved)

    def moved(self, table: FortuneTable, result: object) -> Next:
        """MF-MOVE-12: a forfeit ends the turn; a pawn in transit completes it later (MF-GAP-38)."""
        return self.land(table) if result == LANDED else self.end(table, result)


class CarriedTurn(Finish):
    """MF-DROP-11 to MF-DROP-13: the rest of a move that began at the other board, and steps 5 and 6."""

    zone: str
    left: int
    other: int
    card: str

    def start(self, table: FortuneTable) -> Next:
        """MF-GAP-38: the pawn appears on the zone; the movement card in force stays in force."""
        player, board = table.state.players[self.seat], board_of(table, self.seat)
        board.move = Move(self.seat, card=self.card)
        board.turns += 1
        end_pause(player, "turn")
        table.tell("turn_went_on", "MF-DROP-11", who=self.seat)
        put_pawn(table, self.seat, self.zone, "MF-DROP-11")
        if not self.left and not self.other:
            return self.arrive(table)
        return self.question(table)

    def ways(self, table: FortuneTable) -> Ways:
        move = board_of(table, self.seat).move
        straight = move is not None and movement_verb(table, move) == "go_straight"
        return ways_on(table.box, self.zone, self.left, self.other, straight)

    def question(self, table: FortuneTable) -> Ask:
        if self.step == "discarded":
            return self.discard_question(table)
        options = self.ways(table).listed
        return ask(self.seat, options, then=self.walked, rule="MF-GAP-38", prompt="move", open=("move",))

    def walked(self, table: FortuneTable, chosen: Option) -> Next:
        put_pawn(table, self.seat, str(chosen.args[0]), "MF-GAP-38", path=chosen.args[1:])
        return self.arrive(table)

    def arrive(self, table: FortuneTable) -> Next:
        end_move(board_of(table, self.seat))
        return self.land(table)


def carried(waiting: Waiting) -> CarriedTurn:
    return CarriedTurn(
        seat=waiting.seat, zone=waiting.zone, left=waiting.left, other=waiting.other, card=waiting.card
    )


def forbids_draw(table: FortuneTable, turn: Turn) -> Ruling | None:
    """The rule that keeps the player from drawing another card in step 1."""
    player, most = table.state.players[turn.seat], table.box.figures.hand
    if turn.closed:
        return ruling("MF-GAP-29")
    if len(player.hand) >= most:
        return ruling("MF-DRAW-01", has=len(player.hand), most=most)
    return None if can_draw(board_of(table, turn.seat)) else ruling("MF-GAP-15")
