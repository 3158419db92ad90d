"""Capturing the Holy Hill (KH-HILL, KH-GAP-77, KH-GAP-78)."""

from __future__ import annotations

import pytest

from mythwright.core.flow import Ask, Roll
from mythwright.core.ruling import Refused
from mythwright.games.king_of_the_hill.box import HILL
from mythwright.games.king_of_the_hill.state import Lone
from tests.games.king_of_the_hill.given import (
    a_battle,
    a_table,
    an_arena,
    give,
    hero,
    kinds,
    offered,
    play,
    stand,
    told,
    turn_of,
    village,
)
from tests.games.king_of_the_hill.given_final import MISS, THREE, at_the_hill, evade_and_hit
from tests.marks import rule

GUARDIANS = [
    ("greek", "harpy", 14),
    ("egyptian", "sphinx", 15),
    ("norse", "valkyrie", 13),
    ("slavic", "lisovyk", 13),
    ("hindu", "naga", 15),
    ("dark", "shoggoth", 14),
]


def an_arjuna():
    """Arjuna leads three heroes; he strikes for 4 and nobody answers his Secret cards."""
    return a_table(*THREE, passing=(1, 2))


def beaten_by_arjuna(table):
    """Four blows of 4 on the Valkyrie's 13 Health, none answered."""
    evade_and_hit(table, "hindu norse dark dark dark", 4)


@rule("KH-HILL-03")
def test_only_a_completed_path_lets_a_hero_move_onto_the_hill():
    table = an_arjuna()
    stand(table, 0, "C3")
    hero(table).arenas = ("greek",)
    turn_of(table)
    assert "move D4" not in offered(table)
    with pytest.raises(Refused) as refused:
        table.play("move D4")
    assert refused.value.rules == ("KH-MOVE-08",)

    hero(table).arenas = ("greek", "norse")
    turn_of(table)
    assert "move D4" in offered(table)


@rule("KH-HILL-03", "KH-GAP-77")
def test_the_move_to_the_hill_is_a_movement_within_speed():
    table = an_arjuna()
    hero(table).arenas = ("greek", "norse")  # in camp, four tiles from the Hill
    turn_of(table)
    assert [ruling.rule for ruling in table.why_not("move D4")] == ["KH-MOVE-01"]
    stand(table, 0, "D1")
    turn_of(table)
    assert "move D4" in offered(table, "move")
    give(table, artifacts=["aegis", "forge_hammer"])
    turn_of(table)
    assert [ruling.rule for ruling in table.why_not("move D4")] == ["KH-MOVE-01"]


@rule("KH-GAP-77")
def test_before_the_move_to_the_hill_there_is_scouting_and_time_for_cards_and_trades():
    table = an_arjuna()
    give(table, artifacts=["lyre_of_delphi"], secrets=["timewalk"], temples=[("G4", "market")])
    at_the_hill(table)
    assert {"scout B2", "use lyre_of_delphi", "secret timewalk", "sell lyre_of_delphi"} <= set(offered(table))
    play(table, "scout B2", "sell lyre_of_delphi", "move D4")
    assert told(table, "battle_began")[0]["guardian"] == "lisovyk"
    assert {"attack", "secret"} <= kinds(table)


@rule("KH-HILL-02")
def test_a_hero_engaged_in_a_battle_does_not_go_for_the_hill():
    table = an_arjuna()
    give(table, secrets=["timewalk"])
    hero(table).arenas = ("greek", "norse")
    a_battle(table, "naga", tile="C4")
    assert kinds(table) == {"attack", "secret"}
    assert [ruling.rule for ruling in table.why_not("move D4")] == ["KH-TURN-08"]


@rule("KH-HILL-02")
def test_a_hero_engaged_in_an_arena_does_not_go_for_the_hill():
    table = an_arjuna()
    hero(table).arenas = ("greek", "norse")
    an_arena(table, "naga", "harpy", "sphinx", tile="C4")
    assert kinds(table) == {"target"}
    assert [ruling.rule for ruling in table.why_not("move D4")] == ["KH-TURN-08"]


