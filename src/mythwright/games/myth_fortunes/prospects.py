"""Prospects: where a choice of dice may lead, and by how many of its throws (MF-MOVE-02, MF-GAP-31)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import product
from typing import Any

from mythwright.core.flow import Ask
from mythwright.core.option import Option
from mythwright.games.myth_fortunes.box import FortuneTable
from mythwright.games.myth_fortunes.rules.movement import move_of, ways_with

Prospect = dict[str, Any]
PICKING, SETTING = "pick_dice", "set_die"
LEADING = {"move": "here", "cross": "across"}
"""By kind of answer, on which board it ends; who crosses stands at a Drop Zone for now."""


def prospects(table: FortuneTable, seat: int | None) -> dict[str, Prospect]:
    """For the seat that picks dice, by option: all its throws, and how many may end on each square."""
    asked = table.asked
    if not isinstance(asked, Ask) or asked.seat != seat or asked.prompt not in (PICKING, SETTING):
        return {}
    return {str(chosen): _prospect(table, seat, chosen) for chosen in asked.options}


def _prospect(table: FortuneTable, seat: int, chosen: Option) -> Prospect:
    throws = Counter(tuple(sorted(faces)) for faces in _throws(table, seat, chosen))
    ends: dict[str, Counter[str]] = {"here": Counter(), "across": Counter()}
    for faces, number in throws.items():
        listed = ways_with(table, seat, faces).listed
        for kind, at in {(option.kind, str(option.args[0])) for option in listed}:
            ends[LEADING[kind]][at] += number
    return {"throws": throws.total(), **{where: dict(sorted(found.items())) for where, found in ends.items()}}


def _throws(table: FortuneTable, seat: int, chosen: Option) -> Iterable[tuple[int, ...]]:
    """Of two dice, or of one beside the one that is set (MF-GAP-17)."""
    if chosen.kind == "dice":
        return product(*(_faces(table, str(die)) for die in chosen.args))
    die, face = chosen.args
    one, two = move_of(table, seat).dice
    return product((int(face),), _faces(table, two if one == die else one))


def _faces(table: FortuneTable, die: str) -> list[int]:
    return [int(face) for face in table.box.dice[die]]
