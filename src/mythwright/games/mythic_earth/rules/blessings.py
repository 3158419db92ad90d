"""Blessings of the Way: which may be used at a moment, and what they do (ME-BLESS, ME-GAP-71, ME-GAP-72)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from mythwright.core.effects import Do
from mythwright.core.flow import Done, Frame, Next, call, roll
from mythwright.core.option import Option, option
from mythwright.core.ruling import Ruling, ruling
from mythwright.games.mythic_earth import effects, gifts, pool
from mythwright.games.mythic_earth.box import MythTable
from mythwright.games.mythic_earth.numbers import d3
from mythwright.games.mythic_earth.rules.aftermath import aftermath
from mythwright.games.mythic_earth.rules.brave import BLESSING, Morale
from mythwright.games.mythic_earth.rules.consolidation import consolidation
from mythwright.games.mythic_earth.rules.engagement import fled_from
from mythwright.games.mythic_earth.rules.flowing import maybe
from mythwright.games.mythic_earth.rules.movement.allowance import allowance, forbids_march
from mythwright.games.mythic_earth.rules.movement.walking import Walk
from mythwright.games.mythic_earth.rules.orders import ORDERS, Order, forbids_order, ordered
from mythwright.games.mythic_earth.rules.pleas import BLESS, forbids_use, left
from mythwright.games.mythic_earth.rules.returning import restorable, restore
from mythwright.games.mythic_earth.state import NO_UNIT, TABLE, Unit
from mythwright.games.mythic_earth.units import on_table, steady

Args = tuple[str | int, ...]
FREE_MOVE, FREE_MARCH = "free_move", "free_march"


class Way(NamedTuple):
    """One kind of Blessing: what it could be aimed at, and why not at this; last comes the acting Unit."""

    aims: Callable[[MythTable, int, int], list[Args]]
    forbids: Callable[[MythTable, int, int, Args], Ruling | None]


def verb(table: MythTable, blessing: str) -> str:
    """What the card does."""
    return next(e.do for e in table.box.blessings[blessing].effect if isinstance(e, Do))


def offers(table: MythTable, seat: int, kinds: tuple[str, ...], unit: int = NO_UNIT) -> list[Option]:
    """The Blessings that this seat may use now, as `bless ID …`; `kinds` are windows of the vocabulary."""
    return list(offered(table, seat, kinds, unit))


def offered(table: MythTable, seat: int, kinds: tuple[str, ...], unit: int) -> Iterator[Option]:
    """The same, one after another."""
    for kind in kinds:
        for name in left(table, seat, kind):
            way = WAYS[verb(table, name)]
            for args in way.aims(table, seat, unit):
                if not way.forbids(table, seat, unit, args):
                    yield option(BLESS, name, *args)


def forbids_blessing(table: MythTable, seat: int, unit: int, chosen: Option) -> Ruling | None:
    """Why this Blessing may not be used so, whenever that is; ME-GAP-70 says when."""
    name = str(chosen.args[0]) if chosen.args else ""
    wrong = forbids_use(table, seat, name)
    if wrong:
        return wrong
    way = WAYS.get(verb(table, name))
    return way.forbids(table, seat, unit, chosen.args[1:]) if way else None


# -- what each may be aimed at -------------------------------------------------------------------------------


def here(table: MythTable, seat: int, unit: int) -> list[Args]:
    """It is for the Unit that is acting."""
    return [()]


def afraid(table: MythTable, seat: int, unit: int) -> list[Args]:
    """Friends with markers."""
    return [(number,) for number, they in table.state.units.items() if they.markers and they.seat == seat]


def hesitant(table: MythTable, seat: int, unit: int) -> list[Args]:
    """Enemies with markers."""
    return [(number,) for number, they in table.state.units.items() if they.markers and they.seat != seat]


def active(table: MythTable, seat: int, unit: int) -> list[Args]:
    """Friends that have been given a die."""
    return [(number,) for number, they in table.state.units.items() if they.given and they.seat == seat]


def orders_there(table: MythTable, seat: int, unit: int) -> list[Args]:
    return list(ordered(table, unit, blessed=True))


def dice_there(table: MythTable, seat: int, unit: int) -> list[Args]:
    """Free dice by value; in turn 1 those that lie by Units."""
    found: list[Args] = [(value,) for value in dict.fromkeys(table.state.sides[seat].pool)]
    for number, they in on_table(table, seat):
        found += [(value, number) for value in dict.fromkeys(they.bound)]
    return found


def named(table: MythTable, args: Args) -> Unit | None:
    """The Unit on the table that was named, if it is there."""
    unit = table.state.units.get(args[0]) if len(args) == 1 and isinstance(args[0], int) else None
    return unit if unit is not None and unit.place == TABLE else None


def own(table: MythTable, seat: int, unit: int, args: Args) -> Unit | None:
    """The acting Unit, if it is this seat's and on the table."""
    acting = table.state.units.get(unit)
    if acting is None or acting.seat != seat or acting.place != TABLE or args:
        return None
    return acting


