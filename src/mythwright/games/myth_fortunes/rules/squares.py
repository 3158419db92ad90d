"""Squares: what a pawn finds where it ends its move (MF-SQUARE, MF-HOME, MF-GAP-05)."""

from __future__ import annotations

from mythwright.core.effects import Do
from mythwright.core.flow import Done, Next, call, roll
from mythwright.core.option import Option, option
from mythwright.core.ruling import Ruling, ruling
from mythwright.games.myth_fortunes.box import FortuneTable, Kind
from mythwright.games.myth_fortunes.effects import (
    board_of,
    clockwise,
    discard_encounter,
    gain_fame,
    gain_gold,
    hand_over,
    identity,
    lose_fame,
    pay_gold,
    show_companion,
)
from mythwright.games.myth_fortunes.rules.hands import draw
from mythwright.games.myth_fortunes.rules.trades import PASS, Place, Trade
from mythwright.games.myth_fortunes.rules.windows import companion_possible

TRADES = ("try_costume", "meet_caravan", "meet_at_inn", "buy_card")


class Visit(Place):
    """A square's directions, once (MF-SQUARE-01). Its verbs are the methods of this frame."""

    amount: int = 0
    each: bool = False

    def start(self, table: FortuneTable) -> Next:
        kind = self.kind(table)
        table.tell("followed_square", "MF-SQUARE-01", who=self.seat, kind=kind.id)
        if kind.home:
            return self.pose(table, "home")
        return self.follow(table, kind)

    def kind(self, table: FortuneTable) -> Kind:
        return table.box.squares[table.state.players[self.seat].place]

    def follow(self, table: FortuneTable, kind: Kind) -> Next:
        for effect in kind.effect:
            if isinstance(effect, Do) and effect.do in TRADES:
                return call(Trade(seat=self.seat, verb=effect.do), then=self.done)
            if isinstance(effect, Do):
                return getattr(self, effect.do)(table, effect)  # type: ignore[no-any-return]
        return Done()

    # -- chips -----------------------------------------------------------------------------------------------

    def gain_gold(self, table: FortuneTable, effect: Do) -> Next:
        gain_gold(table, self.seat, effect.amount, effect.rule)
        return Done()

    def gain_fame(self, table: FortuneTable, effect: Do) -> Next:
        gain_fame(table, self.seat, effect.amount, effect.rule)
        return Done()

    def lose_fame(self, table: FortuneTable, effect: Do) -> Next:
        lose_fame(table, self.seat, effect.amount, effect.rule)
        return Done()

    def pay_gold(self, table: FortuneTable, effect: Do) -> Next:
        """MF-GAP-13: a Clumsy Porter may be shown instead; whether one is there nobody knows."""
        self.amount = effect.amount
        possible = companion_possible(table, self.seat, "gold_demanded")
        if possible and table.state.players[self.seat].gold:
            return self.pose(table, "pay")
        return self.pay(table)

    def pay_each(self, table: FortuneTable, effect: Do) -> Next:
        self.each = True
        return self.pay_gold(table, effect)

    def pay_options(self, table: FortuneTable) -> list[Option]:
        return [option("pay"), *self.shows(table, "gold_demanded")]

    def pay_chosen(self, table: FortuneTable, chosen: Option) -> Next:
        if chosen.kind == "show":
            show_companion(table, self.seat, "MF-GAP-13")
            return Done()
        return self.pay(table)

    def pay(self, table: FortuneTable) -> Next:
        """MF-GAP-05: to the bank, or to each other player at this board until the gold runs out."""
        if not self.each:
            pay_gold(table, self.seat, self.amount, "MF-GAP-05")
            return Done()
        for other in clockwise(board_of(table, self.seat).seats, self.seat)[1:]:
            if table.state.players[self.seat].gold:
                hand_over(table, self.seat, other, "gold", self.amount, "MF-GAP-05")
        return Done()

    def roll_magik(self, table: FortuneTable, effect: Do) -> Next:
        return roll("d6", 1, then=self.magik_rolled, rule="MF-GAP-05", seat=self.seat)

    def magik_rolled(self, table: FortuneTable, faces: tuple[str, ...]) -> Next:
        return self.follow(table, table.box.magik[faces[0]])

    def stake_gold(self, table: FortuneTable, effect: Do) -> Next:
        self.amount = min(effect.amount, table.state.players[self.seat].gold)
        return self.pose(table, "shell_game") if self.amount else Done()

    def shell_game_options(self, table: FortuneTable) -> list[Option]:
        return [PASS, *(option("stake", n) for n in range(1, self.amount + 1))]

    def shell_game_chosen(self, table: FortuneTable, chosen: Option) -> Next:
        if chosen.kind == "pass":
            return Done()
        self.amount = int(chosen.args[0])
        return roll("d6", 1, then=self.shell_rolled, rule="MF-GAP-05", seat=self.seat)

    def shell_rolled(self, table: FortuneTable, faces: tuple[str, ...]) -> Next:
        """MF-GAP-05: on 1 to 3 the stake is lost, on 4 to 6 as much is gained."""
        change = gain_gold if int(faces[0]) > len(table.box.dice["d6"]) // 2 else pay_gold
        change(table, self.seat, self.amount, "MF-GAP-05")
        return Done()

    def give_to_charity(self, table: FortuneTable, effect: Do) -> Next:
        self.amount = effect.amount
        return self.pose(table, "charity") if table.state.players[self.seat].gold >= self.amount else Done()

    def charity_options(self, table: FortuneTable) -> list[Option]:
        return [PASS, option("give")]

    def charity_chosen(self, table: FortuneTable, chosen: Option) -> Next:
        if chosen.kind == "give":
            pay_gold(table, self.seat, self.amount, "MF-GAP-05")
            gain_fame(table, self.seat, table.box.figures.charity_fame, "MF-GAP-05")
        return Done()

    def bog_down(self, table: FortuneTable, effect: Do) -> Next:
        table.state.players[self.seat].bog = True
        table.tell("bogged_down", effect.rule, who=self.seat)
        return Done()

    # -- home ------------------------------------------------------------------------------------------------

    def home_options(self, table: FortuneTable) -> list[Option]:
        """MF-HOME-01, MF-GAP-41: everyone is asked, so that the question tells nothing."""
        if forbids_income(table, self.seat):
            return [option("decline")]
        return [option("collect"), *self.shows(table, "collected_income"), option("decline")]

    def home_chosen(self, table: FortuneTable, chosen: Option) -> Next:
        """MF-HOME-02 to MF-HOME-04: by what the player passes for; no card is turned for it."""
        if chosen.kind == "decline":
            table.tell("nothing_happened", "MF-GAP-41", who=self.seat)
            return Done()
        gain_gold(table, self.seat, table.box.figures.income, "MF-HOME-01")
        if chosen.kind == "show":
            effect = table.box.companions[str(chosen.args[0])].answers("collected_income")
            assert effect is not None
            show_companion(table, self.seat, effect.rule)
            gain_fame(table, self.seat, effect.amount, effect.rule)
        return Done()

    # -- cards -----------------------------------------------------------------------------------------------

    def draw_encounter(self, table: FortuneTable, effect: Do) -> Next:
        return draw(table, self.seat, effect.rule, self.limit)

    def lose_encounter(self, table: FortuneTable, effect: Do) -> Next:
        return self.pose(table, "lose_encounter") if table.state.players[self.seat].hand else Done()

    def lose_encounter_options(self, table: FortuneTable) -> list[Option]:
        return [option("discard", card) for card in dict.fromkeys(table.state.players[self.seat].hand)]

    def lose_encounter_chosen(self, table: FortuneTable, chosen: Option) -> Next:
        discard_encounter(table, self.seat, str(chosen.args[0]), "MF-GAP-05")
        return Done()


def forbids_income(table: FortuneTable, seat: int) -> Ruling | None:
    """MF-HOME-02, MF-HOME-04: only the home of the present identity pays."""
    player, box = table.state.players[seat], table.box
    home = box.squares[player.place].home
    if not home:
        return ruling("MF-HOME-01", square=player.place)
    if identity(box, player) == home:
        return None
    covered = box.characters[player.character].race == home
    return ruling("MF-HOME-04" if covered else "MF-HOME-02" if player.worn else "MF-HOME-03", home=home)
