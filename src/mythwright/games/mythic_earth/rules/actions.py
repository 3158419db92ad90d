"""The fourteen Unit Actions (ME-ACT-11): who offers, forbids and performs each of them.

A chapter adds its actions here; the activation, the reactions of Units On Alert and the explanations read
this one table.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from mythwright.core.flow import Frame
from mythwright.core.option import Option
from mythwright.core.ruling import Ruling
from mythwright.games.mythic_earth.box import MythTable
from mythwright.games.mythic_earth.rules.aiming import FOCUS, SHOOT
from mythwright.games.mythic_earth.rules.alert import ALERT, forbids_alert, go_on_alert, offers_alert
from mythwright.games.mythic_earth.rules.attack import ATTACK, attack, forbids_attack, offers_attack
from mythwright.games.mythic_earth.rules.charge.altars import (
    CHARGE_ALTAR,
    charge_altar,
    forbids_charge_altar,
    offers_charge_altar,
)
from mythwright.games.mythic_earth.rules.charge.charging import charge
from mythwright.games.mythic_earth.rules.charge.limits import forbids_charge, offers_charge
from mythwright.games.mythic_earth.rules.charge.reach import CHARGE
from mythwright.games.mythic_earth.rules.claims import CLAIM, claim, forbids_claim, offers_claim
from mythwright.games.mythic_earth.rules.flight import (
    DISENGAGE,
    disengage,
    forbids_disengage,
    offers_disengage,
)
from mythwright.games.mythic_earth.rules.frozen import (
    LOW,
    forbids_low,
    forbids_regroup,
    lay_low,
    offers_low,
    offers_regroup,
    regroup,
)
from mythwright.games.mythic_earth.rules.magic import CAST, cast, forbids_cast, offers_cast
from mythwright.games.mythic_earth.rules.movement.walking import (
    MARCH,
    MOVE,
    forbids_walking,
    offers_march,
    offers_move,
    walk,
)
from mythwright.games.mythic_earth.rules.orders import ORDER, forbids_giving, offers_order, order
from mythwright.games.mythic_earth.rules.shooting import (
    forbids_shooting,
    offers_focus,
    offers_shoot,
    shoot,
)
from mythwright.games.mythic_earth.rules.tests import REGROUP


class Action(NamedTuple):
    """One kind of action. `offers` lists what the Unit could declare now; `forbids` says why not.

    `frame` performs it; its last argument says whether it is a reaction of a Unit On Alert (ME-GAP-22).
    A kind that is `open` may be declared with more than the list shows, such as a path.
    """

    double: bool
    rule: str
    offers: Callable[[MythTable, int], list[Option]]
    forbids: Callable[[MythTable, int, Option], Ruling | None]
    frame: Callable[[MythTable, int, Option, bool], Frame]
    open: bool = False
    engaged: bool = False
    """Whether an engaged Unit may take it (ME-GAP-24)."""
    reaction: bool = False
    """Whether a Unit On Alert may react with it (ME-GAP-22)."""
    target: bool = False
    """Whether the first argument is the Unit that it is aimed at."""
    moves: bool = False
    """Whether it is a Move or March, after which Units On Alert may react (ME-GAP-21)."""


ACTIONS: dict[str, Action] = {
    MOVE: Action(
        False, "ME-MOVE-02", offers_move, forbids_walking, walk, open=True, reaction=True, moves=True
    ),
    MARCH: Action(True, "ME-MARCH-02", offers_march, forbids_walking, walk, open=True, moves=True),
    SHOOT: Action(
        False, "ME-SHOOT-03", offers_shoot, forbids_shooting, shoot, open=True, reaction=True, target=True
    ),
    FOCUS: Action(True, "ME-FOCUS-04", offers_focus, forbids_shooting, shoot, open=True, target=True),
    CHARGE: Action(True, "ME-CHARGE-09", offers_charge, forbids_charge, charge, engaged=True, target=True),
    CHARGE_ALTAR: Action(
        True, "ME-P1-10", offers_charge_altar, forbids_charge_altar, charge_altar, engaged=True
    ),
    ATTACK: Action(True, "ME-ATTACK-04", offers_attack, forbids_attack, attack, engaged=True, target=True),
    DISENGAGE: Action(True, "ME-DISENG-06", offers_disengage, forbids_disengage, disengage, engaged=True),
    CAST: Action(False, "ME-CAST-04", offers_cast, forbids_cast, cast, reaction=True),
    ALERT: Action(False, "ME-ALERT-16", offers_alert, forbids_alert, go_on_alert),
    REGROUP: Action(
        False, "ME-REGROUP-03", offers_regroup, forbids_regroup, regroup, engaged=True, reaction=True
    ),
    LOW: Action(False, "ME-LAYLOW-04", offers_low, forbids_low, lay_low, reaction=True),
    CLAIM: Action(False, "ME-CLAIM-02", offers_claim, forbids_claim, claim, reaction=True),
    ORDER: Action(False, "ME-STOPFLEE-11", offers_order, forbids_giving, order),
}
"""By the kind of the option; parcels add a row for each of their actions."""
