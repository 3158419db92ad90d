"""Confrontations: reveal, play cards, make peace or roll, and pay (MF-CONF)."""

from __future__ import annotations

from mythwright.core.effects import adjusted
from mythwright.core.flow import Ask, Done, Frame, Next, ask, call, roll
from mythwright.core.option import Option, option
from mythwright.games.myth_fortunes.box import Companion, FortuneTable
from mythwright.games.myth_fortunes.effects import (
    cover,
    end_pause,
    gain_gold,
    race_of,
    show_companion,
    show_identity,
)
from mythwright.games.myth_fortunes.rules.booty import pay_booty
from mythwright.games.myth_fortunes.rules.cards import square_forbids
from mythwright.games.myth_fortunes.rules.windows import Window, parties
from mythwright.games.myth_fortunes.state import BOARD, CHARACTER, DISGUISE, Clash
from mythwright.games.myth_fortunes.vocabulary import AFTER_DICE, CONFRONTATION


def counting(table: FortuneTable, clash: Clash, side: int) -> Companion | None:
    """The companion that counts for this side: none that walked out, none on a narrow bridge (MF-GAP-44)."""
    owner = (clash.challenger, clash.challenged)[side ^ clash.swapped]
    if owner == BOARD or owner in clash.out or "companions" in square_forbids(table, clash):
        return None
    return table.box.companions[table.state.players[owner].companion]


def holds(clash: Clash, side: int, condition: str) -> bool:
    """MF-GAP-13: each condition is read for the side for which the card counts."""
    if condition == "against_board":
        return clash.challenged == BOARD
    if condition == "challenger":
        return side == 0
    return side == 1


def companion_points(table: FortuneTable, clash: Clash, side: int) -> int:
    """MF-CONF-23: what the companion adds or takes."""
    card = counting(table, clash, side)
    return adjusted(card.effect, "total", 0, lambda word: holds(clash, side, word)) if card else 0


def race_shown(table: FortuneTable, clash: Clash, side: int) -> str:
    """MF-GAP-20, MF-GAP-45: the race that counts is the one that is shown."""
    seat = (clash.challenger, clash.challenged)[side]
    if seat == BOARD:
        return clash.foe
    player = table.state.players[seat]
    return race_of(table.box, player, player.shown)


def party_die(table: FortuneTable, clash: Clash, side: int) -> str:
    """MF-CONF-19: the die of the card against the other's race, unless a card says otherwise (MF-GAP-19)."""
    races = table.box.races
    return clash.dice[side] or races[race_shown(table, clash, side)].dice[race_shown(table, clash, 1 - side)]


def total(table: FortuneTable, clash: Clash, side: int) -> int:
    """MF-CONF-22, MF-CONF-23, MF-GAP-48: the die, the companion and the cards on this party."""
    return clash.rolls[side] + companion_points(table, clash, side) + clash.points[side]


