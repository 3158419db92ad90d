"""Secret cards: every one of them played, in every window, answered and cancelled (KH-SECRET, KH-GAP-69)."""

from __future__ import annotations

import pytest

from mythwright.games.king_of_the_hill.box import HILL
from mythwright.games.king_of_the_hill.effects import discard_secrets, draw_secrets, set_health, steal_reward
from mythwright.games.king_of_the_hill.rules.mat import attack_value, never, speed
from mythwright.games.king_of_the_hill.rules.setup import secret_cards
from mythwright.games.king_of_the_hill.state import ARENA, Lone, Temple
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
    secrets_on_top,
    stand,
    told,
    turn_of,
)
from tests.games.king_of_the_hill.given_cards import (
    CAMP,
    a_meeting,
    a_mission,
    asked,
    refusal,
    refused,
    uses_of,
)
from tests.marks import rule

DECK = {  # copies, range (0: none or any), window
    "doppelganger": (4, 0, "reaction"),
    "false_prophet": (3, 1, "any"),
    "new_faith": (2, 1, "any"),
    "vandalism": (3, 2, "any"),
    "timewalk": (3, 0, "any"),
    "trap": (3, 2, "any"),
    "voodoo_doll": (3, 0, "any"),
    "golden_arrow": (1, 0, "battle"),
    "golden_riddle": (1, 0, "battle"),
    "golden_chain": (1, 0, "battle"),
    "golden_sickle": (1, 0, "battle"),
    "golden_flute": (1, 0, "battle"),
    "golden_torch": (1, 0, "battle"),
    "thief_of_night": (3, 2, "any"),
    "thunderstorm": (2, 2, "any"),
    "quicksand": (2, 2, "any"),
    "whirlwind": (2, 2, "any"),
    "minds_eye": (2, 0, "any"),
    "seven_league_boots": (3, 0, "move"),
    "prophetic_dream": (3, 0, "any"),
    "shifting_mists": (2, 0, "any"),
    "divine_favour": (2, 0, "quest"),
    "relic_hunter": (2, 0, "any"),
}
GOLDEN = {
    "golden_arrow": "harpy",
    "golden_riddle": "sphinx",
    "golden_chain": "valkyrie",
    "golden_sickle": "lisovyk",
    "golden_flute": "naga",
    "golden_torch": "shoggoth",
}
ATHENA = "greek norse egyptian dark dark"
BLANK = "dark dark dark dark dark"


@rule("KH-GAP-69")
@pytest.mark.parametrize(
    "heroes", [("heracles", "sigurd"), ("heracles", "sigurd", "arjuna", "imhotep", "baba_yaga")]
)
def test_the_fifty_secret_cards(heroes):
    table = a_table(*heroes)
    cards = table.box.secrets
    assert {name: (card.copies, card.range, card.window) for name, card in cards.items()} == DECK
    assert {name: card.guardian for name, card in cards.items() if card.guardian} == GOLDEN
    assert len(table.state.secret_deck) == 50
    assert sorted(table.state.secret_deck) == sorted(secret_cards(table.box))


# -- when ----------------------------------------------------------------------------------------------


@rule("KH-SECRET-01", "KH-SECRET-02", "KH-GAP-71")
def test_at_the_start_of_the_turn_and_any_number():
    table = a_meeting(secrets=["timewalk", "timewalk", "thunderstorm"])
    assert asked(table)[1] == "explore"
    assert offered(table, "secret") == ["secret thunderstorm", "secret timewalk"]
    play(table, "secret timewalk")
    assert hero(table).secrets == ("thunderstorm", "timewalk")
    assert table.state.secret_discard == ("timewalk",)
    [event] = told(table, "played_secret")
    assert (event["who"], event["secret"], event["rule"]) == ("heracles", "timewalk", "KH-SECRET-01")

    # the same name again, then another
    play(table, "secret timewalk", "secret thunderstorm")
    assert table.state.secret_discard == ("timewalk", "timewalk", "thunderstorm")
    assert (hero(table).secrets_played, table.state.extra_turns) == (3, 2)


@rule("KH-GAP-71")
def test_when_the_god_appears_between_rolls_and_before_the_temple():
    table = a_table(passing=[1])
    give(table, 0, secrets=["timewalk", "timewalk", "timewalk"])
    rewards_on_top(table, *["gold_1"] * 4)
    a_quest(table, "athena")
    assert asked(table)[1] == "face_god"
    play(table, "secret timewalk", "roll", BLANK)
    assert asked(table)[1] == "quest"
    play(table, "secret timewalk")
    assert table.stack[-1].dice == tuple(BLANK.split())  # the roll stands
    play(table, "keep", ATHENA)
    assert asked(table)[1] == "build"
    play(table, "secret timewalk")
    assert table.state.extra_turns == 3
    assert asked(table)[1] == "build"


@rule("KH-GAP-71")
def test_between_the_attacks_of_a_battle_but_not_after_a_roll():
    table = a_table(passing=[1])
    give(table, 0, secrets=["timewalk", "timewalk", "seven_league_boots"])
    a_battle(table, "naga")
    assert offered(table, "secret") == ["secret timewalk"]
    assert refused(table, "secret seven_league_boots") == "KH-GAP-71"
    play(table, "attack", BLANK)
    assert asked(table)[1] == "blow"
    assert refused(table, "secret timewalk") == "KH-GAP-71"
    play(table, "miss", "miss", "secret timewalk")
    assert table.state.extra_turns == 1


@rule("KH-GAP-71")
def test_at_the_end_of_the_turn():
    table = a_meeting(secrets=["timewalk"])
    give(table, 1, temples=[("B2", "attack")])
    play(table, "move B2")
    assert asked(table) == (0, "end_turn", "KH-TURN-09")
    play(table, "secret timewalk")
    assert (table.state.turn, asked(table)[1]) == (0, "explore")


@rule("KH-SECRET-01", "KH-GAP-71")
def test_not_on_another_turn_and_not_what_one_lacks():
    table = a_meeting(secrets=["timewalk"], answering=True)
    give(table, 1, secrets=["trap"])
    ruling = refusal(table, "secret trap sigurd")
    assert (ruling.rule, ruling.facts) == ("KH-SECRET-01", {"card": "trap"})
    play(table, "secret timewalk")
    assert asked(table)[0] == 1
    assert refused(table, "secret trap heracles") == "KH-GAP-71"


@rule("KH-SECRET-03", "KH-GAP-71")
def test_not_in_the_own_arena_fight():
    table = a_table(passing=[1])
    give(table, 0, secrets=["timewalk", "golden_flute"])
    an_arena(table, "naga", "naga", "naga")
    assert kinds(table) == {"target"}
    ruling = refusal(table, "secret timewalk")
    assert (ruling.rule, ruling.facts) == ("KH-ARENA-19", {"card": "timewalk"})
    assert refused(table, "secret golden_flute") == "KH-ARENA-19"
    # but after the victory
    play(table, "target 0", "greek hindu greek hindu dark", "critical 0", "critical 1", "miss")
    play(table, "greek hindu dark dark dark", "critical 2")
    assert "secret timewalk" in offered(table)


@rule("KH-GAP-71", "KH-SECRET-20")
def test_not_by_a_skipped_player():
    table = a_meeting(secrets=["timewalk"])
    hero(table).doll = True
    turn_of(table)
    assert table.state.turn == 1
    assert hero(table).secrets == ("timewalk",)


