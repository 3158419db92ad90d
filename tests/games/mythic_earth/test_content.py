"""What is printed, figure by figure: unit cards, charts, talents, spells, Blessings, scenarios, landscape."""

from __future__ import annotations

import re

import pytest

from mythwright.core.catalog import read_catalog
from mythwright.core.effects import Adjust
from mythwright.games.mythic_earth.box import CONTENT, read_box
from mythwright.games.mythic_earth.game import LISTS
from mythwright.games.mythic_earth.game import PRIMARIES as SCENARIOS
from tests.marks import rule

BOX = read_box(())
PLAIN = {"wounds": 1, "attacks": 1, "toughened": 0, "magic": 0}
COMPETENCIES = ("move", "shoot", "fight", "save", "react", "brave")

# unit | type and class | size | points, of each more | dice | M SH FI SV RE BR | gear | figures and talents
# "and": another row of the card above; a weapon of nature stands before its row of the chart
CARDS = """
tlalocan_high_priest | humanoid general | 1 | 113 | 1 | 5 5 5 5 7 8 | macuahuitl | wounds 2, toughened 1, magic 2, presence, dreadful
and tlalocan_bound_dead | | 2-4 | +5 | | 5 5 5 5 4 6 | club | living_dead, dreadful
eagle_warriors | humanoid | 8-12 | 80 +10 | 1 | 5 5 6 5 6 7 | macuahuitl, light |
jaguar_champion | humanoid heroic | 1 | 75 | 1 | 6 5 7 6 7 8 | macuahuitl, light | wounds 3, attacks 4, dodge
commoner_levy | humanoid | 10-20 | 50 +5 | 1 | 5 2 4 4 5 5 | spear |
atlatl_throwers | humanoid | 6-10 | 48 +8 | 1 | 5 5 4 5 6 6 | atlatl, knife |
tlalocan_bound_dead | humanoid | 10-20 | 50 +5 | 1 | 5 5 5 5 4 6 | club | living_dead, dreadful
ahuizotl_pack | beast | 4-8 | 40 +10 | 1 | 8 0 5 5 6 6 | fangs=knife | attacks 2
scorpion_tide | multitude | 3-5 | 48 +16 | 1 | 5 0 4 4 4 7 | stings=fist | wounds 3, attacks 3
feathered_serpent | behemoth | 1 | 200 | 2 | 8 0 6 7 7 9 | coils=huge_macuahuitl | wounds 8, attacks 6, toughened 1, fly, dreadful, massive
sinchi_war_leader | humanoid general | 1 | 110 | 1 | 5 5 7 6 7 8 | copper_axe, medium | wounds 3, attacks 3, command, presence
and royal_guard | | 2-5 | +10 | | 5 5 6 5 6 7 | copper_axe, light |
sun_priestess | humanoid heroic | 1 | 80 | 1 | 5 5 4 5 7 8 | knife | wounds 2, magic 2
royal_axe_guard | humanoid | 8-12 | 88 +11 | 1 | 5 5 6 5 6 7 | copper_axe, medium |
highland_spears | humanoid | 10-16 | 70 +7 | 1 | 5 3 5 5 5 6 | spear |
huaraca_slingers | humanoid | 6-10 | 48 +8 | 1 | 5 5 4 5 6 6 | huaraca, rock |
chasqui_runners | humanoid | 5-8 | 35 +7 | 1 | 7 6 4 5 8 6 | insults, club | dodge
puma_pack | beast | 4-8 | 44 +11 | 1 | 8 0 6 5 7 6 | claws=knife | attacks 2
giant_condor | monster | 1-3 | 50 +50 | 1 | 9 0 5 5 6 7 | talons=axe | wounds 5, attacks 5, fly
stone_giant | behemoth | 1 | 195 | 2 | 6 5 5 7 5 8 | behemoth_rock, fists=macuahuitl | wounds 10, attacks 6, toughened 2, massive
angakkuq | humanoid general | 1 | 110 | 1 | 5 5 5 5 7 8 | knife | wounds 2, magic 2, presence, dodge
and hunter | | 2-4 | +7 | | 5 6 5 5 6 7 | bow, knife |
master_hunter | humanoid heroic | 1 | 78 | 1 | 6 7 7 6 8 8 | heavy_spear, bow, light | wounds 3, attacks 4, command
bow_hunters | humanoid | 6-10 | 42 +7 | 1 | 5 6 4 5 6 6 | bow, knife |
spear_band | humanoid | 8-12 | 80 +10 | 1 | 5 4 6 5 6 7 | heavy_spear |
harpooners | humanoid | 6-10 | 48 +8 | 1 | 5 6 5 5 6 6 | javelin, knife |
aylus_casters | humanoid | 5-8 | 35 +7 | 1 | 6 6 4 5 7 6 | aylus, club |
sled_wolves | beast | 5-10 | 50 +10 | 1 | 9 0 5 5 7 6 | fangs=knife | attacks 2
great_bear | monster | 1-3 | 55 +55 | 1 | 6 0 6 6 5 7 | claws=macuahuitl | wounds 4, attacks 4
ice_giant | behemoth | 1 | 190 | 2 | 7 5 6 6 5 8 | behemoth_rock, trunk=huge_macuahuitl | wounds 10, attacks 6, toughened 1, dreadful, massive
war_chief | humanoid general | 1 | 104 | 1 | 6 5 7 6 7 8 | shark_tooth_blade=macuahuitl, light | wounds 3, attacks 4, command
and clubman | | 2-5 | +7 | | 5 5 5 5 6 7 | macana |
spirit_navigator | humanoid heroic | 1 | 83 | 1 | 5 5 4 5 7 8 | club | wounds 2, magic 2, dodge
club_warriors | humanoid | 8-16 | 64 +8 | 1 | 5 5 5 5 6 7 | macana, light |
spear_paddlers | humanoid | 10-16 | 70 +7 | 1 | 5 4 5 4 5 6 | spear |
sling_paddlers | humanoid | 6-10 | 48 +8 | 1 | 5 5 4 5 6 6 | sling, club |
night_marchers | humanoid | 8-16 | 56 +7 | 1 | 5 5 5 6 4 6 | club | living_dead, dreadful
boar_pack | beast | 4-8 | 40 +10 | 1 | 7 0 5 6 5 6 | tusks=knife | attacks 2
giant_lizard | monster | 1-3 | 52 +52 | 1 | 6 0 5 7 5 7 | jaws=macuahuitl | wounds 4, attacks 4
seabird_cloud | multitude | 2-4 | 40 +20 | 1 | 8 0 4 4 6 6 | beaks=fist | wounds 4, attacks 3, fly
great_turtle | behemoth | 1 | 185 | 2 | 5 0 5 8 4 8 | bite=huge_macuahuitl | wounds 10, attacks 5, toughened 1, massive
"""  # noqa: E501

