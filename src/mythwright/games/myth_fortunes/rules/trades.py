"""Places where cards are to be had: Costume Tent, Caravan Camp, Inn and Bazaar (MF-GAP-05, MF-GAP-35)."""

from __future__ import annotations

from mythwright.core.flow import Ask, Done, Frame, Next, ask, call
from mythwright.core.option import Option, option
from mythwright.core.ruling import Ruling, ruling
from mythwright.games.myth_fortunes.box import FortuneTable
from mythwright.games.myth_fortunes.effects import (
    accompany,
    board_of,
    can_draw,
    gain_gold,
    pay_gold,
    show_companion,
    take_companion,
    take_disguise,
    wear,
)
from mythwright.games.myth_fortunes.rules.hands import Excess, draw
from mythwright.games.myth_fortunes.rules.windows import may_show

PASS = option("pass")
WARES = ("disguise", "companion", "encounter")


class Place(Frame):
    """A square that asks: each prompt has a list of options and a step that reads the answer."""

    seat: int
    asked: str = ""

    def pose(self, table: FortuneTable, prompt: str) -> Next:
        self.asked = prompt
        return self.question(table)

    def question(self, table: FortuneTable) -> Ask:
        options: list[Option] = getattr(self, f"{self.asked}_options")(table)
        then = getattr(self, f"{self.asked}_chosen")
        rule = "MF-GAP-35" if self.asked in ("inn", "bazaar") else "MF-GAP-05"
        if self.asked == "home":
            rule = "MF-GAP-41"
        return ask(self.seat, options, then=then, rule=rule, prompt=self.asked)

    def shows(self, table: FortuneTable, moment: str) -> list[Option]:
        if not may_show(table, self.seat, moment):
            return []
        return [option("show", table.state.players[self.seat].companion)]

    def limit(self, table: FortuneTable, _: object = None) -> Next:
        """MF-HAND-06: excess goes at once."""
        return call(Excess(seat=self.seat), then=self.done)

    def done(self, table: FortuneTable, _: object) -> Next:
        return Done()


