"""The story of a game in figures: what was done in all, and how far each seat had come, round by round."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from mythwright.core.display import Figure, Story
from mythwright.core.picture import Fact
from mythwright.games.king_of_the_hill.board import View

COUNTED = {
    "turn_began": "boot",
    "discovered": "eye",
    "passed_quest": "star",
    "completed_mission": "scroll",
    "won_battle": "sword",
    "won_arena": "laurel",
    "built": "temple",
    "played_secret": "secret",
    "gained_artifact": "ring",
    "rolled": "die",
}
"""The kinds of events that are counted, each with its sign."""
ROUND_ENDS = ("round_advanced", "final_began")
DARK = "dark"
WHOLE = 100


def story(view: View) -> Story:
    """Told from the log that the seat may read."""
    log, table = view["log"], view["table"]
    counts = Counter(event["kind"] for event in log)
    told = {kind: sign for kind, sign in COUNTED.items() if counts[kind]}
    figures = [Figure(sign, counts[kind], Fact(f"story-{kind}")) for kind, sign in told.items()]
    rounds = 1 + sum(event["kind"] in ROUND_ENDS for event in log)
    lost = sum(int(event["facts"]["amount"]) for event in log if event["kind"] == "hurt")
    figures.insert(0, Figure("hourglass", rounds, Fact("story-rounds")))
    figures.append(Figure("heart", lost, Fact("story-hurt")))
    return Story(figures=tuple(figures), label=Fact("story-chart"), series=tuple(_series(log, table)))


def _series(log: Iterable[View], table: View) -> Iterator[tuple[float, ...]]:
    """How much of the nearest path each seat had come, in per cent, at the end of each round."""
    deeds = {hero["card"]: Deeds() for hero in table["heroes"]}
    needs = [{path: needed for path, (_, needed) in hero["paths"].items()} for hero in table["heroes"]]

    def now() -> tuple[float, ...]:
        return tuple(deed.share(need) for deed, need in zip(deeds.values(), needs, strict=True))

    for event in log:
        if event["kind"] in ROUND_ENDS:
            yield now()
        who = event["facts"].get("who")
        if who in deeds:
            deeds[who].note(event["kind"], event["facts"])
    yield now()


class Deeds:
    """What a hero has of each open path, as the log tells it; gold is not told there."""

    def __init__(self) -> None:
        self.temples, self.arenas = 0, 0
        self.villages: set[str] = set()

    def note(self, kind: str, facts: View) -> None:
        match kind:
            case "built":
                self.temples += 1
            case "destroyed":
                self.temples -= 1
            case "won_arena":
                self.arenas += 1
            case "discovered" if facts["rune"] != DARK:
                self.villages.add(facts["rune"])

    def share(self, needs: dict[str, int]) -> float:
        counts = {"faith": self.temples, "champion": self.arenas, "harmony": len(self.villages)}
        return round(max(WHOLE * min(1, counts[path] / needs[path]) for path in counts), 1)
