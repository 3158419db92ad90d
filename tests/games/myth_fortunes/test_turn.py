"""The six steps of a turn (MF-TURN, MF-DRAW, MF-COMP, MF-DISG-06)."""

from __future__ import annotations

from mythwright.core.flow import Roll
from tests.games.myth_fortunes.given import (
    a_table,
    asked,
    board,
    dress,
    hold,
    offered,
    on_top,
    play,
    player,
    refused,
    rolling,
    told,
)
from tests.marks import rule


@rule("MF-TURN-02", "MF-DRAW-01", "MF-GAP-29")
def test_a_player_draws_as_many_as_he_likes_up_to_six() -> None:
    table = a_table()
    hold(table, 0, "truce", "truce", "windfall", "town_crier")
    play(table, "draw", "draw")
    assert len(player(table).hand) == 6
    assert "draw" not in offered(table)
    assert refused(table, "draw") == "MF-DRAW-01"


@rule("MF-GAP-29")
def test_no_draw_after_something_else_followed_the_first() -> None:
    table = a_table()
    play(table, "draw", f"disguise {player(table).disguises[0]}")
    assert "draw" not in offered(table)
    assert refused(table, "draw") == "MF-GAP-29"


@rule("MF-GAP-29")
def test_a_step_that_was_passed_over_can_be_caught_up_on() -> None:
    table = a_table()
    play(table, f"companion {player(table).companions[0]}", f"disguise {player(table).disguises[0]}", "draw")
    assert len(player(table).hand) == 1
    assert offered(table, "companion") == [] and offered(table, "disguise") == []
    assert refused(table, f"companion {player(table).companions[0]}") == "MF-GAP-29"
    assert refused(table, f"disguise {player(table).disguises[0]}") == "MF-GAP-29"


@rule("MF-TURN-03", "MF-DISG-06", "MF-GAP-12")
def test_a_disguise_is_put_on_changed_and_taken_off() -> None:
    table = a_table()
    dress(table, 0, "imp")
    table.pending = table.stack[-1].question(table)
    other = next(race for race in player(table).disguises if race != "imp")
    assert "undisguise" in offered(table) and "disguise imp" not in offered(table)
    play(table, f"disguise {other}")
    assert player(table).worn == other and "imp" in player(table).disguises
    assert told(table, "changed_disguise") == [{"who": 0}]


@rule("MF-DISG-06", "MF-GAP-12")
def test_taking_it_off_and_refusals_of_disguises() -> None:
    table = a_table()
    assert refused(table, "undisguise") == "MF-DISG-06"
    dress(table, 0, "imp")
    table.pending = table.stack[-1].question(table)
    assert refused(table, "disguise imp") == "MF-GAP-12"
    absent = next(r for r in table.box.races if r not in player(table).disguises and r != "imp")
    assert refused(table, f"disguise {absent}") == "MF-TURN-03"
    play(table, "undisguise")
    assert player(table).worn == "" and told(table, "removed_disguise") == [{"who": 0}]


@rule("MF-TURN-04", "MF-COMP-02", "MF-COMP-03", "MF-COMP-06")
def test_an_owned_companion_takes_the_place_of_the_old_one() -> None:
    table = a_table()
    new = player(table).companions[0]
    play(table, f"companion {new}")
    assert player(table).companion == new and "baby_dragon" in player(table).companions
    assert len(player(table).companions) == 2


@rule("MF-COMP-04", "MF-GAP-14", "MF-GAP-25", "MF-HAND-04", "MF-HAND-07")
def test_the_top_companion_comes_along_and_one_of_the_others_goes() -> None:
    table = a_table()
    top = board(table).companions[0]
    play(table, "take_companion")
    assert player(table).companion == top
    assert asked(table) == (0, "excess")
    kept = sorted({*player(table).companions})
    assert offered(table) == [f"discard_companion {card}" for card in kept]
    play(table, "discard_companion baby_dragon")
    assert len(player(table).companions) == 2 and board(table).companion_discard == ("baby_dragon",)


@rule("MF-GAP-14")
def test_an_empty_deck_of_companions_is_made_anew_or_offers_nothing() -> None:
    table = a_table()
    here = board(table)
    here.companions, here.companion_discard = (), here.companions
    play(table, "take_companion")
    assert told(table, "reshuffled") == [{"deck": "companion_deck"}]
    table = a_table()
    board(table).companions = ()
    table.pending = table.stack[-1].question(table)
    assert "take_companion" not in offered(table)
    assert refused(table, "take_companion") == "MF-GAP-14"


@rule("MF-TURN-05", "MF-TURN-06")
def test_rolling_closes_the_first_three_steps() -> None:
    table = rolling(a_table(), "2", "2")
    assert asked(table) == (0, "move")
    assert refused(table, "draw") == "MF-TIME-03"
    assert refused(table, f"companion {player(table).companions[0]}") == "MF-TURN-06"


@rule("MF-GAP-30")
def test_the_judge_asks_once_before_a_hand_stays_unfilled() -> None:
    table = a_table(confirm=True)
    play(table, "roll")
    assert asked(table) == (0, "confirm_roll")
    play(table, "back", "roll")
    assert asked(table) == (0, "pick_dice")


@rule("MF-GAP-30")
def test_with_a_full_hand_there_is_nothing_to_confirm() -> None:
    table = a_table(confirm=True)
    play(table, *["draw"] * 6, "roll")
    assert asked(table) == (0, "pick_dice")


