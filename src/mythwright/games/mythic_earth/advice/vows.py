"""What a Devotion still promises its owner, in Victory Points (ME-EL, ME-EC)."""

from __future__ import annotations

from collections.abc import Callable

from mythwright.games.mythic_earth.advice.clashes import near
from mythwright.games.mythic_earth.advice.field import Field, delay, soon
from mythwright.games.mythic_earth.advice.standing import Standing, View
from mythwright.games.mythic_earth.state import INCH

SURE, LIKELY, PERHAPS = 0.9, 0.5, 0.25
HUMANOID = "humanoid"
MOST = 2
FAR = 3
"""Who wants to meet an enemy heeds him from so many times as far as others."""


def vow(field: Field, seat: int) -> float:
    """What is still to be had; nothing of a card that is not known."""
    side = field.view["sides"][seat]
    left = MOST - side["devotion_points"]
    find = VOWS.get(side["devotion"] or "")
    if find is None or left <= 0 or not field.left:
        return 0.0
    return min(float(left), find(field, seat, side))


def worthy(unit: Standing) -> bool:
    return bool(unit.type == HUMANOID or unit.unit["heroic"])


def comes(field: Field, units: list[Standing], x: float, y: float, reach: float = 0) -> float:
    """How soon one of these is within reach of a point, and can act there."""
    waits = [delay(unit, unit.gap_to(x, y) - reach, unit.move) for unit in units]
    return soon(min(waits, default=9.0), field.left)


def comes_to_zone(field: Field, seat: int, units: list[Standing], spare: float) -> float:
    """How soon one of these is so near to the enemy zone."""
    waits = [delay(unit, field.in_zone(1 - seat, unit.x, unit.y, -spare), unit.move) for unit in units]
    return soon(min(waits, default=9.0), field.left)


def closing(unit: Standing, foe: Standing) -> float:
    """How near a Unit is to charging an enemy, felt from far away."""
    return near(unit.gap(foe), unit.reach, FAR * unit.move)


def humanoids(field: Field, seat: int) -> list[Standing]:
    return [unit for unit in field.own(seat) if unit.type == HUMANOID]


def approach(field: Field, seat: int, target: Standing) -> float:
    """How near the own Units are to charging this one: the best of them."""
    own = [unit for unit in field.own(seat) if unit.able]
    return max(
        (closing(unit, target) * min(1.0, unit.state.worth * 2) for unit in own),
        default=0.0,
    )


# -- the dead ------------------------------------------------------------------------------------------------


def rituals(field: Field, seat: int, side: View) -> float:
    """Death tokens wait for a ritual, which counts at the end of the turn; two count at the end."""
    done, dead = len(field.tokens("ritual", seat)), field.tokens("death", seat)
    reach = [comes(field, humanoids(field, seat), token["x"], token["y"], 10 * INCH) for token in dead]
    hopes = [SURE] * done + sorted((0.6 * hope for hope in reach), reverse=True)
    first = side["devotion_points"] == 0
    return sum(hopes[:MOST] if first else hopes[1:MOST]) + (0.1 if not hopes else 0.0)


def burial(field: Field, seat: int, side: View) -> float:
    """Graves near the enemy zone."""
    graves = [t for t in field.tokens("corpse", seat) if field.in_zone(1 - seat, t["x"], t["y"]) <= 6 * INCH]
    own = [unit for unit in field.own(seat) if worthy(unit)]
    hope = comes_to_zone(field, seat, own, 7 * INCH)
    if side["devotion_points"] == 0:
        return 1.2 * hope
    return SURE if len(graves) >= MOST else LIKELY * hope


# -- places --------------------------------------------------------------------------------------------------


def fountain(field: Field, seat: int, side: View) -> float:
    """The pieces that were picked, then the one that was found, then its token."""
    pieces = {feature["number"]: feature for feature in field.view["features"]}
    wells = field.tokens("fountain", seat)
    if wells:
        return LIKELY + 0.4 * comes(field, humanoids(field, seat), wells[0]["x"], wells[0]["y"], 6 * INCH)
    found = pieces.get(side["found"] or 0)
    if found:
        return 0.3 + 0.8 * comes(field, field.own(seat), found["x"], found["y"], _half(found))
    picks = [pieces[number] for number in side["picks"] or () if number in pieces]
    return 0.9 * max((comes(field, field.own(seat), p["x"], p["y"], _half(p)) for p in picks), default=0.0)


