"""What the judge tells of Units, spells, talents, landscape and cards, to whoever asks."""

from __future__ import annotations

from mythwright.core.picture import Fact
from mythwright.core.printed import Print, cited
from mythwright.games.mythic_earth.box import Box
from mythwright.games.mythic_earth.muster import card_lines
from mythwright.games.mythic_earth.printed import prints


def printed(box: Box) -> dict[str, Print]:
    """A Unit row by row, everything else by the text of its card."""
    does = {**box.weapons, **box.talents, **box.spells, **box.blessings}
    found = {
        name.removeprefix("land_"): Print(
            (Fact(f"card-{name}", facts),), cited(does[name].effect) if name in does else ()
        )
        for name, facts in prints(box).items()
    }
    return {**found, **{name: Print(card_lines(box, card)) for name, card in box.units.items()}}
