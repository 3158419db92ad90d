"""Panels beside the map: the session, what is under way, everyone's chips and cards, and one's own hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from mythwright.core.picture import Fact
from mythwright.games.myth_fortunes.board import HIDDEN, NOBODY, View, card_text, in_transit, number_of
from mythwright.games.myth_fortunes.facts import (
    ball_lines,
    clash_lines,
    clash_title,
    mood,
    move_lines,
    pot_lines,
    session,
    waiting_lines,
)
from mythwright.games.myth_fortunes.tableau import order

Panel = tuple[Fact, list[Fact]]
LEGEND = ("pawn", "home", "foe", "stop", "gain", "loss", "cards", "chance", "clash", "options")


def panels(view: View) -> list[Panel]:
    """First the legend, which never changes: a terminal shows it once. At the end nothing is under way."""
    table = view["table"]
    legend = [Fact(f"legend-{thing}") for thing in LEGEND]
    players = [_player(table, seat) for seat in order(table)]
    under_way = () if view["result"] else _scenes(table)
    return [(Fact("panel-legend"), legend), _session(table), *under_way, *players]


# -- the session and what is under way -------------------------------------------------------------------


def _session(table: View) -> Panel:
    lines = [mood(table)]
    if table["turn"] != NOBODY:
        lines.insert(0, Fact("line-turn", {"who": table["turn"]}))
    for number, board in enumerate(table["boards"], start=1):
        if board["next"] != NOBODY:
            lines.append(Fact("line-next", {"number": number, "who": board["next"]}))
        lines.append(
            Fact(
                "line-decks",
                {
                    "number": number,
                    "encounters": board["encounter_deck"],
                    "disguises": board["disguise_deck"],
                    "companions": board["companion_deck"],
                },
            )
        )
    return session(table), lines


def _scenes(table: View) -> Iterator[Panel]:
    for board in table["boards"]:
        if board["ball"] and not board["ball"]["over"]:
            yield Fact("panel-ball", {"round": board["ball"]["round"]}), list(ball_lines(board["ball"]))
        if board["pot"]:
            yield Fact("panel-pot"), list(pot_lines(board["pot"]))
        if board["clash"]:
            yield clash_title(board["clash"]), list(clash_lines(table, board["clash"]))
        elif board["move"]:
            yield Fact("panel-move", {"who": board["move"]["seat"]}), list(move_lines(board["move"]))
    if in_transit(table):
        yield Fact("panel-waiting"), list(waiting_lines(table))


# -- the players -----------------------------------------------------------------------------------------


def _player(table: View, seat: int) -> Panel:
    player = table["players"][seat]
    facts: View = {"who": seat}
    if player["gone"]:
        return Fact("panel-player", facts), [Fact("line-gone")]
    lines = [_chips(player), _place(player), _cards(player)]
    lines.append(Fact("line-identity", {"things": list(_identity(table, player))}))
    if player["won"]:
        lines.append(Fact("line-won", {"number": player["won"]}))
    if player["bog"]:
        lines.append(Fact("line-bog"))
    if player["passing"]:
        lines.append(Fact("line-passing", {"until": player["passing"]}))
    if len(table["boards"]) > 1:
        return Fact("panel-player-board", {**facts, "number": player["board"] + 1}), lines
    return Fact("panel-player", facts), lines


def _chips(player: View) -> Fact:
    chips = {colour: player[f"{colour}_chips"] for colour in ("red", "blue", "green", "yellow")}
    return Fact("line-chips", {"fame": player["fame"], "gold": player["gold"], **chips})


def _place(player: View) -> Fact:
    return Fact("line-place", {"square": player["place"]}) if player["place"] else Fact("line-transit")


def _cards(player: View) -> Fact:
    return Fact(
        "line-hand",
        {
            "encounters": player["encounters"],
            "disguises": number_of(player["disguises"]),
            "companions": number_of(player["companions"]),
        },
    )


def _identity(table: View, player: View) -> Iterator[Fact]:
    """What lies before a player, as far as the seat that looks knows it."""
    if not table["laid"]:
        yield Fact("item-unlaid")
        return
    yield _item("character", player["character"])
    yield _item("disguise", player["worn"]) if player["worn"] else Fact("item-undisguised")
    if player["companion"]:
        yield _item("companion", player["companion"])


def _item(what: str, card: str) -> Fact:
    return Fact(f"item-{what}-hidden") if card == HIDDEN else Fact(f"item-{what}", {"card": card})


# -- one's own cards -------------------------------------------------------------------------------------


def hand(table: View) -> Iterator[Fact]:
    """What the seat that looks is and holds, each card with its text."""
    if table["seat"] is None or table["players"][table["seat"]]["hand"] is None:
        return
    player = table["players"][table["seat"]]
    yield _held(table, "character", player["character"])
    if player["worn"]:
        yield _held(table, "worn", player["worn"])
    if player["companion"]:
        yield _held(table, "beside", player["companion"])
    held: Counter[str] = Counter(player["hand"])
    for card, number in held.items():
        yield Fact("hand-card", {"card": card, "number": number, "text": card_text(table, card)})
    for race in player["disguises"]:
        yield _held(table, "disguise", race)
    for card in player["companions"]:
        yield _held(table, "companion", card)


def _held(table: View, how: str, card: str) -> Fact:
    return Fact(f"hand-{how}", {"card": card, "text": card_text(table, card)})
