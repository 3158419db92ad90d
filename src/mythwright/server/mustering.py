"""Mustering: lists that players bring, made in the page; for any game that has a muster."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

import mythwright
from mythwright.core.muster import Bought, Fault, Muster, Stall, Ware
from mythwright.core.option import parse
from mythwright.core.save import BadFile
from mythwright.server.models import ListWish
from mythwright.server.problems import Problem
from mythwright.server.saying import Said, Speech, speech


class Desk(NamedTuple):
    """Where lists of one game are made, in one language."""

    muster: Muster
    box: Any
    spoken: Speech


@lru_cache(maxsize=64)
def desk(name: str, language: str) -> Desk:
    """Raises `Problem` where there is no such game, or none whose players bring lists."""
    if name not in mythwright.games():
        raise Problem(404, "unknown_game", game=name, games=mythwright.games())
    game = mythwright.find(name)
    if game.muster is None:
        raise Problem(404, "no_muster", game=name)
    return Desk(game.muster, game.box(game.editions()[0], ()), speech(game, language))


# -- what lists are made of ------------------------------------------------------------------------------


@lru_cache(maxsize=64)
def stock(name: str, language: str) -> Said:
    """All forces with their units, and the usual limits."""
    here = desk(name, language)
    stalls = [_stall(here, stall) for stall in here.muster.stalls(here.box)]
    return {"limits": list(here.muster.limits(here.box)), "stalls": stalls}


def _named(here: Desk, id: str) -> str:
    return str(here.spoken.words.name(id))


def _stall(here: Desk, stall: Stall) -> Said:
    return {
        "force": stall.force,
        "name": _named(here, stall.force),
        "wares": [_ware(here, ware) for ware in stall.wares],
        "ready": [
            {"id": one.id, "name": _named(here, one.id), "points": one.points, "limit": one.limit}
            for one in stall.ready
        ],
    }


def _ware(here: Desk, ware: Ware) -> Said:
    words = here.spoken.words
    return {
        "id": ware.id,
        "name": _named(here, ware.id),
        "type": _named(here, ware.type),
        "leads": ware.leads,
        "least": ware.least,
        "most": ware.most,
        "points": ware.points,
        "each": ware.each,
        "extras": [{"id": one.id, "name": _named(here, one.id), "points": one.points} for one in ware.extras],
        "rows": [words.say(row.message, **row.facts).strip() for row in ware.rows],
    }


# -- a list ----------------------------------------------------------------------------------------------


def checked(name: str, wish: ListWish, language: str) -> Said:
    """The list after its edit, with everything that is wrong with it. Raises `Problem`."""
    here = desk(name, language)
    try:
        roster = _edited(here, _roster(here, wish), wish.edit)
        return _told(here, roster, wish.points)
    except BadFile as bad:
        why = here.spoken.words.say(bad.message, **bad.facts)
        raise Problem(422, "bad_list", why=why) from None


def _roster(here: Desk, wish: ListWish) -> Any:
    if wish.code:
        return here.muster.read(here.box, wish.code)
    if wish.fill:
        return here.muster.build(here.box, wish.force, wish.points, ())
    return here.muster.listed(here.box, wish.force, wish.units)


def _edited(here: Desk, roster: Any, edit: str) -> Any:
    option = parse(edit) if edit else None
    return here.muster.edited(here.box, roster, option) if option else roster


def _told(here: Desk, roster: Any, limit: int) -> Said:
    force, bought = here.muster.entries(here.box, roster)
    faults = here.muster.faults(here.box, roster, limit)
    sheet = [] if faults else here.muster.sheet(here.box, roster, limit)
    return {
        "force": force,
        "limit": limit,
        "points": sum(entry.points for entry in bought),
        "entries": [_entry(here, entry) for entry in bought],
        "faults": [_fault(here, fault) for fault in faults],
        "code": "" if faults else here.muster.code(here.box, roster),
        "sheet": [here.spoken.words.say(line.message, **line.facts) for line in sheet],
    }


def _entry(here: Desk, entry: Bought) -> Said:
    return {
        "text": entry.text,
        "ware": entry.ware,
        "name": _named(here, entry.ware),
        "size": entry.size,
        "extras": list(entry.extras),
        "points": entry.points,
    }


def _fault(here: Desk, fault: Fault) -> Said:
    spoken = here.spoken
    rule = spoken.rule(fault.rule)
    return {
        "place": fault.place,
        "words": spoken.words.say(f"fault-{fault.what}", place=fault.place, **fault.facts),
        "rule": fault.rule,
        "title": rule["title"],
        "text": rule["text"],
        "fix": spoken.option(str(fault.fix)) if fault.fix else None,
    }
