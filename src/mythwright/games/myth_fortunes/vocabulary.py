"""The words that cards and squares may use: closed lists, checked on loading."""

from __future__ import annotations

from mythwright.core.effects import Vocabulary

BEFORE_ROLL = "before_roll"
AFTER_ROLL = "after_roll"
CONFRONTATION = "confrontation"
AFTER_DICE = "after_dice"
COUNTER = "counter"
ANY_TIME = "any_time"
AT_ONCE = "at_once"

WINDOWS = (BEFORE_ROLL, AFTER_ROLL, CONFRONTATION, AFTER_DICE, COUNTER, ANY_TIME, AT_ONCE)
"""W1 to W6 of MF-GAP-16; `at_once` is for the advanced cards (MF-ENC-04)."""

PLAYERS = ("anyone", "mover", "others", "party")
"""Who may play a card."""

TARGETS = ("", "party", "companion", "both_companions", "own_identity", "shown_disguise", "player")
"""What a card is aimed at."""

DIE_KINDS = ("d4", "d6", "d8")

SQUARE_VERBS = frozenset(
    {
        "gain_gold",
        "gain_fame",
        "pay_gold",
        "lose_fame",
        "pay_each",
        "draw_encounter",
        "lose_encounter",
        "try_costume",
        "meet_caravan",
        "roll_magik",
        "stake_gold",
        "give_to_charity",
        "bog_down",
        "buy_card",
        "meet_at_inn",
    }
)

MOVEMENT_VERBS = frozenset(
    {"change_die", "walk_one_leg", "set_die", "hop_home", "wade", "go_straight", "roll_afresh"}
)

CARD_VERBS = frozenset(
    {
        "walk_out",
        "trade_places",
        "change_identity",
        "unmask",
        "make_peace",
        "roll_own_die_again",
        "insure",
        "counter",
        "steal_gold",
        "look_at_card",
        "play_poker",
        "play_ball",
    }
)

COMPANION_VERBS = frozenset({"roll_again", "ignore_payment"})

VOCABULARY = Vocabulary(
    moments=frozenset(
        {"won", "revealed", "came_to_market", "rolled_to_move", "gold_demanded", "collected_income"}
    ),
    numbers=frozenset({"total", "lost_difference", "doublings"}),
    words=frozenset({"party_die"}),
    acts=frozenset({"confrontations", "disguises", "encounter_cards", "companions"}),
    targets=frozenset({"self", "target"}),
    verbs=SQUARE_VERBS | MOVEMENT_VERBS | CARD_VERBS | COMPANION_VERBS,
    conditions=frozenset({"against_board", "challenged", "challenger", "challenged_by_pawn"}),
    untils=frozenset({"end_of_confrontation"}),
)