@rule("KH-TEMPLE-11", "KH-GAP-69")
def test_not_after_a_temple():
    table = a_meeting(secrets=["new_faith", "timewalk"])
    give(table, 1, temples=[("B2", "attack")])
    turn_of(table)
    play(table, "secret new_faith B2 attack")
    ruling = refusal(table, "secret timewalk")
    assert (ruling.rule, ruling.facts) == ("KH-TEMPLE-11", {"card": "timewalk"})


# -- camps ---------------------------------------------------------------------------------------------


@rule("KH-SECRET-04", "KH-SECRET-23", "KH-GAP-71")
@pytest.mark.parametrize("card", ["trap", "voodoo_doll", "thief_of_night", "quicksand", "minds_eye"])
def test_a_hero_in_camp_is_safe_even_within_range(card):
    # given Sigurd's camp one tile from Heracles
    table = a_meeting(secrets=[card], at=["E6", CAMP])
    give(table, 1, rewards=["gold_1"])
    turn_of(table)
    assert table.box.distance["E6"]["norse"] == 1
    assert offered(table, "secret") == []
    ruling = refusal(table, f"secret {card} sigurd")
    assert (ruling.rule, ruling.facts) == ("KH-SECRET-04", {"who": "sigurd"})


@rule("KH-SECRET-04", "KH-SECRET-23")
def test_a_storm_passes_over_a_camp():
    table = a_meeting("heracles", "sigurd", "imhotep", secrets=["thunderstorm"], at=["E6", CAMP, "D7"])
    play(table, "secret thunderstorm")
    assert (hero(table, 1).health, hero(table, 2).health) == (8, 6)


@rule("KH-GAP-71", "KH-GAP-02")
def test_range_is_counted_from_the_camp_of_the_player():
    # given Heracles in camp, Sigurd two tiles off
    table = a_meeting(secrets=["trap"], at=[CAMP, "B4"])
    assert table.box.distance["greek"]["B4"] == 2
    assert offered(table, "secret") == ["secret trap sigurd"]
    stand(table, 1, "C4")
    assert offered(turn_of(table), "secret") == []


# -- Golden cards --------------------------------------------------------------------------------------


@rule("KH-SECRET-05", "KH-SECRET-07", "KH-GAP-76", "KH-GAP-69")
@pytest.mark.parametrize(("card", "guardian"), GOLDEN.items())
def test_a_golden_card_wins_against_its_guardian(card, guardian):
    table = a_table(passing=[1])
    give(table, 0, secrets=[card])
    a_battle(table, guardian)
    assert offered(table, "secret") == [f"secret {card}"]
    god = table.state.guardians["C4"].god
    play(table, f"secret {card}")

    # then it is a victory with all benefits
    assert told(table, "won_battle") == [{"who": "heracles", "guardian": guardian, "rule": "KH-BAT-39"}]
    assert list(uses_of(table)) == [table.box.gods[god].artifact]
    assert len(hero(table).rewards) == 1  # side A
    assert (hero(table).battles, table.state.guardians) == (1, {})
    assert table.state.secret_discard == (card,)
    assert asked(table) == (0, "build", "KH-BAT-43")


@rule("KH-SECRET-07", "KH-GAP-76")
def test_from_round_five_the_golden_win_gives_what_side_b_gives():
    table = a_table(passing=[1])
    give(table, 0, secrets=["golden_flute"])
    a_battle(table, "naga", round=5)
    play(table, "secret golden_flute")
    assert len(hero(table).rewards) == 2


@rule("KH-SECRET-05")
def test_a_golden_card_is_for_the_guardian_it_names():
    table = a_table(passing=[1])
    give(table, 0, secrets=["golden_arrow"])
    a_battle(table, "naga")
    assert offered(table) == ["attack"]
    ruling = refusal(table, "secret golden_arrow")
    assert (ruling.rule, ruling.facts) == ("KH-SECRET-05", {"card": "golden_arrow", "guardian": "harpy"})


@rule("KH-GAP-76")
def test_a_golden_card_between_two_attacks():
    table = a_table(passing=[1])
    give(table, 0, secrets=["golden_flute"])
    a_battle(table, "naga")
    play(table, "attack", BLANK, "miss", "hit")
    play(table, "secret golden_flute")
    assert told(table, "won_battle") != []


@rule("KH-SECRET-06", "KH-GAP-76")
def test_a_golden_card_breaks_the_seal():
    # given Heracles with two Arena tokens beside the Hill, and the Naga under the Seal
    table = a_meeting(secrets=["golden_flute"], at=["C3", "E6"])
    hero(table).arenas = ("norse", "slavic")
    table.state.villages[HILL] = "hindu"
    rewards_on_top(table, "gold_1", "gold_2", "gold_3")
    turn_of(table)
    play(table, f"move {HILL}", "secret golden_flute")
    assert told(table, "broke_seal") == [{"who": "heracles", "path": "champion", "rule": "KH-HILL-12"}]
    assert (hero(table).rewards, table.state.contender) == (("gold_1", "gold_2"), 0)


@rule("KH-GAP-76")
def test_no_golden_card_against_a_monster():
    table = a_final(a_table())
    give(table, 0, secrets=["golden_chain"])
    stand(table, 0, "C4")
    turn_of(table, 0)
    assert offered(table) == ["attack"]
    assert refused(table, "secret golden_chain") == "KH-SECRET-05"


@rule("KH-GAP-70", "KH-SECRET-09")
def test_a_cancelled_golden_card_leaves_the_battle_as_it_was():
    table = a_table()
    give(table, 0, secrets=["golden_flute"])
    give(table, 1, secrets=["doppelganger"])
    a_battle(table, "naga")
    play(table, "secret golden_flute", "secret doppelganger")
    assert told(table, "won_battle") == []
    assert table.stack[-2].health == 10
    assert table.pending.die == "hero"  # no card is left, so he attacks


# -- Doppelganger --------------------------------------------------------------------------------------


@rule("KH-SECRET-08", "KH-GAP-70")
def test_all_others_with_cards_are_asked_in_turn_order_holders_or_not():
    # given an order that differs from the seats: Heracles, Sigurd, Arjuna
    table = a_meeting("heracles", "arjuna", "sigurd", secrets=["timewalk"], answering=True)
    assert table.state.order == (0, 2, 1)
    give(table, 1, secrets=["doppelganger"])
    give(table, 2, secrets=["trap"])
    play(table, "secret timewalk")
    assert asked(table) == (2, "react", "KH-SECRET-08")
    assert offered(table) == ["pass"]
    play(table, "pass")
    assert asked(table) == (1, "react", "KH-SECRET-08")
    assert offered(table) == ["secret doppelganger", "pass"]
    play(table, "pass")
    assert asked(table) == (0, "explore", "KH-TURN-08")
    assert (table.state.extra_turns, hero(table, 1).secrets) == (1, ("doppelganger",))


