"""Movement: movement cards, two dice, and two legs at a right angle (MF-MOVE, step 4)."""

from __future__ import annotations

from mythwright.core.flow import Ask, Done, Frame, Next, ask, call, roll
from mythwright.core.option import Option, option
from mythwright.core.ruling import Ruling, ruling
from mythwright.games.myth_fortunes.box import FortuneTable
from mythwright.games.myth_fortunes.effects import board_of, can_draw, put_pawn, wear
from mythwright.games.myth_fortunes.rules.drop_zones import Crossing, is_linked
from mythwright.games.myth_fortunes.rules.hands import draw
from mythwright.games.myth_fortunes.rules.leaving import LEFT
from mythwright.games.myth_fortunes.rules.paths import Legs, Ways, forbids_path, ways
from mythwright.games.myth_fortunes.rules.session import is_lenient
from mythwright.games.myth_fortunes.rules.trades import disguise_options
from mythwright.games.myth_fortunes.rules.windows import AFRESH, AGAIN, Window
from mythwright.games.myth_fortunes.state import Board, Move
from mythwright.games.myth_fortunes.vocabulary import AFTER_ROLL, BEFORE_ROLL, DIE_KINDS

SMALL = ("d4", "d4")
LANDED = "landed"
FORFEIT = "forfeit"
PAIRS = tuple(option("dice", one, two) for at, one in enumerate(DIE_KINDS) for two in DIE_KINDS[at:])
"""MF-MOVE-02, MF-MOVE-03: any two dice."""


def move_of(table: FortuneTable, seat: int) -> Move:
    move = board_of(table, seat).move
    assert move is not None
    return move


def movement_verb(table: FortuneTable, move: Move) -> str:
    """What the movement card in force does (MF-GAP-18)."""
    return table.box.encounters[move.card].verbs[0] if move.card else ""


def orders(faces: tuple[int, ...], verb: str) -> tuple[Legs, ...]:
    """MF-MOVE-04 to MF-MOVE-06, MF-GAP-33: either die for the first leg, the other for the second."""
    one, two = faces
    if verb == "walk_one_leg":
        return (one,), (two,)
    pairs = {(one, two), (two, one)}
    if verb == "change_die":
        for a, b in ((one - 1, two), (one + 1, two), (one, two - 1), (one, two + 1)):
            if a > 0 and b > 0:
                pairs |= {(a, b), (b, a)}
    return tuple(sorted(pairs))


def ways_of(table: FortuneTable, seat: int) -> Ways:
    """Every path that fits the roll (MF-GAP-31)."""
    return ways_with(table, seat, move_of(table, seat).faces)


def ways_with(table: FortuneTable, seat: int, faces: tuple[int, ...]) -> Ways:
    """Every path that fits these numbers, with the movement card in force (MF-GAP-17)."""
    player, verb = table.state.players[seat], movement_verb(table, move_of(table, seat))
    far = is_linked(table, player.board)
    return ways(table.box, player.place, orders(faces, verb), straight=verb == "go_straight", far=far)


def end_move(board: Board) -> None:
    """MF-GAP-18: the card in force is discarded when the move ends."""
    move = board.move
    assert move is not None
    move.landed = True
    if move.card:
        board.encounter_discard = (*board.encounter_discard, move.card)
        move.card = ""


