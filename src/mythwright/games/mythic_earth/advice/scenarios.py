"""What the primary scenarios still promise a seat, in Victory Points (ME-P1 to ME-P6)."""

from __future__ import annotations

from collections.abc import Callable

from mythwright.games.mythic_earth.advice.clashes import kill, near
from mythwright.games.mythic_earth.advice.field import CAPTIVE, Field, Points, delay, lags, soon
from mythwright.games.mythic_earth.advice.standing import Standing
from mythwright.games.mythic_earth.box import read_box
from mythwright.games.mythic_earth.state import CLEANUP, INCH, NO_UNIT

SURE = 0.95
"""What has been claimed and is scored at the end of the turn."""
LATER = 0.8
"""What is still to be reached."""
TRIPS, TRIP = 3, 1.5
"""So many places one Unit may see to, and how many turns it takes from one to the next."""
PATIENCE = 0.03
"""What comes a turn later may not come at all."""
PRESS = 0.06
HUMANOID = "humanoid"
BUILDERS = ("humanoid", "monster", "behemoth")
ALTAR_REACH = 10 * INCH
ALTAR_SPOTS = 4
"""So many places for altars lie side by side along the midline."""
USELESS = 0.15
"""An altar at home only bars the ground for others."""
APART = 11_260
"""From middle to middle of two altars (ME-P1-09)."""
TOKEN = 630
WALLS = 2_500
"""From the middle of a building to its walls."""
WADING = 8 * INCH
CROSSINGS = (0.5, 0.25, 0.12, 0.06)
"""What the first, second … Unit across is worth a turn: one may fall."""


def prospects(field: Field, seat: int) -> float:
    """What the scenario has in store for this seat, up to what it still may score."""
    view = field.view
    card = read_box(()).primaries.get(view["primary"])
    find = SCENARIOS.get(view["primary"])
    if card is None or find is None or not field.left:
        return 0.0
    return min(find(field, seat), float(card.most - view["sides"][seat]["primary"])) + press(field, seat)


def press(field: Field, seat: int) -> float:
    """Who stands in the middle of the table can go anywhere."""
    half = field.depth / 2
    return PRESS * sum(1 - min(abs(field.beyond(seat, unit.x, unit.y)) / half, 1) for unit in field.own(seat))


def bounty(field: Field, seat: int) -> float:
    """What it is worth to this seat, beside its points, that an enemy Unit is destroyed (ME-P6-14)."""
    view = field.view
    if view["primary"] != "fog" or view["turn"] < 2 or field.did(seat, "destroyed"):
        return 0.0
    return 0.8 if view["sides"][seat]["primary"] < 4 else 0.0


def rounds(own: list[Standing], places: Points, spare: float, extra: dict[int, float]) -> list[float]:
    """How long until each place is reached, if every Unit goes to one first and to others after it."""
    pairs = sorted(
        (wait + extra.get(unit.number, 0.0), unit.number, i)
        for unit in own
        for i, wait in enumerate(lags(unit.place, places, spare))
    )
    taken: dict[int, float] = {}
    trips: dict[int, int] = {}
    for wait, number, place in pairs:
        if place not in taken and trips.get(number, 0) < TRIPS:
            taken[place] = wait + TRIP * trips.get(number, 0)
            trips[number] = trips.get(number, 0) + 1
    return sorted(taken.values())


def schedule(waits: list[float], left: int, first: int) -> float:
    """How many can be had, one a turn, before the game ends; `first` if this turn has its own already."""
    found, turn = 0.0, first - 1.0
    for wait in waits:
        turn = max(wait, turn + 1)
        if turn >= left:
            break
        found += min(left - turn, 1.0) * (1 - PATIENCE * turn)
    return found


# -- altars --------------------------------------------------------------------------------------------------