@rule("KH-HILL-04", "KH-HILL-05")
def test_the_path_is_shown_and_village_and_seal_are_turned():
    table = at_the_hill(an_arjuna(), "norse")
    play(table, "move D4")
    assert told(table, "showed_path") == [{"who": "arjuna", "path": "champion", "rule": "KH-HILL-04"}]
    assert told(table, "turned_seal") == [{"rune": "norse", "guardian": "valkyrie", "rule": "KH-HILL-05"}]
    assert table.answers[-1][2]  # something hidden came to light: no undo behind it


@rule("KH-HILL-06", "KH-HILL-07", "KH-HILL-08", "KH-GAP-78")
@pytest.mark.parametrize(("rune", "guardian", "health"), GUARDIANS)
@pytest.mark.parametrize("round", [1, 4, 5, 10])
def test_the_guardian_of_the_village_waits_on_its_b_side_in_any_round(rune, guardian, health, round):
    # given the Hill over a village of this rune
    table = an_arjuna()
    table.state.round = round
    at_the_hill(table, rune)
    decks = dict(table.state.god_decks)

    # when Arjuna climbs it
    play(table, "move D4")

    # then no god is drawn, nobody keeps the village, and he battles its Guardian at full strength
    began = told(table, "battle_began")[-1]
    assert (began["guardian"], began["side"], began["health"]) == (guardian, "b", health)
    assert began["rule"] == "KH-HILL-06"
    assert table.state.god_decks == decks
    assert HILL not in table.state.villages
    assert [h.villages for h in table.state.heroes] == [(), (), ()]
    dice = 4 if guardian == "harpy" else 5
    assert table.pending == Roll("hero", dice, "read", "KH-BAT-17", 0)


@rule("KH-HILL-09", "KH-HILL-10")
def test_a_hero_who_loses_goes_home_and_the_guardian_stays_on_the_closed_seal():
    table = an_arjuna()
    hero(table).health = 3
    at_the_hill(table, "norse")
    play(table, "move D4", MISS, "hit")
    assert table.state.guardians == {HILL: Lone("valkyrie", "")}
    assert table.state.seal and not table.state.final
    assert (hero(table).place, hero(table).health) == ("hindu", 8)
    assert told(table, "seal_held") == [{"who": "arjuna", "rule": "KH-HILL-09"}]
    assert not told(table, "broke_seal") and not told(table, "drew_rewards")
    assert table.state.turn == 1


@rule("KH-HILL-11", "KH-HILL-12", "KH-GAP-78")
def test_others_with_a_path_fight_the_same_guardian_at_full_health():
    # given Arjuna lost to the Valkyrie after wounding her, and Imhotep has a Path
    table = an_arjuna()
    hero(table).health = 3
    at_the_hill(table, "norse")
    play(table, "move D4", "hindu dark dark dark dark", "hit")
    assert told(table, "wounded")[-1]["left"] == 9
    at_the_hill(table, seat=2, tile="E4")

    # when Imhotep climbs the Hill
    play(table, "move D4")

    # then he must fight at once: no village is turned and nobody asks whether he wants to
    assert len(told(table, "turned_seal")) == 1
    assert told(table, "battle_began")[-1]["health"] == 13
    assert table.pending == Roll("hero", 5, "read", "KH-BAT-17", 2)
    evade_and_hit(table, "egyptian norse dark dark dark", 5)
    assert told(table, "broke_seal") == [{"who": "imhotep", "path": "champion", "rule": "KH-HILL-12"}]
    assert table.state.contender == 2


@rule("KH-HILL-11", "KH-GAP-78")
def test_the_hill_with_a_guardian_is_sealed_for_whoever_has_no_path():
    table = an_arjuna()
    hero(table).health = 1
    at_the_hill(table, "norse")
    play(table, "move D4", MISS, "hit")
    stand(table, 2, "C3")
    turn_of(table, 2)
    assert [ruling.rule for ruling in table.why_not("move D4")] == ["KH-MOVE-08"]
    give(
        table, 2, artifacts=["aegis", "eye_of_horus"]
    )  # speed 2: E4 is two steps over the Hill, three around
    turn_of(table, 2)
    assert [ruling.rule for ruling in table.why_not("move E4")] == ["KH-MOVE-07"]


