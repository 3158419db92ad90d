"""What is under way, as everyone may see it: charges, shots, spells and tests with those they concern."""

from __future__ import annotations

from typing import Any

from mythwright.core.flow import Frame
from mythwright.games.mythic_earth.box import MythTable
from mythwright.games.mythic_earth.rules.attack import Attack
from mythwright.games.mythic_earth.rules.blessings import Bless
from mythwright.games.mythic_earth.rules.charge.altars import ChargeAltar
from mythwright.games.mythic_earth.rules.charge.charging import Charge
from mythwright.games.mythic_earth.rules.fight import Fight
from mythwright.games.mythic_earth.rules.frozen import Rally
from mythwright.games.mythic_earth.rules.hits import Hits
from mythwright.games.mythic_earth.rules.magic import Cast, Dispel
from mythwright.games.mythic_earth.rules.primaries.rain import Survival
from mythwright.games.mythic_earth.rules.shooting import Shoot, Volley
from mythwright.games.mythic_earth.rules.spells import Working
from mythwright.games.mythic_earth.rules.tests import ActivationTest, BraveTest

SHOWN: dict[type[Frame], tuple[str, tuple[str, ...]]] = {
    Charge: ("charge", ("unit", "target", "countered")),
    ChargeAltar: ("charge_altar", ("unit",)),
    Fight: ("fight", ("charger", "charged", "countered")),
    Attack: ("attack", ("unit", "target")),
    Shoot: ("shoot", ("unit", "how", "aim")),
    Volley: ("volley", ("shooter", "target", "how")),
    Hits: ("hits", ("target", "number", "strength", "owed", "harmless")),
    Cast: ("cast", ("unit", "spell", "target", "total")),
    Working: ("working", ("caster", "spell", "target")),
    Dispel: ("dispel", ("unit", "caster", "total")),
    BraveTest: ("test", ("unit", "why", "hero", "markers", "bonuses_only")),
    ActivationTest: ("activation_test", ("unit", "regroup", "clear")),
    Rally: ("rally", ("unit",)),
    Bless: ("bless", ("name", "unit")),
    Survival: ("survival", ("unit", "minis")),
}
"""What each of these is called, and which of its fields are open: all that is in none of them is nobody's."""


def scene(table: MythTable) -> list[dict[str, Any]]:
    """From the outermost to what goes on right now."""
    found = []
    for frame in table.stack:
        shown = SHOWN.get(type(frame))
        if shown:
            name, fields = shown
            found.append({"scene": name, **{field: getattr(frame, field) for field in fields}})
    return found