def altars(field: Field, seat: int) -> float:
    """Builders near a hero, near or beyond the midline, where no altar is near; enemy altars at home."""
    own = [unit for unit in field.own(seat) if unit.type in BUILDERS]
    claimed = [field.units.get(claim["unit"]) for claim in field.claims(seat, "altar")]
    good = [unit for unit in claimed if unit and placeable(field, seat, unit)]
    open_yet = field.view["phase"] != CLEANUP  # then altars are placed, and deeds tell of them
    built = field.did(seat, "altar_built") or bool(good and open_yet)
    found = SURE * (built + field.did(seat, "altar_razed")) - USELESS * (len(claimed) - len(good))
    unled = {unit.number: 1.0 for unit in own if not leads(unit)}
    waits = rounds(own, sites(field, seat), 2 * TOKEN, unled)
    return found + LATER * schedule(waits, field.left, int(built)) + _razing(field, seat)


def leads(unit: Standing) -> bool:
    """Whether a hero or a Behemoth is near, or it has one itself (ME-P1-04)."""
    return bool(unit.unit["heroic"] or unit.heroes or unit.type == "behemoth")


def placeable(field: Field, seat: int, unit: Standing) -> bool:
    """Whether its altar can lie in the enemy half, far enough from other altars."""
    if field.front(seat, unit) + TOKEN <= 0:
        return False
    out = unit.r + TOKEN
    altars = [(token["x"], token["y"]) for token in field.tokens("altar")]
    xs, ys = (unit.left - out, unit.x, unit.right + out), (unit.bottom - out, unit.y, unit.top + out)
    return any(
        field.beyond(seat, x, y) > 0 and all((x - ax) ** 2 + (y - ay) ** 2 >= APART**2 for ax, ay in altars)
        for x in xs
        for y in ys
    )


def sites(field: Field, seat: int) -> Points:
    """Where altars may stand in rows in the enemy half, far enough from those that stand."""
    forward = 1 if field.edges[seat] == 0 else -1
    step = field.width / ALTAR_SPOTS
    rows = (field.depth / 2 + forward * 1.2 * INCH, field.depth / 2 + forward * 12.6 * INCH)
    spots = [(step * (i + 0.5), y) for y in rows for i in range(ALTAR_SPOTS)]
    for token in field.tokens("altar"):
        spots = [s for s in spots if (s[0] - token["x"]) ** 2 + (s[1] - token["y"]) ** 2 >= APART**2]
    return tuple(spots)


def _razing(field: Field, seat: int) -> float:
    """Enemy altars in the own half may be charged, one a turn (ME-P1-14)."""
    found = 0.0
    for token in field.tokens("altar", 1 - seat):
        if field.beyond(seat, token["x"], token["y"]) < 0:
            waits = [delay(unit, unit.gap_to(token["x"], token["y"])) for unit in field.own(seat)]
            found += 0.5 * soon(min(waits, default=9.0), field.left)
    return found


# -- the river -----------------------------------------------------------------------------------------------


def rain(field: Field, seat: int) -> float:
    """A Humanoid Unit beyond the far bank scores every turn from the second on."""
    turns = min(field.left, 5)
    waits = sorted(delay(unit, _to_cross(field, seat, unit)) for unit in field.own(seat) if wades(unit))
    return sum(weight * max(0.0, turns - wait) for weight, wait in zip(CROSSINGS, waits, strict=False))


def wades(unit: Standing) -> bool:
    return unit.type == HUMANOID and not unit.aloft and "fly" not in unit.unit["rows"][-1]["talents"]


def _to_cross(field: Field, seat: int, unit: Standing) -> float:
    """How far until all of it is across, over the nearest bridge."""
    half = WADING / 2
    behind = half - field.rear(seat, unit)
    if behind <= 0:
        return 0.0
    bridges = [feature["x"] for feature in field.view["features"] if feature["land"] == "bridge"]
    aside = min((abs(unit.x - x) for x in bridges), default=0.0)
    wide = (unit.right - unit.left) / 2
    off = max(0.0, aside + wide - 3.5 * INCH)
    if field.front(seat, unit) > half:
        off = 0.0
    return behind + 0.8 * off


# -- the hunt ------------------------------------------------------------------------------------------------


