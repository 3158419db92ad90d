"""Advice: what greedy bots make of a table, by odds of single dice."""

from __future__ import annotations

import pytest

from mythwright.bots import Player, bot
from mythwright.bots.greedy import value as worth_of
from mythwright.core.flow import Ask
from mythwright.core.option import Option
from mythwright.core.outlook import outlook
from mythwright.games.mythic_earth.advice import value
from mythwright.games.mythic_earth.advice.beginnings import EASE, fitting
from mythwright.games.mythic_earth.advice.clashes import charge, kill, shoot
from mythwright.games.mythic_earth.advice.field import Field, delay
from mythwright.games.mythic_earth.advice.odds import blows, breed, casting, chance, unsaved
from mythwright.games.mythic_earth.advice.scenarios import schedule
from mythwright.games.mythic_earth.advice.vows import VOWS
from mythwright.games.mythic_earth.game import GAME
from mythwright.games.mythic_earth.state import DESTROYED, Claim, Deed, Feature
from mythwright.lab.match import play_out
from tests.games.mythic_earth.given import INCH, a_table, a_turn, a_unit, answer, asked, rank
from tests.games.mythic_earth.given_fight import activated as begun
from tests.games.mythic_earth.given_scenarios import a_scenario, lay, vowed

SCENARIOS = ("altars", "rain", "hunt", "pillage", "captives", "fog")


def eagles(x, y, seat=0, count=4, **state):
    return a_unit("eagle_warriors", seat, *rank(x * INCH, y * INCH, count), **state)


def levy(x, y, seat=0, count=4, **state):
    return a_unit("commoner_levy", seat, *rank(x * INCH, y * INCH, count), **state)


def archers(x, y, seat=0, count=6, **state):
    return a_unit("bow_hunters", seat, *rank(x * INCH, y * INCH, count), **state)


def activated(table):
    """Unit 1 has been given a six."""
    table.state.sides[0].pool = (6,)
    return begun(table)


def looks(table, seat=0):
    return value(outlook(table, seat), seat)


def chosen(table) -> Option:
    """What a greedy bot answers."""
    return bot("greedy", "advice").choose(Player(table, asked(table).seat))


def field_of(table, seat=0) -> Field:
    return Field(outlook(table, seat))


# -- odds ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("needs", "odds"), [(-2, 0), (0, 0), (1, 0.1), (7, 0.7), (10, 1), (13, 1)])
def test_a_die_against_a_number(needs, odds):
    assert chance(needs) == odds


@pytest.mark.parametrize(("needs", "odds"), [(2, 0.01), (0, 0.01), (11, 0.55), (13, 0.72), (20, 1)])
def test_two_dice_against_a_casting_value(needs, odds):
    assert casting(needs) == odds


def test_expected_wounds_are_attacks_by_hits_by_missed_saves():
    table = a_turn(eagles(20, 20), levy(20, 30, seat=1))
    field = field_of(table)
    one, two = field.units[1].state, field.units[2].state
    # Fight 6, a macuahuitl's 1 and the charge's 1; a Save of 4 less Strength 2
    assert blows(one.breed, one.living, two.breed, 1, 0) == pytest.approx(4 * 0.8 * 0.8)
    # a spear of Strength 1 against a Save of 5 and light armour
    assert blows(two.breed, two.living, one.breed, 0, 0) == pytest.approx(4 * 0.4 * 0.5)
    assert unsaved(two.breed, 2, cover=1) == pytest.approx(0.7)


def test_the_chance_to_kill_a_spirit_animal_is_exact():
    table = a_scenario("hunt", eagles(20, 20, count=2), a_unit("spirit_animal", -1, (22 * INCH, 30 * INCH)))
    field = field_of(table)
    hit = 0.8 * (1 - chance(6 - 2))
    assert kill(field.units[1].state, field.units[2].state) == pytest.approx(1 - (1 - hit) ** 2)


def test_units_that_were_bought_alike_share_what_is_worked_out():
    view = outlook(a_turn(eagles(20, 20), eagles(20, 30, seat=1)), 0)
    assert breed(view["units"][0]["rows"]) is breed(view["units"][1]["rows"])


# -- what is good --------------------------------------------------------------------------------------------


def a_meeting(**state):
    return a_turn(eagles(20, 16), levy(20, 28, seat=1), archers(30, 30, seat=1), **state)


