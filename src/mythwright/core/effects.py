"""The effect grammar: five shapes over a closed vocabulary that each game declares."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

import msgspec


class _Shape(msgspec.Struct, frozen=True, kw_only=True, tag_field="is", forbid_unknown_fields=True):
    """What all shapes share: the rule that is cited, and the condition under which it holds."""

    rule: str
    only: str = ""


class On(_Shape, frozen=True, kw_only=True, tag="on"):
    """When this happens, do that."""

    when: str
    do: str
    to: str = "self"
    amount: int = 0


class Adjust(_Shape, frozen=True, kw_only=True, tag="adjust"):
    """This number is so much more or less, perhaps until something."""

    what: str
    by: int
    until: str = ""


class Replace(_Shape, frozen=True, kw_only=True, tag="replace"):
    """Where it would be `old` (or, without `old`, whatever it is), it is `new`."""

    what: str
    new: str | int
    old: str | int | None = None
    until: str = ""


class Forbid(_Shape, frozen=True, kw_only=True, tag="forbid"):
    """So-and-so may not do this kind of thing, perhaps until something."""

    what: str
    until: str = ""


class Do(_Shape, frozen=True, kw_only=True, tag="do"):
    """A verb, carried out when the card is played."""

    do: str
    to: str = "self"
    amount: int = 0
    until: str = ""


Effect = On | Adjust | Replace | Forbid | Do
Effects = tuple[Effect, ...]
Holds = Callable[[str], bool]
Word = TypeVar("Word", str, int)


class Vocabulary(msgspec.Struct, frozen=True, kw_only=True):
    """The closed lists of a game; a word that is not in them is an error on loading."""

    moments: frozenset[str]
    numbers: frozenset[str]
    words: frozenset[str]
    acts: frozenset[str]
    targets: frozenset[str]
    verbs: frozenset[str]
    conditions: frozenset[str]
    untils: frozenset[str]

    def unknown(self, effect: Effect) -> tuple[str, list[str]] | None:
        """The first word that is not in its list, with what the list allows."""
        for word, allowed in self._checks(effect):
            if word not in allowed:
                return word, sorted(allowed)
        return None

    def _checks(self, effect: Effect) -> Iterator[tuple[str, frozenset[str]]]:
        if effect.only:
            yield effect.only, self.conditions
        match effect:
            case On():
                yield from ((effect.when, self.moments), (effect.do, self.verbs), (effect.to, self.targets))
            case Do():
                yield from ((effect.do, self.verbs), (effect.to, self.targets))
            case Adjust():
                yield effect.what, self.numbers
            case Replace():
                yield effect.what, self.words | self.numbers
            case Forbid():
                yield effect.what, self.acts
        if not isinstance(effect, On) and effect.until:
            yield effect.until, self.untils


def always(_condition: str) -> bool:
    return True


def adjustments(effects: Iterable[Effect], what: str, holds: Holds) -> list[Adjust]:
    """The adjustments of this number that hold now, in the order of the cards."""
    found = []
    for effect in effects:
        if type(effect) is Adjust and effect.what == what and (not effect.only or holds(effect.only)):
            found.append(effect)
    return found


def adjusted(effects: Iterable[Effect], what: str, value: int, holds: Holds) -> int:
    """This number with all that adds to it or takes from it."""
    for effect in effects:
        if type(effect) is Adjust and effect.what == what and (not effect.only or holds(effect.only)):
            value += effect.by
    return value


def replaced(effects: Iterable[Effect], what: str, value: Word, holds: Holds) -> Word:
    """What stands in the place of this word or number."""
    for effect in effects:
        if type(effect) is Replace and effect.what == what and effect.old in (None, value):
            if not effect.only or holds(effect.only):
                value = effect.new  # type: ignore[assignment]
    return value


def forbidding(effects: Iterable[Effect], what: str, holds: Holds) -> Forbid | None:
    """The effect that forbids this kind of thing now, if any."""
    for effect in effects:
        if type(effect) is Forbid and effect.what == what and (not effect.only or holds(effect.only)):
            return effect
    return None


def triggered(effects: Iterable[Effect], moment: str, holds: Holds) -> list[On]:
    """What is to be done when this happens."""
    found = []
    for effect in effects:
        if type(effect) is On and effect.when == moment and (not effect.only or holds(effect.only)):
            found.append(effect)
    return found