@rule("KH-GAP-78")
def test_the_former_loser_may_try_again_with_a_path_complete_at_that_moment():
    table = an_arjuna()
    hero(table).health = 1
    at_the_hill(table, "norse")
    play(table, "move D4", MISS, "hit")
    hero(table).arenas = ("greek",)
    stand(table, 0, "C3")
    turn_of(table)
    assert "move D4" not in offered(table)
    at_the_hill(table)
    play(table, "move D4")
    assert [event["path"] for event in told(table, "showed_path")] == ["champion", "champion"]
    beaten_by_arjuna(table)
    assert table.state.contender == 0


@rule("KH-HILL-01", "KH-HILL-12", "KH-HILL-13", "KH-HILL-14", "KH-HILL-15", "KH-GAP-77")
def test_a_hero_who_beats_the_guardian_breaks_the_seal():
    # given Arjuna before the Valkyrie of the Hill
    table = at_the_hill(an_arjuna(), "norse")
    hero(table).villages = ("egyptian", "greek", "hindu", "slavic")
    play(table, "move D4")

    # when he beats her
    beaten_by_arjuna(table)

    # then he takes two Reward cards and nothing else, and the Final battle has begun with him on the Hill
    who = hero(table)
    assert told(table, "drew_rewards") == [{"who": "arjuna", "number": 2, "rule": "KH-HILL-13"}]
    assert (len(who.rewards), who.artifacts, who.temples) == (2, (), ())
    assert who.villages == ("egyptian", "greek", "hindu", "slavic")
    assert who.battles == 1
    assert (table.state.seal, table.state.final, table.state.guardians) == (False, True, {})
    assert (who.place, table.state.contender, table.state.path) == (HILL, 0, "champion")
    assert not told(table, "seal_held")
    assert not told(table, "built")


@rule("KH-HILL-13", "KH-HILL-14")
def test_a_golden_card_breaks_the_seal_for_the_same_two_cards():
    table = an_arjuna()
    give(table, secrets=["golden_chain", "golden_torch"])
    at_the_hill(table, "norse")
    play(table, "move D4")
    assert "secret golden_torch" not in offered(table)
    play(table, "secret golden_chain")
    assert told(table, "drew_rewards") == [{"who": "arjuna", "number": 2, "rule": "KH-HILL-13"}]
    assert table.state.contender == 0


@rule("KH-HILL-12")
def test_who_falls_with_the_guardian_stays_on_the_hill_with_full_health():
    # given Heracles strikes for 11, hard for 13, and has as much Health as thorns take
    table = a_table("heracles", "sigurd")
    give(table, temples=[("A1", "attack"), ("A2", "attack"), ("A3", "attack")])
    hero(table).health = 2
    at_the_hill(table, "slavic")

    # when he kills Lisovyk with one blow
    play(table, "move D4", "greek slavic dark dark dark", "critical")

    # then he stands on the Hill, healed
    assert (hero(table).place, hero(table).health) == (HILL, 7)
    assert told(table, "healed") == [{"who": "heracles", "amount": 7, "left": 7, "rule": "KH-GAP-43"}]
    assert not told(table, "went_home")


@rule("KH-HILL-12")
def test_who_survives_the_guardian_keeps_the_wounds():
    table = an_arjuna()
    hero(table).health = 1
    at_the_hill(table, "norse")
    play(table, "move D4")
    beaten_by_arjuna(table)
    assert hero(table).health == 1
    assert not told(table, "healed")


@rule("KH-HILL-04", "KH-HILL-12")
@pytest.mark.parametrize(
    ("path", "goods"),
    [
        ("faith", {"temples": [("A1", "attack"), ("A2", "attack"), ("B1", "attack"), ("C1", "health")]}),
        ("wealth", {"rewards": ["gold_3", "gold_2", "gold_2", "gold_2", "gold_1"]}),
    ],
)
def test_the_path_that_is_shown_is_remembered(path, goods):
    table = an_arjuna()
    give(table, **goods)
    if path == "faith":
        give(table, temples=[("D1", "rewards")])
    village(table, HILL, "norse")
    stand(table, 0, "C3")
    turn_of(table)
    play(table, "move D4")
    beaten = 2 if path == "faith" else 4  # three Temples of Attack: 10 a blow
    for _ in range(beaten):
        while isinstance(table.pending, Ask):
            play(table, "attack")
        play(table, "hindu norse dark dark dark", "hit_and_evade")
    assert told(table, "showed_path")[0]["path"] == path
    assert table.state.path == told(table, "broke_seal")[0]["path"] == path
