"""Undo at one screen: back to the last question that a person really had."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from mythwright.core.flow import Ask
from mythwright.core.replay import replayed
from mythwright.core.ruling import Refused, Ruling, ruling
from mythwright.core.table import DICE, Answer, Table


def taken_back(
    table: Table[Any, Any], people: Collection[int], ask_forced: bool
) -> tuple[Table[Any, Any], int]:
    """The table before the last choice of a person, and which answer that was. May raise `Refused`.

    What bots answered since, and what was answered because nothing else was possible, is taken back with it.
    """
    answers = list(table.answers or ())
    for at in reversed([number for number, (who, _, _) in enumerate(answers) if who in people]):
        earlier = replayed(table, answers[:at])
        if ask_forced or (isinstance(earlier.pending, Ask) and len(earlier.pending.options) > 1):
            return earlier, at
    raise Refused([ruling("MW-UNDO-03")])


def horizon(answers: list[Answer], seat: int) -> Ruling | None:
    """The rule by which this seat takes these answers back only when everyone agrees, if any."""
    others = [who for who, _, _ in answers if who not in (seat, DICE)]
    if others:
        return ruling("MW-UNDO-02", seat=others[0])
    return ruling("MW-UNDO-01") if any(revealed for _, _, revealed in answers) else None
