"""Advice: how good a view looks to a seat, between 0 and 1: chips, then what cards and place may bring."""

from __future__ import annotations

from functools import cache
from itertools import product
from math import exp
from typing import Any

from mythwright.core.effects import Do
from mythwright.games.myth_fortunes.box import read_box
from mythwright.games.myth_fortunes.rules.booty import CHART, LOSER
from mythwright.games.myth_fortunes.rules.movement import orders
from mythwright.games.myth_fortunes.rules.paths import ways
from mythwright.games.myth_fortunes.state import BOARD

View = dict[str, Any]

SPAN = 25.0
"""So many points ahead of the others is as good as won."""
FUTURE = 0.4
"""What the next move is worth today."""
USUAL = 2.5
"""What a move brings on average."""
CARD = 0.35
"""What a card in hand is worth; some are nearly gold."""
CARDS = {"windfall": 2.4, "town_crier": 1.6, "light_fingers": 1.4, "dimension_hop": 1.2, "counterspell": 0.6}
COMPANION = 0.12
MEETING = 0.5
WORTH = {
    "gain_gold": 1.0,
    "gain_fame": 1.0,
    "pay_gold": -1.0,
    "lose_fame": -1.0,
    "pay_each": -3.0,
    "draw_encounter": 0.4,
    "lose_encounter": -0.4,
    "try_costume": 0.2,
    "meet_caravan": 0.2,
    "roll_magik": 0.7,
    "give_to_charity": 0.5,
    "bog_down": -0.5,
    "buy_card": 0.3,
    "meet_at_inn": 0.2,
}
"""What a square does to a pawn, for each piece of the amount printed there."""
IN_FORCE = {
    "tailwind": 0.8,
    "shortcut": 0.3,
    "loaded_dice": 0.8,
    "straight_and_narrow": 0.4,
    "mud_season": -0.3,
}


def value(view: View, seat: int) -> float:
    """Points and prospects of this seat against those of its board."""
    own = view["players"][seat]
    if own["gone"]:
        return 0.0
    others = [p for p in view["players"] if p["board"] == own["board"] and p is not own and not p["gone"]]
    rivals = [p["fame"] + p["gold"] for p in others]
    best, mean = (max(rivals), sum(rivals) / len(rivals)) if rivals else (0, 0)
    points = own["fame"] * 1.01 + own["gold"] + prospects(view, seat)
    return 1 / (1 + exp((best * 0.3 + mean * 0.7 - points) / SPAN))


def prospects(view: View, seat: int) -> float:
    """What cards, companion, place and a confrontation under way may bring."""
    own = view["players"][seat]
    board = view["boards"][own["board"]]
    cards = sum(CARDS.get(card, CARD) for card in own["hand"] or ())
    return cards + companion(view, own) + moving(view, seat, board) + clashing(board["clash"], seat)


def companion(view: View, own: View) -> float:
    facts = view["cards"].get(own["companion"], {})
    return COMPANION * float(facts.get("total", facts.get("total_challenged", 0)))


# -- the move ------------------------------------------------------------------------------------------------


def moving(view: View, seat: int, board: View) -> float:
    """The move under way, or what the next one may bring."""
    own, move = view["players"][seat], board["move"]
    if not own["place"] or board["ball"]:
        return USUAL * FUTURE
    race = passes_for(view, own)
    if not move or move["seat"] != seat or move["landed"]:
        return FUTURE * reach(own["place"], race)
    hope = USUAL * FUTURE + IN_FORCE.get(move["card"], 0.0)
    if move["card"] == "dimension_hop":
        return hope + float(view["cards"]["square_klah"]["income"])
    if len(move["faces"]) == len(move["dice"]) == 2:
        return hope + best_end(own["place"], tuple(move["faces"]), race)
    if move["dice"]:
        return hope + throw(own["place"], tuple(move["dice"]), race)
    return hope + reach(own["place"], race)


def passes_for(view: View, own: View) -> str:
    """The race whose home would pay."""
    return str(own["worn"] or view["cards"][own["character"]]["race"])


@cache
def worth(square: str, race: str) -> float:
    """What a square gives to a pawn that lands there alone."""
    box = read_box(())
    kind = box.squares[square]
    if kind.home:
        return float(box.figures.income) if kind.home == race else 0.0
    deeds = (effect for effect in kind.effect if isinstance(effect, Do))
    return MEETING if kind.foe else sum(WORTH.get(deed.do, 0.0) * (deed.amount or 1) for deed in deeds)


@cache
def best_end(place: str, faces: tuple[int, ...], race: str) -> float:
    """The best square in reach of these numbers; a forfeit is worth nothing."""
    ends = {str(o.args[0]) for o in ways(read_box(()), place, orders(faces, "")).listed}
    return max((worth(end, race) for end in ends), default=-0.5)


@cache
def throw(place: str, dice: tuple[str, ...], race: str) -> float:
    """What these dice may be expected to bring."""
    box = read_box(())
    outcomes = list(product(*(range(1, len(box.dice[die]) + 1) for die in dice)))
    return sum(best_end(place, (min(f), max(f)), race) for f in outcomes) / len(outcomes)


@cache
def reach(place: str, race: str) -> float:
    """What the best pair of dice may be expected to bring: small ones from the middle (MF-HINT-01)."""
    pairs = (("d4", "d4"), ("d4", "d6"), ("d6", "d6"), ("d4", "d8"))
    return max(throw(place, pair, race) for pair in pairs)


# -- confrontations ------------------------------------------------------------------------------------------


def clashing(clash: View | None, seat: int) -> float:
    """What a confrontation may be expected to bring to a party."""
    if not clash or seat not in (clash["challenger"], clash["challenged"]):
        return 0.0
    one, two = clash["sides"]
    own, foe = (one, two) if one["seat"] == seat else (two, one)
    if clash["peace"] or not own["face"] or not foe["face"] or own["race"] == foe["race"]:
        return 0.0
    if not own["die"] or not foe["die"]:
        return 0.0
    times = min(2 ** clash["doublings"], 4)
    lead = sum(side * (s["points"] + s["companion_points"]) for side, s in ((1, own), (-1, foe)))
    gains = [gain(own, foe, one - two + lead, times) for one, two in product(faces(own), faces(foe))]
    return sum(gains) / len(gains)


def faces(side: View) -> range:
    """What the die may show, or shows."""
    return range(side["roll"], side["roll"] + 1) if side["roll"] else range(1, int(side["die"][1:]) + 1)


def gain(own: View, foe: View, difference: int, times: int) -> float:
    """By the chart, for the winner or the loser."""
    if difference > 0:
        return float(len(CHART[own["face"], foe["face"]]) * difference * times) + MEETING
    paid = [payer for payer, _, _ in CHART[foe["face"], own["face"]] if payer == LOSER]
    return float(len(paid) * difference * times) - (0 if foe["seat"] == BOARD else MEETING)
