"""Confrontations: who meets whom, what is revealed, peace and dice (MF-CONF)."""

from __future__ import annotations

import pytest

from mythwright.core.flow import Roll
from tests.games.myth_fortunes.given import (
    a_confrontation,
    a_table,
    asked,
    be,
    board,
    dress,
    go_with,
    hold,
    landing,
    offered,
    play,
    player,
    refused,
    rolling,
    told,
)
from tests.marks import rule


@rule("MF-CONF-01", "MF-CONF-06", "MF-CONF-07", "MF-SQUARE-02", "MF-TURN-07")
def test_landing_on_a_pawn_is_a_confrontation_and_not_the_square():
    table = a_table()
    player(table, 1).place = "H4"  # a Cutpurse Alley
    rolling(table, "2", "1")
    play(table, "move H4 e2 n1")
    assert told(table, "confronted") == [{"who": 0, "square": "H4", "target": 1}]
    assert told(table, "followed_square") == []


@rule("MF-CONF-08", "MF-CONF-10", "MF-CONF-11", "MF-GAP-45")
def test_the_challenged_party_reveals_first_and_chooses_if_disguised():
    table = a_table()
    dress(table, 0, "imp")
    dress(table, 1, "gnome")
    a_confrontation(table)
    assert asked(table) == (1, "reveal") and offered(table) == ["reveal character", "reveal disguise"]
    play(table, "reveal disguise")
    assert player(table, 1).shown == "disguise" and player(table, 1).companion_shown
    assert asked(table) == (0, "reveal")
    shown = table.see(0)["table"]["players"][1]
    assert (shown["worn"], shown["character"], shown["companion"]) == ("gnome", "hidden", "eager_apprentice")
    play(table, "reveal character")
    shown = table.see(1)["table"]["players"][0]
    assert (shown["character"], shown["worn"]) == ("skeeve", "hidden")


@rule("MF-CONF-09", "MF-GAP-45")
def test_without_a_disguise_the_character_is_shown_and_the_companion_always():
    table = a_confrontation(a_table())
    assert told(table, "showed_companion") == [
        {"who": 1, "card": "eager_apprentice"},
        {"who": 0, "card": "baby_dragon"},
    ]
    assert [e["card"] for e in told(table, "showed_identity")] == ["aahz", "skeeve"]


@rule("MF-EX-13", "MF-CONF-18", "MF-CONF-19", "MF-CONF-20", "MF-CONF-21")
def test_klahd_and_troll_roll_their_dice():
    table = a_table()
    be(table, 1, "chumley")
    a_confrontation(table)
    assert table.pending == Roll("d6", 1, "rolled_first", "MF-CONF-18", 0)
    play(table, "3")
    assert table.pending == Roll("d8", 1, "rolled_second", "MF-CONF-18", 1)


@rule("MF-EX-14", "MF-CONF-16", "MF-CONF-17")
def test_klahd_and_klahd_part_in_peace():
    table = a_table()
    dress(table, 1, "klahd")
    a_confrontation(table)
    play(table, "reveal disguise")
    assert told(table, "made_peace") == [{"who": 0, "race": "klahd"}]
    assert told(table, "won_confrontation") == [] and asked(table) == (1, "prepare")
    assert [who.gold for who in table.state.players] == [10, 10]


@rule("MF-EX-21", "MF-CONF-16")
def test_a_troll_in_disguise_and_a_true_one_part_in_peace():
    table = a_table()
    be(table, 0, "chumley")
    dress(table, 1, "troll")
    a_confrontation(table)
    play(table, "reveal disguise")
    assert [e["race"] for e in told(table, "made_peace")] == ["troll"]


@rule("MF-CONF-22", "MF-CONF-23", "MF-CONF-24", "MF-GAP-48")
def test_companions_count_and_the_higher_total_wins():
    table = a_confrontation(a_table())  # Skeeve with +2 against Aahz with +1
    play(table, "1", "1")
    assert told(table, "totals") == [{"who": 0, "target": 1, "own": 3, "other": 2}]
    assert told(table, "won_confrontation") == [{"who": 0, "target": 1, "amount": 1}]


@rule("MF-CONF-25", "MF-GAP-48")
def test_equal_totals_roll_again_with_all_points_unchanged():
    table = a_confrontation(a_table())
    play(table, "1", "2")
    assert told(table, "tied") == [{"who": 0, "amount": 3}]
    assert table.pending == Roll("d4", 1, "rolled_first", "MF-CONF-18", 0)
    sides = table.see(0)["table"]["boards"][0]["clash"]["sides"]
    assert [(side["roll"], side["total"]) for side in sides] == [(0, None)] * 2
    play(table, "2", "2")
    assert told(table, "won_confrontation") == [{"who": 0, "target": 1, "amount": 1}]