class Moving(Frame):
    """Step 4. `drawn` and `dressed` say whether steps 1 and 2 were done before the roll (MF-GAP-58)."""

    seat: int
    drawn: bool
    dressed: bool
    late: bool = False
    drawing: bool = False

    def start(self, table: FortuneTable) -> Next:
        """MF-MOVE-13, MF-MOVE-14: cards that must come before the roll."""
        window = Window(kind=BEFORE_ROLL, board=table.state.players[self.seat].board, first=self.seat)
        return call(window, then=self.pick)

    def pick(self, table: FortuneTable, _: object = None) -> Next:
        """MF-MOVE-02: any two dice, but two D4 after a Bog or in Mud Season (MF-GAP-17)."""
        move = move_of(table, self.seat)
        verb = movement_verb(table, move)
        if verb == "hop_home":
            return self.question(table)
        if move.small or verb == "wade":
            return self.take_dice(table, SMALL)
        return self.question(table)

    def question(self, table: FortuneTable) -> Ask:
        """The question of this moment: dice, the die to set, a home to hop to, or the path."""
        move = move_of(table, self.seat)
        verb = movement_verb(table, move)
        if len(move.faces) == len(SMALL):
            options = [*ways_of(table, self.seat).listed, *self.late_steps(table)]
            open = ("move", "cross")
            return ask(self.seat, options, then=self.chosen, rule="MF-GAP-31", prompt="move", open=open)
        if verb == "hop_home":
            place = table.state.players[self.seat].place
            homes = [option("hop", home) for home in table.box.homes if home != place]
            return ask(self.seat, homes, then=self.hopped, rule="MF-GAP-17", prompt="hop")
        if move.dice:
            faces = [(die, face) for die in dict.fromkeys(move.dice) for face in table.box.dice[die]]
            settings = [option("set", die, int(face)) for die, face in faces]
            return ask(self.seat, settings, then=self.set, rule="MF-GAP-17", prompt="set_die")
        return ask(self.seat, PAIRS, then=self.picked, rule="MF-MOVE-02", prompt="pick_dice")

    def picked(self, table: FortuneTable, chosen: Option) -> Next:
        one, two = map(str, chosen.args)
        return self.take_dice(table, (one, two))

    def take_dice(self, table: FortuneTable, dice: tuple[str, str]) -> Next:
        move = move_of(table, self.seat)
        move.dice = dice
        table.tell("took_dice", "MF-MOVE-02", who=self.seat, dice=dice)
        return self.question(table) if movement_verb(table, move) == "set_die" else self.throw(table)

    def set(self, table: FortuneTable, chosen: Option) -> Next:
        """MF-GAP-17: Loaded Dice set one die; the other is rolled."""
        move = move_of(table, self.seat)
        die, face = str(chosen.args[0]), int(chosen.args[1])
        other = move.dice[1] if move.dice[0] == die else move.dice[0]
        move.dice, move.fixed = (die, other), face
        table.tell("set_die", "MF-GAP-17", who=self.seat, die=die, face=face)
        return self.throw(table)

    # -- the roll --------------------------------------------------------------------------------------------

    def throw(self, table: FortuneTable) -> Next:
        """MF-TURN-05: two dice; of different kinds one after the other."""
        move = move_of(table, self.seat)
        one, two = move.dice
        move.faces = (move.fixed,) if move.fixed else ()
        if move.fixed:
            return roll(two, 1, then=self.second, rule="MF-MOVE-02", seat=self.seat)
        number = 2 if one == two else 1
        return roll(one, number, then=self.first, rule="MF-MOVE-02", seat=self.seat)

    def first(self, table: FortuneTable, faces: tuple[str, ...]) -> Next:
        move = move_of(table, self.seat)
        move.faces = tuple(map(int, faces))
        if len(faces) == 2:
            return self.react(table)
        return roll(move.dice[1], 1, then=self.second, rule="MF-MOVE-02", seat=self.seat)

    def second(self, table: FortuneTable, faces: tuple[str, ...]) -> Next:
        move = move_of(table, self.seat)
        move.faces = (*move.faces, int(faces[0]))
        return self.react(table)

    def react(self, table: FortuneTable) -> Next:
        """MF-GAP-16: after the roll, before the pawn moves."""
        board = table.state.players[self.seat].board
        return call(Window(kind=AFTER_ROLL, board=board, first=self.seat, fresh=True), then=self.stands)

    def stands(self, table: FortuneTable, result: object) -> Next:
        """MF-GAP-17: a Wizard rolls the same dice again, a Wobbly Table makes the mover pick afresh."""
        move = move_of(table, self.seat)
        if result == AGAIN:
            move.again = True
            return self.throw(table)
        if result == AFRESH:
            return self.pick(table)
        self.late = is_lenient(table)
        return self.choose(table)

    # -- the path --------------------------------------------------------------------------------------------

    def choose(self, table: FortuneTable, _: object = None) -> Next:
        """MF-MOVE-11, MF-MOVE-12, MF-GAP-32: if nothing fits, move and turn are forfeit."""
        if table.state.players[self.seat].gone:  # he left in The Big Game that he had drawn (MF-GAP-59)
            end_move(board_of(table, self.seat))
            return Done(LEFT)
        if ways_of(table, self.seat).listed:
            return self.question(table)
        table.tell("forfeited", "MF-MOVE-11", who=self.seat)
        end_move(board_of(table, self.seat))
        return Done(FORFEIT)

    def late_steps(self, table: FortuneTable) -> list[Option]:
        """MF-TIME-02, MF-GAP-58: in the first hour steps 1 and 2 may still be caught up on."""
        options: list[Option] = []
        if not forbids_late_draw(table, self):
            options.append(option("draw"))
        if self.late and not self.dressed:
            options += disguise_options(table, self.seat)
        return options

    def chosen(self, table: FortuneTable, chosen: Option) -> Next:
        if chosen.kind == "draw":
            self.drawing = True
            return draw(table, self.seat, "MF-TIME-02", self.choose)
        if chosen.kind in ("disguise", "undisguise"):
            self.drawn |= self.drawing  # each step once: a change ends the late draw (MF-GAP-29)
            self.dressed = True
            wear(table, self.seat, str(chosen.args[0]) if chosen.args else "", "MF-TIME-02")
            return self.choose(table)
        if chosen.kind == "cross":
            return call(Crossing(seat=self.seat, args=chosen.args), then=self.crossed)
        put_pawn(table, self.seat, str(chosen.args[0]), "MF-MOVE-04", path=chosen.args[1:])
        end_move(board_of(table, self.seat))
        return Done(LANDED)

    def hopped(self, table: FortuneTable, chosen: Option) -> Next:
        """MF-GAP-17: no path is travelled, and the turn goes on as after any landing."""
        put_pawn(table, self.seat, str(chosen.args[0]), "MF-GAP-17")
        end_move(board_of(table, self.seat))
        return Done(LANDED)

    def crossed(self, table: FortuneTable, result: object) -> Next:
        return Done(result)