@rule("KH-GAP-70")
@pytest.mark.parametrize("card", sorted(DECK.keys() - {"doppelganger"}))
def test_only_players_with_a_secret_card_are_asked(card):
    # given Sigurd without Secret cards but with a Reward card, and Arjuna with a Secret card of any name
    table = a_meeting("heracles", "sigurd", "arjuna", secrets=["timewalk", "timewalk"], answering=True)
    give(table, 1, rewards=["gold_1"])
    give(table, 2, secrets=[card])
    play(table, "secret timewalk")
    assert asked(table) == (2, "react", "KH-SECRET-08")
    assert offered(table) == ["pass"]
    play(table, "pass")
    assert (asked(table)[:2], table.state.extra_turns) == ((0, "explore"), 1)

    # and nobody is asked where nobody has one
    discard_secrets(table, 2, (card,))
    play(table, "secret timewalk")
    assert (asked(table)[:2], table.state.extra_turns) == ((0, "explore"), 2)


@rule("KH-GAP-70")
@pytest.mark.parametrize("active", range(5))
def test_the_first_asked_sits_to_the_left_of_the_active_player(active):
    table = a_table("heracles", "imhotep", "sigurd", "baba_yaga", "arjuna")
    for seat, card in enumerate(["trap", "vandalism", "quicksand", "whirlwind", "new_faith"]):
        give(table, seat, secrets=[card])
    give(table, active, secrets=["timewalk"])
    turn_of(table, active)
    play(table, "secret timewalk")
    for step in range(1, 5):
        assert asked(table)[0] == (active + step) % 5
        play(table, "pass")
    assert asked(table)[:2] == (active, "explore")


@rule("KH-SECRET-09", "KH-GAP-70")
def test_the_first_doppelganger_cancels():
    table = a_meeting("heracles", "sigurd", "arjuna", secrets=["timewalk", "thunderstorm"], answering=True)
    give(table, 1, secrets=["doppelganger"])
    give(table, 2, secrets=["doppelganger"])
    play(table, "secret timewalk", "secret doppelganger")

    # then both cards are gone without effect, and nobody else is asked
    assert table.state.extra_turns == 0
    assert sorted(table.state.secret_discard) == ["doppelganger", "timewalk"]
    assert (hero(table, 1).secrets, hero(table, 2).secrets) == ((), ("doppelganger",))
    cancelled = {"who": "sigurd", "secret": "timewalk", "rule": "KH-SECRET-09"}
    assert told(table, "cancelled") == [cancelled]
    assert (hero(table).secrets_played, hero(table, 1).secrets_played) == (1, 1)

    # and the player may go on with others
    assert asked(table) == (0, "explore", "KH-TURN-08")
    assert offered(table, "secret") == ["secret thunderstorm"]


@rule("KH-SECRET-09", "KH-GAP-70")
def test_the_last_asked_may_cancel_too():
    table = a_meeting("heracles", "sigurd", "arjuna", secrets=["trap"], answering=True)
    give(table, 1, secrets=["thunderstorm"])
    give(table, 2, secrets=["doppelganger"])
    play(table, "secret trap sigurd", "pass", "secret doppelganger")
    assert hero(table, 1).health == 8
    assert told(table, "cancelled")[-1]["who"] == "arjuna"
    assert hero(table, 2).secrets == ()


@rule("KH-SECRET-08", "KH-GAP-70")
def test_a_doppelganger_answers_others_only():
    table = a_meeting(secrets=["doppelganger"])
    assert "secret" not in kinds(table)
    ruling = refusal(table, "secret doppelganger")
    assert ruling.rule == "KH-SECRET-08"
    assert ruling.facts == {"card": "doppelganger", "asked": "explore"}


@rule("KH-GAP-70")
def test_a_player_may_pass_by_himself():
    table = a_table("heracles", "sigurd", "arjuna", passing=[1])
    give(table, 0, secrets=["timewalk"])
    give(table, 1, secrets=["doppelganger"])
    give(table, 2, secrets=["trap"])
    turn_of(table)
    play(table, "secret timewalk")
    assert asked(table)[0] == 2


@rule("KH-GAP-70", "KH-GAP-84")
def test_a_contender_beside_his_monster_is_not_asked():
    table = a_final(a_table("heracles", "sigurd", "arjuna"), contender=1)
    give(table, 0, secrets=["timewalk", "timewalk"])
    give(table, 1, secrets=["doppelganger"])
    give(table, 2, secrets=["trap"])
    stand(table, 0, "A1")
    turn_of(table, 0)
    play(table, "secret timewalk")
    assert asked(table)[:2] == (2, "react")
    play(table, "pass")
    assert table.state.extra_turns == 1

    # without the Monster he is
    table.state.monster, table.state.monster_health = "", 0
    turn_of(table, 0)
    play(table, "secret timewalk")
    assert asked(table)[:2] == (1, "react")


@rule("KH-GAP-70", "KH-GAP-53")
def test_a_hero_in_an_arena_may_answer():
    table = a_meeting(secrets=["timewalk"], answering=True)
    give(table, 1, secrets=["doppelganger"])
    hero(table, 1).place = ARENA
    play(table, "secret timewalk", "secret doppelganger")
    assert table.state.extra_turns == 0


@rule("KH-GAP-70")
def test_reward_cards_and_artifacts_are_not_answered():
    table = a_meeting(rewards=["healing_potion"], artifacts=["lyre_of_delphi"], answering=True)
    give(table, 1, secrets=["doppelganger"])
    hero(table).health = 1
    turn_of(table)
    play(table, "reward healing_potion", "use lyre_of_delphi")
    assert asked(table)[:2] == (0, "explore")


# -- False Prophet -------------------------------------------------------------------------------------


def a_prophet(*own, others=(("B2", "rewards"),), at=("B3", "E6"), **things):
    """Heracles with a False Prophet; Sigurd's Temples stand around."""
    table = a_meeting(secrets=["false_prophet"], at=at, temples=own, **things)
    give(table, 1, temples=others)
    return turn_of(table)


@rule("KH-SECRET-10", "KH-SECRET-11")
def test_a_false_prophet_copies_any_bonus_of_the_owners_mat():
    # given Sigurd with a Temple next to Heracles and two far away
    table = a_prophet(others=[("B2", "rewards"), ("G1", "secrets"), ("G2", "health")])
    assert offered(table, "secret") == [
        "secret false_prophet B2 health",
        "secret false_prophet B2 rewards",
        "secret false_prophet B2 secrets",
    ]
    secrets_on_top(table, "trap", "timewalk")
    play(table, "secret false_prophet B2 secrets")
    assert hero(table).secrets == ("timewalk", "trap")
    copied = {"who": "heracles", "kind": "secrets", "rule": "KH-SECRET-11"}
    assert told(table, "copied_bonus") == [copied]


@rule("KH-SECRET-11", "KH-GAP-72")
def test_a_copied_temple_of_rewards():
    table = a_prophet()
    play(table, "secret false_prophet B2 rewards")
    assert len(hero(table).rewards) == 2
    assert hero(table).copied == ()


@rule("KH-SECRET-11", "KH-GAP-72")
def test_copied_health_stays_for_good():
    table = a_prophet(others=[("B2", "health")])
    hero(table).health = 3
    play(table, "secret false_prophet B2 health")
    assert (hero(table).health, hero(table).max_health) == (6, 10)
    play(table, "move B2")
    turn_of(table)
    assert hero(table).max_health == 10