def test_value_lies_between_nought_and_one_and_is_the_other_seats_complement():
    table = a_meeting()
    assert 0 < looks(table) < 1
    assert looks(table) + looks(table, 1) == pytest.approx(1, abs=0.05)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_victory_point_is_good_in_every_scenario(scenario):
    table = a_meeting(primary=scenario)
    before = looks(table)
    table.state.sides[0].primary = 1
    assert looks(table) > before + 0.02
    table.state.sides[0].primary, table.state.sides[1].vow.points = 0, 1
    assert looks(table) < before


def test_a_destroyed_enemy_is_good_and_hurt_or_shaken_ones_are_better_than_whole_ones():
    table = a_meeting()
    before = looks(table)
    foe = table.state.units[2]
    foe.markers = 3
    shaken = looks(table)
    foe.fleeing = True
    fleeing = looks(table)
    foe.place, foe.minis, foe.at, foe.hurt = DESTROYED, (), (), ()
    assert before < shaken < fleeing < looks(table)


def test_the_strong_gain_by_charging_the_weak_and_not_the_other_way_round():
    field = field_of(a_turn(eagles(20, 16, count=8), levy(20, 24, seat=1, count=8)))
    strong, weak = field.units[1].state, field.units[2].state
    assert charge(strong, weak, 0.0) > 0.1
    assert charge(weak, strong, 0.0) < 0


def test_cover_and_lying_low_make_shots_worse():
    wood = Feature(1, "jungle", 24 * INCH, 30 * INCH, 4 * INCH)
    plain = field_of(a_turn(archers(23, 16), eagles(23, 29, seat=1)))
    cover = field_of(a_turn(archers(23, 16), eagles(23, 29, seat=1), features=[wood]))
    shots = [shoot(each.units[1].state, each.units[2].state, 0.0) for each in (plain, cover)]
    assert shots[0] > shots[1] > 0


# -- choices -------------------------------------------------------------------------------------------------


def test_a_favourable_charge_is_made():
    table = activated(a_turn(eagles(20, 16, count=8), levy(20, 26, seat=1)))
    assert str(chosen(table)) == "charge 2"


def test_a_hopeless_charge_is_not_made():
    table = activated(a_turn(levy(20, 16, count=2), eagles(20, 26, seat=1, count=10)))
    assert chosen(table).kind != "charge"


def test_archers_shoot_at_what_they_can_hurt():
    table = activated(a_turn(archers(20, 16), levy(20, 30, seat=1, count=10), primary="fog"))
    assert chosen(table).kind in ("shoot", "focus")


def test_a_building_is_pillaged_and_approached():
    table = activated(a_scenario("pillage", eagles(10, 8, count=2)))
    assert chosen(table).kind == "move"  # to touch it, and claim it with the other action
    answer(table, "move")
    answer(table, str(chosen(table)))
    assert str(chosen(table)).startswith("claim pillage")


def test_an_altar_is_built_beyond_the_midline():
    priest = a_unit("tlalocan_high_priest", 0, *rank(23 * INCH, 22 * INCH, 3))
    table = activated(a_scenario("altars", priest))
    if chosen(table).kind == "move":
        answer(table, "move")
        answer(table, str(chosen(table)))
    assert str(chosen(table)) == "claim altar"


def test_captives_are_taken_up():
    table = activated(a_scenario("captives", eagles(24, 18, count=2)))
    assert str(chosen(table)) == "move"
    answer(table, "move")
    answer(table, str(chosen(table)))
    assert table.state.tokens[0].holder == 1


def test_an_animal_is_hunted():
    beast = a_unit("spirit_animal", -1, (21 * INCH, 24 * INCH))
    table = activated(a_scenario("hunt", eagles(20, 16, count=8), beast))
    assert str(chosen(table)) == "charge 2"


def test_the_river_is_crossed():
    near, far = (a_scenario("rain", eagles(23, y, count=4)) for y in (14, 30))
    assert looks(far) > looks(near)


def test_who_must_pass_a_test_calls_on_a_blessing():
    table = a_turn(eagles(20, 20, count=8, markers=5), levy(20, 30, seat=1))
    table.state.sides[1].alignment, table.state.sides[0].alignment = "everliving", "everchanging"
    table.state.sides[0].blessings = ("bc3",)
    activated(table)
    answer(table, "act")
    assert str(chosen(table)) == "bless bc3"


def test_a_better_devotion_is_kept():
    table = a_table("keep", dice="seeded", points=500, forces=("aztecs_500", "incas_500"), primary="fog")
    while asked(table).prompt != "devotion":
        table.play(asked(table).options[0])
    view, seat = outlook(table, None), asked(table).seat
    fits = {str(option): fitting(view, seat, str(option.args[0])) for option in asked(table).options}
    assert fits[str(chosen(table))] == max(fits.values())


