"""Hilltop as the core knows it: the functions of the protocol."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from mythwright.core.dice import Dice
from mythwright.core.display import Card, Display, Figure, Mat, Meter
from mythwright.core.event import Result
from mythwright.core.flow import Frame
from mythwright.core.game import Game, View
from mythwright.core.option import Option
from mythwright.core.picture import Fact, Node, Sketch, Span, node
from mythwright.core.printed import Print, cited
from mythwright.core.ruling import Ruling
from tests.toy.hill import CONTENT, Box, Hiker, HillTable, State, read_box
from tests.toy.rules import Play, Push, Race, Turn, forbids

STEP = 20
HOPE = 0.4
"""The share of a stake that a throw is worth before the dice fall."""


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table may be set up with."""

    top: int = 0
    """Another height of the hill; 0 is the one of the box."""


class Hilltop(Game):
    name = "hilltop"
    seats = range(2, 5)
    rules_version = 1
    answers_bound = 500
    options = Options
    content = CONTENT
    state = State
    frames: Mapping[str, type[Frame]] = {frame.__name__: frame for frame in (Race, Turn, Play, Push)}

    def box(self, edition: str, layers: Sequence[str]) -> Box:
        return read_box(tuple(layers))

    def printed(self, box: Box) -> Mapping[str, Print]:
        """A card with an effect says by how much."""
        return {
            name: Print(
                (Fact(f"card-{name}", {"amount": getattr(card.effect[0], "amount", 0)}),), cited(card.effect)
            )
            for name, card in box.cards.items()
            if card.effect
        }

    def deal(self, box: Box, seats: int, options: Options, dice: Dice) -> tuple[State, Frame]:
        cards = [name for name, card in box.cards.items() for _ in range(card.copies)]
        deck, hand = dice.shuffled("deck", cards), box.figures.hand
        hikers = [Hiker(box.figures.breath, deck[hand * seat : hand * (seat + 1)]) for seat in range(seats)]
        return State(hikers, deck[hand * seats :], options.top or box.figures.top), Race()

    def faces(self, box: Box, die: str) -> tuple[str, ...]:
        return box.faces.boot

    def see(self, table: HillTable, seat: int | None) -> View:
        state = table.state
        return {
            "round": state.round,
            "turn": state.turn,
            "top": state.top,
            "deck": len(state.deck),
            "discard": list(state.discard),
            "stake": next((frame.stake for frame in table.stack if isinstance(frame, Push)), 0),
            "hikers": [_hiker(hiker, number == seat) for number, hiker in enumerate(state.hikers)],
        }

    def guess(self, table: HillTable, seat: int | None, dice: Dice) -> None:
        """Deal deck and other hands anew; sorted first, so that the guess tells nothing of the truth."""
        state = table.state
        hidden = [hiker for number, hiker in enumerate(state.hikers) if number != seat]
        pool = dice.shuffled("hidden", sorted([*state.deck, *(card for h in hidden for card in h.hand)]))
        for hiker in hidden:
            hiker.hand, pool = pool[: len(hiker.hand)], pool[len(hiker.hand) :]
        state.deck = pool
        frame = table.stack[-1] if table.stack else None
        if isinstance(frame, Turn | Play):  # whose question rests on a hand
            table.pending = frame.question(table)

    def result(self, table: HillTable) -> Result:
        hikers, top = table.state.hikers, table.state.top
        reached = any(hiker.place == top for hiker in hikers)
        heights = [(hiker.place, hiker.breath) for hiker in hikers]
        ranks = tuple(1 + sum(other > own for other in heights) for own in heights)
        scores = tuple(1.0 / ranks.count(1) if rank == 1 else 0.0 for rank in ranks)
        return Result(scores, ranks, "HT-END-01" if reached else "HT-END-02")

    def explain(self, table: HillTable, seat: int, option: Option) -> list[Ruling]:
        ruling = forbids(table, seat, option)
        return [ruling] if ruling else []

    def draw(self, view: View) -> Node:
        """A track of steps; hikers keep their ids as they climb."""
        table = view["table"]
        options = tuple((view["question"] or {}).get("options", ()))
        steps = [
            node("rect", f"step-{n}", x=n * STEP, y=STEP, width=STEP, height=4)
            for n in range(table["top"] + 1)
        ]
        hikers = [
            node("circle", f"hiker-{seat}", cx=hiker["place"] * STEP, cy=STEP, r=4)
            for seat, hiker in enumerate(table["hikers"])
        ]
        if view["seat"] is not None:
            hikers[view["seat"]].options = options
        return node("svg", "hill", "", *steps, *hikers, xmlns="http://www.w3.org/2000/svg")

    def sketch(self, view: View) -> Sketch:
        table = view["table"]
        places = [hiker["place"] for hiker in table["hikers"]]
        steps = range(table["top"] + 1)
        line = tuple(Span(str(places.index(n)) if n in places else ".", "legal") for n in steps)
        spoken = [
            Fact(
                "hill-step",
                {"place": n, "top": table["top"], "seats": [s for s, p in enumerate(places) if p == n]},
            )
            for n in sorted(set(places))
        ]
        hikers = [Fact("hill-hiker", {"seat": s, **hiker}) for s, hiker in enumerate(table["hikers"])]
        rounds = Fact("hill-round", {"round": table["round"]})
        own = table["hikers"][view["seat"]]["hand"] if view["seat"] is not None else []
        return Sketch([line], spoken, [(rounds, hikers)], [Fact("hill-card", {"card": card}) for card in own])

    def display(self, view: View) -> Display:
        """The hill, a mat for each hiker with step and breath, and the own cards."""
        table, options = view["table"], tuple((view["question"] or {}).get("options", ()))
        own = table["hikers"][view["seat"]]["hand"] if view["seat"] is not None else []
        mats = (_mat(seat, hiker, table["top"]) for seat, hiker in enumerate(table["hikers"]))
        return Display(
            board=self.draw(view),
            status=(Fact("hill-round", {"round": table["round"]}),),
            mats=tuple(mats),
            hand=tuple(_card(card, own.count(card), options) for card in dict.fromkeys(own)),
            spoken=tuple(self.sketch(view).spoken),
        )

    def value(self, view: View, seat: int) -> float:
        """How far up this seat is, or may soon be: a throw is valued before the dice fall.

        Advice reads the game's own view, not the whole of what a seat sees.
        """
        question = view.get("question") or {}
        hope = HOPE * view["stake"] if question.get("roll") and question["seat"] == seat else 0
        return float(min(1, (view["hikers"][seat]["place"] + hope) / view["top"]))

    def features(self, view: View) -> Mapping[str, Any]:
        return {"round": view["round"], "highest": max(hiker["place"] for hiker in view["hikers"])}


def _hiker(hiker: Hiker, own: bool) -> View:
    shown = {
        "place": hiker.place,
        "breath": hiker.breath,
        "cards": len(hiker.hand),
        "lying": list(hiker.lying),
    }
    return {**shown, "hand": sorted(hiker.hand)} if own else shown


def _mat(seat: int, hiker: View, top: int) -> Mat:
    return Mat(
        id=f"mat-{seat}",
        seat=seat,
        name=Fact("hill-seat", {"seat": seat}),
        emblem="boot",
        colour="ink",
        figures=(Figure("breath", hiker["breath"], Fact("hill-breath")),),
        meters=(Meter("hill", hiker["place"], top, Fact("hill-meter")),),
    )


def _card(card: str, number: int, options: tuple[str, ...]) -> Card:
    return Card(
        id=f"hand-{card}",
        name=Fact("hill-card", {"card": card}),
        kind="card",
        emblem=card,
        colour="ink",
        number=number,
        options=tuple(option for option in options if card in option.split()),
        thing=card,
    )


GAME = Hilltop()
