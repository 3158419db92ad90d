"""The army builder: what lists cost, what is wrong with them, and how they are mended."""

from __future__ import annotations

import pytest

from mythwright.core.option import option, parse
from mythwright.games.mythic_earth import forces
from mythwright.games.mythic_earth.box import read_box
from mythwright.games.mythic_earth.forces import Entry, Roster
from tests.marks import rule

BOX = read_box(())
PRIEST = Entry("tlalocan_high_priest")
EAGLES = Entry("eagle_warriors")
SERPENT = Entry("feathered_serpent")


def aztecs(*entries: Entry) -> Roster:
    return Roster("aztecs", entries)


def found(roster: Roster, limit: int = 500) -> list[tuple[str, str, str]]:
    """What is wrong, by which rule, and what mends it."""
    return [(f.what, f.rule, str(f.fix)) for f in forces.faults(BOX, roster, limit)]


def mended(roster: Roster, limit: int) -> Roster:
    """The list after the first fix of what is wrong, again and again."""
    for _ in range(50):
        faults = forces.faults(BOX, roster, limit)
        if not faults:
            return roster
        assert faults[0].fix
        roster = forces.edited(roster, faults[0].fix)
    raise AssertionError(roster)


# -- points and profiles -------------------------------------------------------------------------------------


@rule("ME-GAP-94", "ME-BOX-06", "ME-UNIT-09")
@pytest.mark.parametrize(
    ("entry", "points"),
    [
        (PRIEST, 113),
        (Entry("tlalocan_high_priest", 3), 113),
        (Entry("tlalocan_high_priest", 4), 118),
        (Entry("tlalocan_high_priest", 5, ("wounds_3", "toughened_2", "magic_3")), 168),
        (EAGLES, 80),
        (Entry("eagle_warriors", 12), 120),
        (Entry("jaguar_champion", 1, ("second_die",)), 95),
        (Entry("great_bear", 3), 165),
        (Entry("feathered_serpent", 1, ("toughened_2",)), 220),
    ],
)
def test_a_unit_costs_its_card_its_extra_minis_and_its_options(entry, points):
    assert forces.points(BOX, entry) == forces.profile(BOX, entry).points == points


@rule("ME-BOX-06", "ME-GAP-10", "ME-UNIT-12")
def test_the_high_priest_as_bought_leads_his_dead():
    entry = Entry("tlalocan_high_priest", 5, ("wounds_3", "toughened_2", "magic_3"))
    unit = forces.profile(BOX, entry)
    priest, dead = unit.rows
    assert (unit.size, unit.dice, unit.general, unit.heroic) == (5, 1, True, True)
    assert unit.row_of == {1: 0, 2: 1, 3: 1, 4: 1, 5: 1}
    assert (priest.leader, priest.count, priest.wounds, priest.toughened, priest.magic) == (True, 1, 3, 2, 3)
    assert (dead.leader, dead.count, dead.wounds, dead.toughened, dead.magic) == (False, 4, 1, 0, 0)
    assert (priest.move, priest.brave, dead.brave) == (5_000, 8, 6)
    assert priest.talents == {"presence", "dreadful"} and dead.talents == {"living_dead", "dreadful"}
    assert forces.profile(BOX, entry) is unit


@rule("ME-GAP-10")
def test_a_unit_of_one_row_has_no_leader():
    leaders = {
        card.id: [row.leader for row in forces.profile(BOX, Entry(card.id)).rows]
        for card in BOX.units.values()
    }
    assert {tuple(rows) for name, rows in leaders.items() if not BOX.units[name].general} == {(False,)}
    assert {tuple(rows) for name, rows in leaders.items() if BOX.units[name].general} == {(True, False)}


@rule("ME-UNIT-10", "ME-UNIT-14", "ME-GAP-94")
def test_a_second_die_is_bought_and_adds_to_nothing_else():
    plain = forces.profile(BOX, Entry("jaguar_champion"))
    quick = forces.profile(BOX, Entry("jaguar_champion", 1, ("second_die",)))
    assert (plain.dice, quick.dice) == (1, 2)
    assert plain.rows == quick.rows
    assert forces.profile(BOX, SERPENT).dice == 2