FORCES = {
    "aztecs": (
        *("tlalocan_high_priest", "eagle_warriors", "jaguar_champion", "commoner_levy", "atlatl_throwers"),
        *("tlalocan_bound_dead", "ahuizotl_pack", "scorpion_tide", "feathered_serpent"),
    ),
    "incas": (
        *("sinchi_war_leader", "sun_priestess", "royal_axe_guard", "highland_spears", "huaraca_slingers"),
        *("chasqui_runners", "puma_pack", "giant_condor", "stone_giant"),
    ),
    "inuit": (
        *("angakkuq", "master_hunter", "bow_hunters", "spear_band", "harpooners", "aylus_casters"),
        *("sled_wolves", "great_bear", "ice_giant"),
    ),
    "polynesians": (
        *("war_chief", "spirit_navigator", "club_warriors", "spear_paddlers", "sling_paddlers"),
        *("night_marchers", "boar_pack", "giant_lizard", "seabird_cloud", "great_turtle"),
    ),
}

# unit, option: what, to, points, whose
OPTIONS = {
    ("tlalocan_high_priest", "wounds_3"): ("wounds", 3, 10, "high_priest"),
    ("tlalocan_high_priest", "toughened_2"): ("toughened", 2, 10, "high_priest"),
    ("tlalocan_high_priest", "magic_3"): ("magic", 3, 25, "high_priest"),
    ("jaguar_champion", "toughened_1"): ("toughened", 1, 10, "jaguar_champion"),
    ("jaguar_champion", "second_die"): ("dice", 2, 20, ""),
    ("feathered_serpent", "toughened_2"): ("toughened", 2, 20, "feathered_serpent"),
    ("sinchi_war_leader", "toughened_1"): ("toughened", 1, 10, "sinchi_war_leader"),
    ("sun_priestess", "magic_3"): ("magic", 3, 25, "sun_priestess"),
    ("angakkuq", "wounds_3"): ("wounds", 3, 10, "angakkuq"),
    ("angakkuq", "magic_3"): ("magic", 3, 25, "angakkuq"),
    ("master_hunter", "second_die"): ("dice", 2, 20, ""),
    ("war_chief", "toughened_1"): ("toughened", 1, 10, "war_chief"),
    ("spirit_navigator", "magic_3"): ("magic", 3, 25, "spirit_navigator"),
}


