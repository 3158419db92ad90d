"""Agreements: taking back by consent, bots that stand in, and leaving."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from mythwright.bots import LEVELS
from mythwright.core.ruling import Refused, ruling
from mythwright.server.writer import Conflict

if TYPE_CHECKING:
    from mythwright.server.room import Reply, Room

USUAL_STANDIN = "greedy"


def wish(room: Room) -> dict[str, Any] | None:
    """Who wishes to take something back at this very state, who must agree, and who has."""
    kept = room.row.takeback
    if not kept or kept["n"] != room.n:
        return None
    needs = [seat for seat in room.people() if seat != kept["by"]]
    return {"by": kept["by"], "needs": needs, "given": [seat for seat in kept["given"] if seat in needs]}


async def ask_takeback(room: Room, seat: int | None, n: int, language: str) -> Reply:
    """MW-UNDO-04: the others are asked; where there are none, nobody need agree."""
    if n != room.n:
        return {"outcome": "stale", "n": room.n}
    try:
        await room.choice_of(seat)
        if wish(room):
            raise Refused([ruling("MW-UNDO-04")])
    except Refused as refused:
        return room.refusal(refused.rulings, seat, language)
    kept: dict[str, Any] = {"by": seat, "n": n, "given": []}
    await asyncio.to_thread(room.rooms.store.take_back, room.id, n, kept)
    room.row.takeback = kept
    room.circle.tell_wish()
    return await _if_all_agree(room, seat, language) or {"outcome": "asked"}


async def consent(room: Room, seat: int | None, *, agree: bool, language: str) -> Reply:
    """Everyone must agree, and one who does not ends it."""
    wished = wish(room)
    if wished is None or seat is None or seat not in wished["needs"]:
        return room.refusal([ruling("MW-UNDO-05")], seat, language)
    if not agree:
        await asyncio.to_thread(room.rooms.store.take_back, room.id, room.n, None)
        room.row.takeback = None
        room.circle.tell_wish(refused=seat)
        return {"outcome": "noted"}
    room.row.takeback = await asyncio.to_thread(room.rooms.store.agree, room.id, room.n, seat)
    room.circle.tell_wish()
    return await _if_all_agree(room, seat, language) or {"outcome": "noted"}


async def _if_all_agree(room: Room, seat: int | None, language: str) -> Reply | None:
    """Go back, if nobody is left to be asked; a reply only if that fails."""
    wished = wish(room)
    if wished is None or set(wished["given"]) != set(wished["needs"]):
        return None
    try:
        await room.go_back(wished["by"], None, await room.choice_of(wished["by"]))
    except Refused as refused:
        return room.refusal(refused.rulings, seat, language)
    except Conflict:
        return {"outcome": "stale", "n": room.n}
    return None


# -- bots for people ---------------------------------------------------------------------------------


async def stand_in(room: Room, by: int | None, seat: int, level: str | None, language: str) -> Reply:
    """MW-SEAT: a bot plays for someone who is away, when another who sits here asks."""
    row = room.seat(seat)
    if by is None or by == seat:
        return room.refusal([ruling("MW-SEAT-01")], by, language)
    if row is None or row.kind != "person":
        return room.refusal([ruling("MW-SEAT-02")], by, language)
    if level is not None and level not in LEVELS:
        return room.refusal([ruling("MW-SEAT-03", has=level, levels=list(LEVELS))], by, language)
    if level is not None and seat in room.circle.present():
        return room.refusal([ruling("MW-SEAT-04", seat=seat)], by, language)
    await replace(room, seat, level)
    return {"outcome": "accepted", "n": room.n}


async def leave(room: Room, seat: int | None, language: str) -> Reply:
    """A bot plays on until the seat's key comes back."""
    if seat is None:
        return room.refusal([ruling("MW-TABLE-03")], seat, language)
    await replace(room, seat, USUAL_STANDIN)
    return {"outcome": "accepted", "n": room.n}


async def come_back(room: Room, seat: int | None) -> None:
    """Whoever returns takes the place of the bot."""
    if seat is not None and room.seats[seat].standin is not None:
        await replace(room, seat, None)


async def replace(room: Room, seat: int, level: str | None) -> None:
    await asyncio.to_thread(room.rooms.store.stand_in, room.id, seat, level)
    room.seats[seat].standin = level
    room.circle.tell_people()
    room.changed()
