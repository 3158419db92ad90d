"""Capture/Claim and tokens: who may Claim, what is laid, carried, dropped, removed and picked up."""

from __future__ import annotations

import pytest

from mythwright.core.option import parse
from mythwright.games.mythic_earth.geometry.routes import contact_spots
from mythwright.games.mythic_earth.geometry.shapes import rectangle
from mythwright.games.mythic_earth.ledger import score_devotion, show_devotion
from mythwright.games.mythic_earth.rules import tokens
from mythwright.games.mythic_earth.rules.actions import ACTIONS
from mythwright.games.mythic_earth.rules.aftermath import Aftermath, aftermath
from mythwright.games.mythic_earth.rules.carrying import DROPPED, TAKEN
from mythwright.games.mythic_earth.rules.claims import SAFE, forbids_token
from mythwright.games.mythic_earth.rules.devotions import DEVOTIONS, SecretPicks, devotion, pick_options
from mythwright.games.mythic_earth.rules.movement.walking import Walk
from mythwright.games.mythic_earth.rules.putting import PutToken, Spot, forbids_place, has_place, places
from mythwright.games.mythic_earth.rules.tokens import (
    REMOVABLE,
    gap_to_area,
    gap_to_token,
    held,
    in_zone,
    lying,
    owned,
    token_of,
    touches,
    whereabouts,
)
from mythwright.games.mythic_earth.state import Fallen
from tests.games.mythic_earth.given_fight import (
    activated,
    asked,
    offered,
    play,
    refused,
    rules_of,
    told,
    under_way,
)
from tests.games.mythic_earth.given_scenarios import (
    a_scenario,
    claimable,
    destroyed,
    kinds,
    lay,
    one,
    pair,
    points,
    rock,
    routed,
    token,
    turn_ends,
    vowed,
    why_not,
)
from tests.marks import rule

MEN, HERO, BEASTS = "eagle_warriors", "jaguar_champion", "ahuizotl_pack"


def a_table(*units, primary="fog", **field):
    return a_scenario(primary, *units, **field)


# -- the action ----------------------------------------------------------------------------------------------


@rule("ME-CLAIM-02", "ME-GAP-22")
def test_claim_is_a_single_action_and_a_reaction():
    assert ACTIONS["claim"].double is False
    assert ACTIONS["claim"].reaction is True
    assert ACTIONS["claim"].engaged is False
    assert ACTIONS["claim"].rule == "ME-CLAIM-02"
    table = vowed(a_table(one(MEN, 1, 20_000, 20_000), one(MEN, 0, 3_000, 3_000)), 1, "ec6")
    claimable(table)
    play(table, "claim token", "put 21260 20000")
    assert asked(table) == (1, "action")  # one more Single-Action
    assert offered(table, "claim") == []
    assert refused(table, "claim token")[0] == "ME-ACT-07"
    assert "move" in offered(table)
    assert "march" not in offered(table)


@rule("ME-CLAIM-01")
def test_objectives_are_captured_by_claims_only():
    # given a Unit that ends its move beside what others might Claim
    table = vowed(a_table(one(MEN, 1, 20_000, 20_000), one(MEN, 0, 3_000, 3_000)), 1, "ec6")
    activated(table)
    play(table, "move 20000 18000", "end")
    turn_ends(table)
    assert points(table, 1) == (0, 0)
    assert table.state.tokens == ()
    activated_again = vowed(a_table(one(MEN, 1, 20_000, 20_000)), 1, "ec6")
    claimable(activated_again)
    assert why_not(activated_again, "claim") == ("ME-CLAIM-01", {"unit": 1, "what": ""})
    assert why_not(activated_again, "claim moon") == ("ME-CLAIM-01", {"unit": 1, "what": "moon"})
    assert why_not(activated_again, "claim bury") == ("ME-CLAIM-01", {"unit": 1, "what": "bury"})