def cards() -> dict[str, list[list[str]]]:
    """The lines of the table by the card they belong to."""
    found: dict[str, list[list[str]]] = {}
    for line in CARDS.strip().splitlines():
        cells = [cell.strip() for cell in line.split("|")]
        if cells[0].startswith("and "):
            found[list(found)[-1]].append([cells[0].removeprefix("and "), *cells[1:]])
        else:
            found[cells[0]] = [cells]
    return found


def words(cell: str) -> list[str]:
    return [word.strip() for word in cell.split(",") if word.strip()]


PRINTED = cards()


# -- unit cards ----------------------------------------------------------------------------------------------


@rule("ME-GAP-94", "ME-GAP-95", "ME-GAP-96", "ME-GAP-97", "ME-GAP-98", "ME-BOX-06", "ME-BOX-08")
@rule("ME-UNIT-01", "ME-UNIT-10", "ME-UNIT-12")
@pytest.mark.parametrize("name", PRINTED)
def test_every_row_of_every_card_has_the_figures_of_the_catalogue(name):
    card, lines = BOX.units[name], PRINTED[name]
    assert len(card.rows) == len(lines)
    for row, (_, _, size, price, _, data, gear, talents) in zip(card.rows, lines, strict=True):
        least, _, most = size.partition("-")
        each = re.search(r"\+(\d+)", price)
        assert (row.minis, max(row.minis, row.most)) == (int(least), int(most or least))
        assert row.each == (int(each[1]) if each else 0)
        assert [getattr(row.data, name) for name in COMPETENCIES] == [int(n) for n in data.split()]
        arms = [word.split("=") for word in words(gear)]
        assert [*row.weapons, *filter(None, [row.armour])] == [word[-1] for word in arms]
        assert row.called == {word[1]: word[0] for word in arms if len(word) == 2}
        figures = {w.split()[0]: int(w.split()[1]) for w in words(talents) if " " in w}
        assert {name: getattr(row, name) for name in PLAIN} == {**PLAIN, **figures}
        assert list(row.talents) == [word for word in words(talents) if " " not in word]


@rule("ME-GAP-94", "ME-GAME-11", "ME-UNIT-13", "ME-UNIT-14", "ME-FORCE-02")
@pytest.mark.parametrize("name", PRINTED)
def test_every_card_has_its_type_class_price_and_dice(name):
    card, (_, kind, _, price, dice, *_) = BOX.units[name], PRINTED[name][0]
    assert card.type == kind.split()[0]
    assert card.general == ("general" in kind)
    assert card.heroic == ("general" in kind or "heroic" in kind)  # a General is a Heroic Figure too
    assert [row.heroic for row in card.rows[1:]] == [False] * (len(card.rows) - 1)
    assert card.points == int(price.split()[0])
    assert card.dice == int(dice) >= 1


