"""The course of a table: from what is kept to the table itself, forwards by answers and backwards by undo."""

from __future__ import annotations

from typing import Any

import msgspec

import mythwright
from mythwright.core.flow import Ask
from mythwright.core.option import Option
from mythwright.core.replay import dealt, replayed
from mythwright.core.ruling import Refused, Ruling, ruling
from mythwright.core.save import BadFile, box_hash
from mythwright.core.table import DICE, Setup, Table
from mythwright.server.schema import ChangeRow, TableRow
from mythwright.server.store import Stored

AnyTable = Table[Any, Any]


def resumed(stored: Stored) -> AnyTable:
    """The table as it was kept: a snapshot and what came after. Raises `BadFile` when it cannot be."""
    if stored.snapshot is None:
        table = opening(stored.row)
    else:
        table = mythwright.load(stored.snapshot.save)
    for change in stored.tail:
        table = changed(table, change)
    return table


def opening(row: TableRow) -> AnyTable:
    """The table as it was dealt. Raises `BadFile` when game, rules or content are no longer the same."""
    setup = msgspec.convert(row.setup, Setup)
    if setup.game not in mythwright.games():
        raise BadFile("save-other-game", game=setup.game)
    table = dealt(mythwright.find(setup.game), setup)
    if (row.rules_version, row.box) != (table.game.rules_version, box_hash(table.box)):
        raise BadFile("save-other-box", has=row.rules_version, needs=table.game.rules_version)
    return table


def changed(table: AnyTable, change: ChangeRow) -> AnyTable:
    """The table after a change that was accepted before. Raises `BadFile` when it comes out differently."""
    if change.kind == "undo":
        return replayed(table, list(table.answers or ())[: int(change.option)])
    known = len(table.answers or ())
    try:
        table.play(change.option, change.seat)
    except Refused as refused:
        raise BadFile("server-damaged", n=change.n, rules=list(refused.rules)) from None
    if fallen(table, known) != change.dice:
        raise BadFile("server-damaged", n=change.n, rules=["MW-DICE-02"])
    return table


def fallen(table: AnyTable, known: int) -> list[list[str]]:
    """The dice that fell since there were so many answers."""
    return [list(faces) for _, faces, _ in (table.answers or [])[known:] if not isinstance(faces, Option)]


def asked(table: AnyTable) -> int | None:
    """The seat that must answer now."""
    return table.pending.seat if isinstance(table.pending, Ask) else None


def chooses(table: AnyTable) -> bool:
    """Whether the seat that is asked has more than one answer."""
    ask = table.pending
    return isinstance(ask, Ask) and (len(ask.options) > 1 or bool(ask.open))


# -- taking back -------------------------------------------------------------------------------------


def choice_of(table: AnyTable, seat: int) -> int:
    """How many answers came before this seat's last choice. Raises `Refused` when there was none.

    An answer that was the only one possible is no choice: it is taken back with the choice before it.
    """
    twin = dealt(table.game, msgspec.structs.replace(table.setup, dice="ask"))
    found = -1
    for at, (who, answer, _) in enumerate(table.answers or ()):
        if who == seat and chooses(twin):
            found = at
        if isinstance(answer, Option):
            twin.play(answer, who)
        else:
            twin.settle(answer)
    if found < 0:
        raise Refused([ruling("MW-UNDO-03")])
    return found


def outlook(table: AnyTable, seat: int | None) -> dict[str, bool] | None:
    """Whether this seat takes its last answer back freely, or only if all agree; `None` if it never can."""
    answers = table.answers or []
    if seat is None or table.result is not None:
        return None
    for at in range(len(answers) - 1, -1, -1):
        if answers[at][0] == seat:
            return {"free": horizon(table, seat, at) is None, "consent": True}
    return None


def horizon(table: AnyTable, seat: int, at: int) -> Ruling | None:
    """The rule by which this seat goes back so far only when everyone agrees, if any."""
    since = (table.answers or [])[at:]
    others = [who for who, _, _ in since if who not in (seat, DICE)]
    if others:
        return ruling("MW-UNDO-02", seat=others[0])
    return ruling("MW-UNDO-01") if any(revealed for _, _, revealed in since) else None