@rule("MF-TURN-08", "MF-DRAW-02")
def test_step_six_discards_what_is_not_wanted() -> None:
    table = a_table()
    hold(table, 0, "truce", "windfall")
    rolling(table, "1", "1")
    play(table, "move G4 e1 n1", "pay")  # a Toll Gate
    assert asked(table) == (0, "discard_step")
    assert refused(table, "draw") == "MF-DRAW-02"
    assert asked(table.guess(1, "guess")) == (0, "discard_step")  # whatever the others guess
    play(table, "discard truce")
    assert player(table).hand == ("windfall",) and board(table).encounter_discard == ("truce",)
    play(table, "end")
    assert asked(table) == (1, "prepare")


@rule("MF-TURN-01")
def test_the_next_player_clockwise_follows() -> None:
    table = a_table(3)
    for seat in (0, 1, 2, 0):
        assert asked(table) == (seat, "prepare")
        rolling(table, "8", "7")  # a forfeit ends the turn


@rule("MF-GAP-29")
def test_rolling_cannot_be_refused_and_leads_to_dice() -> None:
    table = a_table()
    play(table, "roll", "dice d4 d6")
    assert table.pending == Roll("d4", 1, "first", "MF-MOVE-02", 0)


@rule("MF-GAP-15")
def test_an_empty_draw_pile_is_shuffled_anew_and_two_empty_ones_give_nothing() -> None:
    table = a_table()
    here = board(table)
    here.encounters, here.encounter_discard = (), here.encounters
    play(table, "draw")
    assert told(table, "reshuffled") == [{"deck": "encounter_deck"}] and len(player(table).hand) == 1
    here.encounters = ()
    table.pending = table.stack[-1].question(table)
    assert "draw" not in offered(table) and refused(table, "draw") == "MF-GAP-15"


@rule("MF-GAP-26")
def test_only_the_drawer_sees_which_card_came() -> None:
    table = a_table()
    on_top(table, "truce")
    play(table, "draw")
    seen = {seat: [e["facts"] for e in table.see(seat)["log"] if e["kind"] == "got_card"] for seat in (0, 1)}
    assert seen == {0: [{"who": 0, "card": "truce"}], 1: []}


@rule("MF-COMP-02", "MF-COMP-06", "MF-GAP-29")
def test_no_choice_of_step_three_leaves_a_player_without_a_companion() -> None:
    table = a_table()
    for choice in [*offered(table, "companion"), "take_companion"]:
        copy = table.copy()
        play(copy, choice)
        assert player(copy).companion
    assert refused(table, "companion turncoat") == "MF-COMP-03"


@rule("MF-TURN-02", "MF-TURN-07")
def test_a_turn_goes_from_the_draw_to_the_discard() -> None:
    table = a_table()
    race, companion = player(table).disguises[0], player(table).companions[0]
    play(table, "draw", f"disguise {race}", f"companion {companion}")
    rolling(table, "3", "2")
    play(table, "move H2 n3 e2", "decline", "end")
    steps = ("drew_encounter", "put_on_disguise", "changed_companion", "rolled", "moved", "followed_square")
    first = [event.kind for event in table.log if event.facts.get("who", 0) == 0]
    assert [kind for kind in first[first.index("turn_began") :] if kind in steps] == list(steps)
    assert asked(table) == (1, "prepare")


@rule("MF-TURN-07", "MF-SQUARE-01")
def test_a_pawn_that_confronts_does_not_follow_the_square() -> None:
    table = a_table()
    player(table, 1).place = "E2"  # a Good Bargain
    rolling(table, "3", "1")
    play(table, "move E2 n3 w1")
    assert len(told(table, "confronted")) == 1
    assert told(table, "followed_square") == told(table, "gained_gold") == []


@rule("MF-DRAW-01", "MF-GAP-29")
def test_nobody_has_to_draw_or_change_anything() -> None:
    table = a_table()
    before = player(table).copy()
    rolling(table, "1", "2")
    after = player(table)
    assert (after.hand, after.worn, after.companion) == ((), before.worn, before.companion)


@rule("MF-DRAW-02", "MF-HINT-02")
def test_what_was_discarded_is_replaced_in_the_next_turn() -> None:
    table = a_table()
    hold(table, 0, "truce", "windfall")
    rolling(table, "1", "2")
    play(table, "move G3 n2 e1", "discard truce", "discard windfall")  # Lost Luggage, then step 6
    assert player(table).hand == ()
    rolling(table, "8", "8")  # the other's turn
    play(table, *["draw"] * 6)
    assert len(player(table).hand) == 6


@rule("MF-TURN-08")
def test_step_six_is_for_encounter_cards_only() -> None:
    table = a_table()
    hold(table, 0, "truce", "windfall")
    rolling(table, "1", "1")
    play(table, "move G4 e1 n1", "pay")
    assert {text.split()[0] for text in offered(table)} == {"discard", "play", "end"}
    assert refused(table, f"discard_disguise {player(table).disguises[0]}") == "MF-HAND-06"
    assert refused(table, f"discard_companion {player(table).companion}") == "MF-HAND-06"


@rule("MF-GAP-30", "MF-TURN-06")
def test_after_the_confirmation_the_chance_to_draw_is_gone() -> None:
    table = a_table(confirm=True)
    play(table, "roll", "roll")
    assert asked(table) == (0, "pick_dice")
    assert [ruling.rule for ruling in table.why_not("draw")] == ["MF-TIME-03"]


@rule("MF-GAP-30")
def test_the_confirmation_can_be_switched_off() -> None:
    table = a_table(confirm=False)
    play(table, "roll")
    assert asked(table) == (0, "pick_dice")
