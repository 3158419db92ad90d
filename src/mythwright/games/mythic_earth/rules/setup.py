"""Pre-Battle Set Up: Forces, alignments, the primary scenario, sides, Devotions, spells (ME-SETUP)."""

from __future__ import annotations

from collections.abc import Sequence

from mythwright.core.flow import Done, Frame, Next, ask, roll
from mythwright.core.option import Option, option
from mythwright.core.ruling import Refused, Ruling, ruling
from mythwright.core.save import BadFile
from mythwright.games.mythic_earth import forces
from mythwright.games.mythic_earth.box import Box, MythTable
from mythwright.games.mythic_earth.forces import Roster
from mythwright.games.mythic_earth.rules.flowing import maybe
from mythwright.games.mythic_earth.rules.furnishing import furnish
from mythwright.games.mythic_earth.rules.primaries import primary
from mythwright.games.mythic_earth.state import NOBODY, NORTH, SOUTH, Settings, Side, State, Unit, Vow
from mythwright.games.mythic_earth.units import magic_level, of_seat, other_seat
from mythwright.games.mythic_earth.vocabulary import ALIGNMENTS

FORCE, PRIMARY, KEEP, SPELL, READY = "force", "primary", "keep", "spell", "ready"
EDGES = ("south", "north")
EVEN_ODDS = 5
"""Where alignments are random, a D10 of at most this is the first of them (ME-GAME-19)."""


def deal(box: Box, seats: int, points: int, lists: Sequence[str], scenario: str) -> State:
    """A table before set-up, with the Forces that are known already (ME-GAP-01)."""
    size = box.size_of(points)
    settings = Settings(points, size.width, size.depth, size.id, scenario)
    state = State(settings, [Side(Vow(), edge=edge) for edge in (SOUTH, NORTH)[:seats]])
    for seat, text in enumerate(lists):
        if text:
            found = roster(box, text, points)
            if isinstance(found, list):
                raise Refused(found)
            muster(state, seat, text, found)
    return state


def roster(box: Box, text: str, points: int) -> Roster | list[Ruling]:
    """ME-SETUP-02, ME-SETUP-03: the list of this name or code, or what is wrong with it."""
    try:
        found = forces.read(box, text)
    except BadFile:
        lists = ready_lists(box, points)
        return [ruling("ME-GAP-99", list=text[:80], lists=lists, typed=", ".join(lists))]
    faults = forces.faults(box, found, points)
    return [ruling(fault.rule, **fault.facts, entry=fault.place, list=text) for fault in faults] or found


def ready_lists(box: Box, points: int) -> list[str]:
    """The ready-made Forces for the largest size that these points allow (ME-GAP-99)."""
    limits = [each.limit for each in box.ready.values() if each.limit <= points]
    return [name for name, each in box.ready.items() if each.limit == max(limits, default=0)]


def muster(state: State, seat: int, text: str, found: Roster) -> None:
    """The Units of a Force, numbered on."""
    side = state.sides[seat]
    side.force, side.list = found.force, text
    first = max(state.units, default=0) + 1
    for number, entry in enumerate(found.entries, first):
        state.units[number] = Unit(seat, entry.unit, entry.size, entry.options)


