"""The Market: selling, exchanging, claiming superartifacts, and who may not (KH-MARKET)."""

from __future__ import annotations

import pytest

from mythwright.games.king_of_the_hill.rules.mat import speed
from tests.games.king_of_the_hill.given import (
    a_battle,
    a_final,
    a_quest,
    a_table,
    an_arena,
    give,
    hero,
    kinds,
    offered,
    play,
    rewards_on_top,
    stand,
    told,
    turn_of,
)
from tests.games.king_of_the_hill.given_cards import a_meeting, asked, refusal, refused, uses_of
from tests.marks import rule

MARKET = [("A1", "market")]


def a_trader(*artifacts, market=(), **things):
    """Heracles has a Market and these artifacts; others lie in the Artifact market."""
    table = a_meeting(artifacts=artifacts, temples=MARKET, **things)
    for card in market:
        mythology = table.box.artifacts[card].mythology
        deck = table.state.artifact_decks[mythology]
        table.state.artifact_decks[mythology] = tuple(other for other in deck if other != card)
    table.state.market = tuple(market)
    return turn_of(table)


# -- selling -------------------------------------------------------------------------------------------


@rule("KH-MARKET-01", "KH-MARKET-02", "KH-MARKET-04")
def test_an_artifact_is_sold_for_two_reward_cards():
    # given Heracles with three artifacts, so slow
    table = a_trader("aegis", "lyre_of_delphi", "mjolnir")
    rewards_on_top(table, "gold_3", "gold_1", "gold_2")
    assert offered(table, "sell") == ["sell aegis", "sell lyre_of_delphi", "sell mjolnir"]
    assert speed(table.box, hero(table)) == 1

    # when he sells the first, it lies in the market and the others shift to the left
    play(table, "sell aegis")
    assert hero(table).rewards == ("gold_1", "gold_3")
    assert table.state.market == ("aegis",)
    assert list(uses_of(table)) == ["lyre_of_delphi", "mjolnir"]
    assert speed(table.box, hero(table)) == 2
    parted = {"who": "heracles", "artifact": "aegis", "rule": "KH-MARKET-01"}
    assert told(table, "gave_up_artifact") == [parted]
    assert told(table, "drew_rewards")[-1] == {"who": "heracles", "number": 2, "rule": "KH-MARKET-01"}


@rule("KH-MARKET-01")
def test_the_side_does_not_matter_for_the_price():
    table = a_trader("lyre_of_delphi")
    play(table, "use lyre_of_delphi")
    assert uses_of(table) == {"lyre_of_delphi": 1}
    before = len(hero(table).rewards)
    play(table, "sell lyre_of_delphi")
    assert len(hero(table).rewards) == before + 2


@rule("KH-GAP-58")
def test_sales_are_unlimited():
    table = a_trader("aegis", "mjolnir", "vajra")
    play(table, "sell aegis", "sell mjolnir", "sell vajra")
    assert len(hero(table).rewards) == 6
    assert table.state.market == ("aegis", "mjolnir", "vajra")
    assert "sell" not in kinds(table)


@rule("KH-MARKET-02")
def test_a_used_up_artifact_is_traded_too():
    table = a_trader("lyre_of_delphi")
    play(table, "use lyre_of_delphi")
    turn_of(table)
    play(table, "use lyre_of_delphi")
    assert table.state.market == ("lyre_of_delphi",)


# -- exchanging ----------------------------------------------------------------------------------------


