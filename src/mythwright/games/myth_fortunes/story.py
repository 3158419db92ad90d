"""The story of a game in figures: what was done in all, and what each seat owned, round by round."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from mythwright.core.display import Figure, Story
from mythwright.core.picture import Fact
from mythwright.games.myth_fortunes.board import View

COUNTED = {
    "turn_began": "arrow",
    "confronted": "duel",
    "confronted_foe": "dragon",
    "made_peace": "flag",
    "played": "back",
    "countered": "shield",
    "forfeited": "crack",
    "left_board": "portal",
    "set_ante": "coin",
    "kicked_off": "ball",
    "rolled": "die",
}
"""The kinds of events that are counted, each with its sign."""
ALIKE = {"played_on": "played"}
GAINS = {"gained_gold": 1, "gained_fame": 1, "won_pot": 1, "paid_gold": -1, "lost_fame": -1, "anted": -1}
"""Events that change what one seat owns; what is handed over changes two."""


def story(view: View) -> Story:
    """Told from the log that the seat may read."""
    log, table = view["log"], view["table"]
    counts = Counter(ALIKE.get(event["kind"], event["kind"]) for event in log)
    counts["turn_began"] = table["slots"]  # as the session counts turns, those of a Big Game too (MF-GAP-01)
    told = {kind: sign for kind, sign in COUNTED.items() if counts[kind]}
    figures = [Figure(sign, counts[kind], Fact(f"story-{kind}")) for kind, sign in told.items()]
    series = _series(log, table)
    figures.insert(0, Figure("hourglass", len(series), Fact("story-rounds")))
    places = tuple(_place(table, player) for player in table["players"])
    return Story(figures=tuple(figures), label=Fact("story-chart"), series=series, places=places)


def _place(table: View, player: View) -> Fact:
    """MF-WIN-01, MF-WIN-03: the sum that counts, and at which of two boards."""
    if player["gone"]:
        return Fact("line-gone")
    fame, gold = player["fame"], player["gold"]
    facts = {"fame": fame, "gold": gold, "total": fame + gold, "number": player["board"] + 1}
    return Fact("story-place-board" if len(table["boards"]) > 1 else "story-place", facts)


def _series(log: Sequence[View], table: View) -> tuple[tuple[float, ...], ...]:
    """Fame and gold together at the end of each round, found by going back from what everyone has now."""
    owned = [player["fame"] + player["gold"] for player in table["players"]]
    at_turn = tuple(map(float, owned))
    rows = [at_turn]
    last = _round(table, table["slots"] - 1)
    for event in reversed(log):
        if event["kind"] == "turn_began":
            now = _round(table, event["facts"]["slot"] - 1)
            rows += [at_turn] * (last - now)  # what was owned when the later turn began
            at_turn, last = tuple(map(float, owned)), min(last, now)
        _undo(owned, event)
    return tuple(reversed(rows + [at_turn] * last))


def _round(table: View, slot: int) -> int:
    return max(0, int(slot)) // len(table["players"])


def _undo(owned: list[int], event: View) -> None:
    facts = event["facts"]
    if event["kind"] in GAINS:
        owned[facts["who"]] -= GAINS[event["kind"]] * facts["amount"]
    elif event["kind"].startswith("handed_"):
        owned[facts["who"]] += facts["amount"]
        owned[facts["target"]] -= facts["amount"]