class Trade(Place):
    """What may be had here; the verb of the square is the method that begins it."""

    verb: str = ""
    shown: bool = False
    new: str = ""

    def start(self, table: FortuneTable) -> Next:
        return getattr(self, self.verb)(table)  # type: ignore[no-any-return]

    def try_costume(self, table: FortuneTable) -> Next:
        board = board_of(table, self.seat)
        stocked = board.disguises or board.disguise_discard
        return self.pose(table, "costume") if stocked else self.change(table)

    def costume_options(self, table: FortuneTable) -> list[Option]:
        return [PASS, option("take_disguise")]

    def costume_chosen(self, table: FortuneTable, chosen: Option) -> Next:
        if chosen.kind == "pass":
            return self.change(table)
        take_disguise(table, self.seat, "MF-GAP-05")
        return call(Excess(seat=self.seat), then=self.change)

    def change(self, table: FortuneTable, _: object = None) -> Next:
        return self.pose(table, "change_costume")

    def change_costume_options(self, table: FortuneTable) -> list[Option]:
        return [PASS, *disguise_options(table, self.seat)]

    def change_costume_chosen(self, table: FortuneTable, chosen: Option) -> Next:
        if chosen.kind != "pass":
            wear(table, self.seat, str(chosen.args[0]) if chosen.args else "", "MF-GAP-05")
        return Done()

    # -- companions ------------------------------------------------------------------------------------------

    def meet_caravan(self, table: FortuneTable) -> Next:
        return self.pose(table, "caravan") if companions_stocked(table, self.seat) else Done()

    def caravan_options(self, table: FortuneTable) -> list[Option]:
        return [PASS, option("take_companion")]

    def caravan_chosen(self, table: FortuneTable, chosen: Option) -> Next:
        """MF-GAP-05: seen first, then in place or in hand."""
        if chosen.kind == "pass":
            return Done()
        self.new = take_companion(table, self.seat, "MF-GAP-05")
        return self.pose(table, "place_companion")

    def place_companion_options(self, table: FortuneTable) -> list[Option]:
        return [option("keep"), option("place", self.new)]

    def place_companion_chosen(self, table: FortuneTable, chosen: Option) -> Next:
        if chosen.kind == "place":
            accompany(table, self.seat, str(chosen.args[0]), "MF-GAP-05")
        return self.limit(table)

    def meet_at_inn(self, table: FortuneTable) -> Next:
        return self.pose(table, "inn")

    def inn_options(self, table: FortuneTable) -> list[Option]:
        taking = [option("take_companion")] if companions_stocked(table, self.seat) else []
        return [PASS, *taking, *self.market_shows(table)]

    def inn_chosen(self, table: FortuneTable, chosen: Option) -> Next:
        """MF-GAP-35: free of charge, and he comes along at once."""
        if chosen.kind == "show":
            return self.show_at_market(table)
        if chosen.kind == "pass":
            return Done()
        new = take_companion(table, self.seat, "MF-GAP-35")
        accompany(table, self.seat, new, "MF-GAP-35")
        return call(Excess(seat=self.seat, stays=True), then=self.done)

    # -- the Bazaar ------------------------------------------------------------------------------------------

    def buy_card(self, table: FortuneTable) -> Next:
        return self.pose(table, "bazaar")

    def bazaar_options(self, table: FortuneTable) -> list[Option]:
        buying = [option("buy", ware) for ware in WARES if not forbids_buying(table, self.seat, ware)]
        return [PASS, *buying, *self.market_shows(table)]

    def bazaar_chosen(self, table: FortuneTable, chosen: Option) -> Next:
        """MF-GAP-35: one card, once in the turn, from the top of its deck."""
        if chosen.kind == "show":
            return self.show_at_market(table)
        if chosen.kind == "pass":
            return Done()
        ware = str(chosen.args[0])
        pay_gold(table, self.seat, price(table, ware), "MF-GAP-35")
        if ware == "encounter":
            return draw(table, self.seat, "MF-GAP-35", self.limit)
        (take_disguise if ware == "disguise" else take_companion)(table, self.seat, "MF-GAP-35")
        return self.limit(table)

    def market_shows(self, table: FortuneTable) -> list[Option]:
        return [] if self.shown else self.shows(table, "came_to_market")

    def show_at_market(self, table: FortuneTable) -> Next:
        """MF-GAP-13: a Loud Imp earns something at the Bazaar and the Inn."""
        effect = table.box.companions[table.state.players[self.seat].companion].answers("came_to_market")
        assert effect is not None
        self.shown = True
        show_companion(table, self.seat, effect.rule)
        gain_gold(table, self.seat, effect.amount, effect.rule)
        return self.question(table)


def price(table: FortuneTable, ware: str) -> int:
    number: int = getattr(table.box.figures, f"{ware}_price")
    return number


def forbids_buying(table: FortuneTable, seat: int, ware: str) -> Ruling | None:
    """MF-GAP-35: one must have the gold, and there must be a card."""
    board, gold = board_of(table, seat), table.state.players[seat].gold
    if ware not in WARES:
        return ruling("MF-GAP-35", wares=list(WARES))
    if gold < price(table, ware):
        return ruling("MF-GAP-35", needs=price(table, ware), has=gold)
    stocked = {
        "disguise": bool(board.disguises or board.disguise_discard),
        "companion": companions_stocked(table, seat),
        "encounter": can_draw(board),
    }
    return None if stocked[ware] else ruling("MF-GAP-35", ware=ware)


def companions_stocked(table: FortuneTable, seat: int) -> bool:
    board = board_of(table, seat)
    return bool(board.companions or board.companion_discard)


def disguise_options(table: FortuneTable, seat: int) -> list[Option]:
    """MF-TURN-03, MF-DISG-06: another disguise, or none; the same again would be no change (MF-GAP-12)."""
    player = table.state.players[seat]
    options = [option("disguise", race) for race in dict.fromkeys(player.disguises) if race != player.worn]
    return [*options, option("undisguise")] if player.worn else options


def companion_options(table: FortuneTable, seat: int) -> list[Option]:
    player = table.state.players[seat]
    return [option("companion", c) for c in dict.fromkeys(player.companions) if c != player.companion]