@rule("KH-SECRET-11", "KH-GAP-72")
def test_copied_attack_lasts_for_this_turn():
    table = a_prophet(others=[("B2", "attack")])
    play(table, "secret false_prophet B2 attack")
    assert attack_value(table.box, hero(table), never) == 7
    play(table, "move B2")
    assert table.state.turn == 1
    assert attack_value(table.box, hero(table), never) == 5


@rule("KH-SECRET-11", "KH-GAP-72", "KH-MARKET-10")
def test_a_copied_market_trades_for_this_turn():
    table = a_prophet(others=[("B2", "market")], artifacts=["aegis", "vajra"])
    assert "sell" not in kinds(table)
    play(table, "secret false_prophet B2 market")
    assert (len(hero(table).rewards), len(hero(table).secrets)) == (1, 1)
    play(table, "sell aegis")
    assert len(hero(table).rewards) == 3
    play(table, "move B2", "end")
    turn_of(table)
    assert "sell" not in kinds(table)


@rule("KH-SECRET-10", "KH-GAP-72")
def test_the_temple_is_adjacent_and_may_be_ones_own():
    table = a_prophet(("B3", "health"), ("B4", "attack"), others=[("B1", "rewards")])
    # B3 is his own tile, B1 is two away
    assert offered(table, "secret") == ["secret false_prophet B4 attack", "secret false_prophet B4 health"]
    assert refused(table, "secret false_prophet B3 health") == "KH-GAP-69"
    assert refused(table, "secret false_prophet B1 rewards") == "KH-GAP-69"


@rule("KH-GAP-72")
def test_copying_is_not_building():
    table = a_prophet()
    play(table, "secret false_prophet B2 rewards")
    assert not hero(table).built
    assert hero(table).temples == ()
    assert told(table, "built") == []


# -- Vandalism and New Faith ---------------------------------------------------------------------------


@rule("KH-SECRET-12", "KH-SECRET-13", "KH-GAP-69")
def test_vandalism_destroys_a_temple_up_to_two_away():
    table = a_meeting(secrets=["vandalism"], temples=[("B2", "attack")], at=["B3", "E6"])
    give(table, 1, temples=[("B4", "attack"), ("B5", "health"), ("B3", "market"), ("C6", "rewards")])
    turn_of(table)
    assert offered(table, "secret") == [
        "secret vandalism B4",
        "secret vandalism B5",
        "secret vandalism B3",  # the tile where he stands is near enough
    ]
    ruling = refusal(table, "secret vandalism C6")  # three away
    assert ruling.rule == "KH-GAP-69"
    assert refused(table, "secret vandalism B2") == "KH-GAP-69"  # his own

    play(table, "secret vandalism B5")
    assert [temple.tile for temple in hero(table, 1).temples] == ["B4", "B3", "C6"]
    assert hero(table, 1).temple_hand.count("health") == 3
    destroyed = {"who": "sigurd", "tile": "B5", "kind": "health", "rule": "KH-GAP-69"}
    assert told(table, "destroyed") == [destroyed]
    assert table.state.secret_discard == ("vandalism",)


@rule("KH-GAP-56", "KH-GAP-53")
@pytest.mark.parametrize("place", ["norse", ARENA])
def test_a_temple_is_destroyed_wherever_its_owner_is(place):
    table = a_meeting(secrets=["vandalism"], at=["B3"])
    give(table, 1, temples=[("B4", "attack")])
    hero(table, 1).place = place
    turn_of(table)
    play(table, "secret vandalism B4")
    assert hero(table, 1).temples == ()


@rule("KH-GAP-69", "KH-SECRET-12")
def test_new_faith_builds_where_it_destroys():
    # given a Temple of Sigurd next to Heracles
    table = a_meeting(
        secrets=["new_faith", "timewalk"], rewards=["healing_potion"], artifacts=["lyre_of_delphi"]
    )
    give(table, 1, temples=[("B2", "rewards")])
    hero(table).health = 1
    turn_of(table)
    assert offered(table, "secret")[:5] == [
        "secret new_faith B2 health",
        "secret new_faith B2 attack",
        "secret new_faith B2 rewards",
        "secret new_faith B2 secrets",
        "secret new_faith B2 market",
    ]
    play(table, "secret new_faith B2 health")
    assert hero(table, 1).temples == ()
    assert hero(table).temples == (Temple("B2", "health"),)
    assert (hero(table).health, hero(table).max_health) == (4, 10)
    assert told(table, "built")[-1]["rule"] == "KH-GAP-69"

    # then no cards and artifacts on this turn, but it goes on
    assert kinds(table).isdisjoint({"secret", "reward", "use", "sell"})
    assert refused(table, "reward healing_potion") == "KH-TEMPLE-12"
    assert refused(table, "use lyre_of_delphi") == "KH-GAP-57"
    assert {"move", "scout"} <= kinds(table)


@rule("KH-GAP-69")
def test_after_new_faith_a_temple_may_still_be_earned():
    table = a_meeting(secrets=["new_faith"], at=["B3", "E6"])
    give(table, 1, temples=[("B2", "rewards")])
    table.state.villages.pop("C3")
    turn_of(table)
    play(table, "secret new_faith B2 attack", "move C3", "build health")
    assert len(hero(table).temples) == 2


@rule("KH-GAP-69", "KH-GAP-05")
def test_new_faith_does_not_silence_an_ability():
    table = a_table(passing=[1])
    give(table, 0, secrets=["new_faith"])
    give(table, 1, temples=[("C5", "rewards")])
    a_battle(table, "naga")
    play(table, "secret new_faith C5 attack", BLANK)
    assert "use lions_strength dark dark dark dark" in offered(table)


@rule("KH-GAP-69")
@pytest.mark.parametrize(("tokens", "number"), [(4, 5), (5, 0)])
def test_new_faith_needs_a_token(tokens, number):
    tiles = [("A1", "attack"), ("A2", "attack"), ("A3", "attack"), ("A4", "health"), ("B1", "rewards")]
    table = a_meeting(secrets=["new_faith"], temples=tiles[:tokens])
    give(table, 1, temples=[("B2", "rewards")])
    turn_of(table)
    assert len(offered(table, "secret")) == (3 if number else 0)
    if not number:
        assert refused(table, "secret new_faith B2 secrets") == "KH-GAP-69"


@rule("KH-GAP-69")
def test_new_faith_on_a_tile_beside_an_own_temple():
    # given Heracles on a tile that already holds a Temple
    table = a_meeting(secrets=["new_faith"], temples=[("B3", "market")], at=["B3", "E6"])
    give(table, 1, temples=[("B2", "rewards"), ("B1", "attack")])
    turn_of(table)
    assert offered(table, "secret") == [
        "secret new_faith B2 attack",
        "secret new_faith B2 health",
        "secret new_faith B2 rewards",
        "secret new_faith B2 secrets",
    ]


@rule("KH-GAP-69")
def test_no_new_faith_where_he_stands_and_none_of_his_own():
    table = a_meeting(secrets=["new_faith"], temples=[("B4", "market")], at=["B3", "E6"])
    give(table, 1, temples=[("B3", "rewards")])
    turn_of(table)
    assert offered(table, "secret") == []


@rule("KH-GAP-69", "KH-GAP-82")
def test_no_new_faith_in_the_final_battle():
    table = a_final(a_table())
    give(table, 0, secrets=["new_faith", "vandalism"])
    give(table, 1, temples=[("A2", "rewards")])
    stand(table, 0, "A1")
    turn_of(table, 0)
    assert offered(table, "secret") == ["secret vandalism A2"]


