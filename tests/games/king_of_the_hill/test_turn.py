"""Turns and rounds: who is next, what kind of turn it is, and what a turn leaves behind (KH-TURN)."""

from __future__ import annotations

import pytest

from mythwright.core.flow import Ask, Roll
from mythwright.core.ruling import Refused
from mythwright.games.king_of_the_hill.box import HILL, HillTable, read_box
from mythwright.games.king_of_the_hill.rules.dark_runes import advance, use_dark_rune
from mythwright.games.king_of_the_hill.rules.exploration import Exploration
from mythwright.games.king_of_the_hill.rules.movement import forbids_entering
from mythwright.games.king_of_the_hill.rules.turn import Match, Turn
from mythwright.games.king_of_the_hill.state import ARENA, NOBODY, ArenaMat, Lone, Temple
from tests.games.king_of_the_hill.given import (
    a_battle,
    a_final,
    a_quest,
    a_table,
    an_arena,
    give,
    god_on_top,
    hero,
    kinds,
    offered,
    play,
    rewards_on_top,
    stand,
    told,
    turn_of,
    under_way,
    village,
)
from tests.marks import rule

BOX = read_box(())
THREE = ("heracles", "imhotep", "sigurd")


def asked(table: HillTable) -> tuple[int, str, str]:
    """Who is asked what, by which rule."""
    assert isinstance(table.pending, Ask)
    return table.pending.seat, table.pending.prompt, table.pending.rule


def idle_turn(table: HillTable) -> None:
    """The hero whose turn it is walks to the nearest tile, where a Temple stands and nothing happens."""
    seat = table.state.turn
    near = table.box.near[hero(table, seat).place]
    tile = next(t for t in near if t != HILL and not forbids_entering(table, seat, t))
    table.state.villages.pop(tile, None)
    hero(table, seat).temples = (Temple(tile, "health"),)
    play(table, f"move {tile}")


def lap_ends(table: HillTable) -> HillTable:
    """The turn of the last player in order is over."""
    order, first = table.state.order, table.state.first
    table.state.turn = order[order.index(first) - 1]
    match = Match(wishes=())
    table.stack = [match]
    table._run(match.turn_over(table, None))
    return table


# -- order -----------------------------------------------------------------------------------------------


@rule("KH-TURN-01", "KH-TURN-09", "KH-SETUP-28", "KH-GAP-12")
def test_turns_go_clockwise_from_the_holder_of_the_token() -> None:
    table = a_table("sigurd", "heracles", "arjuna")  # Sigurd leads; the camps lie Greek, Norse, Hindu

    seats = []
    for _ in range(4):
        seats.append(asked(table)[0])
        idle_turn(table)

    assert seats == [0, 2, 1, 0]
    assert [event["who"] for event in told(table, "turn_began")] == [
        "sigurd",
        "arjuna",
        "heracles",
        "sigurd",
        "arjuna",
    ]


@rule("KH-TURN-02", "KH-TURN-03")
def test_the_marker_moves_when_the_turn_comes_back_to_the_first_player() -> None:
    table = a_table(*THREE)
    rounds = []
    for _ in range(7):
        rounds.append(table.state.round)
        idle_turn(table)

    assert rounds == [1, 1, 1, 2, 2, 2, 3]
    assert told(table, "round_advanced") == [
        {"round": 2, "rule": "KH-TURN-02"},
        {"round": 3, "rule": "KH-TURN-02"},
    ]
    assert told(table, "turn_began")[3] == {"who": "heracles", "round": 2, "rule": "KH-TURN-01"}


@rule("KH-TURN-09")
def test_an_extra_turn_comes_before_the_next_player_and_moves_no_marker() -> None:
    table = a_table(*THREE)
    give(table, secrets=["timewalk"])
    turn_of(table)
    play(table, "secret timewalk")
    assert table.state.extra_turns == 1

    idle_turn(table)
    assert (asked(table)[0], table.state.extra_turns, table.state.round) == (0, 0, 1)

    idle_turn(table)
    assert asked(table)[0] == 1


@rule("KH-TURN-01", "KH-RCARD-02")
def test_a_turn_begins_with_nothing_used_built_or_suffered() -> None:
    table = a_table(*THREE)
    who, other = hero(table, 0), hero(table, 1)
    who.used, who.built, who.damaged, other.damaged, other.used = ("extra_roll",), True, True, True, ("x",)
    turns = who.turns

    turn_of(table)

    assert (who.used, who.built, who.damaged, other.damaged) == ((), False, False, False)
    assert other.used == ("x",)
    assert (who.turns, table.state.turn) == (turns + 1, 0)


