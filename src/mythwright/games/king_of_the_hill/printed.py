"""What is printed on the cards, as plain figures for texts and drawings (see the head of the words)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from mythwright.core.effects import Effect
from mythwright.games.king_of_the_hill.box import (
    Box,
    GodCard,
    GuardianCard,
    HeroCard,
    Power,
    Side,
    SuperartifactCard,
)
from mythwright.games.king_of_the_hill.state import State

Print = dict[str, Any]

FIGURES = ("range", "upto", "coins", "tokens", "mythology")
"""What is read from the card itself, where it has it."""
EFFECT_FIGURES = {"amount": "amount", "by": "more", "new": "new"}
"""What texts call the figures of an effect; `by` is a seat to whoever tells facts."""
SIDE_FIGURES = ("attack", "health", "weakness", "rewards")

_prints: dict[int, tuple[Box, dict[str, Print]]] = {}


def prints(box: Box) -> dict[str, Print]:
    """The print of every card by its id; made once for each box, since views ask for it all the time."""
    kept = _prints.get(id(box))
    if kept is None:
        kept = _prints[id(box)] = box, dict(_prints_of(box))  # the box is held, so its id stays its own
    return kept[1]


def _prints_of(box: Box) -> Iterator[tuple[str, Print]]:
    kinds: tuple[tuple[dict[str, Any], Callable[[Any], Print]], ...] = (
        (box.cards, _power),
        (box.heroes, _hero),
        (box.guardians, _guardian),
        (box.gods, _god),
    )
    for cards, read in kinds:
        yield from ((name, read(card)) for name, card in cards.items())


def _power(card: Power) -> Print:
    kind = {"great": isinstance(card, SuperartifactCard), "passive": not card.window}
    return {**_fields(card, FIGURES), **_effects(card.effect), **kind}


def _hero(card: HeroCard) -> Print:
    return _fields(card, ("mythology", "ability", "special", "requires"))


def _guardian(card: GuardianCard) -> Print:
    return {"mythology": card.mythology, "a": _side(card.a), "b": _side(card.b)}


def _side(side: Side) -> Print:
    return {**_fields(side, SIDE_FIGURES), **_effects(side.effect)}


def _god(card: GodCard) -> Print:
    deeds = {f"amount{number}": deed.amount for number, deed in zip(("", 2), card.mission, strict=False)}
    return {**_fields(card, ("mythology", "artifact", "runes", "grey", "arena")), **deeds}


def _fields(card: object, names: Iterable[str]) -> Print:
    return {name: getattr(card, name) for name in names if hasattr(card, name)}


def _effects(effects: Iterable[Effect]) -> Print:
    """The figures of the first effect, and those of the second with a 2 behind their names."""
    return {
        f"{name}{number}": getattr(effect, field)
        for number, effect in zip(("", 2), effects, strict=False)
        for field, name in EFFECT_FIGURES.items()
        if hasattr(effect, field)
    }


def in_sight(box: Box, state: State, seat: int | None) -> list[str]:
    """The cards that lie open on the table or are in this seat's own hand, some perhaps twice."""
    found = [*state.market, *state.superartifacts, state.monster]
    for lone in state.guardians.values():
        found += (lone.guardian, lone.god)
    for mat in state.arenas.values():
        found += (mat.artifact, *mat.guardians)
    for hero in state.heroes:
        card = box.heroes[hero.card]
        found += (hero.card, card.ability, card.special, *hero.lasting)
        found += [item.card for item in hero.artifacts]
        found += [mission.god for mission in hero.missions]
    if seat is not None and state.heroes:
        found += state.heroes[seat].rewards + state.heroes[seat].secrets
    return found
