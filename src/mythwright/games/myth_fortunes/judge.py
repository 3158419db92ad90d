"""What the judge tells of cards, races and squares, to whoever asks (MF-JUDGE-01, MF-JUDGE-02)."""

from __future__ import annotations

from mythwright.core.printed import Print, cited
from mythwright.games.myth_fortunes.board import View, card_text, square_text
from mythwright.games.myth_fortunes.box import Box
from mythwright.games.myth_fortunes.printed import prints


def printed(box: Box) -> dict[str, Print]:
    """Every card, race and kind of square by its name, and the 99 squares by their places."""
    table: View = {"cards": prints(box), "squares": {**{kind: kind for kind in box.kinds}, **box.kind_of}}
    does = {**box.encounters, **box.companions}
    cards = {card: Print((card_text(table, card),), cited(found.effect)) for card, found in does.items()}
    names = {name: Print((card_text(table, name),)) for name in (*box.characters, *box.races)}
    kinds = {**box.kinds, **box.squares}
    squares = {at: Print((square_text(table, at),), cited(kind.effect)) for at, kind in kinds.items()}
    return {**squares, **names, **cards}