@rule("KH-TURN-09", "KH-GAP-72")
def test_what_lasts_for_a_turn_ends_with_it() -> None:
    table = a_table()
    give(table, artifacts=["winged_sandals"])
    hero(table).copied = ("attack",)
    turn_of(table)
    play(table, "use winged_sandals")
    hero(table).lasting += ("moon_bow", "quicksand")  # an attack that never came, a movement yet to come
    hero(table, 1).lasting = ("apep",)

    table.stack = [Match(wishes=(), step="turn_over")]
    table._run(Match(wishes=()).turn_over(table, None))

    assert (hero(table).lasting, hero(table).copied) == (("quicksand",), ())
    assert hero(table, 1).lasting == ("apep",)
    lifted = [(event["card"], event["rule"]) for event in told(table, "lifted")]
    assert lifted == [("winged_sandals", "KH-GAP-61"), ("moon_bow", "KH-GAP-61")]
    assert asked(table)[0] == 1


# -- the kinds of turn -----------------------------------------------------------------------------------


@rule("KH-TURN-07", "KH-TURN-06")
def test_the_first_turn_of_everyone_is_an_exploration() -> None:
    table = a_table(*THREE)
    for seat in range(3):
        assert asked(table) == (seat, "explore", "KH-TURN-08")
        assert hero(table, seat).turns == 1
        idle_turn(table)


@rule("KH-TURN-06", "KH-QUEST-20")
def test_beside_a_guardian_the_turn_is_a_battle() -> None:
    table = a_battle(a_table(), "harpy")
    assert table.pending == Roll("hero", 4, "read", "KH-BAT-17", 0)


@rule("KH-TURN-06")
def test_inside_an_arena_the_turn_is_an_arena_fight() -> None:
    table = a_table()
    table.state.arenas["greek"] = ArenaMat(tile="A1", artifact="spear_of_ares", seat=NOBODY)
    an_arena(table, "harpy", "naga", "naga")
    assert asked(table) == (0, "target", "KH-ARENA-23")
    assert offered(table) == ["target 0", "target 1", "target 2"]


@rule("KH-TURN-08")
def test_the_four_phases_come_in_order() -> None:
    table = a_quest(a_table(), "artemis", tile="B3")
    order = ("moved", "discovered", "drew_rewards", "drew_god")
    assert [event.kind for event in table.log or () if event.kind in order] == list(order)
    play(table, "greek egyptian norse slavic hindu")

    for late in ("scout B2", "move B2"):
        with pytest.raises(Refused) as refused:
            play(table, late)
        assert refused.value.rules == ("KH-TURN-08",)


@rule("KH-TURN-08")
def test_scouting_comes_before_the_movement_and_not_after_it() -> None:
    table = turn_of(a_table())
    play(table, "scout A2", "scout A3")
    assert kinds(table) == {"move"}
    table.state.villages.pop("A2")
    play(table, "move A2")
    assert asked(table)[1] == "build"
    with pytest.raises(Refused) as refused:
        play(table, "scout B3")
    assert refused.value.rules == ("KH-TURN-08",)


# -- two chapters ----------------------------------------------------------------------------------------


@rule("KH-TURN-04", "KH-TURN-05", "KH-GAP-25")
def test_the_broken_seal_opens_the_second_chapter() -> None:
    table = a_table(*THREE)
    who = hero(table)
    who.arenas = ("greek", "norse")
    stand(table, 0, "C4")
    village(table, HILL, "greek")
    give(table, secrets=["golden_arrow"])
    hero(table, 1).missions, hero(table, 1).known = (), ("A1",)
    turn_of(table)
    play(table, "move D4", "secret golden_arrow")

    assert told(table, "final_began") == [{"who": "heracles", "rule": "KH-TURN-05"}]
    state = table.state
    assert (state.final, state.seal, state.round, state.contender, state.first) == (True, False, 1, 0, 0)
    assert (state.villages, state.guardians, state.arenas, hero(table, 1).known) == ({}, {}, {}, ())
    assert (state.monster, state.monster_health, who.place) == ("hydra", 30, HILL)
    assert state.turn == 1  # the player to his left goes next


