"""Playing a card: from the hand to its effect, unless it is countered (MF-ENC-01, MF-CONF-15, MF-GAP-22)."""

from __future__ import annotations

from mythwright.core.effects import Adjust, Do, Replace
from mythwright.core.flow import Ask, Done, Frame, Next, ask
from mythwright.core.option import Option, option
from mythwright.games.myth_fortunes.box import FortuneTable
from mythwright.games.myth_fortunes.effects import (
    clockwise,
    gain_fame,
    gain_gold,
    hand_over,
    show_identity,
    wear,
    without,
)
from mythwright.games.myth_fortunes.rules.cards import (
    COUNTERSPELL,
    PASS,
    counterspell_possible,
    mover,
    passes,
    seat_of,
    set_passing,
)
from mythwright.games.myth_fortunes.state import BOARD, CHARACTER, DISGUISE, Board, Clash
from mythwright.games.myth_fortunes.vocabulary import COUNTER, MOVEMENT_VERBS


class Playing(Frame):
    """A card from the hand to its effect; before it takes effect it may be countered (MF-GAP-22)."""

    seat: int
    card: str
    target: str
    board: int
    chain: tuple[int, ...] = ()
    order: tuple[int, ...] = ()
    at: int = 0

    def start(self, table: FortuneTable) -> Next:
        """MF-ENC-01: the card lies on the table, with its target named."""
        self.lay(table, self.seat, self.card, self.target)
        return self.counters(table, self.seat)

    def lay(self, table: FortuneTable, seat: int, card: str, target: str) -> None:
        player, board = table.state.players[seat], table.state.boards[self.board]
        player.hand = without(player.hand, card)
        board.aside = (*board.aside, card)
        table.reveal()
        rule = table.box.encounters[card].effect[0].rule
        if target:
            table.tell("played_on", rule, who=seat, card=card, on=target)
        else:
            table.tell("played", rule, who=seat, card=card)

    def counters(self, table: FortuneTable, last: int) -> Next:
        """MF-CONF-13, MF-GAP-22: parties first, then clockwise, and never who played the last card."""
        board = table.state.boards[self.board]
        clash = board.clash
        seats = clockwise(board.seats, clash.challenger if clash else last)
        if clash:
            sides = [s for s in (clash.challenger, clash.challenged) if s != BOARD]
            seats = (*sides, *(s for s in seats if s not in sides))
        self.order, self.at = tuple(s for s in seats if s != last), 0
        return self.go_on(table)

    def go_on(self, table: FortuneTable) -> Next:
        if counterspell_possible(table):
            players = table.state.players
            while self.at < len(self.order):
                player = players[self.order[self.at]]
                if player.hand and not player.passing:
                    return self.question(table)
                self.at += 1
        return self.settle(table)

    def question(self, table: FortuneTable) -> Ask:
        if self.step in ("changed", "looked"):
            return self.choice(table)
        seat = self.order[self.at]
        options = [PASS]
        if seat != mover(table, self.board):
            options += passes(table, self.board)
        if COUNTERSPELL in table.state.players[seat].hand:
            options.append(option("play", COUNTERSPELL))
        return ask(seat, options, then=self.answered, rule="MF-GAP-22", prompt=f"window_{COUNTER}")

    def answered(self, table: FortuneTable, chosen: Option) -> Next:
        seat = self.order[self.at]
        if chosen.kind == "pass":
            set_passing(table, seat, chosen)
            self.at += 1
            return self.go_on(table)
        self.lay(table, seat, COUNTERSPELL, "")
        self.chain = (*self.chain, seat)
        return self.counters(table, seat)

    def settle(self, table: FortuneTable) -> Next:
        """MF-CONF-15, MF-GAP-22: from the last card to the first; a cancelled card does nothing."""
        board = table.state.boards[self.board]
        spells = (COUNTERSPELL,) * len(self.chain)
        board.aside = without(board.aside, self.card, *spells)
        board.encounter_discard = (*board.encounter_discard, *spells)
        if self.unwind(table):
            board.encounter_discard = (*board.encounter_discard, self.card)
            return Done()
        if self.card_verb(table) in MOVEMENT_VERBS:
            self.take_force(table, board)
            return Done()
        board.encounter_discard = (*board.encounter_discard, self.card)
        return self.take_effect(table)

    def unwind(self, table: FortuneTable) -> bool:
        """MF-GAP-22: from the last on, who stands cancels what lies below; whether the first fails."""
        chain = [(self.seat, self.card), *((seat, COUNTERSPELL) for seat in self.chain)]
        for top in range(len(self.chain), 0, -2):
            seat, card = chain[top - 1]
            table.tell("countered", "MF-GAP-22", who=seat, by=chain[top][0], card=card)
        fails = len(self.chain) % 2 == 1
        if self.chain and not fails:
            table.tell("prevailed", "MF-GAP-22", who=self.seat, card=self.card)
        return fails

    def card_verb(self, table: FortuneTable) -> str:
        verbs = table.box.encounters[self.card].verbs
        return verbs[0] if verbs else ""

    def take_force(self, table: FortuneTable, board: Board) -> None:
        """MF-MOVE-15, MF-MOVE-16, MF-GAP-18: only the last movement card counts, earlier ones are wasted."""
        move = board.move
        assert move is not None
        if move.card:
            board.encounter_discard = (*board.encounter_discard, move.card)
            table.tell("wasted", "MF-MOVE-16", who=self.seat, card=move.card)
        move.card = self.card
        if self.card_verb(table) == "roll_afresh":
            move.dice, move.faces, move.fixed = (), (), 0
        table.tell("took_force", "MF-MOVE-15", who=move.seat, card=self.card)

    # -- what cards do ---------------------------------------------------------------------------------------

    def take_effect(self, table: FortuneTable) -> Next:
        [effect] = table.box.encounters[self.card].effect
        clash = table.state.boards[self.board].clash
        if isinstance(effect, Do):
            return getattr(self, effect.do)(table, effect)  # type: ignore[no-any-return]
        assert clash is not None
        if isinstance(effect, Replace):
            clash.dice = self.on_side(clash, table, clash.dice, str(effect.new))
        elif isinstance(effect, Adjust) and effect.what == "doublings":
            clash.doublings += effect.by
        elif isinstance(effect, Adjust):
            side = self.side(clash, table)
            points = clash.points[side] + effect.by
            clash.points = (points, clash.points[1]) if side == 0 else (clash.points[0], points)
        return Done()

    def side(self, clash: Clash, table: FortuneTable) -> int:
        """0 for the challenger, 1 for the challenged party."""
        return int(seat_of(table, self.target) != clash.challenger)

    def on_side(self, clash: Clash, table: FortuneTable, pair: tuple[str, str], new: str) -> tuple[str, str]:
        return (pair[0], new) if self.side(clash, table) else (new, pair[1])

    def gain_gold(self, table: FortuneTable, effect: Do) -> Next:
        gain_gold(table, self.seat, effect.amount, effect.rule)
        return Done()

    def gain_fame(self, table: FortuneTable, effect: Do) -> Next:
        gain_fame(table, self.seat, effect.amount, effect.rule)
        return Done()

    def steal_gold(self, table: FortuneTable, effect: Do) -> Next:
        hand_over(table, seat_of(table, self.target), self.seat, "gold", effect.amount, effect.rule)
        return Done()

    def walk_out(self, table: FortuneTable, effect: Do) -> Next:
        clash = self.clash(table)
        clash.out = (*clash.out, seat_of(table, self.target))
        return Done()

    def trade_places(self, table: FortuneTable, effect: Do) -> Next:
        clash = self.clash(table)
        clash.swapped = not clash.swapped
        return Done()

    def make_peace(self, table: FortuneTable, effect: Do) -> Next:
        self.clash(table).peace = True
        return Done()

    def unmask(self, table: FortuneTable, effect: Do) -> Next:
        """MF-GAP-20: the disguise goes back to its owner's hand, and the Character counts from now on."""
        seat = seat_of(table, self.target)
        if table.state.players[seat].worn:
            wear(table, seat, "", effect.rule)
        show_identity(table, seat, CHARACTER, effect.rule)
        return Done()

    def insure(self, table: FortuneTable, effect: Do) -> Next:
        clash = self.clash(table)
        clash.insured = (*clash.insured, self.seat)
        return Done()

    def roll_own_die_again(self, table: FortuneTable, effect: Do) -> Next:
        """MF-GAP-21: a die that shows nothing is rolled again."""
        clash = self.clash(table)
        clash.rolls = (0, clash.rolls[1]) if self.seat == clash.challenger else (clash.rolls[0], 0)
        return Done()

    def change_identity(self, table: FortuneTable, effect: Do) -> Next:
        return self.choice(table)

    def look_at_card(self, table: FortuneTable, effect: Do) -> Next:
        return self.choice(table)

    def choice(self, table: FortuneTable) -> Ask:
        """MF-GAP-16: targets are named when a card is played, other choices when its text comes to them."""
        player = table.state.players[self.seat]
        if self.card_verb(table) == "look_at_card":
            options = [option("look", CHARACTER)]
            if table.state.players[seat_of(table, self.target)].worn:
                options.append(option("look", DISGUISE))
            return ask(self.seat, options, then=self.looked, rule="MF-GAP-23", prompt="crystal_ball")
        options = [
            option("disguise", race) for race in dict.fromkeys(player.disguises) if race != player.worn
        ]
        if player.worn:
            options.append(option("undisguise"))
        return ask(self.seat, options, then=self.changed, rule="MF-GAP-20", prompt="quick_change")

    def changed(self, table: FortuneTable, chosen: Option) -> Next:
        """MF-GAP-20: the change is real and lasts."""
        race = str(chosen.args[0]) if chosen.args else ""
        wear(table, self.seat, race, "MF-GAP-20")
        show_identity(table, self.seat, DISGUISE if race else CHARACTER, "MF-GAP-20")
        return Done()

    def looked(self, table: FortuneTable, chosen: Option) -> Next:
        """MF-GAP-23: the others learn only whose card was looked at."""
        target, face = seat_of(table, self.target), str(chosen.args[0])
        other, player = table.state.players[target], table.state.players[self.seat]
        card = other.character if face == CHARACTER else other.worn
        player.looked = tuple(sorted({*player.looked, (target, face)}))
        table.reveal()
        table.tell("looked", "MF-GAP-23", who=self.seat, target=target)
        table.tell(
            "saw_card", "MF-GAP-23", to=(self.seat,), who=self.seat, target=target, face=face, card=card
        )
        return Done()

    def clash(self, table: FortuneTable) -> Clash:
        clash = table.state.boards[self.board].clash
        assert clash is not None
        return clash