@rule("MF-GAP-42")
def test_of_several_pawns_the_challenger_chooses_one():
    table = a_table(3)
    player(table, 1).place = player(table, 2).place = "E5"
    landing(table, "E5")
    assert asked(table) == (0, "choose_opponent") and offered(table) == ["confront blue", "confront yellow"]
    assert refused(table, "confront red") == "MF-GAP-42"
    play(table, "confront yellow")
    assert told(table, "confronted") == [{"who": 0, "square": "E5", "target": 2}]


@rule("MF-GAP-46", "MF-DISG-02")
def test_afterwards_cards_are_face_down_but_remembered():
    table = a_confrontation(a_table())
    play(table, "1", "1", "stay")
    assert player(table, 1).shown == "" and not player(table, 1).companion_shown
    assert table.see(0)["table"]["players"][1]["character"] == "aahz"
    assert table.see(0)["table"]["players"][1]["known"] == ("character", "companion")


@rule("MF-GAP-12", "MF-GAP-46")
def test_what_is_changed_is_no_longer_known():
    table = a_confrontation(a_table())
    play(table, "1", "1", "stay")
    assert asked(table) == (1, "prepare")
    play(table, f"companion {player(table, 1).companions[0]}")
    assert table.see(0)["table"]["players"][1]["companion"] == "hidden"


# -- the board as a foe ----------------------------------------------------------------------------------


@rule("MF-EX-15", "MF-CONF-02", "MF-CONF-03", "MF-CONF-04", "MF-BOOTY-09", "MF-BOX-10", "MF-GAP-43")
def test_b8_makes_a_pawn_confront_a_vampire():
    table = landing(a_table(), "B8")
    assert told(table, "confronted_foe") == [{"who": 0, "square": "B8", "foe": "vampire"}]
    assert table.pending == Roll("d4", 1, "rolled_first", "MF-CONF-18", 0)


@rule("MF-EX-20", "MF-CONF-05", "MF-BOOTY-10", "MF-CONF-23")
def test_skeeve_beats_the_vampire_as_the_catalogue_tells():
    table = a_table()
    go_with(table, 0, "eager_apprentice")
    landing(table, "B8")
    play(table, "4")
    assert table.pending == Roll("d4", 1, "rolled_second", "MF-CONF-05", -1)  # the judge rolls
    play(table, "2")
    assert (player(table).fame, player(table).gold) == (8, 13)
    assert asked(table) == (0, "push") and "push red e" in offered(table)
    assert not any("foe" in option for option in offered(table))
    play(table, "push red e")
    assert player(table).place == "E8"


@rule("MF-GAP-43")
def test_the_board_wins_as_a_disguise_and_moves_nobody():
    table = landing(a_table(), "B8")
    go_with(table, 0, "turncoat")
    play(table, "1", "4")
    assert told(table, "lost_to_foe") == [{"who": 0, "amount": 6}]
    assert (player(table).fame, player(table).gold) == (0, 10)  # the loser pays fame, to the bank
    assert asked(table) == (1, "prepare")


@rule("MF-GAP-43")
@pytest.mark.parametrize(("square", "dice"), [("F8", ("d4", "d6")), ("J2", ("d6", "d8"))])
def test_the_other_foes_and_their_dice(square, dice):
    table = a_table()
    be(table, 0, "aahz" if square == "J2" else "star_striker")
    landing(table, square)
    assert isinstance(table.pending, Roll) and table.pending.die == ("d4" if square == "F8" else "d6")
    play(table, "1")
    assert isinstance(table.pending, Roll)
    assert table.pending.die == {"F8": table.box.races["klahd"].dice["jahk"], "J2": "d8"}[square]


@rule("MF-GAP-43")
def test_a_klahd_and_the_mob_enforcer_are_at_peace():
    table = landing(a_table(), "F8")
    assert [e["race"] for e in told(table, "made_peace")] == ["klahd"]


@rule("MF-GAP-43")
def test_with_another_pawn_there_the_foe_is_not_fought():
    table = a_confrontation(a_table(), "B8")
    assert told(table, "confronted_foe") == [] and len(told(table, "confronted")) == 1


# -- squares that change a confrontation -----------------------------------------------------------------


@rule("MF-SQUARE-05", "MF-GAP-44", "MF-GAP-50")
def test_on_the_duelling_ground_booty_counts_double_but_not_the_move():
    table = a_confrontation(a_table(), "C2")
    play(table, "2", "1")
    assert told(table, "won_confrontation") == [{"who": 0, "target": 1, "amount": 2}]
    assert (player(table).fame, player(table, 1).fame) == (5 + 4 + 4, 1)
    play(table, "push red e")
    assert player(table).place == "E2"


