"""The words that cards may use: closed lists, checked on loading."""

from __future__ import annotations

from mythwright.core.effects import Vocabulary

TEMPLES = ("attack", "health", "rewards", "secrets", "market")

WINDOWS = ("", "any", "move", "god", "quest", "before", "after", "battle", "reaction", "ability")
"""When a card may be used (KH-GAP-61): "" works by itself, `ability` is a Monster's."""

TARGETS = (
    "",
    "hero",
    "heroes",
    "adjacent_temple",
    "opponent_temple",
    "opponent_temple_to_replace",
    "opponent_temples",
    "village_to_leap",
    "villages",
    "two_villages",
    "hero_and_tile",
    "market_artifact",
    "opponent",
    "secret_in_hand",
    "tiles_by_the_hill",
)

NEEDS = (
    "village_kinds",
    "village_pair",
    "dark_villages",
    "dark_village_and_secrets",
    "battles_won_since",
    "restored_since",
    "secrets_played_since",
    "villages_found_since",
    "quests_done_since",
    "next_to_other_camp",
    "next_to_own_temple",
    "near_other_temple",
    "next_to_hill",
    "next_to_hero",
    "corner",
    "artifacts",
    "artifact_mythologies",
    "temples",
    "temple_of",
    "health_at_most",
    "rewards_in_hand",
    "dark_runes_used",
    "dark_hero",
    "pay_rewards",
    "pay_reward_of",
    "pay_equal_rewards",
    "pay_secrets",
    "pay_artifact",
)

VOCABULARY = Vocabulary(
    moments=frozenset(
        {
            "hit_by_hero",
            "dark_rolled",
            "battle_started",
            "built_temple",
            "found_new_kind",
            "turn_started",
            "dying",
        }
    ),
    numbers=frozenset(
        {
            "attack",
            "attack_damage",
            "attack_range",
            "critical_bonus",
            "hero_dice",
            "scouts",
            "scout_range",
            "speed",
            "burden",
            "damage_taken",
            "guardian_damage",
            "quest_rolls",
        }
    ),
    words=frozenset({"blow", "guardian_die", "obstacle"}),
    acts=frozenset({"strike_back", "ranged_secret", "cards"}),
    targets=frozenset({"self", "attacker", "foe", "target", "others_in_range"}),
    verbs=frozenset(
        {
            "hurt",
            "hurt_per_dark",
            "heal",
            "heal_all",
            "lose_health",
            "draw_rewards",
            "draw_secrets",
            "steal_rewards",
            "look_at_villages",
            "look_at_hand",
            "swap_villages",
            "reroll_attack",
            "extra_roll",
            "turn_dice",
            "turn_dark_die",
            "add_rune",
            "redraw_god",
            "leap",
            "whirl",
            "lay",
            "lay_fire",
            "control",
            "set_health",
            "give_doll",
            "destroy_temple",
            "replace_temple",
            "copy_bonus",
            "extra_turn",
            "win_battle",
            "take_from_market",
            "cancel",
            "pay_secret",
        }
    ),
    conditions=frozenset(
        {
            "b_side_or_monster",
            "b_side_monster_or_contender",
            "dark_foe",
            "first_damage_this_turn",
            "first_damage_this_battle",
            "guardian_blow",
            "after_first_turn",
            "on_a_hit",
        }
    ),
    untils=frozenset({"end_of_turn", "end_of_attack", "next_movement", "turn_started"}),
)
