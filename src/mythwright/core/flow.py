"""Frames and how their steps end: by asking a seat, rolling dice, calling a frame, or being done."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from mythwright.core.data import Data
from mythwright.core.option import Option

Step = Callable[..., "Next"]


class Ask(msgspec.Struct, frozen=True, gc=False):
    """A seat must choose. An answer of an `open` kind may also be one that is not listed."""

    seat: int
    options: tuple[Option, ...]
    then: str
    rule: str
    prompt: str
    open: tuple[str, ...] = ()


class Later(msgspec.Struct, frozen=True, gc=False):
    """A seat must choose from a list that takes long to make: it is made when somebody reads it.

    Nothing changes until the seat has answered, so the list is the same whenever that is. `lists` is the
    frame's method that makes it; it changes nothing and rolls no dice.
    """

    seat: int
    lists: str
    then: str
    rule: str
    prompt: str
    open: tuple[str, ...] = ()


class Roll(msgspec.Struct, frozen=True, gc=False):
    """Dice must fall."""

    die: str
    number: int
    then: str
    rule: str
    seat: int


class Call(msgspec.Struct, frozen=True, gc=False):
    """Another procedure goes first; its result is handed to `then`."""

    frame: Frame
    then: str


class Done(msgspec.Struct, frozen=True, gc=False):
    """The procedure is over; the step below receives the result."""

    result: Any = None


Next = Ask | Later | Roll | Call | Done


class Frame(Data, kw_only=True):
    """A procedure under way: JSON values, and the name of its next step. `start` is its first."""

    step: str = "start"

    def start(self, table: Any) -> Next:
        raise NotImplementedError


def ask(
    seat: int,
    options: Sequence[Option],
    then: Step,
    rule: str,
    prompt: str,
    open: tuple[str, ...] = (),
) -> Ask:
    return Ask(seat, tuple(options), then.__name__, rule, prompt, open)


def ask_later(
    seat: int,
    lists: Callable[[Any], Sequence[Option]],
    then: Step,
    rule: str,
    prompt: str,
    open: tuple[str, ...] = (),
) -> Later:
    return Later(seat, lists.__name__, then.__name__, rule, prompt, open)


def roll(die: str, number: int, then: Step, rule: str, seat: int) -> Roll:
    return Roll(die, number, then.__name__, rule, seat)


def call(frame: Frame, then: Step) -> Call:
    return Call(frame, then.__name__)