@rule("KH-MARKET-03", "KH-MARKET-05", "KH-MARKET-07")
def test_one_artifact_is_exchanged_for_another_that_counts_as_new():
    # given an artifact that somebody used up
    table = a_trader("lyre_of_delphi", "aegis", market=["gjallarhorn", "vajra"])
    hero(table).artifacts = tuple(
        type(item)(item.card, min(item.uses, 1)) for item in hero(table).artifacts
    )  # side B
    assert offered(table, "exchange") == [
        "exchange lyre_of_delphi gjallarhorn",
        "exchange lyre_of_delphi vajra",
        "exchange aegis gjallarhorn",
        "exchange aegis vajra",
    ]

    # when he takes it for his own, it lies A-side up
    play(table, "exchange lyre_of_delphi gjallarhorn")
    assert uses_of(table) == {"aegis": 0, "gjallarhorn": 2}
    assert table.state.market == ("vajra", "lyre_of_delphi")
    assert told(table, "gave_up_artifact")[-1]["rule"] == "KH-MARKET-05"
    gained = {"who": "heracles", "artifact": "gjallarhorn", "rule": "KH-MARKET-07"}
    assert told(table, "gained_artifact") == [gained]
    assert hero(table).rewards == ()


@rule("KH-MARKET-06", "KH-GAP-58")
def test_an_exchange_is_made_once_a_turn():
    table = a_trader("aegis", "mjolnir", market=["gjallarhorn", "vajra"])
    play(table, "exchange aegis vajra")
    assert "exchange" not in kinds(table)
    assert "sell" in kinds(table)
    assert refused(table, "exchange mjolnir gjallarhorn") == "KH-MARKET-06"

    turn_of(table)
    assert "exchange mjolnir gjallarhorn" in offered(table, "exchange")


@rule("KH-MARKET-05", "KH-GAP-59")
def test_what_cannot_be_exchanged():
    table = a_trader("aegis", "draupnir", market=["vajra"])
    assert offered(table, "exchange") == ["exchange aegis vajra"]
    assert refusal(table, "exchange draupnir vajra").facts == {"card": "draupnir"}
    assert refused(table, "exchange draupnir vajra") == "KH-GAP-59"
    ruling = refusal(table, "exchange gungnir vajra")  # not his
    assert (ruling.rule, ruling.facts) == ("KH-ART-07", {"who": "heracles", "card": "gungnir"})
    ruling = refusal(table, "exchange aegis gungnir")  # not there
    assert (ruling.rule, ruling.facts) == ("KH-MARKET-05", {"market": ["vajra"]})
    assert refused(table, "exchange") == "KH-MARKET-05"


# -- superartifacts ------------------------------------------------------------------------------------


@rule("KH-MARKET-08", "KH-ART-08", "KH-ART-11")
def test_three_artifacts_of_a_mythology_buy_its_superartifact():
    # given Heracles with three Norse artifacts
    table = a_trader("gungnir", "mjolnir", "gjallarhorn")
    assert offered(table, "claim") == ["claim draupnir gungnir mjolnir gjallarhorn"]

    # when he gives them
    play(table, "claim draupnir gungnir mjolnir gjallarhorn")

    # then the superartifact lies A-side up and the three in the market
    assert uses_of(table) == {"draupnir": 1}
    assert table.state.market == ("gungnir", "mjolnir", "gjallarhorn")
    assert "draupnir" not in table.state.superartifacts
    assert {event["rule"] for event in told(table, "gave_up_artifact")} == {"KH-ART-11"}
    gained = {"who": "heracles", "artifact": "draupnir", "rule": "KH-MARKET-08"}
    assert told(table, "gained_artifact") == [gained]


@rule("KH-MARKET-08")
def test_two_of_a_mythology_are_not_enough():
    table = a_trader("gungnir", "mjolnir", "vajra")
    assert offered(table, "claim") == []
    ruling = refusal(table, "claim draupnir gungnir mjolnir vajra")
    assert (ruling.rule, ruling.facts) == ("KH-MARKET-08", {"needs": 3, "has": 3})
    assert refused(table, "claim") == "KH-MARKET-08"


@rule("KH-MARKET-09")
def test_a_claimed_superartifact_cannot_be_claimed_again():
    table = a_trader("gungnir", "mjolnir", "gjallarhorn")
    give(table, 1, artifacts=["draupnir"])
    turn_of(table)
    assert offered(table, "claim") == []
    ruling = refusal(table, "claim draupnir gungnir mjolnir gjallarhorn")
    assert (ruling.rule, ruling.facts) == ("KH-MARKET-09", {"card": "draupnir"})


