"""Setup: decks, hands, chips, what all lay out in secret, and the roll for the first turn (MF-SETUP)."""

from __future__ import annotations

from mythwright.core.dice import Dice
from mythwright.core.flow import Ask, Done, Frame, Next, ask, call, roll
from mythwright.core.option import Option, option
from mythwright.games.myth_fortunes.box import Box, FortuneTable
from mythwright.games.myth_fortunes.effects import clockwise, without
from mythwright.games.myth_fortunes.rules.advanced import Advanced
from mythwright.games.myth_fortunes.state import Board, Player, Settings, State

NONE = "none"
"""No disguise is laid out (MF-DISG-03)."""
START_DIE = "d6"


def encounter_cards(box: Box, advanced: bool) -> list[str]:
    """MF-GAP-15, MF-ENC-03, MF-ADV-01: 60 cards on a board, and two more with the Advanced Rules."""
    cards = box.encounters.items()
    return [name for name, card in cards if advanced or not card.advanced for _ in range(card.copies)]


def disguise_cards(box: Box) -> list[str]:
    """MF-GAP-11: three for each race that has a home."""
    races = [name for name, race in box.races.items() if race.home]
    return [name for name in races for _ in range(box.figures.disguise_copies)]


def companion_cards(box: Box) -> list[str]:
    return [name for name in box.companions for _ in range(box.figures.companion_copies)]


def deal(
    box: Box, seats: int, boards: int, settings: Settings, passing: tuple[int, ...], dice: Dice
) -> State:
    """MF-GAP-07, MF-GAP-24: characters from one pool, everything else from the decks of each board."""
    characters = dice.shuffled("characters", sorted(box.characters))
    first = seats if boards == 1 else (seats + 1) // 2  # the odd player sits at the first board (MF-GAP-02)
    places = [tuple(range(first)), tuple(range(first, seats))][:boards]
    state = State(settings, [], [], unused=characters[seats:])
    for number, places_here in enumerate(places):
        board = Board(
            places_here,
            dice.shuffled("encounters", encounter_cards(box, settings.advanced)),
            dice.shuffled("disguises", disguise_cards(box)),
            dice.shuffled("companions", companion_cards(box)),
        )
        state.boards.append(board)
        for seat in places_here:
            player = _player(box, board, number, characters[seat])
            player.passing = "always" if seat in passing else ""
            state.players.append(player)
    return state


def _player(box: Box, board: Board, number: int, character: str) -> Player:
    """MF-SETUP-02 to MF-SETUP-05, MF-CHIP-01, MF-CHIP-02, MF-MOVE-01: what everyone begins with."""
    figures = box.figures
    disguises, board.disguises = _cut(board.disguises, figures.disguises)
    companions, board.companions = _cut(board.companions, figures.companions)
    hand, board.encounters = _cut(board.encounters, figures.hand)
    return Player(character, number, figures.start, figures.fame, figures.gold, disguises, companions, hand)


def _cut(deck: tuple[str, ...], number: int) -> tuple[tuple[str, ...], tuple[str, ...]]:
    return tuple(sorted(deck[:number])), deck[number:]


class Setup(Frame):
    """What is left to do once the cards are dealt."""

    seat: int = 0
    board: int = 0
    rolling: tuple[int, ...] = ()
    rolls: tuple[int, ...] = ()

    def start(self, table: FortuneTable) -> Next:
        """MF-GAP-24: each lays out one companion and a disguise or none, in secret."""
        if self.seat == len(table.state.players):
            return self.reveal_layout(table)
        return self.question(table)

    def question(self, table: FortuneTable) -> Ask:
        player = table.state.players[self.seat]
        options = [
            option("lay", companion, race)
            for companion in dict.fromkeys(player.companions)
            for race in (*dict.fromkeys(player.disguises), NONE)
        ]
        return ask(self.seat, options, then=self.chosen, rule="MF-GAP-24", prompt="lay_out")

    def chosen(self, table: FortuneTable, chosen: Option) -> Next:
        table.state.players[self.seat].secret = f"{chosen.args[0]} {chosen.args[1]}"
        self.seat += 1
        return self.start(table)

    def reveal_layout(self, table: FortuneTable) -> Next:
        """MF-DISG-04, MF-COMP-05: all is laid out face down at once; that a disguise lies there is seen."""
        for seat, player in enumerate(table.state.players):
            companion, race = player.secret.split()
            player.secret = ""
            player.companion, player.companions = companion, without(player.companions, companion)
            if race != NONE:
                player.worn, player.disguises = race, without(player.disguises, race)
            table.tell("laid_out", "MF-GAP-24", who=seat, disguised=bool(player.worn))
        table.state.laid = True
        return self.first_roll(table)

    def first_roll(self, table: FortuneTable) -> Next:
        """MF-SETUP-06: each board rolls for itself who begins."""
        if self.board == len(table.state.boards):
            return self.dealt_cards(table)
        self.rolling, self.rolls = table.state.boards[self.board].seats, ()
        return self.roll_next(table)

    def roll_next(self, table: FortuneTable) -> Next:
        seat = self.rolling[len(self.rolls)]
        return roll(START_DIE, 1, then=self.rolled, rule="MF-SETUP-06", seat=seat)

    def rolled(self, table: FortuneTable, faces: tuple[str, ...]) -> Next:
        """MF-SETUP-07, MF-SETUP-08, MF-GAP-28: the highest begins; those who tie for it roll again."""
        self.rolls = (*self.rolls, int(faces[0]))
        if len(self.rolls) < len(self.rolling):
            return self.roll_next(table)
        best = max(self.rolls)
        self.rolling = tuple(s for s, n in zip(self.rolling, self.rolls, strict=True) if n == best)
        self.rolls = ()
        if len(self.rolling) > 1:
            return self.roll_next(table)
        table.state.boards[self.board].next = self.rolling[0]
        table.tell("begins", "MF-SETUP-07", who=self.rolling[0])
        self.board += 1
        return self.first_roll(table)

    def dealt_cards(self, table: FortuneTable, _: object = None) -> Next:
        """MF-ADV-02: advanced cards of the deal are played before anything else."""
        for board in range(len(table.state.boards)):
            if holds_dealt(table, board):
                return call(Dealt(board=board), then=self.dealt_cards)
        return Done()


def advanced_held(table: FortuneTable, seat: int) -> list[str]:
    """The advanced cards in this hand; Dragon Poker comes first (MF-GAP-62)."""
    encounters, hand = table.box.encounters, table.state.players[seat].hand
    return [card for card in encounters if encounters[card].advanced and card in hand]


def holds_dealt(table: FortuneTable, board: int) -> bool:
    return any(advanced_held(table, seat) for seat in table.state.boards[board].seats)


class Dealt(Frame):
    """MF-GAP-62: advanced cards that a board was dealt, clockwise from the first player."""

    board: int
    seats: tuple[int, ...] = ()

    def start(self, table: FortuneTable) -> Next:
        board = table.state.boards[self.board]
        self.seats = clockwise(board.seats, board.next)
        return self.play_next(table)

    def play_next(self, table: FortuneTable, _: object = None) -> Next:
        for seat in self.seats:
            held = advanced_held(table, seat)
            if held:
                player = table.state.players[seat]
                player.hand = without(player.hand, held[0])
                return call(Advanced(seat=seat, card=held[0], dealt=True), then=self.play_next)
        return Done()