@rule("ME-GAP-86", "ME-GAP-24", "ME-GAP-42")
@pytest.mark.parametrize(
    ("state", "found"),
    [
        ({"links": (2,)}, ("ME-GAP-24", {"unit": 1, "engaged": [2]})),
        ({"aloft": True}, ("ME-GAP-86", {"unit": 1, "states": ["aloft"]})),
        ({"frozen": True, "fleeing": True}, ("ME-GAP-86", {"unit": 1, "states": ["fleeing", "frozen"]})),
    ],
)
def test_who_may_not_claim(state, found):
    table = vowed(
        a_table(one("giant_condor", 1, 20_000, 20_000, **state), one(MEN, 0, 3_000, 3_000)), 1, "ec6"
    )
    claim = ACTIONS["claim"]
    assert claim.offers(table, 1) == []
    wrong = claim.forbids(table, 1, parse("claim token"))
    assert (wrong.rule, wrong.facts) == found
    table.state.units[1] = one("giant_condor", 1, 20_000, 20_000)
    assert [str(option) for option in claim.offers(table, 1)] == ["claim token"]
    assert claim.forbids(table, 1, parse("claim token")) is None


@rule("ME-GAP-92")
def test_free_moves_grant_no_claim():
    table = vowed(a_table(one(MEN, 1, 20_000, 20_000)), 1, "ec6")
    under_way(table, Walk(unit=1, how="free_move", length=5_000))
    play(table, "go 20000 18000")
    assert asked(table)[1] == "rest"


# -- tokens --------------------------------------------------------------------------------------------------


@rule("ME-DEV-04", "ME-GAP-86")
def test_a_token_is_a_round_of_32_mm():
    table = a_table(one(MEN, 0, 20_000, 20_000))
    assert table.box.figures.token == table.box.types["humanoid"].radius == 630
    found = lay(table, "objective", 0, (20_000 + 1_260 + 400, 20_000))
    assert gap_to_token(table, table.state.units[1], found) == 400
    touched = lay(table, "objective", 0, (20_000, 20_000 + 1_260))
    assert gap_to_token(table, table.state.units[1], touched) == 0


@rule("ME-GAP-86", "ME-GAP-89")
def test_where_tokens_are():
    table = a_table(pair(MEN, 0, 20_000, 20_000), one(BEASTS, 1, 30_000, 20_000))
    on_ground = lay(table, "map", 1, (25_000, 20_000))
    carried = lay(table, "map", 1, (0, 0), holder=1)
    trophy = lay(table, "trophy", 0, (40_000, 5_000))
    assert whereabouts(table, on_ground) == (((25_000, 20_000),), 630)
    assert whereabouts(table, carried) == (((20_000, 20_000), (21_500, 20_000)), 630)
    assert gap_to_token(table, table.state.units[2], carried) == 30_000 - 21_500 - 630 - 787
    area = rectangle(0, 0, 48_000, 12_000)
    assert gap_to_area(table, carried, area) == 8_000 - 630
    assert gap_to_area(table, on_ground, area) == 8_000 - 630
    assert lying(table, "map") == [on_ground]
    assert lying(table, "map", 0) == []
    assert lying(table, "map", 1) == [on_ground]
    lay(table, "trophy", 1, (1_000, 1_000))
    lay(table, "map", 0, (1_000, 1_000))
    assert owned(table, "map", 1) == [on_ground, carried]
    assert held(table, 1) == [carried]
    assert held(table, 1, "captive") == []
    assert token_of(table, 3) == trophy
    assert token_of(table, 9) is None
    assert in_zone(table, trophy, 0)
    assert not in_zone(table, trophy, 1)
    assert not in_zone(table, carried, 0)


@rule("ME-GAP-03")
@pytest.mark.parametrize(("gap", "contact"), [(50, True), (51, False)])
def test_contact_with_a_token(gap, contact):
    table = a_table(one(MEN, 0, 20_000, 20_000))
    assert touches(table, table.state.units[1], lay(table, "map", 1, (21_260 + gap, 20_000))) is contact