# -- why not -------------------------------------------------------------------------------------------------


def forbids_return(table: MythTable, seat: int, unit: int, args: Args) -> Ruling | None:
    """ME-BLESS-08, ME-GAP-71: somebody must be able to come back."""
    if own(table, seat, unit, args) and restorable(table, unit):
        return None
    return ruling("ME-GAP-71", unit=unit)


def forbids_free_move(table: MythTable, seat: int, unit: int, args: Args) -> Ruling | None:
    """ME-BLESS-11, ME-GAP-71: not engaged, Frozen or Fleeing."""
    acting = own(table, seat, unit, args)
    return None if acting and steady(acting) else ruling("ME-GAP-71", unit=unit)


def forbids_far_order(table: MythTable, seat: int, unit: int, args: Args) -> Ruling | None:
    """ME-BLESS-12, ME-GAPB-03: `regroup U` or `stop U`, from twenty inches."""
    match args:
        case (str(what), int(target)) if what in ORDERS and unit in table.state.units:
            return forbids_order(table, unit, what, target, blessed=True)
    return ruling("ME-BLESS-12", unit=unit)


def forbids_calming(table: MythTable, seat: int, unit: int, args: Args) -> Ruling | None:
    """ME-BLESS-13: a friendly Unit with markers."""
    they = named(table, args)
    if they is not None and they.seat == seat and they.markers:
        return None
    return ruling("ME-BLESS-13", unit=args[0] if args else NO_UNIT)


def forbids_raising(table: MythTable, seat: int, unit: int, args: Args) -> Ruling | None:
    """ME-BLESS-14, ME-GAP-72: an own unused die below 6; a bound one in turn 1 only, of no Frozen Unit."""
    match args:
        case (int(value),) if value in table.state.sides[seat].pool and value < pool.TOP:
            return None
        case (int(value), int(number)) if table.state.turn == 1 and value < pool.TOP:
            they = named(table, (number,))
            if they is not None and they.seat == seat and value in they.bound and not they.frozen:
                return None
    return ruling("ME-GAP-72", die=args[0] if args else 0)


def forbids_free_march(table: MythTable, seat: int, unit: int, args: Args) -> Ruling | None:
    """ME-BLESS-17, ME-GAP-72: it has received a die; not engaged, Frozen, Fleeing, or kept from Marching."""
    they = named(table, args)
    if they is None or they.seat != seat or not they.given:
        return ruling("ME-BLESS-17", unit=args[0] if args else NO_UNIT)
    if not steady(they):
        return ruling("ME-GAP-72", unit=args[0])
    return forbids_march(table, int(args[0]))


def forbids_doubt(table: MythTable, seat: int, unit: int, args: Args) -> Ruling | None:
    """ME-BLESS-18: an enemy Unit with markers."""
    they = named(table, args)
    if they is not None and they.seat != seat and they.markers:
        return None
    return ruling("ME-BLESS-18", unit=args[0] if args else NO_UNIT)