# -- Timewalk ------------------------------------------------------------------------------------------


@rule("KH-SECRET-15", "KH-GAP-73")
def test_a_timewalk_gives_an_extra_turn_in_the_same_round():
    # given Heracles, last of the round, with a potion used this turn
    table = a_meeting(secrets=["timewalk"], rewards=["healing_potion", "healing_potion"])
    table.state.first = 1
    hero(table).health = 1
    give(table, 1, temples=[("B2", "attack"), ("B1", "health")])
    turn_of(table)
    turns = hero(table).turns
    play(table, "reward healing_potion", "secret timewalk")
    assert told(table, "won_a_turn") == [{"who": "heracles", "rule": "KH-SECRET-15"}]
    assert table.state.extra_turns == 1
    play(table, "move B2")
    assert (table.state.turn, table.state.round, table.state.extra_turns) == (0, 1, 0)
    assert hero(table).turns == turns + 1

    # then all limits start anew, and after it the round goes on
    play(table, "reward healing_potion", "move B1")
    assert (table.state.turn, table.state.round) == (1, 2)


@rule("KH-GAP-73")
def test_two_timewalks_give_two_extra_turns():
    table = a_meeting(secrets=["timewalk", "timewalk"])
    give(table, 1, temples=[("B2", "attack"), ("B1", "health")])
    play(table, "secret timewalk", "secret timewalk", "move B2")
    assert (table.state.turn, table.state.extra_turns) == (0, 1)
    play(table, "move B1")
    assert (table.state.turn, table.state.extra_turns) == (0, 0)
    play(table, "move B2")
    assert table.state.turn == 1


@rule("KH-SECRET-16", "KH-EX-28")
def test_a_timewalk_after_the_arena_setup_fights_it_at_once():
    # given Heracles who has drawn an Arena god
    table = a_table(passing=[1])
    give(table, 0, secrets=["timewalk"])
    a_quest(table, "ares")
    play(table, "hindu hindu hindu")
    assert (hero(table).place, asked(table)[1]) == (ARENA, "end_turn")

    # when he plays Timewalk, he starts his extra turn in the Arena and fights
    play(table, "secret timewalk")
    assert table.state.turn == 0
    assert asked(table) == (0, "target", "KH-ARENA-23")


@rule("KH-GAP-73")
def test_after_a_defeat_the_extra_turn_starts_in_camp():
    table = a_table(passing=[1])
    give(table, 0, secrets=["timewalk"])
    a_battle(table, "naga")
    hero(table).health = 1
    play(table, "secret timewalk", BLANK, "miss", "hit")
    assert (table.state.turn, hero(table).place, hero(table).health) == (0, "greek", 7)
    assert asked(table)[1] == "explore"


@rule("KH-GAP-73")
def test_extra_turns_are_lost_when_the_seal_breaks():
    table = a_meeting(secrets=["golden_flute", "timewalk"], at=["C3", "E6"])
    hero(table).arenas = ("norse", "slavic")
    table.state.villages[HILL] = "hindu"
    turn_of(table)
    play(table, "secret timewalk", f"move {HILL}", "secret golden_flute")
    assert (table.state.final, table.state.extra_turns, table.state.turn) == (True, 0, 1)


@rule("KH-GAP-73")
def test_in_round_ten_the_extra_turn_comes_before_the_eclipse():
    table = a_meeting(secrets=["timewalk"])
    table.state.round, table.state.first = 10, 1
    give(table, 1, temples=[("B2", "attack"), ("B1", "health")])
    play(table, "secret timewalk", "move B2")
    assert (table.state.turn, told(table, "eclipse_came")) == (0, [])
    play(table, "move B1")
    assert table.result.rule == "KH-ECL-05"


@rule("KH-SECRET-17")
def test_a_timewalk_in_the_final_battle_is_answered_each_time():
    # given Heracles beside the Hill with the Monster on it
    table = a_final(a_table(passing=[1]))
    give(table, 0, secrets=["timewalk"])
    stand(table, 0, "C4")
    turn_of(table, 0)
    play(table, "secret timewalk", "greek dark dark dark dark", "sweep", "hit")
    assert (hero(table).health, table.state.monster_health) == (4, 15)

    # then the extra turn's attack is answered by another counterattack
    assert (table.state.turn, table.pending.die) == (0, "hero")
    play(table, "greek dark dark dark dark", "sweep", "hit")
    assert (hero(table).health, table.state.monster_health) == (1, 10)
    turns = [event["who"] for event in told(table, "turn_began")]
    assert turns[-4:] == ["heracles", "heracles", "sigurd", "heracles"]


# -- Trap and Voodoo Doll ------------------------------------------------------------------------------


@rule("KH-SECRET-18", "KH-GAP-75")
def test_a_trap_leaves_one_health():
    # given Sigurd, whose blood would soften damage
    table = a_meeting(secrets=["trap"])
    play(table, "secret trap sigurd")
    assert (hero(table, 1).health, hero(table, 1).place) == (1, "B4")
    assert told(table, "weakened") == [{"who": "sigurd", "left": 1, "rule": "KH-SECRET-18"}]
    assert told(table, "hurt") == []
    assert not hero(table, 1).damaged


@rule("KH-GAP-75")
@pytest.mark.parametrize(("health", "possible"), [(1, False), (2, True)])
def test_a_trap_needs_more_than_one_health(health, possible):
    table = a_meeting(secrets=["trap"])
    hero(table, 1).health = health
    turn_of(table)
    assert bool(offered(table, "secret")) is possible
    if not possible:
        ruling = refusal(table, "secret trap sigurd")
        assert (ruling.rule, ruling.facts) == ("KH-GAP-75", {"who": "sigurd"})


@rule("KH-GAP-75")
@pytest.mark.parametrize(("health", "left", "events"), [(1, 1, 0), (2, 2, 0), (3, 2, 1)])
def test_health_is_only_ever_lowered_by_it(health, left, events):
    table = a_table()
    hero(table).health = health
    set_health(table, 0, 2, "KH-SECRET-18")
    assert (hero(table).health, len(told(table, "weakened"))) == (left, events)


@rule("KH-SECRET-19", "KH-SECRET-20", "KH-GAP-74")
def test_a_voodoo_doll_skips_the_next_turn():
    # given Sigurd far away, before a waiting Battle
    table = a_meeting(secrets=["voodoo_doll"], at=["B3", "G1"])
    table.state.guardians["G1"] = Lone("harpy", "athena")
    give(table, 1, temples=[("B2", "attack")])
    play(table, "secret voodoo_doll sigurd")
    assert hero(table, 1).doll
    assert told(table, "got_doll") == [{"who": "sigurd", "rule": "KH-SECRET-19"}]
    assert table.state.secret_discard == ()  # the other player keeps it
    play(table, "move B2")

    # then his turn ends at once, the doll is discarded, and the Battle still waits
    assert told(table, "skipped") == [{"who": "sigurd", "rule": "KH-SECRET-20"}]
    assert not hero(table, 1).doll
    assert table.state.secret_discard == ("voodoo_doll",)
    assert (table.state.turn, table.state.round) == (0, 2)
    turn_of(table, 1)
    assert told(table, "battle_began")[-1]["who"] == "sigurd"


