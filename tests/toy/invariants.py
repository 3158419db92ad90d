"""What must hold of Hilltop at every pause."""

from __future__ import annotations

from collections import Counter

from tests.toy.hill import HillTable


def check(table: HillTable) -> None:
    state, figures = table.state, table.box.figures
    piles = [state.deck, state.discard, *(h.hand for h in state.hikers), *(h.lying for h in state.hikers)]
    cards = Counter(card for pile in piles for card in pile)
    assert cards == {name: card.copies for name, card in table.box.cards.items()}
    assert all(0 <= hiker.breath <= figures.breath for hiker in state.hikers)
    assert all(0 <= hiker.place <= state.top for hiker in state.hikers)
    assert all(len(hiker.hand) <= figures.hand for hiker in state.hikers)