@rule("ME-DEV-07")
def test_places_are_listed_around_the_outermost_minis():
    table = a_table(pair(MEN, 0, 20_000, 20_000))
    found = places(table, Spot(((20_000, 20_000), (21_500, 20_000)), 630))
    assert found == [
        (22_760, 20_000),
        (22_391, 20_891),
        (20_000, 21_260),
        (19_109, 20_891),
        (18_740, 20_000),
        (19_109, 19_109),
        (20_000, 18_740),
        (22_391, 19_109),
    ]


@rule("ME-DEV-07", "ME-GAP-86")
def test_where_the_eight_are_taken_others_are_found():
    ring = [(1_300, 0), (-1_300, 0), (0, 1_300), (0, -1_300), (950, 950), (-950, 950), (950, -950)]
    table = a_table(one(MEN, 0, 20_000, 20_000), one(MEN, 0, 21_800, 19_000), one(MEN, 1, 18_000, 21_300))
    spot = Spot(((20_000, 20_000),), 630)
    crowd = [one(MEN, 0, 20_000 + dx, 20_000 + dy) for dx, dy in ring]
    table.state.units |= dict(enumerate(crowd, 4))
    found = places(table, spot)
    assert all(forbids_place(table, spot, *point) is None for point in found)
    assert len(found) <= 8


@rule("ME-DEV-07")
def test_the_outermost_mini_is_found_in_every_direction():
    at = ((20_000, 20_000), (21_500, 20_000), (20_750, 21_300))
    found = places(a_table(), Spot(at, 630))
    assert found[2] == (20_750, 22_560)  # above the third
    assert found[6] == (20_000, 18_740)
    assert found[1] == (21_641, 22_191)


@rule("ME-GAP-86", "ME-EL2-07")
@pytest.mark.parametrize(("x", "y"), [(-1, 0), (1, 0), (0, -1), (0, 1)])
@pytest.mark.parametrize(("apart", "found"), [(1_300, True), (1_500, True), (1_900, True), (2_600, False)])
def test_a_token_may_lie_in_an_area_that_the_unit_only_reaches(x, y, apart, found):
    area = rectangle(20_000, 20_000, 26_000, 26_000)
    at = 23_000 + x * (3_000 + apart - 1_260 - 630), 23_000 + y * (3_000 + apart - 1_260 - 630)
    assert has_place(a_table(), Spot((at,), 630, area)) is found


@rule("ME-DEV-07", "ME-GAP-86")
def test_where_none_of_eight_directions_will_do_any_other_side_of_a_base_may():
    table = a_table()
    r, (x, y) = table.box.figures.token, (24_000, 24_000)
    cx, cy = contact_spots(x, y, 630, r)[2]  # between east and north-east
    room = rectangle(cx - r - 50, cy - r - 50, cx + r + 50, cy + r + 50)
    assert places(table, Spot(((x, y),), 630, room)) == [(cx, cy)]


@rule("ME-GAP-86")
def test_how_far_a_token_may_reach_over_a_rock():
    table = a_table(one(MEN, 0, 30_000, 20_000), features=[rock(1, 18_740, 16_400, 2_000)])
    # the rock ends at 18,400: a token at y 19,025 reaches over it by 5
    assert forbids_place(table, Spot(((18_740, 20_285),), 630), 18_740, 19_025) is None
    assert forbids_place(table, Spot(((18_740, 20_284),), 630), 18_740, 19_024) is not None


@rule("ME-GAP-86")
def test_places_off_rocks_even_if_a_unit_stands_far_away():
    table = a_table(
        one(MEN, 0, 20_000, 20_000), one("stone_giant", 1, 24_000, 20_000), features=[rock(1, 17_500, 20_000)]
    )
    found = places(table, Spot(((20_000, 20_000),), 630))
    assert (21_260, 20_000) not in found
    assert (18_740, 20_000) not in found
    assert (20_000, 21_260) in found
    taken = forbids_place(table, Spot(((20_000, 20_000),), 630), 21_260, 20_000)
    assert (taken.rule, taken.facts) == ("ME-GAP-86", {"x": 21_260, "y": 20_000, "other": 2})


