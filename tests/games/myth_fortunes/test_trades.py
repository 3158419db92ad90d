"""Trades: what is to be had at the Bazaar, the Inn, the Costume Tent and the Caravan Camp (MF-GAP-35, 05)."""

from __future__ import annotations

import pytest

from mythwright.games.myth_fortunes.box import FortuneTable
from tests.games.myth_fortunes.given import (
    asked,
    board,
    landing,
    offered,
    on_top,
    play,
    player,
    refused,
    told,
)
from tests.games.myth_fortunes.given_fights import a_company, act, bring, clothe, give, own, purse
from tests.marks import rule


def at(square: str, table: FortuneTable | None = None) -> FortuneTable:
    return landing(table or a_company(), square)


# -- the Bazaar ------------------------------------------------------------------------------------------


@rule("MF-GAP-35")
@pytest.mark.parametrize(("ware", "price"), [("disguise", 2), ("companion", 2), ("encounter", 3)])
def test_one_card_may_be_bought_at_the_bazaar(ware: str, price: int) -> None:
    table = at("F5")
    assert offered(table) == ["pass", "buy disguise", "buy companion", "buy encounter"]
    here, someone = board(table), player(table)
    tops = {"disguise": here.disguises[0], "companion": here.companions[0], "encounter": here.encounters[0]}
    play(table, f"buy {ware}")
    assert table.revealed
    assert someone.gold == 10 - price
    hands = {"disguise": someone.disguises, "companion": someone.companions, "encounter": someone.hand}
    assert hands == {kind: (tops[ware],) if kind == ware else () for kind in hands}
    assert asked(table)[1] != "bazaar"  # once in the turn


@rule("MF-GAP-35")
@pytest.mark.parametrize(
    ("gold", "wares"), [(0, []), (1, []), (2, ["disguise", "companion"]), (3, ["encounter"])]
)
def test_what_one_cannot_pay_is_not_sold(gold: int, wares: list[str]) -> None:
    table = a_company()
    own(table, 0, gold=gold)
    at("F5", table)
    if gold < 3:
        assert offered(table, "buy") == [f"buy {ware}" for ware in wares]
        assert refused(table, "buy encounter") == "MF-GAP-35"
    else:
        assert "buy encounter" in offered(table)


@rule("MF-GAP-35")
def test_who_asks_for_something_else_is_told_what_is_sold() -> None:
    [found] = at("F5").why_not("buy hat")
    assert (found.rule, found.facts) == ("MF-GAP-35", {"wares": ["disguise", "companion", "encounter"]})


@rule("MF-GAP-35")
def test_a_card_that_cannot_be_drawn_cannot_be_bought() -> None:
    table = a_company()
    here = board(table)
    here.disguises, here.encounters = (), ()
    at("F5", table)
    assert offered(table, "buy") == ["buy companion"]
    here.encounter_discard, here.disguise_discard = ("truce",), ("imp",)
    at("F5", table)
    assert offered(table, "buy") == ["buy disguise", "buy companion", "buy encounter"]


@rule("MF-GAP-35", "MF-HAND-06")
def test_hand_limits_apply_to_what_is_bought() -> None:
    table = a_company()
    clothe(table, 0, "imp", "gnome", "troll")
    at("F5", table)
    play(table, "buy disguise")
    assert asked(table) == (0, "excess")
    assert "discard_disguise imp" in offered(table)  # the worn one too
    play(table, "discard_disguise gnome")
    assert board(table).disguise_discard == ("gnome",)
    assert len(player(table).disguises) == 2


@rule("MF-GAP-35", "MF-ENC-04", "MF-GAP-61")
def test_an_advanced_card_that_is_bought_is_played_at_once_and_replaced() -> None:
    table = a_company(advanced=True)
    on_top(table, "dragon_poker", "truce")
    at("F5", table)
    play(table, "buy encounter")
    assert asked(table) == (0, "ante")
    act(table, "ante 1", *("nine ten jack queen ace", "keep nine ten jack queen ace") * 2)
    assert player(table).hand == ("truce",)
    assert asked(table) == (0, "discard_step")


@rule("MF-GAP-35")
def test_nobody_has_to_buy() -> None:
    table = at("F5")
    play(table, "pass")
    assert purse(table) == (5, 10)


# -- the Inn -------------------------------------------------------------------------------------------------


