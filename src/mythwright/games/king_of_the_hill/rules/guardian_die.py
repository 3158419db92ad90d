"""The Guardian die: what its faces mean in Battle and Arena (KH-BAT-29 to 34)."""

from __future__ import annotations

from mythwright.core.effects import Effects, adjusted, replaced
from mythwright.games.king_of_the_hill.box import GuardianCard
from mythwright.games.king_of_the_hill.rules.mat import never


def strike_back(
    card: GuardianCard, side: str, ability: Effects, face: str, critical: int
) -> tuple[str, int, str]:
    """The result, its damage, and the rule; `critical` is what a CRITICAL HIT adds."""
    face = replaced(ability, "guardian_die", face, never)
    damage = adjusted(ability, "guardian_damage", getattr(card, side).attack, never)
    match face:
        case "hit":
            return face, damage, "KH-BAT-33"
        case "critical":
            return face, damage + critical, "KH-BAT-34"
        case "restore":
            return face, 0, "KH-BAT-30"
    return face, 0, "KH-BAT-32"


def madness(verb: str, amount: int, dark: int) -> int:
    """KH-GAP-39: some damage for any Dark rune, or one for each up to a limit."""
    if not dark:
        return 0
    return min(dark, amount) if verb == "hurt_per_dark" else amount