@rule("KH-GAP-58", "KH-MARKET-06")
def test_claiming_is_no_exchange():
    table = a_trader("gungnir", "mjolnir", "vajra", market=["gjallarhorn"])
    play(table, "exchange vajra gjallarhorn")
    play(table, "claim draupnir gungnir mjolnir gjallarhorn")
    assert uses_of(table) == {"draupnir": 1}


@rule("KH-GAP-59")
def test_a_superartifact_does_not_count_among_the_three():
    table = a_trader("gungnir", "mjolnir", "draupnir")
    assert offered(table, "claim") == []


@rule("KH-GAP-59")
def test_a_sold_superartifact_leaves_the_game():
    table = a_trader("draupnir", "aegis")
    assert speed(table.box, hero(table)) == 2  # it takes a slot
    play(table, "sell draupnir")
    assert len(hero(table).rewards) == 2
    assert table.state.market == ()
    assert "draupnir" not in table.state.superartifacts
    assert uses_of(table) == {"aegis": 0}


@rule("KH-GAP-59", "KH-GAP-64")
def test_a_discarded_superartifact_leaves_the_game_too():
    table = a_meeting(artifacts=["draupnir"])
    play(table, "drop draupnir")
    assert (table.state.market, uses_of(table)) == ((), {})
    assert told(table, "gave_up_artifact")[-1]["rule"] == "KH-GAP-64"


# -- when ----------------------------------------------------------------------------------------------


@rule("KH-MARKET-10", "KH-ART-17")
def test_without_a_market_nothing_is_traded():
    table = a_meeting(artifacts=["gungnir", "mjolnir", "gjallarhorn"])
    table.state.market = ("vajra",)
    turn_of(table)
    assert kinds(table).isdisjoint({"sell", "exchange", "claim"})
    for trade in ("sell gungnir", "exchange gungnir vajra", "claim draupnir gungnir mjolnir gjallarhorn"):
        ruling = refusal(table, trade)
        assert (ruling.rule, ruling.facts) == ("KH-ART-17", {"who": "heracles"})


@rule("KH-MARKET-10")
def test_nobody_trades_on_another_turn():
    # given Sigurd with a Market, asked only whether he answers a card
    table = a_meeting(secrets=["timewalk"], answering=True)
    give(table, 1, secrets=["trap"], artifacts=["aegis"], temples=[("A4", "market")])
    play(table, "secret timewalk")
    assert asked(table) == (1, "react", "KH-SECRET-08")
    ruling = refusal(table, "sell aegis")
    assert (ruling.rule, ruling.facts) == ("KH-MARKET-10", {"who": "sigurd"})


@rule("KH-GAP-57", "KH-GAP-58")
def test_trades_begin_with_the_turn_after_the_market_was_built():
    table = a_meeting(artifacts=["aegis"], secrets=["new_faith"], at=["B3", "E6"])
    give(table, 1, temples=[("B2", "attack")])
    turn_of(table)
    play(table, "secret new_faith B2 market")
    assert "sell" not in kinds(table)
    ruling = refusal(table, "sell aegis")
    assert (ruling.rule, ruling.facts) == ("KH-GAP-57", {"who": "heracles"})
    turn_of(table)
    assert "sell" in kinds(table)


@rule("KH-GAP-58")
def test_no_trade_in_a_battle():
    table = a_table()
    give(table, 0, artifacts=["aegis"], temples=MARKET, secrets=["timewalk"])
    a_battle(table, "harpy")
    assert asked(table)[1] == "battle"
    assert "sell" not in kinds(table)
    assert refused(table, "sell aegis") == "KH-GAP-58"
    play(table, "attack", "dark dark dark dark")
    assert asked(table)[1] == "blow"
    assert refused(table, "sell aegis") == "KH-GAP-58"