@rule("ME-DEV-10")
def test_a_dropped_token_lies_where_it_can_if_there_is_no_room():
    # given a carrier wedged between rocks
    table = a_table(one(MEN, 0, 20_000, 20_000), features=[rock(1, 20_000, 20_000, 4_000)])
    found = lay(table, "captive", -1, (0, 0), holder=1)
    routed(table, 1, "shooting")
    assert asked(table)[1] == "rest"
    dropped = token(table, found.number)
    assert (dropped.holder, dropped.x, dropped.y) == (0, 20_000, 20_000)


@rule("ME-DEV-05")
def test_a_new_token_without_room_is_not_laid():
    table = a_table(one(MEN, 0, 20_000, 20_000), features=[rock(1, 20_000, 20_000, 4_000)])
    frame = PutToken(seat=0, kind="objective", owner=0, at=((20_000, 20_000),), radius=630, rule="ME-DEV-05")
    under_way(table, frame)
    assert asked(table)[1] == "rest"
    assert table.state.tokens == ()


# -- removing and taking -------------------------------------------------------------------------------------


@rule("ME-DEV-08", "ME-DEV-09", "ME-GAP-86")
@pytest.mark.parametrize("kind", REMOVABLE)
def test_an_enemy_in_contact_removes_a_token_by_claim(kind):
    table = a_table(one(BEASTS, 0, 20_000, 20_000), one(MEN, 1, 3_000, 40_000))
    lay(table, kind, 1, (20_000 + 1_417 + 50, 20_000))
    assert claimable(table) == ["claim remove 1"]
    play(table, "claim remove 1")
    assert table.state.tokens == ()
    assert rules_of(table, "token_gone") == ["ME-DEV-08"]
    assert told(table, "claimed") == [{"seat": 0, "unit": 1, "what": "remove", "number": 1}]


@rule("ME-DEV-09")
def test_removing_needs_a_touch():
    table = a_table(one(MEN, 0, 20_000, 20_000))
    lay(table, "objective", 1, (21_311, 20_000))
    assert claimable(table) == []
    assert why_not(table, "claim remove 1") == ("ME-DEV-09", {"unit": 1, "token": 1})


@rule("ME-DEV-08", "ME-DEV-12", "ME-GAP-86", "ME-EL2-08")
@pytest.mark.parametrize(
    ("kind", "found"),
    [
        ("fountain", "ME-EL2-08"),
        ("death", "ME-GAP-86"),
        ("altar", "ME-P1-10"),
        ("captive", "ME-P5-08"),
        ("sacrifice", "ME-EL6-03"),
        ("map", "ME-DEV-11"),
        ("spawn", "ME-DEV-12"),
    ],
)
def test_tokens_with_rules_of_their_own_are_not_removed(kind, found):
    table = a_table(one(MEN, 0, 20_000, 20_000))
    lay(table, kind, 1, (21_260, 20_000))
    claimable(table)
    assert "claim remove 1" not in offered(table)
    assert why_not(table, "claim remove 1") == (found, {"unit": 1, "token": 1, "kind": kind})
    assert SAFE[kind] == found


@rule("ME-DEV-08")
def test_own_tokens_and_carried_ones_are_not_removed():
    table = a_table(one(MEN, 0, 20_000, 20_000))
    lay(table, "objective", 0, (21_260, 20_000))
    lay(table, "map", 1, (0, 0), holder=1)
    assert claimable(table) == []
    facts = {"unit": 1, "token": 1, "kind": "objective"}
    assert why_not(table, "claim remove 1") == ("ME-DEV-08", facts)
    assert why_not(table, "claim remove 2") == ("ME-DEV-08", {"unit": 1})
    assert why_not(table, "claim take 2") == ("ME-DEV-11", {"unit": 1})
    assert why_not(table, "claim take 9") == ("ME-DEV-11", {"unit": 1})


