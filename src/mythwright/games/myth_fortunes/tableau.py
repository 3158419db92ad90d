"""The tableau of a seat: its mat with everything open, and, for the seat that looks, the hand."""

from __future__ import annotations

from collections import Counter

from mythwright.core.display import Card, Figure, Mat
from mythwright.core.picture import Fact
from mythwright.games.myth_fortunes.board import HIDDEN, View, number_of
from mythwright.games.myth_fortunes.cards import Cards, figure, name_of
from mythwright.games.myth_fortunes.colours import SEAT_COLOURS
from mythwright.games.myth_fortunes.signs import PAWN_SIGNS


def mats(cards: Cards) -> tuple[Mat, ...]:
    """The own one first, then the own board, each board clockwise; whoever is on no board comes last."""
    return tuple(_mat(cards, seat, cards.table["players"][seat]) for seat in order(cards.table))


def order(table: View) -> list[int]:
    """The seats as one would look around: oneself, one's own board, the other, and who is on none."""
    seat, boards = table["seat"], table["boards"]
    own = table["players"][seat]["board"] if seat is not None else 0
    near = list(boards[own]["seats"])
    at = near.index(seat) if seat in near else 0
    first = [seat] if seat is not None else []
    far = [other for number, board in enumerate(boards) if number != own for other in board["seats"]]
    return list(dict.fromkeys([*first, *near[at:], *near[:at], *far, *range(len(table["players"]))]))


def _mat(cards: Cards, seat: int, player: View) -> Mat:
    pawn = player["pawn"]
    return Mat(
        id=f"mat-{pawn}",
        seat=seat,
        name=name_of(pawn),
        emblem=PAWN_SIGNS[pawn],
        colour=SEAT_COLOURS[pawn],
        figures=_figures(player),
        cards=_before(cards, player),
        lines=_lines(cards.table, player),
        options=tuple(cards.offered.get(pawn, ())),
        thing=pawn,
    )


def _figures(player: View) -> tuple[Figure, ...]:
    """Fame and gold with their chips, then cards in numbers, then confrontations won."""
    chips = {colour: player[f"{colour}_chips"] for colour in ("red", "blue", "green", "yellow")}
    return (
        Figure("star", player["fame"], Fact("figure-fame", chips)),
        Figure("coin", player["gold"], Fact("figure-gold", chips)),
        figure("back", player["encounters"], "encounters"),
        figure("mask", number_of(player["disguises"]), "disguises"),
        figure("bodyguard", number_of(player["companions"]), "companions"),
        figure("duel", player["won"], "won"),
    )


def _before(cards: Cards, player: View) -> tuple[Card, ...]:
    """The cards laid out: what is worn, who is under it, and who goes along."""
    if not cards.table["laid"]:
        return ()
    lying = {"disguise": player["worn"], "character": player["character"], "companion": player["companion"]}
    return tuple(_laid(cards, player, what, card) for what, card in lying.items() if card)


def _laid(cards: Cards, player: View, what: str, card: str) -> Card:
    """One of them; an option that names it is about one's own card, not about its like."""
    own = player["hand"] is not None
    more = {} if own else {"options": ()}
    return cards.laid(f"mat-{player['pawn']}", what, card, note=_note(own, player, what), **more)


def _note(own: bool, player: View, what: str) -> Fact:
    """How a card lies there, and who has seen it; what only this seat knows it has looked at."""
    up = player["companion_shown"] if what == "companion" else player["shown"] == what
    if up:
        return Fact("note-face_up")
    if what in player["known"]:
        return Fact("note-known")
    return Fact("note-face_down" if own else "note-looked")


def _lines(table: View, player: View) -> tuple[Fact, ...]:
    """Where the pawn is, and what holds the player up."""
    if player["gone"]:
        return (Fact("line-gone"),)
    place = player["place"]
    where = "line-place-board" if len(table["boards"]) > 1 else "line-place"
    facts = {"square": place, "number": player["board"] + 1}
    found = [Fact(where, facts) if place else Fact("line-transit")]
    if not table["laid"] and player["secret"]:
        found.append(Fact("line-chose"))
    if player["bog"]:
        found.append(Fact("line-bog"))
    if player["passing"]:
        found.append(Fact("line-passing", {"until": player["passing"]}))
    return tuple(found)


def hand(cards: Cards) -> tuple[Card, ...]:
    """Who the seat that looks is, and all that it may use; equal cards lie on one another."""
    table = cards.table
    if table["seat"] is None or table["players"][table["seat"]]["hand"] is None:
        return ()
    player = table["players"][table["seat"]]
    found = [cards.character("hand", player["character"], note=Fact("note-true"))]
    if player["worn"] not in ("", HIDDEN):
        found.append(cards.disguise("worn", player["worn"], note=Fact("note-worn")))
    if player["companion"] not in ("", HIDDEN):
        found.append(cards.companion("beside", player["companion"], note=Fact("note-beside")))
    found += [cards.encounter("hand", card, number) for card, number in Counter(player["hand"]).items()]
    spare = Fact("note-spare")
    for race, number in Counter(player["disguises"]).items():
        found.append(cards.disguise("hand", race, number=number, note=spare))
    for card, number in Counter(player["companions"]).items():
        found.append(cards.companion("hand", card, number=number, note=spare))
    return tuple(found)