@rule("KH-TURN-10")
def test_the_final_battle_lasts_five_rounds() -> None:
    table = a_final(a_table(*THREE), contender=1, health=0)
    for number in range(2, 6):
        lap_ends(table)
        assert (table.state.round, table.state.turn) == (number, 1)
        assert told(table, "round_advanced")[-1] == {"round": number, "rule": "KH-FINAL-04"}
    assert told(table, "guardians_grew") == []  # slot V is not round 5 of the Adventures

    lap_ends(table)

    assert told(table, "crowned") == [{"who": "imhotep", "rule": "KH-END-02"}]
    assert (table.state.winner, table.state.ended, table.pending) == (1, "KH-END-02", None)
    assert table.result is not None
    assert (table.result.scores, table.result.ranks) == ((0.0, 1.0, 0.0), (2, 1, 2))
    assert (table.result.rule, table.result.facts["who"]) == ("KH-END-02", "imhotep")


@rule("KH-ECL-01", "KH-ECL-02", "KH-ECL-05", "KH-GAP-17")
def test_round_ten_is_the_last_and_without_a_dark_hero_all_lose() -> None:
    table = a_table()
    table.state.round = 9
    lap_ends(table)
    assert (table.state.round, asked(table)[0], table.result) == (10, 0, None)
    table.state.guardians[HILL] = Lone("harpy", "")

    lap_ends(table)

    assert told(table, "eclipse_came") == [{"round": 10, "rule": "KH-ECL-02"}]
    assert told(table, "all_lost") == [{"rule": "KH-ECL-05"}]
    assert table.result is not None
    assert (table.result.scores, table.result.rule) == ((0.0, 0.0), "KH-ECL-05")
    assert (table.state.seal, HILL in table.state.villages, table.state.winner) == (False, False, NOBODY)
    assert HILL not in table.state.guardians


@rule("KH-PATH-06", "KH-ECL-06", "KH-ECL-07", "KH-GAP-17", "KH-GAP-74")
def test_at_the_eclipse_the_dark_hero_takes_the_hill_with_cthulhu() -> None:
    table = a_table(*THREE)
    state = table.state
    state.round, state.dark_hero = 10, 1
    state.guardians[HILL] = Lone("harpy", "")
    hero(table, 1).doll = True  # the setup takes place all the same

    lap_ends(table)

    assert (state.path, state.contender, state.monster) == ("dark_hero", 1, "cthulhu")
    assert (hero(table, 1).place, hero(table, 1).doll) == (HILL, False)
    assert state.secret_discard == ("voodoo_doll",)
    assert told(table, "lifted") == [{"who": "imhotep", "card": "voodoo_doll", "rule": "KH-GAP-74"}]
    assert (state.guardians, state.seal, state.final) == ({}, False, True)
    assert state.turn == 2  # the setup was his turn


# -- before the turn's business --------------------------------------------------------------------------


@rule("KH-SECRET-20", "KH-GAP-74", "KH-TURN-09")
def test_a_voodoo_doll_ends_the_turn_before_anything_else() -> None:
    table = a_table()
    give(table, artifacts=["aegis", "mjolnir", "vajra", "moon_bow"])
    hero(table).doll = True
    table.state.secret_deck = table.state.secret_deck[1:]
    hero(table).lasting = ("hydra",)

    turn_of(table)

    assert told(table, "skipped") == [{"who": "heracles", "rule": "KH-SECRET-20"}]
    assert (hero(table).doll, table.state.secret_discard) == (False, ("voodoo_doll",))
    assert told(table, "lifted") == [{"who": "heracles", "card": "hydra", "rule": "KH-GAP-88"}]
    assert (hero(table).health, asked(table)[0]) == (7, 1)


@rule("KH-GAP-88", "KH-TURN-09")
def test_venom_works_at_the_start_of_the_turn_and_wears_off() -> None:
    table = a_final(a_table(*THREE), contender=1, monster="hydra")
    hero(table).lasting = ("hydra",)
    turn_of(table)
    assert (hero(table).health, hero(table).lasting) == (5, ())
    assert [(event["amount"], event["rule"]) for event in told(table, "hurt")] == [(2, "KH-GAP-88")]
    assert told(table, "went_home") == []