def forbids_late_draw(table: FortuneTable, moving: Moving) -> Ruling | None:
    """MF-TURN-06, MF-TIME-03: once the dice are rolled the chance is gone, but for the first hour."""
    player = table.state.players[moving.seat]
    if not moving.late or moving.drawn:
        return ruling("MF-TIME-03" if not moving.late else "MF-TURN-06")
    if len(player.hand) >= table.box.figures.hand:
        return ruling("MF-DRAW-01", has=len(player.hand), most=table.box.figures.hand)
    return None if can_draw(board_of(table, moving.seat)) else ruling("MF-GAP-15")


def forbids_move(table: FortuneTable, seat: int, chosen: Option) -> Ruling | None:
    """The rule that forbids this path, if it is not one of those that fit."""
    found = ways_of(table, seat)
    if chosen in found.every:
        return None
    move, box = move_of(table, seat), table.box
    verb = movement_verb(table, move)
    if chosen.kind == "cross":
        linked = is_linked(table, table.state.players[seat].board)
        return ruling("MF-GAP-38" if linked else "MF-GAP-39", faces=list(move.faces))
    place = table.state.players[seat].place
    wrong = forbids_path(box, place, chosen.args[1:], straight=verb == "go_straight")
    return wrong or ruling("MF-MOVE-04", faces=list(move.faces))