@rule("ME-GAP-95", "ME-GAP-96", "ME-GAP-97", "ME-GAP-98", "ME-GAME-10", "ME-BOX-04")
def test_the_four_forces_have_exactly_these_cards():
    assert set(BOX.forces) == set(FORCES)
    for force, names in FORCES.items():
        assert tuple(name for name, card in BOX.units.items() if card.force == force) == names
    assert set(BOX.units) == set(PRINTED)


@rule("ME-UNIT-09", "ME-BOX-06", "ME-GAP-95", "ME-GAP-96", "ME-GAP-97", "ME-GAP-98")
def test_the_options_of_all_cards_are_these_and_no_others():
    found = {
        (card.id, name): (option.what, option.to, option.points, option.row)
        for card in BOX.units.values()
        for name, option in card.options.items()
    }
    assert found == OPTIONS


@rule("ME-FORCE-01", "ME-FORCE-02", "ME-FORCE-06", "ME-GAP-12")
def test_every_force_has_one_card_with_a_general_who_is_heroic_and_on_foot():
    generals = {card.force: card.id for card in BOX.units.values() if card.general}
    assert generals == {
        "aztecs": "tlalocan_high_priest",
        "incas": "sinchi_war_leader",
        "inuit": "angakkuq",
        "polynesians": "war_chief",
    }
    for name in generals.values():
        leader = BOX.units[name].rows[0]
        assert (leader.general, leader.heroic, leader.minis, BOX.units[name].type) == (
            True,
            True,
            1,
            "humanoid",
        )


@rule("ME-EX-03", "ME-UNIT-06", "ME-UNIT-07", "ME-UNIT-02", "ME-UNIT-03", "ME-UNIT-04", "ME-UNIT-05")
def test_the_high_priest_as_the_book_prints_him():
    priest = BOX.units["tlalocan_high_priest"].rows[0].data
    assert (priest.brave, priest.react) == (8, 7)
    assert (priest.move, priest.shoot, priest.fight, priest.save) == (5, 5, 5, 5)


@rule("ME-BASE-01", "ME-BASE-02", "ME-BASE-03", "ME-BASE-04", "ME-BASE-05", "ME-BOX-02", "ME-GAME-11")
@rule("ME-GAP-03", "ME-GAP-04")
def test_the_five_types_with_base_height_rank_and_trample():
    found = {k.id: (k.millimetres, k.radius, k.height, k.rank, k.tramples) for k in BOX.types.values()}
    assert found == {
        "humanoid": (32, 630, 1, 5, "d6"),
        "beast": (40, 787, 1, 4, "d6"),
        "monster": (60, 1181, 2, 2, "d3"),
        "multitude": (60, 1181, 1, 3, "d6"),
        "behemoth": (140, 2756, 3, 1, "1"),
    }


# -- charts --------------------------------------------------------------------------------------------------

# missile: short, long, Strength, what it adds to Shoot, shots when focused, overhead
MISSILES = {
    "bow": ("ME-SHW-01", 10, 20, 0, 0, 1, False),
    "sling": ("ME-SHW-02", 10, 20, 0, 0, 2, False),
    "atlatl": ("ME-SHW-04", 10, 20, 2, 1, 1, False),
    "huaraca": ("ME-SHW-06", 10, 20, 2, 0, 1, False),
    "javelin": ("ME-SHW-07", 10, 0, 1, 0, 1, False),
    "insults": ("ME-SHW-08", 10, 0, 0, 0, 1, False),
    "behemoth_rock": ("ME-SHW-11", 10, 30, 6, 0, 1, True),
    "monster_rock": ("ME-SHW-12", 10, 25, 3, 0, 1, False),
    "aylus": ("ME-SHW-13", 10, 0, 0, 0, 1, False),
}