@rule("ME-DEV-11", "ME-DEV-12")
def test_a_dropped_token_is_picked_up_by_stopping_at_it_and_claiming():
    table = a_table(one(MEN, 0, 20_000, 20_000))
    lay(table, "map", 1, (21_311, 20_000))
    lay(table, "objective", 1, (18_740, 20_000))
    assert claimable(table) == ["claim remove 2"]
    assert why_not(table, "claim take 1") == ("ME-DEV-11", {"unit": 1, "token": 1})
    assert why_not(table, "claim take 2") == ("ME-DEV-12", {"unit": 1, "token": 2, "kind": "objective"})
    table.state.units[1].at = ((20_001, 20_000),)
    assert claimable(table) == ["claim remove 2", "claim take 1"]
    assert forbids_token(table, 1, "take", token(table, 1)) is None


@rule("ME-ALERT-10", "ME-DEV-09")
def test_a_claim_that_a_reaction_has_spoilt_comes_to_nothing():
    table = a_table(one(MEN, 0, 20_000, 20_000))
    lay(table, "objective", 1, (21_260, 20_000))
    claimable(table)
    table.state.units[1].at = ((20_000, 30_000),)
    play(table, "claim remove 1")
    assert kinds(table) == [("objective", 0)]
    assert told(table, "claim_failed") == [{"seat": 0, "unit": 1, "what": "remove"}]
    assert rules_of(table, "claim_failed") == ["ME-DEV-09"]
    assert told(table, "claimed") == []


# -- losses --------------------------------------------------------------------------------------------------


@rule("ME-DEV-10", "ME-DEV-12")
def test_every_kind_that_is_carried_has_a_rule_for_winning_and_dropping_it():
    assert set(TAKEN) == set(DROPPED) == {"captive", "sacrifice", "map"}


@rule("ME-DEV-10")
def test_all_tokens_of_a_carrier_are_dropped_one_after_another():
    table = a_table(one(MEN, 0, 20_000, 20_000), one(MEN, 1, 30_000, 20_000))
    lay(table, "captive", -1, (0, 0), holder=1)
    lay(table, "map", 1, (0, 0), holder=1)
    destroyed(table, 1, "shooting", by=2)
    play(table, "put 21260 20000")
    assert asked(table) == (0, "token")
    play(table, "put 18740 20000")
    assert [(t.kind, t.x) for t in table.state.tokens] == [("captive", 21_260), ("map", 18_740)]
    assert table.state.aftermath == ()


@rule("ME-DEV-10", "ME-EL1-01", "ME-EC1-01")
def test_several_losses_are_settled_in_their_order():
    table = a_table(one(MEN, 0, 20_000, 20_000), one(MEN, 1, 30_000, 20_000), one(MEN, 0, 10_000, 20_000))
    vowed(vowed(table, 0, "el1"), 1, "ec1")
    for number in (1, 3):
        table.state.units[number].place = "destroyed"
    table.state.aftermath = (
        Fallen(1, ((20_000, 20_000),), "melee", 2),
        Fallen(3, ((10_000, 20_000),), "melee", 2),
    )
    under_way(table, Aftermath())
    found = [(t.kind, t.seat, t.about, t.x) for t in table.state.tokens]
    assert found == [("death", seat, n, x) for n, x in ((1, 20_000), (3, 10_000)) for seat in (0, 1)]
    assert table.state.aftermath == ()
    assert aftermath(table) is None


@rule("ME-GAP-92")
def test_an_engaged_carrier_routed_by_doubt_yields_its_tokens_to_the_enemy():
    table = a_table(one(MEN, 0, 20_000, 20_000, markers=9), one(MEN, 1, 20_000, 21_260))
    lay(table, "captive", -1, (0, 0), holder=1)
    routed(table, 1, "melee", by=2)
    assert kinds(table) == [("captive", 2)]
    apart = a_table(one(MEN, 0, 20_000, 20_000), one(MEN, 1, 20_000, 21_260))
    lay(apart, "captive", -1, (0, 0), holder=1)
    routed(apart, 1, "blessing", by=2)
    assert asked(apart) == (0, "token")


