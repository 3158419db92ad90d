"""Facts of what is under way, for panels and scenes alike."""

from __future__ import annotations

from collections.abc import Iterator

from mythwright.core.picture import Fact
from mythwright.games.myth_fortunes.board import NOBODY, View, in_transit


def session(table: View) -> Fact:
    """How far the session has come, in rounds or by the clock."""
    if table["session"]:
        return Fact("panel-clock", {"minutes": table["minutes"], "session": table["session"]})
    return Fact("panel-session", {"round": round_now(table), "rounds": table["rounds"]})


def round_now(table: View) -> int:
    """The round under way, or the last one when the session is over."""
    return min(int(table["round"]), int(table["rounds"]))


def mood(table: View) -> Fact:
    """Whether the judge overlooks late draws and changes (MF-TIME-02, MF-TIME-03)."""
    return Fact("line-lenient" if table["lenient"] else "line-strict")


def move_lines(move: View) -> Iterator[Fact]:
    dice: View = {"dice": list(move["dice"])}
    if move["faces"]:
        yield Fact("line-faces", {**dice, "faces": list(move["faces"])})
    elif move["dice"]:
        yield Fact("line-dice", dice)
    if move["card"]:
        yield Fact("line-force", {"card": move["card"]})
    if move["small"]:
        yield Fact("line-small")


def clash_title(clash: View) -> Fact:
    facts = {"who": clash["challenger"], "square": clash["square"]}
    if clash["challenged"] == NOBODY:
        return Fact("panel-clash-foe", {**facts, "foe": clash["foe"]})
    return Fact("panel-clash", {**facts, "target": clash["challenged"]})


def clash_lines(table: View, clash: View) -> Iterator[Fact]:
    """Each side, then what changes the stakes."""
    for side in clash["sides"]:
        things = list(_parts(clash, side))
        if side["seat"] == NOBODY:
            yield Fact("line-side-board", {"things": things})
        else:
            yield Fact("line-side", {"who": side["seat"], "things": things})
    if clash["swapped"]:
        yield Fact("line-swapped")
    if clash["doublings"]:
        yield Fact("line-doubled", {"times": clash["doublings"]})
    if clash["insured"]:
        yield Fact("line-insured", {"things": [table["names"][seat] for seat in clash["insured"]]})
    if clash["peace"]:
        yield Fact("line-peace")


def _parts(clash: View, side: View) -> Iterator[Fact]:
    """What a party shows, and the parts of its total; before all is shown a companion counts nothing yet."""
    if not side["face"]:
        yield Fact("part-face-none")
        return
    face = "board" if side["seat"] == NOBODY else side["face"]
    yield Fact(f"part-face-{face}", {"race": side["race"]})
    if side["companion"]:
        points = [] if clash["stage"] == "reveal" else [side["companion_points"]]
        yield Fact("part-companion", {"card": side["companion"], "points": points})
    if side["points"]:
        yield Fact("part-points", {"points": side["points"]})
    if side["die"] and not side["roll"]:
        yield Fact("part-die", {"die": side["die"]})
    if side["roll"]:
        yield Fact("part-roll", {"roll": side["roll"]})
    if side["total"] is not None:
        yield Fact("part-total", {"total": side["total"]})


def pot_lines(pot: View) -> Iterator[Fact]:
    yield Fact("line-pot", {"amount": sum(pot["stakes"]), "ante": pot["ante"]})
    for seat, hand in zip(pot["order"], pot["hands"], strict=False):
        yield Fact("line-poker-hand", {"who": seat, "dice": list(hand)})
    if pot["dice"]:
        yield Fact("line-poker-dice", {"dice": list(pot["dice"])})


def ball_lines(ball: View) -> Iterator[Fact]:
    yield Fact("line-holder", {"who": ball["holder"]})
    goals = [Fact("item-goal", {"who": int(seat), "square": at}) for seat, at in ball["goals"].items()]
    yield Fact("line-goals", {"things": goals})


def waiting_lines(table: View) -> Iterator[Fact]:
    """Who waits between the boards, and for whom."""
    for _, waiting in in_transit(table):
        facts = {"who": waiting["seat"], "zone": waiting["zone"]}
        if waiting["right"] in (NOBODY, waiting["seat"]):
            yield Fact("line-waiting-alone", facts)
        else:
            yield Fact("line-waiting", {**facts, "target": waiting["right"]})