class SetUp(Frame):
    """The steps of set-up, in the order of ME-GAP-69."""

    rolls: tuple[int, ...] = ()
    winner: int = NOBODY
    seat: int = 0
    unit: int = 0

    def start(self, table: MythTable) -> Next:
        """ME-SETUP-02, ME-GAME-09: each side plays one Force."""
        for seat, side in enumerate(table.state.sides):
            if not side.force:
                self.seat = seat
                lists = ready_lists(table.box, table.state.settings.points)
                options = [option(FORCE, name) for name in lists]
                return ask(seat, options, then=self.forced, rule="ME-SETUP-02", prompt="force", open=(FORCE,))
        return self.roll_off(table)

    def explains(self, table: MythTable, chosen: Option) -> Ruling | None:
        """What is wrong with a Force that was named."""
        if chosen.kind != FORCE:
            return None
        if len(chosen.args) != 1:
            return ruling("ME-GAME-09", has=len(chosen.args), needs=1)
        found = roster(table.box, str(chosen.args[0]), table.state.settings.points)
        return found[0] if isinstance(found, list) else None

    def forced(self, table: MythTable, chosen: Option) -> Next:
        text = str(chosen.args[0])
        found = roster(table.box, text, table.state.settings.points)
        assert isinstance(found, Roster)
        muster(table.state, self.seat, text, found)
        table.tell("force_chosen", "ME-SETUP-02", seat=self.seat, force=found.force, list=text)
        return self.start(table)

    # -- alignments and the primary scenario -----------------------------------------------------------------

    def roll_off(self, table: MythTable) -> Next:
        """ME-SETUP-04: each player rolls 1D10, the lowest wins."""
        self.rolls = ()
        return roll("d10", 1, then=self.aligned, rule="ME-SETUP-04", seat=0)

    def aligned(self, table: MythTable, faces: tuple[str, ...]) -> Next:
        """ME-SETUP-05, ME-SETUP-06: ties are rolled again."""
        self.rolls += (int(faces[0]),)
        if len(self.rolls) == 1:
            return roll("d10", 1, then=self.aligned, rule="ME-SETUP-04", seat=1)
        if self.rolls[0] == self.rolls[1]:
            return self.roll_off(table)
        self.winner = table.state.winner = won_roll_off(table, self.rolls, "ME-SETUP-04")
        if table.box.house.random_alignment:
            return roll("d10", 1, then=self.fated, rule="ME-GAME-19", seat=self.winner)
        options = [option(way) for way in ALIGNMENTS]
        return ask(self.winner, options, then=self.chose_way, rule="ME-SETUP-05", prompt="alignment")

    def fated(self, table: MythTable, faces: tuple[str, ...]) -> Next:
        return self.chose_way(table, option(ALIGNMENTS[int(faces[0]) > EVEN_ODDS]))

    def chose_way(self, table: MythTable, chosen: Option) -> Next:
        """ME-GAME-20: the other side has the other alignment. ME-SETUP-07: the loser chooses the primary."""
        other = ALIGNMENTS[1 - ALIGNMENTS.index(chosen.kind)]
        for seat, way in ((self.winner, chosen.kind), (other_seat(self.winner), other)):
            side = table.state.sides[seat]
            side.alignment = way
            side.blessings = tuple(b.id for b in table.box.blessings.values() if b.alignment == way)
            table.tell("aligned", "ME-GAME-20", seat=seat, alignment=way)
        if table.state.settings.primary:
            return self.chose_primary(table, option(PRIMARY, table.state.settings.primary))
        options = [option(PRIMARY, name) for name in table.box.primaries]
        loser = other_seat(self.winner)
        return ask(loser, options, then=self.chose_primary, rule="ME-SETUP-07", prompt="primary")

    def chose_primary(self, table: MythTable, chosen: Option) -> Next:
        """ME-SETUP-08: the table is furnished; then sides are rolled for."""
        table.state.primary = str(chosen.args[0])
        table.tell("primary_chosen", "ME-SETUP-07", primary=table.state.primary)
        furnish(table)
        return self.roll_for_sides(table)

    # -- sides -----------------------------------------------------------------------------------------------

    def roll_for_sides(self, table: MythTable) -> Next:
        """ME-SETUP-09, ME-GAP-69: the lowest wins here too."""
        self.rolls = ()
        return roll("d10", 1, then=self.rolled_for_sides, rule="ME-SETUP-09", seat=0)

    def rolled_for_sides(self, table: MythTable, faces: tuple[str, ...]) -> Next:
        self.rolls += (int(faces[0]),)
        if len(self.rolls) == 1:
            return roll("d10", 1, then=self.rolled_for_sides, rule="ME-SETUP-09", seat=1)
        if self.rolls[0] == self.rolls[1]:
            return self.roll_for_sides(table)
        chooser = self.seat = won_roll_off(table, self.rolls, "ME-SETUP-09")
        options = [option(edge) for edge in EDGES]
        return ask(chooser, options, then=self.chose_side, rule="ME-SETUP-09", prompt="side")

    def chose_side(self, table: MythTable, chosen: Option) -> Next:
        edge = EDGES.index(chosen.kind)
        for seat, own in ((self.seat, edge), (other_seat(self.seat), SOUTH if edge == NORTH else NORTH)):
            table.state.sides[seat].edge = own
            table.tell("side_chosen", "ME-SETUP-09", seat=seat, edge=EDGES[own])
        return self.deal_devotions(table)

    # -- Devotions -------------------------------------------------------------------------------------------

    def deal_devotions(self, table: MythTable) -> Next:
        """ME-SETUP-11, ME-DEV-02: three cards of the own alignment."""
        number = table.box.figures.devotions_dealt
        for seat, side in enumerate(table.state.sides):
            cards = [d.id for d in table.box.devotions.values() if d.alignment == side.alignment]
            side.vow.dealt = tuple(sorted(table.dice.shuffled(f"devotions/{side.alignment}", cards)[:number]))
            table.tell("devotions_dealt", "ME-SETUP-11", to=(seat,), seat=seat, cards=list(side.vow.dealt))
        table.reveal()
        self.seat = self.winner
        return self.keep_one(table)

    def keep_one(self, table: MythTable) -> Next:
        """ME-SETUP-12: one is kept in secret."""
        options = [option(KEEP, card) for card in table.state.sides[self.seat].vow.dealt]
        return ask(self.seat, options, then=self.kept_one, rule="ME-SETUP-12", prompt="devotion")

    def kept_one(self, table: MythTable, chosen: Option) -> Next:
        vow = table.state.sides[self.seat].vow
        vow.card = str(chosen.args[0])
        table.tell("devotion_kept", "ME-SETUP-12", to=(self.seat,), seat=self.seat, devotion=vow.card)
        if self.seat == self.winner:
            self.seat = other_seat(self.winner)
            return self.keep_one(table)
        return self.choose_spells(table)

    # -- spells ----------------------------------------------------------------------------------------------

    def choose_spells(self, table: MythTable) -> Next:
        """ME-MAGIC-06, ME-SETUP-14: Magic Users choose after alignments, the roll-off winner's first."""
        for seat in (self.winner, other_seat(self.winner)):
            for number, unit in of_seat(table, seat):
                if len(unit.spells) < magic_level(table, unit):
                    self.seat, self.unit = seat, number
                    return self.ask_spell(table)
        return maybe(table, primary(table).prepare(table), then=self.prepared)

    def ask_spell(self, table: MythTable) -> Next:
        """ME-MAGIC-03: one per level, each once."""
        unit = table.state.units[self.unit]
        options = [] if unit.spells else [option(READY)]
        options += [option(SPELL, name) for name in open_spells(table, self.seat) if name not in unit.spells]
        return ask(self.seat, options, then=self.chose_spell, rule="ME-SETUP-14", prompt="spells")

    def chose_spell(self, table: MythTable, chosen: Option) -> Next:
        unit = table.state.units[self.unit]
        if chosen.kind == READY:
            learnt = ready_spells(table, self.seat, self.unit)
        else:
            learnt = (str(chosen.args[0]),)
        unit.spells = (*unit.spells, *learnt)
        table.tell("learnt", "ME-MAGIC-03", seat=self.seat, unit=self.unit, spells=list(learnt))
        return self.choose_spells(table)

    def prepared(self, table: MythTable, _: object) -> Next:
        return Done()


def won_roll_off(table: MythTable, rolls: tuple[int, ...], rule: str) -> int:
    """The seat with the lowest roll."""
    winner = rolls.index(min(rolls))
    table.tell("roll_off", rule, seat=winner, rolls=list(rolls))
    return winner


def open_spells(table: MythTable, seat: int) -> list[str]:
    """ME-GAME-22: the spells that this side's Magic Users may know."""
    way = table.state.sides[seat].alignment
    return [spell.id for spell in table.box.spells.values() if spell.alignment in ("", way)]


def ready_spells(table: MythTable, seat: int, number: int) -> tuple[str, ...]:
    """ME-GAP-99: what a ready Force takes; a second Magic User takes others."""
    unit = table.state.units[number]
    level = magic_level(table, unit)
    sets = table.box.ready_spells
    known = {spell for n, other in of_seat(table, seat) if n != number for spell in other.spells}
    first = sets[table.state.sides[seat].alignment]
    second = sets["second"]
    taken = first if not known & set(first) else second
    allowed = open_spells(table, seat)
    return tuple(dict.fromkeys((*taken, *second, *allowed)))[:level]