@rule("ME-GAP-03", "ME-GAP-04")
@pytest.mark.parametrize(
    ("name", "radius", "height"),
    [
        ("eagle_warriors", 630, 1),
        ("puma_pack", 787, 1),
        ("scorpion_tide", 1181, 1),
        ("great_bear", 1181, 2),
        ("stone_giant", 2756, 3),  # Massive, and yet not above 3
    ],
)
def test_base_and_height_of_a_unit(name, radius, height):
    unit = forces.profile(BOX, Entry(name))
    assert (unit.radius, unit.height) == (radius, height)


@rule("ME-GAP-04")
def test_the_massive_talent_makes_a_monster_one_step_taller(tmp_path):
    layer = tmp_path / "tall.toml"
    data = "{ move = 6, shoot = 0, fight = 5, save = 7, react = 5, brave = 7 }"
    rows = f'[{{ id = "giant_lizard", weapons = ["club"], talents = ["massive"], data = {data} }}]'
    layer.write_text(f"[units.giant_lizard]\nrows = {rows}\n", encoding="utf-8")
    assert forces.profile(BOX, Entry("giant_lizard")).height == 2
    assert forces.profile(read_box((str(layer),)), Entry("giant_lizard")).height == 3


@rule("ME-FORCE-03", "ME-FORCE-02", "ME-GAP-12")
def test_a_general_may_ride_a_behemoth_and_counts_as_both(tmp_path):
    layer = tmp_path / "mounted.toml"
    layer.write_text("[units.war_chief]\ntype = 'behemoth'\n", encoding="utf-8")
    box = read_box((str(layer),))
    chief = forces.profile(box, Entry("war_chief"))
    assert (chief.type, chief.radius, chief.height) == ("behemoth", 2756, 3)
    assert (chief.general, chief.heroic) == (True, True)
    [fault] = forces.faults(box, Roster("polynesians", (Entry("war_chief"), Entry("great_turtle"))), 1000)
    assert (fault.what, fault.rule, fault.place) == ("many_behemoths", "ME-GAP-12", 2)


@rule("ME-P3-14", "ME-GAP-81", "ME-BOX-20")
def test_the_spirit_animal_is_a_unit_of_one_beast_without_dice():
    spirit = forces.animal(BOX)
    [row] = spirit.rows
    assert (spirit.card, spirit.type, spirit.size, spirit.dice, spirit.radius) == (
        *("spirit_animal", "beast", 1),
        *(0, 787),
    )
    assert (row.fight, row.save, row.shoot, row.brave, row.react) == (5, 6, 0, 5, 7)
    assert (row.wounds, row.attacks, row.leader) == (1, 1, False)
    assert forces.animal(BOX) is spirit


# -- ready lists ---------------------------------------------------------------------------------------------

READY = {
    "aztecs_1000": (996, 1000, 10, 78, 11),
    "incas_1000": (996, 1000, 10, 63, 11),
    "inuit_1000": (992, 1000, 11, 63, 12),
    "polynesians_1000": (997, 1000, 11, 66, 12),
    "aztecs_500": (496, 500, 7, 47, 7),
    "incas_500": (494, 500, 7, 39, 7),
    "inuit_500": (490, 500, 7, 33, 7),
    "polynesians_500": (493, 500, 7, 39, 7),
}


@rule("ME-GAP-99", "ME-FORCE-01", "ME-GAP-01")
@pytest.mark.parametrize("name", READY)
def test_a_ready_list_costs_what_the_catalogue_says_and_may_be_played(name):
    points, limit, units, minis, dice = READY[name]
    roster, printed = forces.ready(BOX, name), BOX.ready[name]
    bought = [forces.profile(BOX, entry) for entry in roster.entries]
    assert forces.cost(BOX, roster) == printed.points == points
    assert printed.limit == limit and forces.faults(BOX, roster, limit) == []
    assert (len(bought), sum(u.size for u in bought), sum(u.dice for u in bought)) == (units, minis, dice)


