"""Cards as a display shows them: kind, sign, colour, printed figures, and what may be done with them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Any

from mythwright.core.display import Card, Figure
from mythwright.core.picture import Fact
from mythwright.games.king_of_the_hill.board import View, mythology_of
from mythwright.games.king_of_the_hill.emblems import TEMPLE_SIGNS
from mythwright.games.king_of_the_hill.signs import CARD_SIGNS, FACE_SIGNS

Offers = dict[str, list[str]]
FIGURE_SIGNS = {"attack": "sword", "health": "heart", "weakness": "crack", "rewards": "reward"}
SIDE_NOTES = {"a": "note-two_uses", "b": "note-one_use", "infinity": "note-lasting"}
UNKNOWN = ("die", "ink")
GREAT_NOTES = {"a": "note-great", "infinity": "note-shorter"}
"""What the side of an artifact or superartifact that lies up means."""


@cache
def name_of(card: str) -> Fact:
    return Fact(f"name-{card}")


@lru_cache(maxsize=1 << 12)
def figure(name: str, value: str | int) -> Figure:
    return Figure(FIGURE_SIGNS[name], value, Fact(f"figure-{name}"))


class Cards:
    """Makes the cards of one view; ids begin with where a card lies."""

    def __init__(self, table: View, offered: Offers) -> None:
        self.table, self.offered = table, offered

    def make(self, where: str, card: str, kind: str, colour: str, **more: Any) -> Card:
        """A card with its printed text, and the options that name it."""
        given: dict[str, Any] = {
            "id": f"{where}-{card}",
            "name": name_of(card),
            "emblem": CARD_SIGNS.get(card, "eye"),
            "text": Fact(f"card-{card}", self.table["cards"].get(card, {})),
            "options": tuple(self.offered.get(card, ())),
            "thing": card,
        }
        return Card(kind=kind, colour=colour, **given | more)

    def artifact(self, where: str, card: str, side: str = "") -> Card:
        """An artifact that lies on this side: with two uses, with one, or for good; else as it begins."""
        printed = self._print_of(card)
        great, side = bool(printed.get("great")), side or ("infinity" if printed.get("passive") else "a")
        notes = GREAT_NOTES if great else SIDE_NOTES
        kind = "superartifact" if great else "artifact"
        return self.make(where, card, kind, self.colour(card), note=Fact(notes[side]))

    def reward(self, where: str, card: str, number: int) -> Card:
        coins = self.table["cards"].get(card, {}).get("coins", 0)
        gold = (Figure("coin", coins, Fact("figure-coins")),) if coins else ()
        return self.make(where, card, "reward", "gilt", number=number, figures=gold)

    def secret(self, where: str, card: str, number: int) -> Card:
        return self.make(where, card, "secret", "dark", number=number)

    def ability(self, where: str, hero: View) -> Card:
        card = self._print(hero)["ability"]
        return self.make(where, card, "ability", hero["mythology"], note=Fact("note-ability"))

    def special(self, where: str, hero: View) -> Card:
        """The special ability, open or still to be unlocked by Temples of one kind."""
        own = self._print(hero)
        note = Fact("note-special") if hero["unlocked"] else Fact("note-locked", {"kind": own["requires"]})
        return self.make(
            where, own["special"], "ability", hero["mythology"], note=note, spent=not hero["unlocked"]
        )

    def mission(self, where: str, god: str) -> Card:
        text = Fact(f"mission-{god}", self.table["cards"].get(god, {}))
        return self.make(
            where, god, "mission", self.colour(god), emblem="scroll", text=text, note=Fact("note-mission")
        )

    def temple(self, where: str, hero: View, tile: str, kind: str) -> Card:
        return Card(
            id=f"{where}-temple-{tile}",
            name=name_of(kind),
            kind="temple",
            emblem=TEMPLE_SIGNS[kind],
            colour=hero["mythology"],
            note=Fact("note-tile", {"tile": tile}),
            thing=tile,
        )

    def god(self, where: str, god: str, demand: Iterable[str], grey: int) -> Card:
        """A god with the runes that are demanded; grey ones must be equal among themselves."""
        runes = [Figure(rune, number, name_of(rune)) for rune, number in Counter(demand).items()]
        equal = [Figure("equal", grey, Fact("figure-grey"))] if grey else []
        prize = self._print_of(god).get("artifact")
        return self.make(
            where,
            god,
            "god",
            self.colour(god),
            emblem=self.colour(god),
            figures=(*runes, *equal),
            text=Fact("line-prize", {"artifact": prize}) if prize else None,
        )

    def guardian(self, where: str, guardian: str, side: str, **more: Any) -> Card:
        """A Guardian on one of its sides, with what is printed there; more may tell how it stands now."""
        printed = self._print_of(guardian).get(side, {})
        figures = tuple(figure(name, printed[name]) for name in ("health", "attack") if name in printed)
        text = Fact(f"card-{guardian}", printed)
        note = Fact("note-side", {"side": side})
        given: dict[str, Any] = {"figures": figures, "text": text, "note": note, "emblem": "horns"}
        return self.make(where, guardian, "guardian", self.colour(guardian), **given | more)

    def colour(self, card: str) -> str:
        return mythology_of(self.table, card) or "ink"

    def _print(self, hero: View) -> View:
        return self._print_of(hero["card"])

    def _print_of(self, card: str) -> View:
        printed: View = self.table["cards"].get(card, {})
        return printed


def dice_card(faces: Iterable[str]) -> Card:
    """Dice on the table, one figure for each."""
    shown = tuple(Figure(FACE_SIGNS.get(face, UNKNOWN)[0], "", name_of(face)) for face in faces)
    return Card(id="dice", name=Fact("line-rolled"), kind="dice", emblem="die", colour="ink", figures=shown)
