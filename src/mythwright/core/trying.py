"""Trying: what a game can tell of an answer before it is given, and of a thing that is looked at closely."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

import msgspec

from mythwright.core.option import Option
from mythwright.core.picture import Fact, Node
from mythwright.core.ruling import Ruling


class Trial(msgspec.Struct, frozen=True, kw_only=True):
    """Marks to draw over the board, what there is to say, and a legal answer that is most like the tried one.

    A mark that stands for an answer has it among its options.
    """

    marks: tuple[Node, ...] = ()
    lines: tuple[Fact, ...] = ()
    nearest: Option | None = None


class Trying(Protocol):
    """The attribute `trying` of a game whose answers are places on a board.

    The table is a guess of the seat that asks, made for this alone: nothing hidden can show in what is found,
    and what is done to it is undone by forgetting it.
    """

    def tried(self, table: Any, seat: int, option: Option, rulings: Sequence[Ruling]) -> Trial:
        """What this answer would come to; `rulings` forbid it, if there are any."""

    def regarded(self, table: Any, seat: int | None, thing: str) -> Trial:
        """What a look at this thing tells: how far it reaches, and what it sees."""