# melee: Strength, Fight bonus, how far thrown, Strength thrown, rule of the throw
ARMS = {
    "rock": ("ME-HHW-01", 0, 0, 10, 0, "ME-SHW-10"),
    "club": ("ME-HHW-02", 0, 0, 0, 0, ""),
    "tomahawk": ("ME-HHW-03", 1, 1, 10, 0, "ME-SHW-18"),
    "knife": ("ME-HHW-05", 1, 0, 0, 0, ""),
    "fist": ("ME-HHW-06", 0, 0, 0, 0, ""),
    "copper_axe": ("ME-HHW-07", 2, 1, 0, 0, ""),
    "axe": ("ME-HHW-08", 1, 1, 0, 0, ""),
    "macana": ("ME-HHW-09", 0, 2, 0, 0, ""),
    "macuahuitl": ("ME-HHW-10", 2, 1, 0, 0, ""),
    "huge_macuahuitl": ("ME-HHW-11", 3, 2, 0, 0, ""),
    "spear": ("ME-HHW-12", 1, 0, 10, 0, "ME-SHW-19"),
    "heavy_spear": ("ME-HHW-13", 2, 0, 6, 2, "ME-GAP-52"),
}


@rule("ME-SHW-01", "ME-SHW-02", "ME-SHW-03", "ME-SHW-04", "ME-SHW-05", "ME-SHW-06", "ME-SHW-07", "ME-SHW-08")
@rule("ME-SHW-11", "ME-SHW-12", "ME-SHW-13", "ME-BOX-12")
@pytest.mark.parametrize("name", MISSILES)
def test_the_chart_of_missile_weapons(name):
    chart, short, long, strength, shoot, focused, overhead = MISSILES[name]
    weapon = BOX.weapons[name]
    assert (weapon.missile, weapon.melee, weapon.thrown, weapon.rule) == (True, False, 0, chart)
    assert (weapon.short, weapon.long, weapon.reach) == (short * 1000, long * 1000, max(short, long) * 1000)
    assert (weapon.strength, weapon.shoot, weapon.focused_shots) == (strength, shoot, focused)
    assert weapon.overhead is overhead


@rule("ME-HHW-01", "ME-HHW-02", "ME-HHW-03", "ME-HHW-04", "ME-HHW-05", "ME-HHW-06", "ME-HHW-07", "ME-HHW-08")
@rule("ME-HHW-09", "ME-HHW-10", "ME-HHW-11", "ME-HHW-12", "ME-HHW-13", "ME-BOX-16", "ME-HTH-20")
@rule("ME-SHW-10", "ME-SHW-18", "ME-SHW-19", "ME-GAP-52")
@pytest.mark.parametrize("name", ARMS)
def test_the_chart_of_hand_weapons(name):
    chart, strength, fight, thrown, throw_strength, throw_rule = ARMS[name]
    weapon = BOX.weapons[name]
    assert (weapon.missile, weapon.melee, weapon.rule) == (False, True, chart)
    assert (weapon.strength, weapon.fight) == (strength, fight) and 0 <= weapon.strength <= 4
    assert (weapon.thrown, weapon.throw_strength) == (thrown * 1000, throw_strength)
    assert weapon.throw_rule == throw_rule


@rule("ME-BOX-12", "ME-BOX-16")
def test_there_are_no_other_weapons():
    assert set(BOX.weapons) == {*MISSILES, *ARMS}


def test_insults_and_aylus_do_more_than_wound():
    insults, aylus = BOX.weapons["insults"], BOX.weapons["aylus"]
    assert insults.forbids == {"wounds": "ME-GAP-51"} and aylus.forbids == {}
    assert [(e.do, e.amount, e.rule) for e in insults.answers("unsaved_hit")] == [
        ("add_markers", 1, "ME-SHW-09")
    ]
    assert [(e.do, e.amount, e.rule, e.only) for e in aylus.answers("unsaved_hit")] == [
        ("slow", 4000, "ME-SHW-14", "not_behemoth"),
        ("stop_marching", 0, "ME-SHW-15", "not_behemoth"),
        ("ground", 0, "ME-SHW-17", "not_behemoth"),
    ]


@rule("ME-BOX-15")
def test_armour_adds_one_or_two():
    found = {armour.id: (armour.save, armour.rule, armour.melee_rule) for armour in BOX.armours.values()}
    assert found == {"light": (1, "ME-SAVE-04", "ME-HTH-21"), "medium": (2, "ME-SAVE-05", "ME-HTH-22")}


