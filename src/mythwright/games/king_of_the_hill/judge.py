"""What the judge tells of cards, Guardians and gods, to whoever asks."""

from __future__ import annotations

from mythwright.core.game import View
from mythwright.core.picture import Fact
from mythwright.core.printed import Print, cited
from mythwright.games.king_of_the_hill.box import Box
from mythwright.games.king_of_the_hill.printed import prints


def printed(box: Box) -> dict[str, Print]:
    """Every card by its id; a Guardian side by side, a god with the mission."""
    facts = prints(box)
    cards = {
        name: Print((Fact(f"card-{name}", facts[name]),), cited(card.effect))
        for name, card in box.cards.items()
    }
    guardians = {
        name: Print(
            (_side(name, "a", facts[name]["a"]), _side(name, "b", facts[name]["b"])),
            cited((*card.a.effect, *card.b.effect)),
        )
        for name, card in box.guardians.items()
    }
    gods = {
        name: Print((Fact("line-prize", {"artifact": god.artifact}), Fact(f"mission-{name}", facts[name])))
        for name, god in box.gods.items()
    }
    return {**cards, **guardians, **gods}


def _side(guardian: str, side: str, facts: View) -> Fact:
    return Fact("judge-side", {**facts, "side": side, "text": Fact(f"card-{guardian}", facts)})