@rule("KH-GAP-58")
def test_no_trade_in_an_arena():
    table = a_table()
    give(table, 0, artifacts=["aegis"], temples=MARKET)
    an_arena(table, "naga", "naga", "naga")
    assert refused(table, "sell aegis") == "KH-GAP-58"


@rule("KH-GAP-58")
def test_trade_between_the_rolls_of_a_quest_and_before_the_temple():
    table = a_table()
    give(table, 0, artifacts=["mjolnir", "vajra", "vel"], temples=MARKET)
    a_quest(table, "athena")
    play(table, "sell vel", "roll", "dark dark dark dark dark")
    assert asked(table)[1] == "quest"
    play(table, "sell vajra", "keep", "greek norse egyptian dark dark")
    assert asked(table)[1] == "build"
    play(table, "sell mjolnir", "sell aegis")
    assert table.state.market == ("vel", "vajra", "mjolnir", "aegis")


@rule("KH-GAP-58", "KH-GAP-82")
def test_markets_trade_in_the_final_battle():
    table = a_final(a_table())
    give(table, 0, artifacts=["aegis"], temples=MARKET)
    stand(table, 0, "A1")
    turn_of(table, 0)
    play(table, "sell aegis")
    assert len(hero(table).rewards) == 2


@rule("KH-GAP-84")
def test_a_contender_beside_his_monster_does_not_trade():
    table = a_final(a_table("heracles", "sigurd", "arjuna"), contender=0)
    give(table, 0, artifacts=["aegis"], temples=MARKET)
    stand(table, 1, "C4")
    table.state.round = 2
    turn_of(table, 0)
    assert asked(table)[1] == "ability"
    ruling = refusal(table, "sell aegis")
    assert (ruling.rule, ruling.facts) == ("KH-GAP-84", {"who": "heracles"})


@rule("KH-ART-07")
def test_only_what_one_has_is_sold():
    table = a_trader("aegis")
    ruling = refusal(table, "sell vajra")
    assert (ruling.rule, ruling.facts) == ("KH-ART-07", {"who": "heracles", "card": "vajra"})


# -- dropping for speed --------------------------------------------------------------------------------


@rule("KH-GAP-64")
def test_artifacts_may_be_dropped_for_speed_before_moving():
    table = a_meeting(artifacts=["aegis", "mjolnir", "vajra"], at=["A1", "E6"])
    assert offered(table, "drop") == ["drop aegis", "drop mjolnir", "drop vajra"]
    assert "move C2" not in offered(table, "move")

    play(table, "drop mjolnir", "drop vajra")
    assert table.state.market == ("mjolnir", "vajra")
    assert hero(table).rewards == ()
    assert "move C2" in offered(table, "move")


@rule("KH-GAP-64")
def test_after_the_movement_nothing_is_dropped():
    table = a_quest(a_table(), "athena")
    give(table, 0, artifacts=["mjolnir", "lyre_of_delphi"])
    play(table, "dark dark dark dark dark")
    assert "drop" not in kinds(table)
    assert refused(table, "drop mjolnir") == "KH-GAP-64"
    assert refused(table, "drop vajra") == "KH-ART-07"


@rule("KH-GAP-64")
def test_artifacts_may_be_dropped_in_the_final_battle_too():
    table = a_final(a_table())
    give(table, 0, artifacts=["aegis", "mjolnir", "vajra"])
    stand(table, 0, "A1")
    turn_of(table, 0)
    assert offered(table, "move") == ["move B2"]
    play(table, "drop aegis")
    assert table.state.market == ("aegis",)
    assert offered(table, "move") == ["move C3"]


@pytest.mark.parametrize("card", ["aegis", "lyre_of_delphi"])
@rule("KH-GAP-64")
def test_a_dropped_artifact_may_be_exchanged_back_as_new(card):
    table = a_trader("mjolnir", card)
    play(table, f"drop {card}", f"exchange mjolnir {card}")
    assert uses_of(table) == {card: 0 if card == "aegis" else 2}