@rule("KH-GAP-74")
def test_a_player_holds_one_doll_at_most():
    table = a_meeting(secrets=["voodoo_doll", "voodoo_doll"])
    play(table, "secret voodoo_doll sigurd")
    assert offered(table, "secret") == []
    ruling = refusal(table, "secret voodoo_doll sigurd")
    assert (ruling.rule, ruling.facts) == ("KH-GAP-74", {"who": "sigurd"})


@rule("KH-GAP-74")
def test_a_doll_works_in_camp_once_it_was_given():
    table = a_meeting(secrets=["voodoo_doll"])
    play(table, "secret voodoo_doll sigurd")
    hero(table, 1).place = "norse"
    turn_of(table, 1)
    assert told(table, "skipped")[-1]["who"] == "sigurd"


@rule("KH-GAP-74", "KH-GAP-53")
def test_no_doll_for_a_hero_in_an_arena():
    table = a_meeting(secrets=["voodoo_doll"])
    hero(table, 1).place = ARENA
    turn_of(table)
    assert offered(table, "secret") == []
    assert refused(table, "secret voodoo_doll sigurd") == "KH-GAP-53"


@rule("KH-GAP-74")
def test_a_skipped_turn_has_no_missions_and_frees_from_tokens():
    table = a_meeting(temples=[("A1", "attack"), ("A2", "attack")])
    a_mission(table, "thor")
    hero(table).doll = True
    hero(table).lasting = ("hydra",)
    turn_of(table)
    assert table.state.turn == 1
    assert hero(table).lasting == ()
    assert hero(table).health == 7
    assert told(table, "lifted")[-1] == {"who": "heracles", "card": "hydra", "rule": "KH-GAP-88"}


@rule("KH-GAP-74")
def test_the_eclipse_discards_the_doll_of_the_dark_hero():
    table = a_meeting(secrets=["voodoo_doll"], at=["B3", "E6"])
    table.state.round, table.state.first, table.state.dark_hero = 10, 1, 1
    give(table, 1, temples=[("B2", "attack")])
    play(table, "secret voodoo_doll sigurd", "move B2")
    assert (table.state.contender, hero(table, 1).doll) == (1, False)
    assert table.state.secret_discard == ("voodoo_doll",)
    assert told(table, "skipped") == []


# -- range ---------------------------------------------------------------------------------------------


@rule("KH-SECRET-21", "KH-GAP-71")
@pytest.mark.parametrize(("tile", "away"), [("B4", 1), ("B5", 2), ("C6", 3), ("D7", 4)])
@pytest.mark.parametrize("card", ["trap", "quicksand", "thief_of_night"])
def test_range_two_is_one_or_two_tiles(card, tile, away):
    table = a_meeting(secrets=[card], at=["B3", tile])
    give(table, 1, rewards=["gold_1"])
    turn_of(table)
    assert table.box.distance["B3"][tile] == away
    if away <= 2:
        assert offered(table, "secret") == [f"secret {card} sigurd"]
    else:
        assert offered(table, "secret") == []
        ruling = refusal(table, f"secret {card} sigurd")
        assert (ruling.rule, ruling.facts) == ("KH-SECRET-21", {"most": 2, "has": away, "who": "sigurd"})


@rule("KH-GAP-71")
def test_the_hill_and_obstacles_do_not_lengthen_the_range():
    table = a_meeting("heracles", "sigurd", "arjuna", secrets=["trap"], at=["C4", "E3", "D3"])
    assert offered(table, "secret") == ["secret trap sigurd", "secret trap arjuna"]


@rule("KH-SECRET-22")
def test_a_thief_of_night_robs_one_or_two_heroes():
    # given three heroes in range, one of them without cards
    table = a_meeting(
        "heracles", "sigurd", "arjuna", "imhotep", secrets=["thief_of_night"], at=["B3", "B4", "B5", "A4"]
    )
    give(table, 1, rewards=["gold_1"])
    give(table, 2, rewards=["gold_2", "gold_2"])
    turn_of(table)
    assert offered(table, "secret") == [
        "secret thief_of_night sigurd",
        "secret thief_of_night arjuna",
        "secret thief_of_night sigurd arjuna",
    ]
    ruling = refusal(table, "secret thief_of_night imhotep")
    assert (ruling.rule, ruling.facts) == ("KH-GAP-69", {"who": "imhotep"})

    play(table, "secret thief_of_night sigurd arjuna")
    assert hero(table).rewards == ("gold_1", "gold_2")
    assert (hero(table, 1).rewards, hero(table, 2).rewards) == ((), ("gold_2",))
    assert [event["target"] for event in told(table, "stole_reward")] == ["sigurd", "arjuna"]
    seen = [(event.to, event.facts["reward"]) for event in table.log if event.kind == "stole_which"]
    assert seen == [((0, 1), "gold_1"), ((0, 2), "gold_2")]


@rule("KH-SECRET-22", "KH-GAP-69")
def test_no_more_than_two_are_robbed():
    table = a_meeting(
        "heracles", "sigurd", "arjuna", "imhotep", secrets=["thief_of_night"], at=["B3", "B4", "B5", "A4"]
    )
    for seat in (1, 2, 3):
        give(table, seat, rewards=["gold_1"])
    turn_of(table)
    assert len(offered(table, "secret")) == 6
    assert refused(table, "secret thief_of_night sigurd arjuna imhotep") == "KH-GAP-69"


# -- the other cards -----------------------------------------------------------------------------------


@rule("KH-GAP-69", "KH-SECRET-22")
def test_a_thunderstorm_strikes_every_other_hero_in_range():
    table = a_meeting(
        "heracles", "sigurd", "arjuna", "imhotep", secrets=["thunderstorm"], at=["B3", "B4", "B5", "C6"]
    )
    hero(table, 2).health = 3
    play(table, "secret thunderstorm")
    assert [hero(table, seat).health for seat in range(4)] == [7, 6, 8, 9]  # Sigurd's blood takes one off
    assert hero(table, 2).place == "hindu"  # nobody gains anything, he goes home
    assert told(table, "went_home") == [{"who": "arjuna", "rule": "KH-GAP-45"}]
    assert [event["rule"] for event in told(table, "hurt")] == ["KH-GAP-69"] * 2


@rule("KH-GAP-69")
def test_no_thunderstorm_without_a_hero_in_range():
    table = a_meeting(secrets=["thunderstorm"], at=["B3", "C6"])
    assert offered(table, "secret") == []
    assert refused(table, "secret thunderstorm") == "KH-GAP-69"


@rule("KH-GAP-85")
@pytest.mark.parametrize(("health", "left"), [(8, 6), (3, 1), (1, 1)])
def test_cards_never_take_the_contenders_last_health(health, left):
    table = a_final(a_table(passing=[1]), health=0)
    give(table, 0, secrets=["thunderstorm"])
    hero(table, 1).health = health
    stand(table, 0, "C4")
    turn_of(table, 0)
    play(table, "secret thunderstorm")
    assert (hero(table, 1).health, hero(table, 1).place) == (left, HILL)