@rule("ME-GAP-99")
def test_two_ready_lists_unit_by_unit():
    assert forces.ready(BOX, "aztecs_1000").entries == (
        Entry("tlalocan_high_priest", 5, ("magic_3", "wounds_3", "toughened_2")),
        Entry("jaguar_champion"),
        Entry("eagle_warriors", 10),
        Entry("eagle_warriors", 10),
        Entry("commoner_levy", 16),
        Entry("atlatl_throwers", 10),
        Entry("tlalocan_bound_dead", 15),
        Entry("ahuizotl_pack", 7),
        Entry("scorpion_tide", 3),
        Entry("feathered_serpent"),
    )
    assert forces.ready(BOX, "inuit_500").entries == (
        Entry("angakkuq"),
        Entry("master_hunter"),
        Entry("bow_hunters", 7),
        Entry("spear_band", 9),
        Entry("harpooners", 6),
        Entry("sled_wolves", 6),
        Entry("great_bear"),
    )


@rule("ME-GAP-99")
def test_spells_of_ready_forces_are_open_to_their_alignment():
    spells = BOX.ready_spells
    assert spells["everliving"] == ("spirit_bolt", "sun_lance", "calm_the_heart")
    assert spells["everchanging"] == ("spirit_bolt", "devouring_swarm", "calm_the_heart")
    assert spells["second"] == ("dread_whisper", "stone_skin", "swift_path")
    for alignment, names in spells.items():
        assert {BOX.spells[name].alignment for name in names} <= {"", alignment}


# -- faults --------------------------------------------------------------------------------------------------


@rule("ME-FORCE-04", "ME-FORCE-01")
def test_the_general_alone_is_a_force():
    assert found(aztecs(PRIEST), 113) == []


@rule("ME-FORCE-01", "ME-FORCE-06", "ME-SETUP-03")
def test_a_force_without_its_general_may_not_be_played():
    [fault] = forces.faults(BOX, aztecs(EAGLES), 500)
    assert (fault.what, fault.rule, fault.place) == ("no_general", "ME-FORCE-01", 0)
    assert fault.facts == {"allowed": ["tlalocan_high_priest"]}
    assert fault.fix == option("add", "tlalocan_high_priest")
    assert (fault.ruling.rule, fault.ruling.facts) == (fault.rule, fault.facts)


@rule("ME-FORCE-01", "ME-FORCE-06", "ME-SETUP-03")
def test_a_second_general_is_one_too_many():
    assert found(aztecs(PRIEST, EAGLES, PRIEST)) == [("second_general", "ME-FORCE-01", "drop 3")]


@rule("ME-FORCE-05", "ME-GAP-12")
@pytest.mark.parametrize(
    ("limit", "serpents", "wrong"),
    [
        (1000, 1, []),
        (1000, 2, ["drop 3"]),
        (1000, 3, ["drop 3", "drop 4"]),
        (1999, 2, ["drop 3"]),
        (2000, 2, []),
        (2000, 3, ["drop 4"]),
    ],
)
def test_behemoths_are_limited_by_the_size_of_the_game(limit, serpents, wrong):
    roster = aztecs(PRIEST, *[SERPENT] * serpents)
    assert found(roster, limit) == [("many_behemoths", "ME-GAP-12", fix) for fix in wrong]


@rule("ME-FORCE-04", "ME-GAP-94")
def test_any_other_unit_may_be_taken_any_number_of_times():
    champions = [Entry("jaguar_champion")] * 5
    assert found(aztecs(PRIEST, *champions), 500) == []