class Confrontation(Frame):
    """Ends with the winner, the loser and the plain difference; with nothing after peace."""

    board: int
    challenger: int
    challenged: int
    square: str

    def start(self, table: FortuneTable) -> Next:
        """MF-CONF-06, MF-CONF-07: the pawn that came is the challenger's."""
        board = table.state.boards[self.board]
        foe = table.box.squares[self.square].foe if self.challenged == BOARD else ""
        clash = board.clash = Clash(self.challenger, self.challenged, self.square, foe)
        clash.doublings = adjusted(table.box.squares[self.square].effect, "doublings", 0, lambda _: True)
        who, square = self.challenger, self.square
        if self.challenged == BOARD:
            table.tell("confronted_foe", "MF-CONF-04", who=who, square=square, foe=foe)
        else:
            table.tell("confronted", "MF-CONF-01", who=who, square=square, target=self.challenged)
        for seat in parties(clash):
            end_pause(table.state.players[seat], "turn")
        return self.reveal(table)

    # -- revealing -------------------------------------------------------------------------------------------

    def revealing(self, table: FortuneTable) -> int | None:
        """MF-CONF-08, MF-CONF-11: whose turn it is to reveal: the challenged party's first."""
        for seat in (self.challenged, self.challenger):
            if seat != BOARD and not table.state.players[seat].shown:
                return seat
        return None

    def reveal(self, table: FortuneTable) -> Next:
        """MF-CONF-10, MF-GAP-45: whoever wears a disguise chooses which card to show."""
        seat = self.revealing(table)
        if seat is None:
            return self.open_cards(table)
        if table.state.players[seat].worn and "disguises" not in square_forbids(table, self.clash(table)):
            return self.question(table)
        return self.turn_up(table, seat, CHARACTER)

    def question(self, table: FortuneTable) -> Ask:
        seat = self.revealing(table)
        assert seat is not None
        options = (option("reveal", CHARACTER), option("reveal", DISGUISE))
        return ask(seat, options, then=self.revealed, rule="MF-GAP-45", prompt="reveal")

    def revealed(self, table: FortuneTable, chosen: Option) -> Next:
        seat = self.revealing(table)
        assert seat is not None
        return self.turn_up(table, seat, str(chosen.args[0]))

    def turn_up(self, table: FortuneTable, seat: int, face: str) -> Next:
        """MF-CONF-09: the companion in place is always shown, but not on the Narrow Bridge (MF-GAP-44)."""
        clash = self.clash(table)
        show_identity(table, seat, face, "MF-CONF-08" if seat == self.challenged else "MF-CONF-11")
        if "companions" not in square_forbids(table, clash):
            show_companion(table, seat, "MF-CONF-09")
            self.on_revealed(table, seat)
        return self.reveal(table)

    def on_revealed(self, table: FortuneTable, seat: int) -> None:
        """MF-GAP-13: a Turncoat pays as soon as another player's challenge reveals it."""
        effect = table.box.companions[table.state.players[seat].companion].answers("revealed")
        if effect and seat == self.challenged:
            gain_gold(table, seat, effect.amount, effect.rule)

    # -- cards and peace -------------------------------------------------------------------------------------

    def open_cards(self, table: FortuneTable) -> Next:
        """MF-CONF-12 to MF-CONF-14: Encounter Cards, unless magik is dead here (MF-GAP-44)."""
        clash = self.clash(table)
        clash.stage = "cards"
        if "encounter_cards" in square_forbids(table, clash):
            return self.compare(table)
        window = Window(kind=CONFRONTATION, board=self.board, first=self.challenger)
        return call(window, then=self.compare)

    def compare(self, table: FortuneTable, _: object = None) -> Next:
        """MF-CONF-16, MF-CONF-17: the same race, or a truce, ends it without dice."""
        clash = self.clash(table)
        race = race_shown(table, clash, 0)
        if clash.peace or race == race_shown(table, clash, 1):
            table.tell(
                "made_peace", "MF-GAP-19" if clash.peace else "MF-CONF-16", who=self.challenger, race=race
            )
            return self.close(table, None)
        clash.stage = "dice"
        return self.roll_first(table)

    # -- dice ------------------------------------------------------------------------------------------------

    def roll_first(self, table: FortuneTable) -> Next:
        """MF-CONF-18, MF-CONF-20, MF-CONF-21: both roll; a die that lies is left."""
        clash = self.clash(table)
        if clash.rolls[0]:
            return self.roll_second(table)
        die = party_die(table, clash, 0)
        return roll(die, 1, then=self.rolled_first, rule="MF-CONF-18", seat=self.challenger)

    def rolled_first(self, table: FortuneTable, faces: tuple[str, ...]) -> Next:
        clash = self.clash(table)
        clash.rolls = (int(faces[0]), clash.rolls[1])
        return self.roll_second(table)

    def roll_second(self, table: FortuneTable) -> Next:
        """MF-CONF-05: for the board the judge rolls."""
        clash = self.clash(table)
        if clash.rolls[1]:
            return self.count(table)
        rule = "MF-CONF-05" if self.challenged == BOARD else "MF-CONF-18"
        return roll(party_die(table, clash, 1), 1, then=self.rolled_second, rule=rule, seat=self.challenged)

    def rolled_second(self, table: FortuneTable, faces: tuple[str, ...]) -> Next:
        clash = self.clash(table)
        clash.rolls = (clash.rolls[0], int(faces[0]))
        return self.count(table)

    def count(self, table: FortuneTable) -> Next:
        """MF-CONF-24, MF-CONF-25, MF-GAP-48: equal totals roll again with all points unchanged."""
        clash = self.clash(table)
        totals = total(table, clash, 0), total(table, clash, 1)
        if totals[0] == totals[1]:
            table.tell("tied", "MF-CONF-25", who=self.challenger, amount=totals[0])
            clash.rolls = (0, 0)
            return self.roll_first(table)
        self.tell_totals(table, totals)
        if "encounter_cards" in square_forbids(table, clash):
            return self.settle(table)
        window = Window(kind=AFTER_DICE, board=self.board, first=self.challenger)
        return call(window, then=self.dice_stand)

    def tell_totals(self, table: FortuneTable, totals: tuple[int, int]) -> None:
        who, (own, other) = self.challenger, totals
        if self.challenged == BOARD:
            table.tell("totals_against_foe", "MF-CONF-24", who=who, own=own, other=other)
        else:
            table.tell("totals", "MF-CONF-24", who=who, target=self.challenged, own=own, other=other)

    def dice_stand(self, table: FortuneTable, _: object) -> Next:
        """MF-GAP-21: after a Second Chance the die is rolled again, and the window opens anew."""
        return self.roll_first(table) if 0 in self.clash(table).rolls else self.settle(table)

    # -- the end ---------------------------------------------------------------------------------------------

    def settle(self, table: FortuneTable) -> Next:
        """MF-BOOTY-01: the winner is paid by the difference of the totals (MF-GAP-77)."""
        clash = self.clash(table)
        clash.stage = "booty"
        totals = total(table, clash, 0), total(table, clash, 1)
        won = 0 if totals[0] > totals[1] else 1
        sides = (self.challenger, self.challenged)
        winner, loser, difference = sides[won], sides[1 - won], abs(totals[0] - totals[1])
        self.tell_winner(table, winner, loser, difference)
        companions = counting(table, clash, won), counting(table, clash, 1 - won)
        pay_booty(table, clash, won, difference, companions)
        return self.close(table, (winner, loser, difference))

    def tell_winner(self, table: FortuneTable, winner: int, loser: int, difference: int) -> None:
        """MF-GAP-55: confrontations won may break a tie at the end."""
        if winner == BOARD:
            table.tell("lost_to_foe", "MF-CONF-24", who=loser, amount=difference)
            return
        table.state.players[winner].won += 1
        if loser == BOARD:
            table.tell("beat_foe", "MF-CONF-24", who=winner, amount=difference)
        else:
            table.tell("won_confrontation", "MF-CONF-24", who=winner, target=loser, amount=difference)

    def close(self, table: FortuneTable, outcome: tuple[int, int, int] | None) -> Next:
        """MF-GAP-46: both turn their cards face down again."""
        board = table.state.boards[self.board]
        clash = self.clash(table)
        for seat in parties(clash):
            cover(table, seat)
        for seat in board.seats:
            end_pause(table.state.players[seat], "confrontation")
        board.clash = None
        return Done(outcome)

    def clash(self, table: FortuneTable) -> Clash:
        clash = table.state.boards[self.board].clash
        assert clash is not None
        return clash