@rule("KH-GAP-69", "KH-GAP-85")
def test_in_the_final_battle_the_fallen_go_home_by_its_own_rule():
    table = a_final(a_table("heracles", "sigurd", "arjuna", passing=[1, 2]))
    give(table, 0, secrets=["thunderstorm"])
    hero(table, 2).health = 3
    stand(table, 0, "A1")
    stand(table, 2, "A2")
    turn_of(table, 0)
    play(table, "secret thunderstorm")
    assert told(table, "went_home") == [{"who": "arjuna", "rule": "KH-FINAL-26"}]


@rule("KH-FINAL-23", "KH-GAP-85")
def test_a_contender_beside_his_monster_is_out_of_reach():
    table = a_final(a_table(passing=[1]))
    give(table, 0, secrets=["thunderstorm", "voodoo_doll", "minds_eye"])
    stand(table, 0, "C4")
    turn_of(table, 0)
    assert offered(table) == ["attack"]
    ruling = refusal(table, "secret voodoo_doll sigurd")
    assert (ruling.rule, ruling.facts) == ("KH-FINAL-23", {"who": "sigurd"})


@rule("KH-GAP-69", "KH-GAP-63")
def test_quicksand_slows_the_next_movement_to_one():
    table = a_meeting(secrets=["quicksand"])
    give(table, 0, temples=[("C5", "attack"), ("C6", "attack")])
    play(table, "secret quicksand sigurd")
    assert (speed(table.box, hero(table)), speed(table.box, hero(table, 1))) == (3, 1)
    assert hero(table, 1).lasting == ("quicksand",)
    assert table.state.secret_discard == ("quicksand",)
    turn_of(table, 1)
    away = table.box.distance["B4"]
    assert {away[option[5:]] for option in offered(table, "move")} == {1}
    play(table, "move C5")
    assert (speed(table.box, hero(table, 1)), hero(table, 1).lasting) == (3, ())
    assert told(table, "lifted") == [{"who": "sigurd", "card": "quicksand", "rule": "KH-GAP-61"}]


@rule("KH-GAP-69")
def test_a_whirlwind_sets_a_hero_down_on_a_bare_tile():
    # given few tiles without a village around Sigurd on B4
    table = a_meeting("heracles", "sigurd", "arjuna", secrets=["whirlwind"], at=["B3", "B4", "C6"])
    bare = ["A3", "A4", "B5", "C5", "D5", HILL, "D7"]
    for tile in bare:
        table.state.villages.pop(tile, None)
    table.state.guardians["A3"] = Lone("harpy", "athena")
    give(table, 0, temples=[("A4", "attack")])
    turn_of(table)
    assert offered(table, "secret") == [
        "secret whirlwind sigurd A4",  # a Temple is no hindrance
        "secret whirlwind sigurd B5",
        "secret whirlwind sigurd C5",
        "secret whirlwind sigurd D5",
    ]
    assert refused(table, "secret whirlwind sigurd D7") == "KH-GAP-69"  # three away from him
    assert refused(table, "secret whirlwind arjuna D7") == "KH-SECRET-21"  # he is three away

    play(table, "secret whirlwind sigurd D5")
    assert hero(table, 1).place == "D5"
    assert told(table, "whirled") == [{"who": "sigurd", "tile": "D5", "rule": "KH-GAP-69"}]
    assert asked(table)[:2] == (0, "explore")


@rule("KH-GAP-69", "KH-GAP-45")
def test_no_whirlwind_for_a_hero_who_shares_his_tile_with_a_guardian():
    table = a_meeting(secrets=["whirlwind"])
    table.state.villages.pop("B5")
    table.state.guardians["B4"] = Lone("harpy", "athena")
    turn_of(table)
    assert offered(table, "secret") == []
    ruling = refusal(table, "secret whirlwind sigurd B5")
    assert (ruling.rule, ruling.facts) == ("KH-GAP-45", {"who": "sigurd"})


@rule("KH-GAP-85")
def test_no_whirlwind_moves_the_contender():
    table = a_final(a_table(passing=[1]), health=0)
    give(table, 0, secrets=["whirlwind"])
    stand(table, 0, "C4")
    turn_of(table, 0)
    assert "secret" not in kinds(table)
    ruling = refusal(table, "secret whirlwind sigurd C5")
    assert (ruling.rule, ruling.facts) == ("KH-GAP-85", {"who": "sigurd"})


@rule("KH-GAP-69", "KH-GAP-53")
def test_a_whirlwind_avoids_arena_tokens():
    table = a_meeting("heracles", "sigurd", "arjuna", secrets=["whirlwind"], at=["B3", "B4", "C6"])
    table.state.villages = {tile: "greek" for tile in table.box.tiles if tile not in ("B5", "C5")}
    an_arena(table, "naga", "naga", "naga", tile="C5", seat=2)
    turn_of(table)
    assert offered(table, "secret") == ["secret whirlwind sigurd B5"]


@rule("KH-GAP-69")
def test_seven_league_boots_add_two_to_the_speed_of_this_turn():
    table = a_meeting(secrets=["seven_league_boots"], at=["A1", "E6"])
    give(table, 1, temples=[("E3", "attack")])
    assert "move E3" not in offered(table, "move")
    play(table, "secret seven_league_boots")
    assert speed(table.box, hero(table)) == 5
    assert told(table, "laid") == [{"who": "heracles", "card": "seven_league_boots", "rule": "KH-GAP-69"}]
    play(table, "move E3")
    assert (table.state.turn, speed(table.box, hero(table))) == (1, 3)
    assert table.state.secret_discard == ("seven_league_boots",)


@rule("KH-GAP-69", "KH-GAP-20")
def test_a_prophetic_dream_shows_up_to_three_villages():
    table = a_meeting(secrets=["prophetic_dream"])
    play(table, "secret prophetic_dream")
    assert asked(table) == (0, "pick", "KH-GAP-69")
    picks = offered(table)
    assert f"pick {HILL}" not in picks  # the token under the Seal
    assert "pick B3" not in picks  # no token
    assert len(picks) == len(table.state.villages) - 1
    play(table, "pick G1", "pick A1", "pick F2")
    assert hero(table).known == ("A1", "F2", "G1")
    assert told(table, "looked") == [
        {"who": "heracles", "tiles": ("G1", "A1", "F2"), "rule": "KH-GAP-69"},
    ]
    [saw] = [event for event in table.log if event.kind == "saw"]
    assert saw.to == (0,)
    assert list(saw.facts["runes"]) == [table.state.villages[tile] for tile in ("G1", "A1", "F2")]


@rule("KH-GAP-69")
def test_no_dream_without_villages():
    table = a_meeting(secrets=["prophetic_dream", "shifting_mists"])
    table.state.villages = {HILL: "greek", "G1": "norse", "G2": "dark"}
    assert offered(turn_of(table), "secret") == ["secret prophetic_dream", "secret shifting_mists"]
    table.state.villages = {HILL: "greek", "G1": "norse"}
    assert offered(turn_of(table), "secret") == ["secret prophetic_dream"]
    table.state.villages = {HILL: "greek"}
    assert offered(turn_of(table), "secret") == []
    assert refused(table, "secret shifting_mists") == "KH-GAP-69"