def _half(feature: View) -> float:
    return float(feature["radius"] or 3 * INCH)


def territory(field: Field, seat: int, side: View) -> float:
    """Quarters held: by more Units wholly within than the enemy has."""
    found = 0.0
    held = [0, 0]
    for quarter in range(4):
        counts = [sum(_inside(field, unit, quarter) for unit in field.own(each)) for each in (seat, 1 - seat)]
        held[0] += counts[0] > counts[1]
        held[1] += counts[1] > counts[0]
        x, y = field.width * (1 + 2 * (quarter % 2)) / 4, field.depth * (1 + 2 * (quarter // 2)) / 4
        if field.beyond(seat, x, y) > 0 and side["devotion_points"] == 0:
            hope = SURE if counts[0] > counts[1] else 0.5 * comes(field, field.own(seat), x, y, 6 * INCH)
            found = max(found, hope - 0.1 * max(0, counts[1] - counts[0]))
    return found + (LIKELY if held[0] > held[1] else 0.2 if held[0] == held[1] else 0.0)


def _inside(field: Field, unit: Standing, quarter: int) -> bool:
    x, y = field.width / 2, field.depth / 2
    across = unit.left - unit.r >= x if quarter % 2 else unit.right + unit.r <= x
    along = unit.bottom - unit.r >= y if quarter // 2 else unit.top + unit.r <= y
    return across and along


def consecration(field: Field, seat: int, side: View) -> float:
    """The ground that was picked; in the end it must be clear of enemies."""
    pieces = {feature["number"]: feature for feature in field.view["features"]}
    if side["found"]:
        ground = pieces[side["found"]]
        foes = [unit.gap_to(ground["x"], ground["y"]) - _half(ground) for unit in field.own(1 - seat)]
        return LIKELY + 0.4 * (min(foes, default=99 * INCH) > 6 * INCH)
    picks = [pieces[number] for number in side["picks"] or () if number in pieces]
    own = [unit for unit in field.own(seat) if worthy(unit)]
    return 1.1 * max((comes(field, own, p["x"], p["y"], _half(p)) for p in picks), default=0.0)


def lines(field: Field, seat: int, side: View) -> float:
    """Tokens in the enemy zone."""
    laid = [t for t in field.tokens("objective", seat) if field.in_zone(1 - seat, t["x"], t["y"]) <= 0]
    hope = comes_to_zone(field, seat, field.own(seat), -INCH)
    if not laid:
        return 1.1 * hope
    if len(laid) < MOST:
        return LIKELY + 0.4 * hope
    return SURE + (0.0 if side["devotion_points"] else LIKELY)


def storm(field: Field, seat: int, side: View) -> float:
    """A Magic User in the enemy half, who must then live."""
    casters = [unit for unit in field.own(seat) if unit.state.breed.magic]
    if side["found"]:
        return SURE * any(unit.number == side["found"] and not unit.unit["fleeing"] for unit in casters)
    waits = [delay(unit, -field.front(seat, unit), unit.move) for unit in casters]
    return 1.3 * soon(min(waits, default=9.0), field.left)


# -- enemies -------------------------------------------------------------------------------------------------


def divide(field: Field, seat: int, side: View) -> float:
    """The enemy that was picked: an own Unit within two inches, none of its friends within four."""
    found = 0.0
    for number in side["picks"] or ():
        target = field.units.get(number)
        if target is None:
            continue
        closest = min((unit.gap(target) for unit in field.own(seat)), default=99.0 * INCH)
        friends = [other.gap(target) for other in field.own(1 - seat) if other is not target]
        alone = min(friends, default=99.0 * INCH) > 4 * INCH
        hope = SURE if closest <= 2 * INCH else LIKELY * max(0.0, 1 - closest / (30 * INCH))
        found = max(found, hope * (1.0 if alone else 0.5))
    return found * (1.0 + 0.1 * field.left)


def odds(field: Field, seat: int, side: View) -> float:
    """A costlier enemy that has not fought yet, within reach of a charge."""
    if side["devotion_points"]:
        return PERHAPS
    best = 0.0
    for foe in field.own(1 - seat):
        cheap = [u for u in field.own(seat) if u.unit["points"] < foe.unit["points"] and u.able]
        best = max([best, *(closing(unit, foe) for unit in cheap)])
    return 0.25 + LIKELY * best


def victim(field: Field, seat: int, side: View) -> float:
    """The enemy that must die; then the token that must come home."""
    tokens = field.tokens("sacrifice", seat)
    if tokens:
        token = tokens[0]
        holder = field.units.get(token["holder"])
        x, y = (holder.x, holder.y) if holder else (token["x"], token["y"])
        home = field.in_zone(seat, x, y)
        mine = holder is not None and holder.seat == seat
        return (LIKELY if mine else 0.2) * max(0.2, 1 - home / (40 * INCH)) + 0.4 * (
            mine and home <= 6 * INCH
        )
    targets = [field.units[number] for number in side["picks"] or () if number in field.units]
    return sum(0.3 + 0.4 * (1 - t.state.health) + 0.2 * approach(field, seat, t) for t in targets)


def suspects(field: Field, seat: int, side: View) -> float:
    """Two enemies, one of whom has the Map: to be met and beaten."""
    maps = field.tokens("map", seat)
    if maps:
        holder = field.units.get(maps[0]["holder"])
        if holder is not None and holder.seat == seat:
            return SURE
        x, y = (holder.x, holder.y) if holder else (maps[0]["x"], maps[0]["y"])
        return 0.3 + 0.4 * comes(field, humanoids(field, seat), x, y)
    targets = [field.units[number] for number in side["picks"] or () if number in field.units]
    return 0.2 + 0.3 * max((approach(field, seat, target) for target in targets), default=0.0)


def snake(field: Field, seat: int, side: View) -> float:
    """The enemy's General: wounded, then gone."""
    for unit in field.own(1 - seat):
        if unit.unit["general"]:
            shaken = 0.3 if unit.running else 0.0
            return 0.3 + shaken + 0.3 * (1 - unit.state.health) + 0.2 * approach(field, seat, unit)
    return SURE


def heroism(field: Field, seat: int, side: View) -> float:
    """A hero who fights in the enemy half, and plants a marker in the enemy zone."""
    own = [unit for unit in field.own(seat) if unit.unit["heroic"]]
    found = 0.0
    if "ME-EC4-02" not in side["scored"]:
        found += 0.7 * comes_to_zone(field, seat, own, -INCH)
    if "ME-EC4-01" not in side["scored"]:
        foes = [foe for foe in field.own(1 - seat) if field.beyond(seat, foe.x, foe.y) > 0]
        gaps = [closing(unit, foe) for unit in own for foe in foes]
        found += 0.2 + 0.4 * max(gaps, default=0.0)
    return found


def challenge(field: Field, seat: int, side: View) -> float:
    """A Humanoid Unit within reach of an enemy hero."""
    heroes = [foe for foe in field.own(1 - seat) if foe.unit["heroic"]]
    gaps = [closing(u, foe) for u in humanoids(field, seat) if u.able for foe in heroes]
    if side["devotion_points"]:
        own = [unit for unit in field.own(seat) if unit.unit["general"]]
        chiefs = [foe for foe in heroes if foe.unit["general"]]
        return 0.3 * max((closing(u, f) for u in own for f in chiefs), default=0.0)
    return 0.2 + LIKELY * max(gaps, default=0.0)


def trophies(field: Field, seat: int, side: View) -> float:
    """Monsters, Behemoths and heroes to be killed by Humanoid Units; then a trophy to be guarded."""
    taken = field.tokens("trophy", seat)
    if taken:
        return 0.3 + LIKELY * max(
            comes(field, humanoids(field, seat), t["x"], t["y"], 6 * INCH) for t in taken
        )
    game = [foe for foe in field.own(1 - seat) if foe.type in ("monster", "behemoth") or foe.unit["heroic"]]
    return 0.3 + max(
        (0.4 * (1 - foe.state.health) + 0.2 * approach(field, seat, foe) for foe in game), default=0.0
    )


VOWS: dict[str, Callable[[Field, int, View], float]] = {
    "el1": rituals,
    "el2": fountain,
    "el3": divide,
    "el4": territory,
    "el5": odds,
    "el6": victim,
    "el7": consecration,
    "el8": burial,
    "ec1": rituals,
    "ec2": suspects,
    "ec3": snake,
    "ec4": heroism,
    "ec5": storm,
    "ec6": lines,
    "ec7": challenge,
    "ec8": trophies,
}
