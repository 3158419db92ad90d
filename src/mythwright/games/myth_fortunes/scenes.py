"""Scenes: what is under way on a board, laid out beside it: a move, a confrontation, poker, the ball."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from mythwright.core.display import Card, Figure, Tray
from mythwright.core.picture import Fact
from mythwright.games.myth_fortunes.board import NOBODY, View, board_shown, in_transit
from mythwright.games.myth_fortunes.cards import Cards, figure, signed, thrown
from mythwright.games.myth_fortunes.colours import SEAT_COLOURS
from mythwright.games.myth_fortunes.facts import (
    ball_lines,
    clash_lines,
    clash_title,
    move_lines,
    waiting_lines,
)
from mythwright.games.myth_fortunes.signs import PAWN_SIGNS

PARTIES = ("challenger", "challenged")
COUNTER, AT_ONCE = "counter", "at_once"


def scenes(cards: Cards) -> tuple[Tray, ...]:
    """One tray for each thing under way at the board where one sits; whoever watches sees all boards."""
    table, found = cards.table, list[Tray]()
    for number, board in enumerate(table["boards"]):
        if table["seat"] is None or number == board_shown(table):
            found += _scenes(cards, number, board)
    if in_transit(cards.table):
        lines = tuple(waiting_lines(cards.table))
        found.append(Tray(id="scene-waiting", name=Fact("panel-waiting"), lines=lines))
    return tuple(found)


def _scenes(cards: Cards, number: int, board: View) -> Iterator[Tray]:
    if board["ball"] and not board["ball"]["over"]:
        yield _ball(cards.table, number, board["ball"])
    if board["pot"]:
        yield _pot(cards, number, board["pot"])
    if played := [card for card in board["aside"] if _window(cards, card) != AT_ONCE]:
        yield _played(cards, number, played)
    if board["clash"]:
        yield _clash(cards, number, board["clash"])
    elif board["move"] and any(board["move"][part] for part in ("dice", "card", "small")):
        yield _move(number, board["move"])


def _played(cards: Cards, number: int, played: Sequence[str]) -> Tray:
    """MF-GAP-22: the card just played and the counters on it; the last may still be countered."""
    shown: list[Card] = []
    stands = False
    for at, card in reversed(list(enumerate(played))):
        countered = stands and _window(cards, played[at + 1]) == COUNTER
        stands = not countered
        note = Fact("note-countered" if countered else "note-stands" if shown else "note-open")
        where = f"played-{number}-{at}"
        shown.insert(0, cards.encounter(where, card, note=note, spent=countered, options=()))
    lines = tuple(_players(cards.table["played"], played[0]))
    return Tray(id=f"scene-played-{number}", name=Fact("panel-played"), cards=tuple(shown), lines=lines)


def _players(told: View, card: str) -> Iterator[Fact]:
    """Who plays the card, on whom if on anyone, and who counters."""
    who, *others = told["by"]
    yield Fact(
        "line-played-on" if told["on"] else "line-played", {"who": who, "card": card, "on": told["on"]}
    )
    for other in others:
        yield Fact("line-countered", {"who": other})


def _window(cards: Cards, card: str) -> str:
    return str(cards.table["cards"][card]["window"])


def _move(number: int, move: View) -> Tray:
    """The dice of a move, and the card that governs it."""
    title = Fact("panel-move", {"who": move["seat"]})
    return Tray(id=f"scene-move-{number}", name=title, lines=tuple(move_lines(move)))


# -- confrontations --------------------------------------------------------------------------------------


def _clash(cards: Cards, number: int, clash: View) -> Tray:
    """Both parties with what they show, and how their totals come about."""
    shown: list[Card] = []
    for at, side in enumerate(clash["sides"]):
        shown += _side(cards, clash, at, side)
    lines = tuple(clash_lines(cards.table, clash))
    return Tray(id=f"scene-clash-{number}", name=clash_title(clash), cards=tuple(shown), lines=lines)


def _side(cards: Cards, clash: View, at: int, side: View) -> list[Card]:
    table, seat = cards.table, side["seat"]
    where = f"clash-{at}"
    given: View = {
        "figures": _sum(side),
        "note": Fact(f"note-{PARTIES[at]}"),
        "colour": _colour(table, seat),
        "options": (),
    }
    if not side["face"]:
        return [_party(table, where, side, given)]
    player = table["players"][seat] if seat != NOBODY else None
    card = player["character"] if player and side["face"] == "character" else side["race"]
    found = [cards.make(where, card, side["face"], **given)]
    if side["companion"]:
        out = seat in clash["out"]
        note = Fact("note-out") if out else Fact("note-bystander") if clash["swapped"] else None
        found.append(cards.companion(where, side["companion"], note=note, spent=out, options=()))
    return found


def _party(table: View, where: str, side: View, given: View) -> Card:
    """A party that has shown nothing yet."""
    pawn = table["names"][side["seat"]]
    return Card(
        id=where, name=Fact(f"name-{pawn}"), kind="back", emblem=PAWN_SIGNS[pawn], thing=pawn, **given
    )


def _colour(table: View, seat: int) -> str:
    return SEAT_COLOURS[table["names"][seat]] if seat != NOBODY else "shade"


def _sum(side: View) -> tuple[Figure, ...]:
    """The die and what it shows, the points, and the total, as far as they are known."""
    found: list[Figure] = []
    if side["die"]:
        found.append(
            Figure("die", side["roll"] or side["die"], Fact("figure-roll" if side["roll"] else "figure-die"))
        )
    if side["companion_points"]:
        found.append(figure("bodyguard", signed(side["companion_points"]), "companion"))
    if side["points"]:
        found.append(figure("star", signed(side["points"]), "points"))
    if side["total"] is not None:
        found.append(figure("duel", side["total"], "sum"))
    return tuple(found)


# -- advanced cards --------------------------------------------------------------------------------------


def _pot(cards: Cards, number: int, pot: View) -> Tray:
    """The pot, every hand that lies, and the dice of whoever rolls now."""
    names = cards.table["names"]
    hands = [_poker_hand(names[seat], hand) for seat, hand in zip(pot["order"], pot["hands"], strict=False)]
    if pot["dice"]:
        hands.append(_poker_hand(names[pot["order"][len(pot["hands"])]], pot["dice"]))
    lines = (Fact("line-pot", {"amount": sum(pot["stakes"]), "ante": pot["ante"]}),)
    return Tray(id=f"scene-pot-{number}", name=Fact("panel-pot"), cards=tuple(hands), lines=lines)


def _poker_hand(pawn: str, dice: tuple[str, ...]) -> Card:
    return Card(
        id=f"poker-{pawn}",
        name=Fact(f"name-{pawn}"),
        kind="dice",
        emblem=PAWN_SIGNS[pawn],
        colour=SEAT_COLOURS[pawn],
        figures=thrown(dice),
    )


def _ball(table: View, number: int, ball: View) -> Tray:
    title = Fact("panel-ball", {"round": ball["round"]})
    return Tray(id=f"scene-ball-{number}", name=title, lines=tuple(ball_lines(ball)))