@rule("ME-GAP-01")
@pytest.mark.parametrize(("limit", "over"), [(193, 0), (192, 1), (194, 0)])
def test_a_force_may_be_on_the_limit_or_under_it_never_over_it(limit, over):
    roster = aztecs(PRIEST, EAGLES)  # 193 points
    if not over:
        assert found(roster, limit) == []
        return
    [fault] = forces.faults(BOX, roster, limit)
    assert (fault.what, fault.rule) == ("too_many_points", "ME-GAP-01")
    assert fault.facts == {"has": 193, "limit": limit, "over": over, "mended": 0}


@rule("ME-GAP-01")
@pytest.mark.parametrize(
    ("entries", "limit", "fix"),
    [
        ((PRIEST, Entry("eagle_warriors", 12)), 232, "size 2 11"),  # one Mini is enough
        ((PRIEST, Entry("eagle_warriors", 12)), 220, "size 2 10"),  # 13 over: two of them
        ((PRIEST, Entry("jaguar_champion", 1, ("toughened_1", "second_die"))), 208, "sell 2 toughened_1"),
        ((PRIEST, Entry("jaguar_champion", 1, ("toughened_1", "second_die"))), 207, "sell 2 second_die"),
        ((PRIEST, EAGLES, SERPENT), 393 - 80, "drop 2"),
        ((PRIEST, EAGLES, SERPENT), 393 - 81, "drop 3"),
        ((PRIEST, EAGLES, SERPENT), 120, "drop 3"),  # not enough, but the most that one edit saves
    ],
)
def test_the_fix_for_too_many_points_saves_enough_and_as_little_as_it_can(entries, limit, fix):
    assert found(aztecs(*entries), limit) == [("too_many_points", "ME-GAP-01", fix)]


@rule("ME-GAP-01", "ME-FORCE-01")
def test_the_general_is_never_what_is_saved():
    assert found(aztecs(PRIEST), 112) == [("too_many_points", "ME-GAP-01", "None")]


@rule("ME-GAP-94")
@pytest.mark.parametrize(
    ("entry", "fix"),
    [
        (Entry("eagle_warriors", 7), "size 2 8"),
        (Entry("eagle_warriors", 8), None),
        (Entry("eagle_warriors", 12), None),
        (Entry("eagle_warriors", 13), "size 2 12"),
        (Entry("jaguar_champion", 2), "size 2 1"),
        (Entry("ahuizotl_pack", 3), "size 2 4"),
    ],
)
def test_a_unit_has_as_many_minis_as_its_card_allows(entry, fix):
    wrong = [("wrong_size", "ME-GAP-94", fix)] if fix else []
    assert found(aztecs(PRIEST, entry)) == wrong


@rule("ME-BOX-06", "ME-GAP-94")
@pytest.mark.parametrize(("size", "fix"), [(2, "size 1 3"), (3, None), (5, None), (6, "size 1 5")])
def test_the_high_priest_has_two_to_four_dead(size, fix):
    wrong = [("wrong_size", "ME-GAP-94", fix)] if fix else []
    assert found(aztecs(Entry("tlalocan_high_priest", size))) == wrong


@rule("ME-UNIT-09")
@pytest.mark.parametrize(
    ("options", "wrong"),
    [
        (("toughened_1", "second_die"), []),
        (("magic_3",), [("no_such_option", "ME-UNIT-09", "sell 2 magic_3")]),
        (("second_die", "second_die"), [("option_twice", "ME-UNIT-09", "sell 2 second_die")]),
    ],
)
def test_options_are_of_the_units_own_card_and_each_once(options, wrong):
    assert found(aztecs(PRIEST, Entry("jaguar_champion", 1, options))) == wrong


@rule("ME-FORCE-04", "ME-GAME-09")
def test_units_of_other_forces_and_of_none_are_left_out():
    roster = aztecs(PRIEST, Entry("puma_pack"), Entry("nobody"), EAGLES)
    assert found(roster) == [
        ("foreign_unit", "ME-FORCE-04", "drop 2"),
        ("no_such_unit", "ME-FORCE-04", "drop 3"),
    ]


@rule("ME-FORCE-06", "ME-FORCE-01")
def test_a_general_of_another_force_does_not_count():
    assert [what for what, _, _ in found(aztecs(Entry("war_chief")))] == ["foreign_unit", "no_general"]