def hunt(field: Field, seat: int) -> float:
    """Who can charge a Spirit Animal now, and who waits where they appear."""
    own = [unit for unit in field.own(seat) if unit.able and not unit.links]
    if field.did(seat, "banished") and field.view["turn"] > 1:
        found = SURE
    else:
        found = LATER * max(
            (_hunts(unit, beast) for unit in own if unit.ready for beast in field.animals), default=0.0
        )
        found *= field.view["turn"] > 1
    spawns = [(token["x"], token["y"]) for token in field.tokens("spawn")]
    waits = sorted(_waits(unit, spawns, field.animals) for unit in own)[::-1]
    return found + 0.22 * (field.left - 1) * sum(waits[:3]) / 3


def _hunts(unit: Standing, beast: Standing) -> float:
    return near(unit.gap(beast), unit.reach, 1) * kill(unit.state, beast.state)


def _waits(unit: Standing, spawns: list[tuple[float, float]], beasts: list[Standing]) -> float:
    """How well a Unit lies in wait: near to beasts, or to where they appear."""
    gaps = [unit.gap_to(*spawn) for spawn in spawns] + [unit.gap(beast) for beast in beasts]
    far = max(0.0, min(gaps, default=0.0) - unit.reach / 2)
    strong = min(1.0, unit.state.worth / 0.4)
    return strong * max(0.0, 1 - far / (24 * INCH))


# -- the village ---------------------------------------------------------------------------------------------


def pillage(field: Field, seat: int) -> float:
    """One building a turn, each once."""
    claimed = field.claims(seat, "pillage")
    done = {number for owner, number in field.view["pillaged"] if owner == seat}
    done |= {claim["target"] for claim in claimed}
    own = [unit for unit in field.own(seat) if unit.type == HUMANOID]
    sacked = [f for f in field.view["features"] if f["land"] == "building" and f["number"] not in done]
    waits = rounds(own, tuple((f["x"], f["y"]) for f in sacked), WALLS, {})
    first = int(bool(claimed))
    return SURE * first + LATER * schedule(waits, field.left, first)


# -- captives ------------------------------------------------------------------------------------------------


def captives(field: Field, seat: int) -> float:
    """Tokens held, and tokens that lie about; whoever holds them is worth more (see `stakes`)."""
    found = 0.0
    for token in field.tokens(CAPTIVE):
        holder = field.units.get(token["holder"])
        if token["holder"] == NO_UNIT:
            own = [unit for unit in field.own(seat) if unit.type == HUMANOID]
            waits = [delay(unit, unit.gap_to(token["x"], token["y"]) - TOKEN, unit.move) for unit in own]
            found += 0.5 * soon(min(waits, default=9.0), field.left)
        elif holder is not None and holder.seat == seat:
            found += 0.85 - 0.25 * holder.unit["fleeing"] + 0.1 * min(1.0, holder.state.worth)
    return found


def fog(field: Field, seat: int) -> float:
    """A turn in which an enemy Unit fell."""
    scored = field.did(seat, "destroyed") and field.view["turn"] > 1
    return SURE * scored


SCENARIOS: dict[str, Callable[[Field, int], float]] = {
    "altars": altars,
    "rain": rain,
    "hunt": hunt,
    "pillage": pillage,
    "captives": captives,
    "fog": fog,
}


def stakes(field: Field, unit: Standing) -> float:
    """What it is worth beside its points that this Unit stays: the Captives that it would lose."""
    if unit.number not in field.shielded:
        return 0.0
    return sum(1.2 for token in field.tokens(CAPTIVE) if token["holder"] == unit.number)


def claim_gain(field: Field, unit: Standing, what: str) -> float:
    """What a Claim is worth that the Unit could make now."""
    seat = unit.seat
    match what:
        case "altar":
            promised = bool(field.claims(seat, what)) or field.did(seat, "altar_built")
            return 0.6 if placeable(field, seat, unit) and not promised else 0.0
        case "bury":
            return 0.5 if field.in_zone(1 - seat, unit.x, unit.y) <= 6 * INCH else 0.0
        case "token":
            return 0.5 if field.in_zone(1 - seat, unit.x, unit.y) <= 0 else 0.0
    return 0.5
