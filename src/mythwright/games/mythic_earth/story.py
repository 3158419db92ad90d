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


def story(view: View) -> Story:
    """Told from the log that the seat may read."""
    log, seats = view["log"], len(view["table"]["sides"])
    counts = Counter(event["kind"] for event in log)
    told = {kind: sign for kind, sign in COUNTED.items() if counts[kind]}
    figures = [Figure("turn", view["table"]["turn"], Fact("story-turns"))]
    figures += [Figure(sign, counts[kind], Fact(f"story-{kind}")) for kind, sign in told.items()]
    return Story(figures=tuple(figures), label=Fact("story-chart"), series=_series(log, seats))


def _series(log: Sequence[View], seats: int) -> tuple[tuple[float, ...], ...]:
    """The Victory Points of each seat as each turn ended; what is scored last belongs to the last turn."""
    points, rows = [0.0] * seats, []
    for event in log:
        if event["kind"] == "scored":
            points[event["facts"]["seat"]] += event["facts"]["points"]
        elif event["kind"] == "turn_ends":
            rows.append(tuple(points))
    return (*rows[:-1], tuple(points)) if rows else ()