@rule("MF-SQUARE-05", "MF-GAP-44")
def test_in_the_hall_of_true_sight_characters_must_be_shown():
    table = a_table(windows=True)
    dress(table, 0, "imp")
    dress(table, 1, "gnome")
    hold(table, 0, "quick_change", "unmasked", "truce")
    a_confrontation(table, "C5")
    assert [e["card"] for e in told(table, "showed_identity")] == ["aahz", "skeeve"]
    assert asked(table) == (0, "window_confrontation") and offered(table, "play") == ["play truce"]
    assert refused(table, "play quick_change") == "MF-GAP-44"


@rule("MF-SQUARE-05", "MF-GAP-44", "MF-GAP-21")
def test_in_a_dead_magik_zone_no_card_is_played():
    table = a_table(windows=True)
    hold(table, 0, "dirty_trick", "second_chance")
    a_confrontation(table, "F2")
    assert isinstance(table.pending, Roll)
    play(table, "1", "1")
    assert asked(table) == (0, "push")


@rule("MF-SQUARE-05", "MF-GAP-44", "MF-GAP-13")
def test_on_the_narrow_bridge_companions_count_for_nothing():
    table = a_table(windows=True)
    go_with(table, 1, "turncoat")
    hold(table, 0, "companion_walks_out", "traded_places", "truce")
    a_confrontation(table, "H1")
    assert told(table, "showed_companion") == [] and player(table, 1).gold == 10
    assert offered(table, "play") == ["play truce"]
    assert refused(table, "play companion_walks_out blue") == "MF-GAP-44"
    play(table, "pass", "2", "1")
    assert told(table, "totals") == [{"who": 0, "target": 1, "own": 2, "other": 1}]


@rule("MF-GAP-44")
@pytest.mark.parametrize("square", ["C2", "C5", "F2", "H1"])
def test_alone_on_such_a_square_nothing_happens(square):
    table = landing(a_table(), square)
    assert asked(table) == (1, "prepare")
    assert (player(table).gold, player(table).fame) == (10, 5)


# -- companions in confrontations ------------------------------------------------------------------------


@rule("MF-GAP-13", "MF-CONF-23")
@pytest.mark.parametrize(
    ("companion", "as_challenger", "as_challenged"),
    [
        ("baby_dragon", 2, 2),
        ("war_unicorn", 2, 2),
        ("hired_bodyguard", 3, 3),
        ("court_magician", 1, 1),
        ("eager_apprentice", 1, 1),
        ("old_general", 0, 2),
        ("ambush_artist", 2, 0),
        ("gnome_bookkeeper", 0, 0),
        ("wandering_minstrel", 0, 0),
        ("loud_imp", -1, -1),
        ("absent_minded_wizard", -1, -1),
        ("clumsy_porter", -2, -2),
        ("practical_joker", -1, -1),
        ("lovesick_poet", -2, -2),
        ("turncoat", -3, -3),
    ],
)
def test_the_points_of_each_companion(companion, as_challenger, as_challenged):
    points = []
    for seat in (0, 1):
        table = a_table()
        go_with(table, 1 - seat, "gnome_bookkeeper")
        go_with(table, seat, companion)
        a_confrontation(table)
        sides = table.see(0)["table"]["boards"][0]["clash"]["sides"]
        points.append(sides[seat]["companion_points"])
    assert points == [as_challenger, as_challenged]


@rule("MF-GAP-13")
def test_a_court_magician_counts_three_against_the_board():
    table = a_table()
    go_with(table, 0, "court_magician")
    landing(table, "B8")
    assert table.see(0)["table"]["boards"][0]["clash"]["sides"][0]["companion_points"] == 3


@rule("MF-GAP-13", "MF-GAP-50")
@pytest.mark.parametrize(
    ("companion", "gold", "fame"), [("gnome_bookkeeper", 11, 5), ("wandering_minstrel", 10, 6)]
)
def test_some_companions_pay_the_winner(companion, gold, fame):
    table = a_table()
    dress(table, 0, "imp")
    dress(table, 1, "gnome")
    go_with(table, 0, companion)
    player(table, 1).gold = 0
    a_confrontation(table)
    play(table, "reveal disguise", "reveal disguise", "8", "1")
    assert (player(table).gold, player(table).fame) == (gold, fame)


@rule("MF-GAP-13", "MF-COMP-01")
def test_a_turncoat_pays_its_owner_when_he_is_challenged():
    table = a_table()
    go_with(table, 1, "turncoat")
    a_confrontation(table)
    assert player(table, 1).gold == 12
    table = a_table()
    go_with(table, 0, "turncoat")
    a_confrontation(table)
    assert player(table, 0).gold == 10


@rule("MF-CONF-29", "MF-GAP-53")
def test_after_it_all_the_mover_goes_on_with_step_six():
    table = a_table()
    hold(table, 0, "truce")
    a_confrontation(table, "H4")
    play(table, "1", "1", "stay")
    assert asked(table) == (0, "discard_step")
    assert board(table).clash is None
