"""Displays a view for a browser: the boards, mats, trays and hand; every option lies on what it is about."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from mythwright.core.display import Card, Display, Tray
from mythwright.core.picture import Fact
from mythwright.games.myth_fortunes.board import NOBODY, SQUARES, View, layout, offers
from mythwright.games.myth_fortunes.card_signs import FACE_SIGNS
from mythwright.games.myth_fortunes.cards import COLOURS, Cards, figure
from mythwright.games.myth_fortunes.facts import session
from mythwright.games.myth_fortunes.meetings import meetings, outlooks
from mythwright.games.myth_fortunes.picture import draw_board
from mythwright.games.myth_fortunes.scenes import scenes
from mythwright.games.myth_fortunes.spoken import spoken
from mythwright.games.myth_fortunes.story import story
from mythwright.games.myth_fortunes.tableau import hand, mats
from mythwright.games.myth_fortunes.traces import traces

Tries = dict[str, tuple[str, ...]]
SQUARE_TRIES: dict[str, Tries] = {
    kind: {square: (f"{kind} {square}",) for square in SQUARES} for kind in ("move", "hop")
}
DECKS = {"encounter": ("back", "norse"), "disguise": ("mask", COLOURS["disguise"])}
DECKS |= {"companion": ("bodyguard", COLOURS["companion"])}
"""The three decks of a board, each with its sign and its colour."""


def display(view: View) -> Display:
    table = view["table"]
    cards = Cards(table, offers(view))
    return Display(
        board=draw_board(view),
        status=tuple(_status(table)),
        scene=() if view["result"] else scenes(cards),
        mats=mats(cards),
        trays=tuple(_trays(cards)),
        hand=hand(cards),
        spoken=tuple(spoken(table)),
        tries=_tries(view),
        dice=FACE_SIGNS,
        focus=layout(table).focus,
        traces=traces(view),
        notes=meetings(view),
        prospects=outlooks(view),
        story=story(view) if view["result"] else None,
    )


def _status(table: View) -> Iterator[Fact]:
    """How far the session has come, who is up, and how strict the judge is."""
    yield session(table)
    if table["turn"] != NOBODY:
        yield Fact("line-turn", {"who": table["turn"]})
    yield Fact("status-lenient" if table["lenient"] else "status-strict")


# -- what lies beside the boards -------------------------------------------------------------------------


def _trays(cards: Cards) -> Iterator[Tray]:
    """The decks of each board, and the dice of every race to read."""
    boards = cards.table["boards"]
    for number, board in enumerate(boards):
        name = Fact("tray-decks-board", {"number": number + 1}) if len(boards) > 1 else Fact("tray-decks")
        decks = tuple(_deck(number, board, deck) for deck in DECKS)
        yield Tray(id=f"decks-{number}", name=name, cards=decks)
    races = [name for name, printed in cards.table["cards"].items() if printed["type"] == "race"]
    table = tuple(cards.race("race", race) for race in races)
    yield Tray(id="races", name=Fact("tray-races"), cards=table)


def _deck(number: int, board: View, deck: str) -> Card:
    """How many cards are left to draw; of the discarded ones the names are open."""
    sign, colour = DECKS[deck]
    counts: list[tuple[str, int]] = sorted(Counter(board[f"{deck}_discard"]).items())
    things = [Fact("deck-several", {"card": card, "number": several}) for card, several in counts]
    return Card(
        id=f"deck-{number}-{deck}",
        name=Fact(f"deck-{deck}"),
        kind="deck",
        emblem=sign,
        colour=colour,
        figures=(figure(sign, board[f"{deck}_deck"], "left"),),
        text=Fact("deck-discarded", {"things": things}) if things else None,
    )


# -- answers that one may think of -----------------------------------------------------------------------


def _tries(view: View) -> Tries:
    """Going to a square, by a hop if one hops, confronting a pawn, playing or wearing one's cards."""
    table, hops = view["table"], (view["question"] or {}).get("prompt") == "hop"
    found = dict(SQUARE_TRIES["hop" if hops else "move"])
    found |= {player["pawn"]: (f"confront {player['pawn']}",) for player in table["players"]}
    seat = table["seat"]
    if seat is None or table["players"][seat]["hand"] is None:
        return found
    player = table["players"][seat]
    found |= {card: (f"play {card}", f"discard {card}") for card in player["hand"]}
    found |= {race: (f"disguise {race}",) for race in player["disguises"]}
    found |= {card: (f"companion {card}",) for card in player["companions"]}
    if player["companion"]:
        found[player["companion"]] = (f"show {player['companion']}",)
    return found