@rule("KH-GAP-88", "KH-FINAL-26")
def test_whoever_falls_by_venom_goes_home_and_has_no_turn() -> None:
    table = a_final(a_table(*THREE), contender=1, monster="hydra")
    stand(table, 0, "C4")
    hero(table).lasting, hero(table).health = ("hydra",), 2
    turn_of(table)
    assert told(table, "went_home") == [{"who": "heracles", "rule": "KH-FINAL-26"}]
    assert (hero(table).place, hero(table).health, table.state.turn) == ("greek", 7, 2)


@rule("KH-ART-19", "KH-TURN-08")
def test_a_kept_fourth_artifact_is_sold_before_the_turn_goes_on() -> None:
    table = a_table()
    give(table, artifacts=["aegis", "mjolnir", "vajra", "moon_bow"], temples=[("A1", "market")])
    turn_of(table)
    assert asked(table) == (0, "forced_sale", "KH-ART-19")
    play(table, "sell vajra")
    assert asked(table) == (0, "explore", "KH-TURN-08")


@rule("KH-ART-19", "KH-TURN-08")
def test_three_artifacts_force_no_sale() -> None:
    table = a_table()
    give(table, artifacts=["aegis", "mjolnir", "vajra"], temples=[("A1", "market")])
    assert asked(turn_of(table)) == (0, "explore", "KH-TURN-08")


@rule("KH-GAP-84", "KH-TURN-06")
def test_a_guarded_contender_sells_nothing() -> None:
    table = a_final(a_table(*THREE), contender=0)
    give(table, artifacts=["aegis", "mjolnir", "vajra", "moon_bow"], temples=[("A1", "market")])
    turn_of(table)
    assert told(table, "waited") == [{"who": "heracles", "rule": "KH-MON-21"}]
    assert table.state.turn == 1


@rule("KH-TURN-06", "KH-TURN-10")
def test_in_the_final_battle_the_turn_depends_on_who_has_the_hill() -> None:
    table = a_final(a_table(*THREE), contender=1, health=0)
    assert asked(turn_of(table, 1))[1] == "contender"
    table = a_final(a_table(*THREE), contender=1)
    stand(table, 0, "C4")
    assert turn_of(table, 0).pending == Roll("hero", 5, "read", "KH-FINAL-32", 0)
    table = a_final(a_table(*THREE), contender=1, monster="cthulhu")
    stand(table, 0, "C4")
    hero(table).lasting = ("cthulhu",)
    assert asked(turn_of(table, 0)) == (1, "control", "KH-MON-01")


# -- the end of the turn ---------------------------------------------------------------------------------


@rule("KH-TURN-09", "KH-GAP-71", "KH-GAP-37")
def test_whoever_could_still_act_is_asked_before_the_turn_ends() -> None:
    table = a_table()
    give(table, secrets=["timewalk"])
    stand(table, 0, "B3")
    table.state.villages.pop("B4")
    turn_of(table)
    play(table, "move B4", "decline")

    assert asked(table) == (0, "end_turn", "KH-TURN-09")
    assert offered(table) == ["secret timewalk", "end"]
    play(table, "secret timewalk")
    assert asked(table)[:2] == (0, "explore")  # nothing is left to do, so the extra turn begins


@rule("KH-TURN-09")
def test_the_player_may_end_the_turn_with_cards_in_hand() -> None:
    table = a_table()
    give(table, secrets=["timewalk"])
    stand(table, 0, "B3")
    table.state.villages.pop("B4")
    play(turn_of(table), "move B4", "decline", "end")
    assert asked(table)[0] == 1
    assert hero(table).secrets == ("timewalk",)


@rule("KH-TURN-09", "KH-BAT-46")
def test_whoever_was_sent_to_camp_is_not_asked_again() -> None:
    table = a_table()
    give(table, secrets=["timewalk"])
    hero(table).health = 2
    a_battle(table, "valkyrie")
    play(table, "attack", "dark dark dark dark dark", "miss", "hit")
    assert (hero(table).place, asked(table)[0]) == ("greek", 1)


@rule("KH-TURN-09")
def test_the_new_contender_is_not_asked_again() -> None:
    table = a_final(a_table(*THREE), contender=1, health=0)
    stand(table, 0, "C4")
    give(table, secrets=["timewalk"])
    hero(table, 1).health = 1
    turn_of(table)
    play(table, "attack", "greek dark dark dark dark", "hit")
    assert (table.state.contender, table.state.turn, hero(table).secrets) == (0, 1, ("timewalk",))