@rule("MF-GAP-35", "MF-GAP-25")
def test_at_the_inn_the_top_companion_comes_along_at_once_and_another_goes() -> None:
    table = a_company()
    bring(table, 0, "baby_dragon", "loud_imp", "turncoat")
    board(table).companions = ("war_unicorn", *board(table).companions)
    at("E7", table)
    play(table, "take_companion")
    assert player(table).companion == "war_unicorn"
    assert offered(table) == [f"discard_companion {c}" for c in ("baby_dragon", "loud_imp", "turncoat")]
    play(table, "discard_companion turncoat")
    assert player(table).companions == ("baby_dragon", "loud_imp")
    assert (purse(table), board(table).companion_discard) == ((5, 10), ("turncoat",))


@rule("MF-GAP-35")
def test_at_the_inn_one_may_stay_alone_and_an_empty_deck_offers_nobody() -> None:
    table = at("E7")
    play(table, "pass")
    assert player(table).companion == "old_general"
    table = a_company()
    board(table).companions = ()
    at("E7", table)
    assert offered(table) == ["pass"]


@rule("MF-GAP-13")
@pytest.mark.parametrize("square", ["F5", "E7"])
def test_a_loud_imp_shown_at_bazaar_or_inn_earns_one_gold_once(square: str) -> None:
    table = a_company()
    bring(table, 0, "loud_imp")
    at(square, table)
    play(table, "show loud_imp")
    assert purse(table) == (5, 11)
    assert offered(table, "show") == []
    assert told(table, "showed_companion") == [{"who": 0, "card": "loud_imp"}]
    play(table, "pass")
    assert not player(table).companion_shown  # until the end of the turn


# -- tent and caravan ----------------------------------------------------------------------------------------


@rule("MF-GAP-05", "MF-GAP-11")
def test_at_the_costume_tent_one_may_draw_a_disguise_and_change() -> None:
    table = a_company()
    clothe(table, 0, "imp")
    top = board(table).disguises[0]
    at("G2", table)
    assert asked(table) == (0, "costume")
    play(table, "take_disguise")
    assert asked(table) == (0, "change_costume")
    assert offered(table) == ["pass", f"disguise {top}", "undisguise"]
    play(table, f"disguise {top}")
    assert (player(table).worn, player(table).disguises) == (top, ("imp",))
    assert purse(table) == (5, 10)


@rule("MF-GAP-05")
def test_whoever_draws_nothing_at_the_tent_may_still_change() -> None:
    table = a_company()
    clothe(table, 0, "", "imp")
    at("E8", table)
    play(table, "pass", "disguise imp")
    assert player(table).worn == "imp"
    assert told(table, "drew_disguise") == []


@rule("MF-GAP-05", "MF-HAND-06")
def test_at_the_tent_too_many_disguises_go_before_the_change() -> None:
    table = a_company()
    clothe(table, 0, "imp", "gnome", "troll")
    at("G2", table)
    play(table, "take_disguise")
    assert asked(table) == (0, "excess")
    play(table, "discard_disguise imp")
    assert (asked(table), player(table).worn) == ((0, "change_costume"), "")


@rule("MF-GAP-05")
@pytest.mark.parametrize(("answer", "companion"), [("place", "baby_dragon"), ("keep", "old_general")])
def test_at_the_caravan_a_companion_is_seen_first_then_placed_or_kept(answer: str, companion: str) -> None:
    table = a_company()
    assert board(table).companions[0] == "absent_minded_wizard"
    board(table).companions = ("baby_dragon", *board(table).companions)
    at("D3", table)
    play(table, "take_companion")
    assert offered(table) == ["keep", "place baby_dragon"]
    play(table, "place baby_dragon" if answer == "place" else "keep")
    assert player(table).companion == companion
    assert {companion, *player(table).companions} == {"baby_dragon", "old_general"}


@rule("MF-GAP-05", "MF-HAND-04")
def test_at_the_caravan_a_fourth_companion_makes_one_go() -> None:
    table = a_company()
    bring(table, 0, "baby_dragon", "loud_imp", "turncoat")
    give(table, 0, "truce")
    at("H7", table)
    play(table, "take_companion", "keep")
    assert asked(table) == (0, "excess")
    play(table, "discard_companion baby_dragon")
    assert asked(table) == (0, "replace_companion")  # somebody must come along
    play(table, "companion loud_imp")
    assert (player(table).companion, len(player(table).companions)) == ("loud_imp", 2)
    assert board(table).companion_discard == ("baby_dragon",)


@rule("MF-GAP-05")
def test_whoever_passes_at_the_caravan_takes_nobody_along() -> None:
    table = a_company()
    stocked = board(table).companions
    at("D3", table)
    play(table, "pass")
    assert board(table).companions == stocked
    assert (player(table).companion, player(table).companions) == ("old_general", ())