# -- talents, spells and Blessings ---------------------------------------------------------------------------

TALENTS = {
    "presence": ("bearer", []),
    "command": ("mini", []),
    "dreadful": (
        "unit",
        [("shot_at", -1, "", "ME-HIT-11"), ("foe_brave", -1, "foe_not_dreadful", "ME-GAP-11")],
    ),
    "dodge": ("unit", [("shot_at", -1, "steady", "ME-HIT-12")]),
    "living_dead": ("unit", []),
    "fly": ("unit", []),
    "massive": ("unit", [("height", 1, "", "ME-GAP-04"), ("shot_at", 1, "not_behemoth", "ME-HIT-17")]),
}


@rule("ME-GAP-11", "ME-BOX-07")
def test_talents_belong_to_minis_or_units_and_change_these_numbers():
    found = {
        talent.id: (
            talent.of,
            [(e.what, e.by, e.only, e.rule) for e in talent.effect if isinstance(e, Adjust)],
        )
        for talent in BOX.talents.values()
    }
    assert found == TALENTS


@rule("ME-GAP-11")
def test_the_dead_and_the_massive_forbid_what_their_talents_say():
    assert set(BOX.talents["living_dead"].forbids) == {"half_strength_test", "insult_markers"}
    assert BOX.talents["massive"].forbids == {"seeing_past": "ME-LOS-10"}


# Casting Value, range, target, dice of hits, Strength
SPELLS = {
    "": {
        "spirit_bolt": (13, 18, "seen_enemy", "d6", 1),
        "calm_the_heart": (14, 12, "friend", "", 0),
        "swift_path": (12, 12, "calm_friend", "", 0),
        "stone_skin": (13, 12, "friend", "", 0),
        "keen_eye": (13, 12, "friend", "", 0),
        "dread_whisper": (12, 18, "seen_enemy", "", 0),
    },
    "everliving": {
        "renewing_rain": (11, 12, "friend", "", 0),
        "roots_of_gaia": (12, 18, "enemy", "", 0),
        "shield_of_dawn": (13, 12, "friend", "", 0),
        "unshaken": (12, 12, "frozen_friend", "", 0),
        "sun_lance": (11, 24, "seen_enemy", "d3", 4),
        "song_of_return": (13, 20, "fleeing_friend", "", 0),
    },
    "everchanging": {
        "devouring_swarm": (11, 12, "seen_enemy", "d10", 0),
        "blood_frenzy": (12, 12, "friend", "", 0),
        "twist_of_fate": (12, 0, "die", "", 0),
        "storm_step": (11, 12, "calm_friend", "", 0),
        "panic": (10, 18, "seen_enemy", "", 0),
        "veil_of_smoke": (13, 18, "enemy", "", 0),
    },
}
SPELL_RULES = {"": "ME-GAP-66", "everliving": "ME-GAP-67", "everchanging": "ME-GAP-68"}


