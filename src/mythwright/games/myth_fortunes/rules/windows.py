"""Windows: when Encounter Cards may be played, and who is asked in which order (MF-ENC-02, MF-GAP-16).

Who is asked depends only on what everyone can see: on hands that are not empty, and on cards that have
not come to light.
"""

from __future__ import annotations

from mythwright.core.flow import Ask, Done, Frame, Next, ask, call
from mythwright.core.option import Option, option
from mythwright.games.myth_fortunes.box import Encounter, FortuneTable
from mythwright.games.myth_fortunes.effects import clockwise, show_companion
from mythwright.games.myth_fortunes.rules.cards import PASS, mover, passes, plays, set_passing
from mythwright.games.myth_fortunes.rules.playing import Playing
from mythwright.games.myth_fortunes.state import BOARD, Clash
from mythwright.games.myth_fortunes.vocabulary import (
    AFTER_DICE,
    AFTER_ROLL,
    ANY_TIME,
    BEFORE_ROLL,
    CONFRONTATION,
)

AGAIN = "again"
"""The mover rolls the same dice again; afresh, he picks dice again (MF-GAP-17)."""
AFRESH = "afresh"
RULES = {
    BEFORE_ROLL: "MF-MOVE-14",
    AFTER_ROLL: "MF-GAP-16",
    CONFRONTATION: "MF-CONF-12",
    AFTER_DICE: "MF-GAP-21",
    ANY_TIME: "MF-GAP-23",
}


class Window(Frame):
    """One window: each seat plays a card or passes, as often as it likes (MF-HINT-02), until all pass."""

    kind: str
    board: int
    first: int
    order: tuple[int, ...] = ()
    at: int = 0
    fresh: bool = False

    def start(self, table: FortuneTable) -> Next:
        self.order = self.asking_order(table)
        return self.go_on(table)

    def asking_order(self, table: FortuneTable) -> tuple[int, ...]:
        """MF-CONF-13, MF-GAP-16, MF-GAP-47: parties first; else the mover, or whose turn is next."""
        board = table.state.boards[self.board]
        clash = board.clash
        if clash is None:
            return clockwise(board.seats, self.first)
        sides = parties(clash)
        if self.first == clash.challenged:
            sides = sides[::-1]
        if self.kind == AFTER_DICE:
            return sides
        return (*sides, *(s for s in clockwise(board.seats, clash.challenger) if s not in sides))

    def go_on(self, table: FortuneTable) -> Next:
        while self.at < len(self.order):
            if self.asks(table, self.order[self.at]):
                return self.question(table)
            self.at += 1
        return Done()

    def asks(self, table: FortuneTable, seat: int) -> bool:
        """Whether, by what everyone can see, this player might have something to play."""
        player = table.state.players[seat]
        if player.passing:
            return False
        if self.wizard_possible(table, seat):
            return True
        return bool(player.hand) and could_play(table, seat, self.kind)

    def wizard_possible(self, table: FortuneTable, seat: int) -> bool:
        """MF-GAP-13: right after his roll the mover might show a companion that lets him roll again."""
        move = table.state.boards[self.board].move
        if not self.fresh or move is None or move.seat != seat or move.again:
            return False
        return companion_possible(table, seat, "rolled_to_move")

    def question(self, table: FortuneTable) -> Ask:
        seat = self.order[self.at]
        options = [PASS]
        if seat != mover(table, self.board):
            options += passes(table, self.board)
        if self.wizard_possible(table, seat) and may_show(table, seat, "rolled_to_move"):
            options.append(option("show", table.state.players[seat].companion))
        options += plays(table, seat, self.kind)
        rule = "MF-GAP-47" if self.kind == CONFRONTATION and self.at > 1 else RULES[self.kind]
        return ask(seat, options, then=self.answered, rule=rule, prompt=f"window_{self.kind}")

    def answered(self, table: FortuneTable, chosen: Option) -> Next:
        seat = self.order[self.at]
        if chosen.kind == "pass":
            set_passing(table, seat, chosen)
            self.at += 1
            return self.go_on(table)
        if chosen.kind == "show":
            show_companion(table, seat, "MF-GAP-13")
            return Done(AGAIN)
        card, *target = chosen.args
        playing = Playing(
            seat=seat, card=str(card), target=str(target[0]) if target else "", board=self.board
        )
        return call(playing, then=self.settled)

    def settled(self, table: FortuneTable, _: object) -> Next:
        """MF-GAP-16, MF-GAP-47: after a card the asking starts anew; parties answer each other."""
        board = table.state.boards[self.board]
        move, clash = board.move, board.clash
        if self.kind == AFTER_ROLL and move is not None and not move.faces:
            return Done(AFRESH)
        if clash is not None:
            if clash.peace or (self.kind == AFTER_DICE and 0 in clash.rolls):
                return Done()
            self.first = clash.challenger
            if self.kind == CONFRONTATION and self.order[self.at] == clash.challenger:
                self.first = clash.challenged if clash.challenged != BOARD else clash.challenger
        self.fresh, self.at = False, 0
        return self.start(table)


def parties(clash: Clash) -> tuple[int, ...]:
    """The players in a confrontation, the challenger first; the board is nobody."""
    return (clash.challenger,) if clash.challenged == BOARD else (clash.challenger, clash.challenged)


def may_show(table: FortuneTable, seat: int, moment: str) -> bool:
    """MF-GAP-13: only the companion in place works."""
    companion = table.state.players[seat].companion
    return bool(companion) and table.box.companions[companion].answers(moment) is not None


def companion_possible(table: FortuneTable, seat: int, moment: str) -> bool:
    """Whether, by what everyone can see, the companion in place might answer this moment."""
    player = table.state.players[seat]
    if player.companion_shown:
        return may_show(table, seat, moment)
    box, boards = table.box, table.state.boards
    copies = box.figures.companion_copies * len(boards)
    return any(
        sum(board.companion_discard.count(card) for board in boards) < copies
        for card in box.companions_for[moment]
    )


def could_play(table: FortuneTable, seat: int, window: str) -> bool:
    """Whether a card of this window that this seat may play has not come to light yet."""
    encounters = table.box.encounters
    for name in table.box.kinds_in[window]:
        card = encounters[name]
        if (card.by in ("anyone", "party") or _by_role(table, seat, card)) and unseen(table, name, card):
            return True
    return False


def _by_role(table: FortuneTable, seat: int, card: Encounter) -> bool:
    return (card.by == "mover") == (seat == mover(table, table.state.players[seat].board))


def unseen(table: FortuneTable, name: str, card: Encounter) -> bool:
    """Whether a copy may still be in a hand: some lie neither on a discard pile nor on the table."""
    boards = table.state.boards
    seen = sum(
        b.encounter_discard.count(name) + b.aside.count(name) + (b.move is not None and b.move.card == name)
        for b in boards
    )
    return seen + sum(w.card == name for b in boards for w in b.waiting) < card.copies * len(boards)
