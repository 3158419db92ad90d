"""Views: what a seat may see (ME-GAP-69, ME-GAP-85)."""

from __future__ import annotations

from functools import lru_cache
from operator import attrgetter
from typing import Any

from mythwright.core.option import Option
from mythwright.games.mythic_earth import outlook, pool
from mythwright.games.mythic_earth.box import Box, MythTable
from mythwright.games.mythic_earth.geometry.shapes import Disc, Polygon, Shape
from mythwright.games.mythic_earth.ground import Same, zone
from mythwright.games.mythic_earth.keeping import FEW_KEPT
from mythwright.games.mythic_earth.printed import prints
from mythwright.games.mythic_earth.rules.acting import acting
from mythwright.games.mythic_earth.rules.actions import ACTIONS
from mythwright.games.mythic_earth.rules.activation import Activation
from mythwright.games.mythic_earth.rules.movement.allowance import move_of
from mythwright.games.mythic_earth.scene import scene
from mythwright.games.mythic_earth.state import DESTROYED, NO_UNIT, Feature, Unit
from mythwright.games.mythic_earth.units import highest, profile

View = dict[str, Any]
FIELDS = attrgetter(*Unit.__struct_fields__)
MOST_SEEN = 1 << 13


def see(table: MythTable, seat: int | None) -> View:
    """Everything open, and what this seat alone knows; `None` is a spectator."""
    state = table.state
    settings = state.settings
    return {
        "names": _names([side.force for side in state.sides]),
        "seat": seat,
        "phase": state.phase,
        "turn": state.turn,
        "turns": table.box.figures.turns,
        "points": settings.points,
        "width": settings.width,
        "depth": settings.depth,
        "primary": state.primary,
        "value": state.value,
        "winner": state.winner,
        "zones": [_shape(zone(table, each)) for each in range(len(state.sides))] if state.primary else [],
        "features": _features(table),
        "tokens": [_fields(token) for token in state.tokens],
        "claims": [_fields(claim) for claim in state.claims],
        "deeds": [_fields(deed) for deed in state.deeds],
        "pillaged": [list(pair) for pair in state.pillaged],
        "units": _units(table),
        "sides": [_side(table, each, seat) for each in range(len(state.sides))],
        "acting": _acting(table),
        "scene": scene(table),
        "subject": outlook.subject(table, seat),
        "aims": outlook.aims(table, seat),
        "template": table.box.figures.template,
        "shot": outlook.shot(table),
        "cards": prints(table.box),
        "pieces": {str(number): unit.card for number, unit in state.units.items()},
        "called": {
            str(n): own for n, unit in state.units.items() if (own := outlook.called(table, unit.card))
        },
    }


def _names(forces: list[str]) -> list[str | None]:
    """The Force of each seat; two of one people are told apart."""
    alike = len(set(forces)) < len(forces)
    return [f"{force}_{seat}" if alike and force else force or None for seat, force in enumerate(forces)]


def _fields(value: Any) -> View:
    return {name: getattr(value, name) for name in value.__struct_fields__}


def _shape(area: Shape) -> View:
    if isinstance(area, Disc):
        return {"x": area.x, "y": area.y, "radius": area.r, "corners": []}
    corners = area.corners if isinstance(area, Polygon) else ()
    return {"x": 0, "y": 0, "radius": 0, "corners": [list(corner) for corner in corners]}


def _features(table: MythTable) -> list[View]:
    """On a quiet table the same for all its copies."""
    if table.log is None:
        return _landscape(Same(table.state.features), Same(table.box))
    return [_feature(table.box, feature) for feature in table.state.features]


@lru_cache(maxsize=FEW_KEPT)
def _landscape(features: Same[tuple[Feature, ...]], box: Same[Box]) -> list[View]:
    return [_feature(box.thing, feature) for feature in features.thing]


def _feature(box: Box, feature: Feature) -> View:
    what = box.kit[feature.land]
    return {
        "number": feature.number,
        "land": feature.land,
        "ground": what.ground,
        "height": what.height,
        "obstacle": what.obstacle,
        "x": feature.x,
        "y": feature.y,
        "radius": feature.radius,
        "corners": [list(corner) for corner in feature.corners],
    }


def _units(table: MythTable) -> list[View]:
    see_one = _unit if table.log is not None else _thought_of
    return [see_one(table, number, unit) for number, unit in table.state.units.items()]


def _thought_of(table: MythTable, number: int, unit: Unit) -> View:
    """The same on a quiet table, where bots look at the same Units again and again; they change no view."""
    seen: dict[Any, View] = table.box.worked_out.setdefault("seen", {})
    key = number, *FIELDS(unit)
    found = seen.get(key)
    if found is None:
        if len(seen) >= MOST_SEEN:
            seen.clear()
        found = seen[key] = _unit(table, number, unit)
    return found


def _unit(table: MythTable, number: int, unit: Unit) -> View:
    bought = profile(table, unit)
    gone = unit.place == DESTROYED
    return {
        "number": number,
        "seat": unit.seat,
        "card": unit.card,
        "type": bought.type,
        "points": bought.points,
        "size": bought.size,
        "heroic": bought.heroic,
        "general": bought.general,
        "radius": bought.radius,
        "rows": outlook.rows(table, unit, bought),
        "place": unit.place,
        "minis": [
            [x, y, mini, bought.row_of[mini], hurt]
            for (x, y), mini, hurt in zip(unit.at, unit.minis, unit.hurt, strict=True)
        ],
        "outside": len(unit.outside),
        "strength": unit.strength,
        "move": 0 if gone else move_of(table, number),
        "brave": 0 if gone else highest(table, unit, "brave"),
        "dice": {"all": bought.dice, "spent": unit.spent, "held": unit.held, "bound": list(unit.bound)},
        "markers": unit.markers,
        "frozen": unit.frozen,
        "fleeing": unit.fleeing,
        "low": unit.low,
        "aloft": unit.aloft,
        "alert": unit.alert,
        "links": list(unit.links),
        "spells": list(unit.spells),
        "marks": list(unit.marks),
    }


def _side(table: MythTable, each: int, seat: int | None) -> View:
    """ME-GAP-69: the kept Devotion, the rejected cards and the secret picks are hidden until revealed."""
    side = table.state.sides[each]
    vow, own = side.vow, each == seat
    known = own or vow.shown
    return {
        "force": side.force,
        "list": side.list,
        "alignment": side.alignment,
        "edge": side.edge,
        "pool": list(side.pool),
        "dice": pool.all_dice(table, each),
        "aside": side.aside,
        "lost": side.lost,
        "lost_points": side.lost_points,
        "blessings": list(side.blessings),
        "blessed": side.blessed,
        "cast": list(side.cast),
        "primary": side.primary,
        "devotion_points": vow.points,
        "shown": vow.shown,
        "devotion": vow.card if known else None,
        "dealt": list(vow.dealt) if own else None,
        "picks": list(vow.picks) if known else None,
        "scored": list(vow.scored),
        "found": vow.found if known else None,
    }


def _acting(table: MythTable) -> View | None:
    frame = acting(table)
    if frame is None:
        return None
    known = {"seat": frame.seat, "unit": frame.unit, "left": frame.left, "done": list(frame.done)}
    return {**known, "target": _target(frame.declared) if isinstance(frame, Activation) else NO_UNIT}


def _target(declared: Option) -> int:
    """The Unit at which a declared action is aimed, as everyone was told."""
    action = ACTIONS.get(declared.kind)
    return int(declared.args[0]) if action and action.target and declared.args else NO_UNIT
