"""The rules of Hilltop, each by a little story with scripted dice."""

from __future__ import annotations

from pathlib import Path

import pytest

from mythwright.core.flow import Ask, Roll
from mythwright.core.ruling import Refused
from tests.marks import rule
from tests.toy.given import a_hill, play


def offered(table):
    return [str(option) for option in table.pending.options]


@rule("HT-EX-01", "HT-PUSH-03", "HT-PUSH-04")
def test_a_second_throw_saves_the_climb_as_the_example_tells_it():
    table = play(a_hill(), "push", "stake 4", "slip slip", "again", "slip up")
    assert (table.state.hikers[0].place, table.state.hikers[0].breath) == (4, 6)


@rule("HT-PUSH-03")
def test_who_slips_with_all_dice_climbs_nothing_and_is_out_of_breath():
    table = play(a_hill(), "push", "stake 10", "slip slip", "keep")
    assert (table.state.hikers[0].place, table.state.hikers[0].breath) == (0, 0)


@rule("HT-PUSH-01")
def test_without_breath_nobody_pushes():
    table = play(a_hill("", ""), "push", "stake 10", "up up", "keep", "stay")
    assert offered(table) == ["stay"]
    assert [ruling.rule for ruling in table.why_not("push")] == ["HT-PUSH-01"]


@rule("HT-PUSH-02")
def test_any_stake_one_can_pay_is_accepted_though_only_some_are_listed():
    table = play(a_hill(), "push")
    assert offered(table) == ["stake 1", "stake 3", "stake 5", "stake 10"]
    assert isinstance(play(table, "stake 7").pending, Roll)


@rule("HT-PUSH-02")
@pytest.mark.parametrize("answer", ["stake 11", "stake 0", "stake -3", "stake", "stake 1 2", "stake much"])
def test_a_stake_beyond_breath_or_sense_is_refused(answer):
    table = play(a_hill(), "push")
    with pytest.raises(Refused) as refused:
        table.play(answer)
    assert refused.value.rules == ("HT-PUSH-02",)


@rule("HT-TURN-02", "HT-TURN-03")
def test_who_stays_draws_unless_the_hand_is_full():
    table = play(a_hill("", "fog fog"), "stay", "stay")
    assert [len(hiker.hand) for hiker in table.state.hikers] == [1, 2]


@rule("HT-CARD-02")
def test_a_veto_undoes_the_card_and_both_are_discarded():
    table = play(a_hill("bread", "veto"), "push", "stake 5", "up up", "keep", "stay")
    play(table, "play bread", "veto")
    assert table.state.hikers[0].breath == 5
    assert table.state.discard == ("bread", "veto")


@rule("HT-CARD-02")
def test_every_other_hiker_is_asked_though_only_one_can_veto():
    table = play(a_hill("bread", "fog", "veto", seats=3), "play bread")
    assert (table.pending.seat, offered(table)) == (1, ["pass"])
    play(table, "pass")
    assert (table.pending.seat, offered(table)) == (2, ["pass", "veto"])


@rule("HT-CARD-03")
def test_bread_gives_breath_and_a_landslide_throws_the_others_back():
    table = play(a_hill("bread landslide", ""), "push", "stake 6", "up up", "keep")
    play(table, "push", "stake 5", "up up", "keep", "play bread", "pass")
    assert table.state.hikers[0].breath == 8
    play(table, "stay", "stay", "play landslide", "pass")
    assert [hiker.place for hiker in table.state.hikers] == [6, 3]


@rule("HT-CARD-04")
def test_a_rope_adds_a_die_until_the_end_of_the_turn():
    table = play(a_hill("rope", ""), "play rope", "pass", "push", "stake 1")
    assert table.pending == Roll("boot", 3, "read", "HT-PUSH-03", 0)
    play(table, "slip slip slip", "keep")
    assert table.state.hikers[0].lying == ()


@rule("HT-CARD-04")
def test_nails_turn_a_slip_into_a_step_in_the_lower_half_only():
    table = play(a_hill("nails", "nails"), "play nails", "pass", "push", "stake 10", "slip slip", "keep")
    assert table.state.hikers[0].place == 10
    table.state.hikers[1].place = 10
    play(table, "play nails", "pass", "push", "stake 5", "slip slip", "keep")
    assert table.state.hikers[1].place == 10


@rule("HT-CARD-04")
def test_fog_keeps_the_next_hiker_from_throwing_again():
    table = play(a_hill("fog", ""), "play fog", "pass", "stay", "push", "stake 2", "slip slip")
    assert isinstance(table.pending, Ask) and table.pending.seat == 0
    assert table.state.hikers[1].place == 0


@rule("HT-CARD-04")
def test_a_charm_comforts_who_slips():
    table = play(a_hill("charm", ""), "play charm", "pass", "push", "stake 5", "slip slip", "keep")
    assert table.state.hikers[0].breath == 7


@rule("HT-CARD-01")
def test_one_card_a_turn_from_the_own_hand():
    table = play(a_hill("bread fog", ""), "play bread", "pass")
    for card in ("fog", "rope"):
        assert [ruling.rule for ruling in table.why_not(f"play {card}")] == ["HT-CARD-01"]


@rule("HT-END-01")
def test_the_first_on_the_top_wins_at_once():
    table = a_hill()
    table.state.hikers[0].place = 15
    play(table, "push", "stake 5", "up up", "keep")
    assert table.pending is None and table.result.rule == "HT-END-01"
    assert table.result.ranks == (1, 2)


@rule("HT-END-02")
def test_night_falls_after_the_last_round():
    table = a_hill("", "")
    table.state.hikers[1].place = 3
    play(table, *["stay"] * 2 * table.box.figures.rounds)
    assert table.result.rule == "HT-END-02" and table.result.scores == (0.0, 1.0)


@rule("HT-GAP-01")
def test_an_empty_deck_is_made_of_what_was_discarded():
    table = a_hill("", "")
    table.state.deck, table.state.discard = (), ("fog", "rope")
    play(table, "stay")
    assert len(table.state.hikers[0].hand) == len(table.state.deck) == 1


@rule("HT-CARD-02")
def test_a_house_without_vetoes_asks_nobody(tmp_path: Path):
    layer = tmp_path / "house.toml"
    layer.write_text("[house]\nno_vetoes = true\n")
    table = play(a_hill("bread", "veto", layers=[str(layer)]), "play bread")
    assert table.pending.seat == 0 and table.log[-1].kind == "breathed"
