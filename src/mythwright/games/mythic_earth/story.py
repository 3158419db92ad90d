"""The story of a battle in figures: what was done in all, and the points of each seat, turn by turn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from mythwright.core.display import Figure, Story
from mythwright.core.picture import Fact
from mythwright.games.mythic_earth.sheet import View

COUNTED = {
    "activated": "die",
    "moved": "move",
    "volley": "shoot",
    "struck": "duel",
    "cast": "spell",
    "slain": "skull",
    "destroyed": "lost",
    "flees": "fleeing",
    "reacted": "alert",
    "blessed": "blessing",
    "claimed": "standard",
    "rolled": "objective",
}
"""The kinds of events that are counted, each with its sign."""
DECIDED = ("points", "dice", "destroyed")
"""What decides a battle, one after the other."""


def story(view: View) -> Story:
    """Told from the log that the seat may read."""
    log, seats = view["log"], len(view["table"]["sides"])
    counts = Counter(event["kind"] for event in log)
    told = {kind: sign for kind, sign in COUNTED.items() if counts[kind]}
    figures = [Figure("turn", view["table"]["turn"], Fact("story-turns"))]
    figures += [Figure(sign, counts[kind], Fact(f"story-{kind}")) for kind, sign in told.items()]
    return Story(figures=tuple(figures), label=Fact("story-chart"), series=_series(log, seats))


def verdict(view: View) -> Fact:
    """ME-GAP-93: who won, and by what: points, dice destroyed, or the points of what was destroyed."""
    result = view["result"]
    facts, ranks = result["facts"], result["ranks"]
    if ranks.count(1) > 1:
        return Fact("verdict-draw", {**_ended(result), "points": facts["points"][0]})
    winner = ranks.index(1)
    conceded = [event["facts"]["seat"] for event in view["log"] if event["kind"] == "conceded"]
    if conceded:
        return Fact("verdict-conceded", {"seat": winner, "by": conceded[0]})
    by = next(name for name in DECIDED if len(set(facts[name])) > 1)
    known = {name: facts[name][winner] for name in DECIDED}
    against = {"against": facts[by][1 - winner]}
    return Fact(f"verdict-{by}", {**_ended(result), "seat": winner, **known, **against})


def _ended(result: View) -> dict[str, object]:
    """Whether the last turn was played."""
    return {"ended": Fact(f"ended-{result['rule']}")}


def _series(log: Sequence[View], seats: int) -> tuple[tuple[float, ...], ...]:
    """The Victory Points of each seat as each turn ended; what is scored last belongs to the last turn."""
    points, rows = [0.0] * seats, []
    for event in log:
        if event["kind"] == "scored":
            points[event["facts"]["seat"]] += event["facts"]["points"]
        elif event["kind"] == "turn_ends":
            rows.append(tuple(points))
    return (*rows[:-1], tuple(points)) if rows else ()