@rule("KH-GAP-69", "KH-GAP-19")
def test_shifting_mists_swap_two_villages_and_what_is_known_of_them():
    # given Heracles who knows G1, and Sigurd who knows both
    table = a_meeting(secrets=["shifting_mists"])
    villages = table.state.villages
    villages["G1"], villages["A1"] = "norse", "dark"
    hero(table).known, hero(table, 1).known = ("G1",), ("A1", "F2", "G1")
    play(table, "secret shifting_mists", "pick G1")
    assert "enough" not in kinds(table)  # it takes two
    play(table, "pick A1")
    assert (villages["G1"], villages["A1"]) == ("dark", "norse")
    assert hero(table).known == ("A1",)
    assert hero(table, 1).known == ("A1", "F2", "G1")
    swapped = {"who": "heracles", "tiles": ("G1", "A1"), "rule": "KH-GAP-69"}
    assert told(table, "swapped") == [swapped]


@rule("KH-GAP-69")
def test_divine_favour_rolls_once_more():
    table = a_table(passing=[1])
    give(table, 0, secrets=["divine_favour"])
    rewards_on_top(table, *["gold_1"] * 4)
    a_quest(table, "athena")
    assert refused(table, "secret divine_favour") == "KH-GAP-69"
    play(table, "roll", "greek norse dark dark dark", "secret divine_favour")
    assert kinds(table) == {"keep"}
    play(table, "keep greek norse", "egyptian dark dark")
    assert told(table, "passed_quest")[-1]["first"] == 1
    assert table.state.secret_discard == ("divine_favour",)


@rule("KH-GAP-69", "KH-GAP-70")
def test_a_cancelled_divine_favour_gives_no_roll():
    table = a_table()
    give(table, 0, secrets=["divine_favour"])
    give(table, 1, secrets=["doppelganger"])
    rewards_on_top(table, *["gold_1"] * 4)
    a_quest(table, "athena")
    play(table, "roll", BLANK, "secret divine_favour", "secret doppelganger")
    assert "give_up" in kinds(table)


@rule("KH-GAP-69")
def test_a_relic_hunter_takes_an_artifact_as_new():
    table = a_meeting(secrets=["relic_hunter"], artifacts=["aegis", "mjolnir"])
    assert offered(table, "secret") == []  # the market is empty
    assert refused(table, "secret relic_hunter vajra") == "KH-GAP-69"
    table.state.market = ("gungnir", "vajra")
    turn_of(table)
    assert offered(table, "secret") == ["secret relic_hunter gungnir", "secret relic_hunter vajra"]
    play(table, "secret relic_hunter vajra")
    assert uses_of(table) == {"aegis": 0, "mjolnir": 0, "vajra": 2}
    assert table.state.market == ("gungnir",)
    assert told(table, "gained_artifact")[-1]["rule"] == "KH-GAP-69"


@rule("KH-GAP-69")
def test_the_minds_eye_sees_a_whole_hand():
    table = a_meeting("heracles", "sigurd", "arjuna", secrets=["minds_eye"], at=["B3", "G1", "E6"])
    give(table, 1, rewards=["gold_2"], secrets=["trap"])
    turn_of(table)
    assert offered(table, "secret") == ["secret minds_eye sigurd", "secret minds_eye arjuna"]
    play(table, "secret minds_eye sigurd")
    looked = {"who": "heracles", "target": "sigurd", "rule": "KH-GAP-69"}
    assert told(table, "looked_at_hand") == [looked]
    [event] = [event for event in table.log if event.kind == "saw_hand"]
    assert (event.to, list(event.facts["cards"])) == ((0,), ["gold_2", "trap"])


# -- the deck ------------------------------------------------------------------------------------------


@rule("KH-SECRET-02", "KH-GAP-16")
def test_secret_cards_are_drawn_and_shuffled_anew():
    table = a_table()
    table.state.secret_deck, table.state.secret_discard = ("trap",), ("timewalk", "vandalism")
    draw_secrets(table, 0, 2, "KH-MISS-09")
    assert "trap" in hero(table).secrets
    assert (len(table.state.secret_deck), table.state.secret_discard) == (1, ())
    assert told(table, "reshuffled") == [{"deck": "secret_deck", "rule": "KH-GAP-16"}]
    assert told(table, "drew_secrets") == [{"who": "heracles", "number": 2, "rule": "KH-MISS-09"}]
    [event] = [event for event in table.log if event.kind == "got_secrets"]
    assert event.to == (0,)


@rule("KH-SECRET-02")
def test_discarded_secret_cards_lie_open():
    table = a_table()
    give(table, 0, secrets=["trap", "trap", "timewalk"])
    discard_secrets(table, 0, ("trap", "timewalk"))
    assert hero(table).secrets == ("trap",)
    assert table.state.secret_discard == ("trap", "timewalk")


@rule("KH-GAP-69", "KH-GAP-82")
def test_in_the_final_battle_cards_about_villages_are_not_played():
    table = a_final(a_table(passing=[1]))
    give(table, 0, secrets=["prophetic_dream", "shifting_mists", "divine_favour", "seven_league_boots"])
    god_on_top(table, "athena")
    stand(table, 0, "A1")
    turn_of(table, 0)
    assert offered(table, "secret") == ["secret seven_league_boots"]


@rule("KH-GAP-69")
def test_an_empty_hand_is_not_robbed():
    table = a_table()
    steal_reward(table, 0, 1, "KH-GAP-69")
    assert (hero(table).rewards, told(table, "stole_reward")) == ((), [])


@rule("KH-GAP-69")
def test_stolen_cards_are_put_in_order():
    table = a_table()
    give(table, 0, rewards=["free_rune", "rune_greek"])
    give(table, 1, rewards=["gold_1"])
    steal_reward(table, 0, 1, "KH-GAP-69")
    assert hero(table).rewards == ("free_rune", "gold_1", "rune_greek")


# -- what comes to light cannot be taken back ----------------------------------------------------------


def revealed(table):
    """Whether the last answer brought something hidden to light."""
    return table.answers[-1][2]


@rule("KH-GAP-19", "KH-SECRET-01")
def test_a_played_card_is_known():
    table = a_meeting(secrets=["timewalk"], answering=True)
    give(table, 1, secrets=["trap"])
    play(table, "secret timewalk")
    assert revealed(table)
    play(table, "pass")
    assert not revealed(table)


@rule("KH-GAP-19", "KH-GAP-69")
@pytest.mark.parametrize("card", ["minds_eye", "thief_of_night", "trap"])
def test_what_was_seen_or_stolen_is_known(card):
    table = a_meeting(secrets=[card], answering=True)
    give(table, 1, rewards=["gold_1"], secrets=["thunderstorm"])
    turn_of(table)
    play(table, f"secret {card} sigurd", "pass")
    assert revealed(table) is (card != "trap")


@rule("KH-GAP-19", "KH-GAP-61")
@pytest.mark.parametrize(
    ("card", "known"), [("lyre_of_delphi", True), ("horn_of_veles", True), ("winged_sandals", False)]
)
def test_drawn_cards_are_known(card, known):
    table = a_meeting(artifacts=[card])
    play(table, f"use {card}")
    assert revealed(table) is known


@rule("KH-GAP-19", "KH-GAP-33")
def test_a_look_is_known():
    table = a_meeting(artifacts=["gjallarhorn"])
    play(table, "use gjallarhorn", "pick G1")
    assert not revealed(table)
    play(table, "pick G2")
    assert revealed(table)