# -- Devotions in general ------------------------------------------------------------------------------------


@rule("ME-DEV-01", "ME-DEV-02")
def test_there_are_eight_for_each_alignment():
    table = a_table(one(MEN, 0, 20_000, 20_000))
    assert set(DEVOTIONS) == set(table.box.devotions)
    ways = [card.alignment for card in table.box.devotions.values()]
    assert (ways.count("everliving"), ways.count("everchanging")) == (8, 8)
    assert devotion(table, 0) not in DEVOTIONS.values()  # no card, no objective
    table.state.sides[0].vow.card = "el8"
    assert devotion(table, 0) is DEVOTIONS["el8"]


@rule("ME-DEV-03", "ME-DEV-14", "ME-GAP-85")
def test_a_devotion_is_secret_until_it_shows():
    table = vowed(a_table(one(MEN, 0, 20_000, 20_000), one(MEN, 1, 30_000, 20_000)), 1, "ec2", 1)
    assert table.see(0)["table"]["sides"][1]["devotion"] is None
    assert table.see(0)["table"]["sides"][1]["picks"] is None
    assert table.see(1)["table"]["sides"][1]["devotion"] == "ec2"
    show_devotion(table, 1, "ME-DEV-15")
    show_devotion(table, 1, "ME-DEV-15")
    assert table.see(0)["table"]["sides"][1]["devotion"] == "ec2"
    assert told(table, "revealed") == [{"seat": 1, "devotion": "ec2", "picks": [1]}]
    assert table.revealed


@rule("ME-GAP-85", "ME-DEV-14")
@pytest.mark.parametrize(
    ("card", "options"), [("ec2", ["pick 1 2"]), ("ec3", ["pick"]), ("el6", ["pick 3"]), ("el8", ["pick"])]
)
def test_each_seat_is_asked_once_for_its_secret_picks(card, options):
    seat = 1 if card.startswith("ec") else 0
    table = vowed(
        a_table(one(MEN, 0, 20_000, 20_000), one(MEN, 0, 10_000, 20_000), one(HERO, 1, 30_000, 20_000)),
        seat,
        card,
    )
    under_way(table, SecretPicks(seat=seat))
    assert asked(table) == (seat, "secret")
    assert offered(table) == options
    play(table, options[0])
    assert table.state.sides[seat].vow.picks == tuple(int(n) for n in options[0].split()[1:])
    assert asked(table)[1] == "rest"
    picked = [event for event in table.log if event.kind == "picked"]
    assert [(event.rule, event.to) for event in picked] == [("ME-GAP-85", (seat,))]


@rule("ME-GAP-85", "ME-EC2-01", "ME-EL2-01", "ME-EL3-01", "ME-EL6-01", "ME-EL7-01")
@pytest.mark.parametrize(
    ("card", "found", "picks"),
    [
        ("el2", "ME-EL2-01", []),
        ("el3", "ME-EL3-01", [2]),
        ("el6", "ME-EL6-01", [2]),
        ("el7", "ME-EL7-01", []),
        ("ec2", "ME-EC2-01", [1]),
        ("ec6", "ME-GAP-85", []),
    ],
)
def test_a_wrong_pick_is_refused_with_what_the_card_lets_one_pick(card, found, picks):
    seat = 1 if card.startswith("ec") else 0
    table = vowed(a_table(one(MEN, 0, 20_000, 20_000), one(MEN, 1, 30_000, 20_000)), seat, card)
    under_way(table, SecretPicks(seat=seat))
    needs = table.box.devotions[card].picks
    assert refused(table, "stay") == ("ME-GAP-85", {"kinds": ["pick"]})
    assert refused(table, "pick 9") == (found, {"devotion": card, "picks": picks, "needs": needs})