@rule("ME-GAP-66", "ME-GAP-67", "ME-GAP-68", "ME-BOX-17")
@pytest.mark.parametrize("alignment", SPELLS)
def test_the_spells_of_an_alignment(alignment):
    found = {
        spell.id: (spell.casting, spell.reach // 1000, spell.target, spell.hits, spell.strength)
        for spell in BOX.spells.values()
        if spell.alignment == alignment
    }
    assert found == SPELLS[alignment]
    for name in found:
        spell = BOX.spells[name]
        assert spell.missile is bool(spell.hits)
        assert {spell.rule, *(effect.rule for effect in spell.effect)} == {SPELL_RULES[alignment]}


@rule("ME-GAP-66", "ME-GAP-67", "ME-GAP-68")
@pytest.mark.parametrize(
    ("name", "what", "by"),
    [
        ("stone_skin", "save", 1),
        ("keen_eye", "shoot", 1),
        ("shield_of_dawn", "shot_at", -1),
        ("blood_frenzy", "fight", 1),
        ("veil_of_smoke", "shoot", -1),
    ],
)
def test_spells_that_last_change_one_number_until_the_turn_ends(name, what, by):
    [effect] = BOX.spells[name].adjusts[what]
    assert (effect.by, effect.until) == (by, "end_of_turn")


@rule("ME-GAP-66", "ME-GAP-67", "ME-GAP-68")
@pytest.mark.parametrize(
    ("name", "verbs"),
    [
        ("calm_the_heart", [("shed_markers", 0, "")]),
        ("swift_path", [("free_move", 0, "")]),
        ("dread_whisper", [("add_markers", 1, "no_marker"), ("add_markers", 2, "had_marker")]),
        ("renewing_rain", [("return_minis", 0, "")]),
        ("roots_of_gaia", [("halve_move", 0, "")]),
        ("unshaken", [("thaw", 0, "")]),
        ("song_of_return", [("stop_fleeing", 2, "")]),
        ("twist_of_fate", [("turn_die", 1, "")]),
        ("storm_step", [("storm_step", 6000, "")]),
        ("panic", [("test_brave", 0, "")]),
        ("veil_of_smoke", [("end_alert", 0, "")]),
    ],
)
def test_spells_that_do_something_at_once(name, verbs):
    found = [(e.do, e.amount, e.only) for e in BOX.spells[name].effect if hasattr(e, "do")]
    assert found == verbs


@rule("ME-GAP-67")
def test_roots_of_gaia_stop_marching():
    assert BOX.spells["roots_of_gaia"].forbids == {"march": "ME-GAP-67"}


BLESSINGS = {
    "bl1": ("die_assigned", "return_minis", "ME-BLESS-08"),
    "bl2": ("brave_test", "pass_test", "ME-BLESS-09"),
    "bl3": ("enemy_countercharge", "cancel_countercharge", "ME-BLESS-10"),
    "bl4": ("die_assigned", "free_move", "ME-BLESS-11"),
    "bl5": ("hero_active", "order_regroup", "ME-BLESS-12"),
    "bl6": ("any_choice", "shed_markers", "ME-BLESS-13"),
    "bc1": ("pool", "raise_die", "ME-BLESS-14"),
    "bc2": ("brave_test", "ignore_markers", "ME-BLESS-15"),
    "bc3": ("activation_test", "ignore_markers", "ME-BLESS-16"),
    "bc4": ("any_choice", "free_march", "ME-BLESS-17"),
    "bc5": ("any_choice", "sow_doubt", "ME-BLESS-18"),
    "bc6": ("enemy_dispel", "cancel_dispel", "ME-BLESS-19"),
}


@rule("ME-BLESS-01")
@rule("ME-BOX-19")
def test_six_blessings_of_each_alignment_with_window_and_verb():
    found = {b.id: (b.window, b.effect[0].do, b.rule) for b in BOX.blessings.values()}
    assert found == BLESSINGS
    for name, card in BOX.blessings.items():
        assert card.alignment == {"bl": "everliving", "bc": "everchanging"}[name[:2]]
        assert card.number == int(name[2]) and len(card.effect) == 1
        assert card.gap == {"bl": "ME-GAP-71", "bc": "ME-GAP-72"}[name[:2]]


# -- every rule that content cites ---------------------------------------------------------------------------


def test_every_rule_that_the_content_cites_is_in_the_catalogue():
    catalog = read_catalog(CONTENT / "catalog.toml")
    texts = [
        path.read_text(encoding="utf-8") for path in CONTENT.glob("*.toml") if path.name != "catalog.toml"
    ]
    cited = {found for text in texts for found in re.findall(r"ME-[A-Z0-9]+-\d+", text)}
    assert len(cited) > 150 and {found for found in cited if found not in catalog} == set()


@rule("ME-GAP-07", "ME-GAP-99")
def test_the_set_up_offers_every_ready_list_and_scenario() -> None:
    box = read_box(())
    assert sorted(LISTS) == sorted(box.ready)
    assert set(SCENARIOS) == set(box.primaries)