@pytest.mark.parametrize(("scenario", "better"), [("fog", "ec7"), ("rain", "ec6")])
def test_devotions_fit_scenarios(scenario, better):
    view = outlook(a_turn(eagles(20, 20), levy(30, 40, seat=1), primary=scenario), 0)
    assert fitting(view, 0, better) == max(fitting(view, 0, card) for card in ("ec7", "ec6"))
    assert fitting(view, 0, "ec5") == 0  # nobody could call a storm


# -- prospects -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("waits", "left", "first", "most"),
    [([0, 0, 0], 3, 0, 3), ([0, 0], 3, 1, 2), ([4], 3, 0, 0), ([], 5, 0, 0)],
)
def test_one_a_turn_can_be_had(waits, left, first, most):
    assert most - 0.3 <= schedule([float(wait) for wait in waits], left, first) <= most


def test_whoever_can_act_is_sooner_there_and_whoever_flees_is_not():
    ready = eagles(20, 20, bound=(6,))
    field = field_of(a_turn(ready, eagles(30, 20), eagles(10, 20, fleeing=True)))
    waits = [delay(field.units[number], 12 * INCH) for number in (1, 2, 3)]
    assert waits == sorted(waits) and len(set(waits)) == 3


def test_claims_and_deeds_of_the_turn_count_before_they_are_scored():
    table = a_scenario("pillage", eagles(10, 8))
    before = looks(table)
    table.state.claims = (Claim(0, 1, "pillage", table.state.features[1].number),)
    assert looks(table) > before
    table = a_scenario("fog", eagles(10, 8), levy(30, 30, seat=1))
    before = looks(table)
    table.state.deeds = (Deed(0, "destroyed", 1, 2),)
    assert looks(table) > before


def test_every_devotion_has_its_prospects():
    assert set(VOWS) == set(GAME.box("first", ()).devotions) == set(EASE)


@pytest.mark.parametrize("card", sorted(VOWS))
@pytest.mark.parametrize("scenario", ["fog", "hunt"])
def test_devotions_are_looked_at_in_any_state(card, scenario):
    scrub = Feature(1, "scrub", 24 * INCH, 40 * INCH, 2500)
    priest = a_unit("tlalocan_high_priest", 1, *rank(30 * INCH, 40 * INCH, 3))
    table = vowed(a_turn(eagles(20, 20), priest, features=[scrub], primary=scenario), 0, card, 1)
    before = looks(table)
    for kind in ("death", "ritual", "corpse", "fountain", "sacrifice", "map", "objective", "trophy"):
        lay(table, kind, 0, (24 * INCH, 40 * INCH))
    assert 0 < before < 1 and 0 < looks(table) < 1
    table.state.sides[0].vow.points = 1
    assert looks(table) > before
    table.state.sides[0].vow.found = 1
    assert 0 < looks(table) < 1


def test_only_the_owner_knows_what_his_devotion_promises():
    scrub = Feature(1, "scrub", 24 * INCH, 40 * INCH, 2500)
    table = vowed(a_turn(eagles(20, 20), levy(30, 40, seat=1), features=[scrub], primary="fog"), 0, "el7", 1)
    other = vowed(a_turn(eagles(20, 20), levy(30, 40, seat=1), features=[scrub], primary="fog"), 0, "el5")
    assert looks(table, 1) == looks(other, 1)
    assert looks(table, 0) != looks(other, 0)


# -- whole games ---------------------------------------------------------------------------------------------


def test_features_tell_of_forces_scenarios_and_devotions():
    table = vowed(a_scenario("fog", eagles(10, 8), levy(30, 30, seat=1)), 0, "el4", points=1, shown=True)
    found = GAME.features(outlook(table, None))
    assert found["primary"] == "fog"
    assert found["devotions"][0] == found["devoted"][0] == "el4"
    assert found["devoted"][1] == "none"


@pytest.mark.slow
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_greedy_beats_random(scenario):
    options = {"points": 500, "forces": ("incas_500", "inuit_500"), "primary": scenario}
    table = a_table(f"greedy {scenario}", dice="seeded", **options)
    play_out(table, ["greedy", "random"], scenario)
    assert table.result is not None
    assert table.result.scores[0] >= table.result.scores[1]


def test_a_finished_table_is_won_or_lost():
    table = a_table("over", dice="seeded", points=500, forces=("incas_500", "inuit_500"), primary="fog")
    play_out(table, ["random", "random"], "over")
    assert not isinstance(table.pending, Ask)
    assert {worth_of(table, seat) for seat in (0, 1)} <= {0.0, 1.0}