@rule("ME-DEV-15", "ME-DEV-16", "ME-DEV-17", "ME-DEV-18")
def test_points_of_a_devotion():
    table = vowed(a_table(one(MEN, 0, 20_000, 20_000)), 0, "el8")
    assert score_devotion(table, 0, "a", "ME-EL8-02") == 1
    assert told(table, "scored") == [{"seat": 0, "what": "el8", "points": 1, "now": 1}]
    assert rules_of(table, "revealed") == ["ME-DEV-15"]
    assert score_devotion(table, 0, "a", "ME-EL8-02") == 0
    assert score_devotion(table, 0, "a", "ME-EL8-02", repeats=True) == 1
    assert score_devotion(table, 0, "b", "ME-EL8-03") == 0
    assert table.state.sides[0].vow.points == 2
    assert table.state.sides[0].vow.scored == ("a", "a")


@rule("ME-DEV-13")
def test_each_objective_has_tokens_of_its_own():
    names = [
        "ALTAR",
        "SPAWN",
        "CAPTIVE",
        "DEATH",
        "RITUAL",
        "FOUNTAIN",
        "SACRIFICE",
        "CORPSE",
        "MAP",
        "STANDARD",
        "OBJECTIVE",
        "TROPHY",
    ]
    assert len({getattr(tokens, name) for name in names}) == len(names)


@rule("ME-DEV-06")
@pytest.mark.parametrize(
    ("answer", "found"),
    [
        ("put 20000 20000", "ME-DEV-06"),
        ("pick 2", "ME-GAP-85"),
        ("search 2", "ME-GAP-88"),
        ("challenge", "ME-EC7-01"),
        ("strike", "ME-EC7-01"),
        ("carry 1", "ME-P5-01"),
        ("half 1", "ME-P6-01"),
        ("initial 1", "ME-P6-02"),
        ("reserve 1", "ME-RESERVE-05"),
        ("enter move 3000 0", "ME-RESERVE-09"),
    ],
)
def test_answers_that_belong_to_another_moment(answer, found):
    table = a_table(one(MEN, 0, 20_000, 20_000))
    activated(table)
    assert refused(table, answer) == (found, {"primary": "fog", "turn": 2})


# -- guesses -------------------------------------------------------------------------------------------------


@rule("ME-GAP-85", "ME-GAP-69")
def test_a_guess_asks_the_hidden_question_of_the_guessed_card():
    # given a seat that is asked for its secret picks
    units = [one(MEN, 0, 20_000, 20_000), one(MEN, 0, 10_000, 20_000), one(MEN, 1, 30_000, 20_000)]
    table = vowed(a_table(*units), 1, "ec2", dealt=("ec1", "ec2", "ec3"))
    under_way(table, SecretPicks(seat=1))
    # then its enemy's guess offers what the guessed card would, and its own guess what it knows
    for seed in "abcdef":
        twin = table.guess(0, seed)
        assert list(twin.pending.options) == pick_options(twin, 1)
        assert table.guess(1, seed).pending == table.pending
        assert twin.see(0)["question"] == table.see(0)["question"]


@rule("ME-GAP-85", "ME-DEV-14")
def test_an_enemys_guess_does_not_know_what_could_be_claimed():
    units = [one(MEN, 0, 3_000, 3_000), one(MEN, 1, 20_000, 20_000)]
    table = vowed(a_table(*units), 1, "ec6", dealt=("ec1", "ec2", "ec6"))
    activated(table, 2)
    assert offered(table, "claim") == ["claim token"]
    cards = {}
    for seed in "abcdefghijkl":
        twin = table.guess(0, seed)
        cards[twin.state.sides[1].vow.card] = offered(twin, "claim")
    assert len(cards) > 1
    assert {card: found for card, found in cards.items() if found} in ({}, {"ec6": ["claim token"]})
