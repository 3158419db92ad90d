"""Dragon Poker: an ante from everyone who has gold, five poker dice, and one pot (MF-DP)."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

from mythwright.core.flow import Ask, Done, Frame, Next, ask, roll
from mythwright.core.option import Option, option
from mythwright.core.ruling import Ruling, ruling
from mythwright.games.myth_fortunes.box import FortuneTable
from mythwright.games.myth_fortunes.effects import board_of, clockwise
from mythwright.games.myth_fortunes.state import Board, Pot

FACES = ("nine", "ten", "jack", "queen", "king", "ace")
ACE = "ace"
SHAPES = ((5,), (4, 1), (), (3, 2), (3, 1, 1), (2, 2, 1), (2, 1, 1, 1), (1, 1, 1, 1, 1))
"""MF-GAP-63: five of a kind, four, straight, full house, three, two pairs, one pair, high die."""
STRAIGHT = len(SHAPES) - 1 - SHAPES.index(())
HANDS = ("high_die", "one_pair", "two_pairs", "three", "full_house", "straight", "four", "five")

Rank = tuple[int, ...]


def rank(dice: tuple[str, ...]) -> Rank:
    """MF-GAP-63: the kind of hand, then its faces in the order in which they are compared."""
    counts = Counter(FACES.index(die) for die in dice)
    by_number = sorted(counts, key=lambda face: (counts[face], face), reverse=True)
    shape = tuple(counts[face] for face in by_number)
    if len(by_number) == len(dice) and by_number[0] - by_number[-1] == len(dice) - 1:
        return STRAIGHT, by_number[0]
    return (len(SHAPES) - 1 - SHAPES.index(shape), *by_number)


def forbids_poker(table: FortuneTable, seat: int) -> Ruling | None:
    """MF-GAP-40, MF-GAP-64: with fewer than two who have gold nothing happens."""
    able = participants(table, seat)
    return ruling("MF-GAP-64", needs=2, has=len(able)) if len(able) < 2 else None


def participants(table: FortuneTable, seat: int) -> tuple[int, ...]:
    """MF-DP-02, MF-DP-03, MF-GAP-66, MF-GAP-67: all at this board who have gold, the drawer first."""
    players = table.state.players
    return tuple(s for s in clockwise(board_of(table, seat).seats, seat) if players[s].gold)


def keeps(table: FortuneTable, dice: tuple[str, ...]) -> list[tuple[str, ...]]:
    """MF-DP-09, MF-DP-10, MF-GAP-66: what may be kept: all but three at most, or an ace alone."""
    figures = table.box.figures
    least = len(dice) - figures.poker_rerolls
    lone = len(dice) - figures.poker_rerolls_with_ace
    found = {
        tuple(sorted(kept, key=FACES.index))
        for n in range(least, len(dice) + 1)
        for kept in combinations(dice, n)
    }
    if ACE in dice and lone == 1:
        found.add((ACE,))
    return sorted(found, key=lambda kept: (-len(kept), [FACES.index(face) for face in kept]))


class DragonPoker(Frame):
    """MF-DP-01: the seat is the drawer's."""

    seat: int

    def start(self, table: FortuneTable) -> Next:
        """MF-DP-04, MF-GAP-64: the drawer names the ante, up to his own gold; without gold it is one."""
        board_of(table, self.seat).pot = Pot(participants(table, self.seat))
        if table.state.players[self.seat].gold:
            return self.question(table)
        return self.collect(table, 1)

    def question(self, table: FortuneTable) -> Ask:
        pot = self.pot(table)
        if not pot.ante:
            options = [option("ante", n) for n in range(1, table.state.players[self.seat].gold + 1)]
            return ask(self.seat, options, then=self.anted, rule="MF-DP-04", prompt="ante")
        options = [option("keep", *kept) for kept in keeps(table, pot.dice)]
        return ask(self.roller(pot), options, then=self.kept, rule="MF-GAP-66", prompt="reroll")

    def anted(self, table: FortuneTable, chosen: Option) -> Next:
        return self.collect(table, int(chosen.args[0]))

    def collect(self, table: FortuneTable, ante: int) -> Next:
        """MF-DP-05: whoever has less than the ante puts in all he has and plays for the whole pot."""
        pot = self.pot(table)
        pot.ante = ante
        table.tell("set_ante", "MF-DP-04", who=self.seat, amount=ante)
        for seat in pot.order:
            player = table.state.players[seat]
            stake = min(ante, player.gold)
            player.gold -= stake
            pot.stakes = (*pot.stakes, stake)
            table.tell("anted", "MF-DP-05", who=seat, amount=stake, has=player.gold)
        return self.throw(table)

    def throw(self, table: FortuneTable) -> Next:
        """MF-DP-06 to MF-DP-08: five poker dice each, in order."""
        pot, number = self.pot(table), table.box.figures.poker_dice
        if len(pot.hands) == len(pot.order):
            return self.pay(table, pot)
        return roll("poker", number, then=self.thrown, rule="MF-DP-08", seat=self.roller(pot))

    def thrown(self, table: FortuneTable, faces: tuple[str, ...]) -> Next:
        self.pot(table).dice = tuple(sorted(faces, key=FACES.index))
        return self.question(table)

    def kept(self, table: FortuneTable, chosen: Option) -> Next:
        """MF-GAP-66: the others are rolled once more, and the result is final."""
        pot = self.pot(table)
        number = len(pot.dice) - len(chosen.args)
        pot.dice = tuple(map(str, chosen.args))
        if not number:
            return self.stand(table, ())
        return roll("poker", number, then=self.stand, rule="MF-DP-09", seat=self.roller(pot))

    def stand(self, table: FortuneTable, faces: tuple[str, ...]) -> Next:
        """MF-DP-11: the table remembers every hand."""
        pot = self.pot(table)
        hand = tuple(sorted((*pot.dice, *faces), key=FACES.index))
        table.tell("made_hand", "MF-DP-11", who=self.roller(pot), dice=hand, hand=HANDS[rank(hand)[0]])
        pot.hands, pot.dice = (*pot.hands, hand), ()
        return self.throw(table)

    def pay(self, table: FortuneTable, pot: Pot) -> Next:
        """MF-DP-12, MF-GAP-65: the best hand takes it all; equal hands share, in the order of rolling."""
        ranks = [rank(hand) for hand in pot.hands]
        best = [seat for seat, r in zip(pot.order, ranks, strict=True) if r == max(ranks)]
        share, over = divmod(sum(pot.stakes), len(best))
        for at, seat in enumerate(best):
            player, amount = table.state.players[seat], share + (at < over)
            player.gold += amount
            table.tell("won_pot", "MF-DP-12", who=seat, amount=amount, has=player.gold)
        self.board(table).pot = None
        return Done()

    def board(self, table: FortuneTable) -> Board:
        return board_of(table, self.seat)

    def pot(self, table: FortuneTable) -> Pot:
        pot = self.board(table).pot
        assert pot is not None
        return pot

    def roller(self, pot: Pot) -> int:
        return pot.order[len(pot.hands)]
