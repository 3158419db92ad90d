"""Given for cards: heroes on the board with cards in hand, and the refusal of an answer."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from mythwright.core.flow import Ask
from mythwright.core.ruling import Refused, Ruling
from mythwright.games.king_of_the_hill.box import HillTable
from mythwright.games.king_of_the_hill.state import Mission
from tests.games.king_of_the_hill.given import a_table, give, hero, stand, turn_of

CAMP = ""


def a_meeting(
    *heroes: str,
    at: Sequence[str] = ("B3", "B4"),
    secrets: Sequence[str] = (),
    rewards: Sequence[str] = (),
    artifacts: Sequence[str] = (),
    temples: Sequence[tuple[str, str]] = (),
    answering: bool = False,
    layers: Sequence[str] = (),
) -> HillTable:
    """Heroes on these tiles (CAMP: at home); it is seat 0's Exploration, with these things in his hand.

    The others let Secret cards pass by themselves, unless the test is about their answer.
    """
    names = heroes or ("heracles", "sigurd")
    passing = () if answering else range(1, len(names))
    table = a_table(*names, passing=passing, layers=layers)
    for seat, tile in enumerate(at):
        if tile:
            stand(table, seat, tile)
    give(table, 0, secrets=secrets, rewards=rewards, artifacts=artifacts, temples=temples)
    return turn_of(table, 0)


def a_mission(table: HillTable, god: str, seat: int = 0) -> None:
    """The god's card lies beside the mat since an earlier turn."""
    mythology = table.box.gods[god].mythology
    deck = table.state.god_decks[mythology]
    table.state.god_decks[mythology] = tuple(card for card in deck if card != god)
    who = hero(table, seat)
    who.missions = (*who.missions, Mission(god, 0, 0, 0, 0, 0, 0))


def a_layer(folder: Path, text: str) -> list[str]:
    """A house rule as a layer over the box."""
    path = folder / "house.toml"
    path.write_text(text, encoding="utf-8")
    return [str(path)]


def refusal(table: HillTable, answer: str) -> Ruling:
    """The one ruling that forbids this answer."""
    with pytest.raises(Refused) as refused:
        table.play(answer)
    [ruling] = refused.value.rulings
    return ruling


def refused(table: HillTable, answer: str) -> str:
    """The id of the rule that forbids this answer."""
    return refusal(table, answer).rule


def asked(table: HillTable) -> tuple[int, str, str]:
    """Who is asked what, by which rule."""
    assert isinstance(table.pending, Ask)
    return table.pending.seat, table.pending.prompt, table.pending.rule


def uses_of(table: HillTable, seat: int = 0) -> dict[str, int]:
    """The artifacts on a mat, with the uses that are left."""
    return {item.card: item.uses for item in hero(table, seat).artifacts}