WAYS: dict[str, Way] = {
    "return_minis": Way(here, forbids_return),
    "free_move": Way(here, forbids_free_move),
    "order_regroup": Way(orders_there, forbids_far_order),
    "shed_markers": Way(afraid, forbids_calming),
    "raise_die": Way(dice_there, forbids_raising),
    "free_march": Way(active, forbids_free_march),
    "sow_doubt": Way(hesitant, forbids_doubt),
}
"""The other verbs answer a test, a Countercharge or a Dispel: see `pleas.py`."""


# -- what they do --------------------------------------------------------------------------------------------


class Bless(Frame):
    """One Blessing is carried out; `unit` is the one that is acting. The result is its id."""

    seat: int
    name: str
    args: Args = ()
    unit: int = NO_UNIT
    foes: tuple[int, ...] = ()

    def start(self, table: MythTable) -> Next:
        """ME-BLESS-05."""
        doing = verb(table, self.name)
        if doing in ("shed_markers", "free_march", "sow_doubt"):
            self.unit = int(self.args[0])
        gifts.use_blessing(table, self.seat, self.name, self.unit)
        match doing:
            case "return_minis":
                return roll("d6", 1, then=self.restore, rule="ME-BLESS-08", seat=self.seat)
            case "shed_markers":
                return roll("d6", 1, then=self.calm, rule="ME-BLESS-13", seat=self.seat)
            case "free_move":
                return self.walk(table, FREE_MOVE, "ME-BLESS-11")
            case "free_march":
                return self.walk(table, FREE_MARCH, "ME-BLESS-17")
            case "order_regroup":
                return self.order(table)
            case "raise_die":
                gifts.raise_die(table, self.seat, *[int(each) for each in self.args])
                return Done(self.name)
            case _:
                return self.sow(table)

    def restore(self, table: MythTable, faces: tuple[str, ...]) -> Next:
        """ME-BLESS-08, ME-GAP-71."""
        restore(table, self.unit, d3(faces[0]), "ME-BLESS-08")
        return Done(self.name)

    def calm(self, table: MythTable, faces: tuple[str, ...]) -> Next:
        """ME-BLESS-13, ME-GAP-71: the Unit is chosen first, then the die falls."""
        effects.shed_markers(table, self.unit, d3(faces[0]), "ME-BLESS-13")
        return Done(self.name)

    def walk(self, table: MythTable, how: str, rule: str) -> Next:
        """ME-BLESS-11, ME-BLESS-17: markers need no test for it."""
        length = allowance(table, self.unit, how == FREE_MARCH)
        return call(Walk(unit=self.unit, how=how, length=length, rule=rule), then=self.settle)

    def order(self, table: MythTable) -> Next:
        """ME-BLESS-12."""
        what, target = str(self.args[0]), int(self.args[1])
        order = Order(unit=self.unit, what=what, target=target, blessed=True)
        return call(order, then=self.settle)

    def sow(self, table: MythTable) -> Next:
        """ME-BLESS-18, ME-GAP-72: one marker less, then a test as if it had lost a fight."""
        self.foes = table.state.units[self.unit].links
        source = fled_from(table, self.unit) if self.foes else NO_UNIT
        effects.shed_markers(table, self.unit, 1, "ME-BLESS-18")
        return call(Morale(unit=self.unit, why=BLESSING, source=source), then=self.doubted)

    def doubted(self, table: MythTable, _: str) -> Next:
        return maybe(table, aftermath(table), then=self.consolidate)

    def consolidate(self, table: MythTable, _: object) -> Next:
        """ME-GAP-72: the enemies of a Unit that broke off may move, those who fight on may not."""
        if not self.foes:
            return Done(self.name)
        foe, self.foes = self.foes[0], self.foes[1:]
        return maybe(table, consolidation(table, foe), then=self.consolidate)

    def settle(self, table: MythTable, _: object) -> Next:
        return maybe(table, aftermath(table), then=self.over)

    def over(self, table: MythTable, _: object) -> Next:
        return Done(self.name)