@rule("KH-TURN-09", "KH-MON-11")
def test_a_hero_under_control_is_not_asked_after_it() -> None:
    table = a_final(a_table(*THREE), contender=1, monster="cthulhu")
    stand(table, 0, "C4")
    give(table, secrets=["timewalk"])
    hero(table).lasting = ("cthulhu",)
    turn_of(table)
    play(table, "self_attack", "dark dark dark dark dark", "miss")
    assert (hero(table).place, table.state.turn, hero(table).secrets) == ("C4", 1, ("timewalk",))


@rule("KH-TURN-09", "KH-FINAL-26")
def test_an_attacker_who_lives_may_still_act() -> None:
    table = a_final(a_table(*THREE), contender=1)
    stand(table, 0, "C4")
    give(table, secrets=["timewalk"])
    turn_of(table)
    play(table, "attack", "greek dark dark dark dark", "block", "hit")
    assert asked(table) == (0, "end_turn", "KH-TURN-09")


# -- decisions on other players' turns -------------------------------------------------------------------


@rule("KH-GAP-13")
def test_a_secret_card_is_put_to_all_others_who_have_one() -> None:
    table = a_table(*THREE)
    give(table, secrets=["timewalk"])
    give(table, 1, secrets=["trap"])
    give(table, 2, secrets=["doppelganger"])
    turn_of(table)
    play(table, "secret timewalk")
    assert (asked(table), offered(table)) == ((1, "react", "KH-SECRET-08"), ["pass"])
    play(table, "pass")
    assert (asked(table)[0], offered(table)) == (2, ["secret doppelganger", "pass"])
    play(table, "pass")
    assert asked(table)[:2] == (0, "explore")


@rule("KH-GAP-13", "KH-MON-18")
def test_the_contender_chooses_the_artifact_that_an_attacker_loses() -> None:
    table = a_final(a_table(*THREE), contender=1)
    stand(table, 0, "C4")
    give(table, artifacts=["aegis", "forge_hammer"])
    turn_of(table)
    play(table, "dark dark dark dark dark", "disarm", "miss")
    assert (asked(table), offered(table)) == ((1, "disarm", "KH-MON-18"), ["take aegis", "take forge_hammer"])
    play(table, "take forge_hammer")
    assert [item.card for item in hero(table).artifacts] == ["aegis"]


@rule("KH-GAP-13", "KH-GAP-60")
def test_the_owner_of_a_destroyed_market_discards_from_four() -> None:
    table = a_table()
    give(table, 0, secrets=["vandalism"])
    give(table, 1, artifacts=["aegis", "mjolnir", "vajra", "moon_bow"], temples=[("C4", "market")])
    hero(table, 1).used = ("new market",)
    stand(table, 0, "B4")
    turn_of(table)
    play(table, "secret vandalism C4")
    assert (asked(table)[:2], kinds(table)) == ((1, "fourth_artifact"), {"drop"})
    play(table, "drop moon_bow")
    assert (asked(table)[0], table.state.market) == (0, ("moon_bow",))


@rule("KH-GAP-13", "KH-MON-01")
def test_the_dark_hero_directs_whom_cthulhu_controls() -> None:
    table = a_final(a_table(*THREE), contender=1, monster="cthulhu")
    stand(table, 0, "C4")
    hero(table).lasting = ("cthulhu",)
    turn_of(table)
    assert (asked(table)[:2], offered(table)[-1]) == ((1, "control"), "self_attack")


# -- Dark runes and the marker ---------------------------------------------------------------------------


@rule("KH-DARK-01", "KH-DARK-02", "KH-GAP-67")
@pytest.mark.parametrize(("before", "after"), [(1, 2), (4, 5), (9, 10), (10, 10)])
def test_a_used_dark_rune_moves_the_marker_up_to_ten(before: int, after: int) -> None:
    table = a_table()
    table.state.round = before
    use_dark_rune(table, 0)
    assert table.state.round == after
    moved = [{"round": after, "rule": "KH-DARK-01"}] if after > before else []
    assert told(table, "round_advanced") == moved


