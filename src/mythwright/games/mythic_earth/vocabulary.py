"""The words that cards and charts may use: closed lists, checked on loading."""

from __future__ import annotations

from mythwright.core.effects import Vocabulary

ALIGNMENTS = ("everliving", "everchanging")
"""Always one of each at a table (ME-GAME-19, ME-GAME-20)."""

UPGRADES = ("wounds", "toughened", "magic", "dice")
"""What a Unit Option may raise."""

BELONGS = ("mini", "unit", "bearer")
"""Whose a talent is (ME-GAP-10)."""

GROUNDS = ("open", "difficult", "impassable")
"""ME-LAND-01."""

ZONES = ("strip", "corner")

WHENS = ("at_once", "turn_end", "game_end")
"""When an objective is looked at."""

PICKS = ("", "landscape", "ground", "divided", "victims")
"""What a Devotion picks in secret: pieces in the enemy half, a piece in the enemy zone, enemy Units."""

EDGES = ("any", "own", "enemy", "right", "left")
"""ME-P6-08 to ME-P6-12."""

ASSIGNED = "die_assigned"
BRAVE_TEST = "brave_test"
ACTIVATION_TEST = "activation_test"
COUNTERCHARGE = "enemy_countercharge"
HERO_ACTIVE = "hero_active"
ENEMY_DISPEL = "enemy_dispel"
POOL = "pool"
ANY_CHOICE = "any_choice"

WINDOWS = (
    ASSIGNED,
    BRAVE_TEST,
    ACTIVATION_TEST,
    COUNTERCHARGE,
    HERO_ACTIVE,
    ENEMY_DISPEL,
    POOL,
    ANY_CHOICE,
)
"""When Blessings are offered (ME-GAP-70)."""

TARGETS = ("friend", "calm_friend", "frozen_friend", "fleeing_friend", "enemy", "seen_enemy", "die")
"""What a spell is aimed at: `calm_friend` is neither Frozen nor Fleeing."""

DICE = ("", "1", "d3", "d6", "d10")

SPELL_VERBS = frozenset(
    {
        "shed_markers",
        "add_markers",
        "free_move",
        "storm_step",
        "return_minis",
        "halve_move",
        "thaw",
        "stop_fleeing",
        "turn_die",
        "test_brave",
        "end_alert",
    }
)

BLESSING_VERBS = frozenset(
    {
        "pass_test",
        "cancel_countercharge",
        "order_regroup",
        "raise_die",
        "ignore_markers",
        "free_march",
        "sow_doubt",
        "cancel_dispel",
    }
)

WEAPON_VERBS = frozenset({"slow", "stop_marching", "ground"})

VOCABULARY = Vocabulary(
    moments=frozenset({"unsaved_hit"}),
    numbers=frozenset({"shoot", "fight", "save", "shot_at", "height", "foe_brave"}),
    words=frozenset(),
    acts=frozenset({"half_strength_test", "insult_markers", "wounds", "march", "seeing_past"}),
    targets=frozenset({"self", "target"}),
    verbs=SPELL_VERBS | BLESSING_VERBS | WEAPON_VERBS,
    conditions=frozenset({"steady", "not_behemoth", "foe_not_dreadful", "had_marker", "no_marker"}),
    untils=frozenset({"end_of_turn"}),
)
"""`steady`: neither Frozen, Fleeing nor engaged; `shot_at` changes the number of whoever shoots at it."""