@rule("ME-GAME-09")
def test_a_force_that_does_not_exist_is_the_only_fault():
    [fault] = forces.faults(BOX, Roster("romans", (EAGLES,)), 500)
    assert (fault.what, fault.rule, fault.fix) == ("no_such_force", "ME-GAME-09", None)
    assert fault.facts["allowed"] == ["aztecs", "incas", "inuit", "polynesians"]


@rule("ME-GAP-94", "ME-UNIT-09", "ME-GAP-01")
def test_an_entry_with_faults_is_priced_as_mended():
    wild = Entry("eagle_warriors", 99, ("magic_3",))
    assert [what for what, _, _ in found(aztecs(PRIEST, wild), 233)] == ["wrong_size", "no_such_option"]
    assert found(aztecs(PRIEST, wild), 232)[-1] == ("too_many_points", "ME-GAP-01", "size 2 11")
    assert forces.faults(BOX, aztecs(PRIEST, wild), 232)[-1].facts["mended"] == 1


@rule("ME-FORCE-04", "ME-GAP-01")
def test_fixes_name_the_entries_of_the_list_as_it_stands():
    roster = aztecs(PRIEST, Entry("puma_pack"), Entry("eagle_warriors", 12))  # 113 + 44 + 120 points
    assert found(roster, 276) == [
        ("foreign_unit", "ME-FORCE-04", "drop 2"),
        ("too_many_points", "ME-GAP-01", "size 3 11"),
    ]


@rule("ME-FORCE-01", "ME-FORCE-04", "ME-FORCE-05", "ME-UNIT-09", "ME-GAP-01", "ME-GAP-12", "ME-GAP-94")
def test_fix_after_fix_any_list_becomes_one_that_may_be_played():
    wild = aztecs(
        Entry("eagle_warriors", 99, ("magic_3", "magic_3")),
        *[SERPENT] * 3,
        Entry("nobody"),
        Entry("puma_pack"),
        Entry("jaguar_champion", 5, ("second_die", "second_die")),
        *[Entry("commoner_levy", 20)] * 6,
    )
    roster = mended(wild, 500)
    assert forces.faults(BOX, roster, 500) == []
    assert [entry.unit for entry in roster.entries].count("tlalocan_high_priest") == 1


# -- edits ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("edit", "entries"),
    [
        ("add jaguar_champion", (PRIEST, EAGLES, Entry("jaguar_champion"))),
        ("drop 1", (EAGLES,)),
        ("drop 2", (PRIEST,)),
        ("size 2 10", (PRIEST, Entry("eagle_warriors", 10))),
        ("buy 1 magic_3", (Entry("tlalocan_high_priest", 0, ("magic_3",)), EAGLES)),
        ("sell 1 magic_3", (PRIEST, EAGLES)),
        ("drop 0", (PRIEST, EAGLES)),
        ("drop 3", (PRIEST, EAGLES)),
        ("size 3 10", (PRIEST, EAGLES)),
        ("sing 1", (PRIEST, EAGLES)),
    ],
)
def test_edits_change_one_thing_or_nothing(edit, entries):
    assert forces.edited(aztecs(PRIEST, EAGLES), parse(edit)).entries == entries


@rule("ME-FORCE-04", "ME-UNIT-09", "ME-GAP-94")
def test_edits_on_offer_keep_to_the_cards():
    roster = aztecs(PRIEST, Entry("eagle_warriors", 12), Entry("jaguar_champion", 1, ("second_die",)))
    offered = [str(edit) for edit in forces.options(BOX, roster)]
    assert [edit for edit in offered if not edit.startswith("add")] == [
        *("drop 1", "size 1 4", "buy 1 wounds_3", "buy 1 toughened_2", "buy 1 magic_3"),
        *("drop 2", "size 2 11"),
        *("drop 3", "buy 3 toughened_1", "sell 3 second_die"),
    ]
    assert sum(edit.startswith("add") for edit in offered) == 9