@rule("KH-BAT-05", "KH-GAP-67")
@pytest.mark.parametrize(("before", "grown"), [(3, False), (4, True), (5, False)])
def test_guardians_grow_as_the_marker_reaches_five(before: int, grown: bool) -> None:
    table = a_table()
    table.state.round = before
    advance(table, "KH-TURN-02")
    assert told(table, "guardians_grew") == ([{"round": 5, "rule": "KH-BAT-05"}] if grown else [])


@rule("KH-DARK-03", "KH-DARK-04", "KH-GAP-68")
def test_the_dark_hero_is_whoever_used_most_and_first() -> None:
    table = a_table(*THREE)
    holders = []
    for seat in (1, 0, 1, 0, 0, 0, 2):
        use_dark_rune(table, seat)
        holders.append(table.state.dark_hero)

    assert holders == [1, 1, 1, 1, 0, 0, 0]
    assert told(table, "became_dark_hero") == [
        {"who": "imhotep", "number": 1, "rule": "KH-DARK-03"},
        {"who": "heracles", "number": 3, "rule": "KH-DARK-04"},
    ]
    assert [hero(table, seat).dark_runes for seat in range(3)] == [4, 2, 1]


@rule("KH-DARK-04", "KH-GAP-68")
def test_a_house_rule_lets_equal_numbers_take_the_card_over(tmp_path: object) -> None:
    layer = f"{tmp_path}/equal.toml"
    with open(layer, "w", encoding="utf-8") as file:
        file.write("[house]\nequal_runes_take_over = true\n")
    table = a_table(layers=[layer])
    use_dark_rune(table, 0)
    use_dark_rune(table, 1)
    assert table.state.dark_hero == 1
    use_dark_rune(table, 1)
    assert len(told(table, "became_dark_hero")) == 2  # the holder does not take it from himself


@rule("KH-DARK-05")
def test_dark_runes_in_hand_make_nobody_dark() -> None:
    table = a_table()
    give(table, rewards=["dark_rune", "dark_rune"])
    turn_of(table)
    assert (table.state.dark_hero, hero(table).dark_runes, table.state.round) == (NOBODY, 0, 1)


@rule("KH-GAP-67", "KH-TURN-02")
def test_a_dark_rune_in_round_nine_makes_this_lap_the_last() -> None:
    table = a_table()
    table.state.round = 9
    use_dark_rune(table, 0)
    lap_ends(table)
    assert told(table, "eclipse_came") == [{"round": 10, "rule": "KH-ECL-02"}]


# -- uneven words ----------------------------------------------------------------------------------------


@rule("KH-GAP-25", "KH-MOVE-05", "KH-MOVE-06", "KH-MOVE-08")
def test_there_are_three_movement_rules_and_one_word_for_each_thing() -> None:
    table = a_table()
    stand(table, 1, "B3")
    table.state.arenas["greek"] = ArenaMat(tile="C5", artifact="spear_of_ares", seat=1)
    forbidden = {tile: forbids_entering(table, 0, tile) for tile in table.box.tiles}
    assert {tile: found.rule for tile, found in forbidden.items() if found} == {
        "B3": "KH-MOVE-05",
        "C5": "KH-MOVE-06",
        HILL: "KH-MOVE-08",
    }
    assert "restore" in BOX.dice["guardian"]
    assert "recover" not in BOX.dice["guardian"]


@rule("KH-TURN-06")
def test_frames_of_a_turn_are_where_they_belong() -> None:
    table = under_way(a_table(), Turn(seat=0))
    assert [type(frame) for frame in table.stack] == [Match, Turn, Exploration]
    assert hero(table, 1).place != ARENA


@rule("KH-GAP-28")
def test_a_card_from_the_discovery_helps_in_the_quest_that_follows() -> None:
    table = a_table()
    rewards_on_top(table, "extra_roll")
    god_on_top(table, "odin")
    village(table, "B3", "norse")
    stand(table, 0, "A3")
    play(turn_of(table), "move B3", "dark dark dark dark dark")
    assert "reward extra_roll" in offered(table)


@rule("KH-GAP-28", "KH-TEMPLE-12")
def test_a_card_from_a_temple_waits_for_the_next_turn() -> None:
    table = a_table()
    rewards_on_top(table, "healing_potion", "healing_potion")
    hero(table).health = 3
    stand(table, 0, "B3")
    table.state.villages.pop("B4")
    play(turn_of(table), "move B4", "build rewards")
    assert hero(table).rewards == ("healing_potion", "healing_potion")
    assert asked(table)[0] == 1  # nothing is played after a Temple
