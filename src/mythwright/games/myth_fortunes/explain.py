"""Explanations: the rulings that forbid an option, by the same predicates that list the options.

They answer for the judge, and are final (MF-GAP-06, MF-JUDGE-04 to MF-JUDGE-06).
"""

from __future__ import annotations

from collections.abc import Callable

from mythwright.core.flow import Ask
from mythwright.core.option import Option
from mythwright.core.ruling import Ruling
from mythwright.games.myth_fortunes.box import FortuneTable
from mythwright.games.myth_fortunes.explain_moves import (
    why_not_ante,
    why_not_at_square,
    why_not_buy,
    why_not_collect,
    why_not_confront,
    why_not_dice,
    why_not_hop,
    why_not_keep,
    why_not_lay,
    why_not_leave,
    why_not_look,
    why_not_move,
    why_not_push,
    why_not_reveal,
    why_not_set,
    why_not_show,
    why_not_sit,
)
from mythwright.games.myth_fortunes.explain_steps import (
    unknown,
    why_not_companion,
    why_not_discard,
    why_not_disguise,
    why_not_draw,
    why_not_excess,
    why_not_play,
    why_not_take_companion,
    why_not_undisguise,
)
from mythwright.games.myth_fortunes.rules.turn import ROLL

Explain = Callable[[FortuneTable, int, Option], Ruling | None]


def explain(table: FortuneTable, seat: int, chosen: Option) -> list[Ruling]:
    """Why this option is not on offer now; empty when only the present question stands against it."""
    how = EXPLAINED.get(chosen.kind)
    if how is None:
        return [] if chosen.kind in PLAIN_KINDS else [unknown(chosen)]
    found = how(table, seat, chosen)
    return [found] if found else []


def nearest(table: FortuneTable, chosen: Option) -> list[Option] | None:
    """Whoever wants to go somewhere rolls first; else it is what looks most like the answer."""
    rolls = chosen.kind in WAYS and isinstance(table.pending, Ask) and ROLL in table.pending.options
    return [ROLL] if rolls else None


EXPLAINED: dict[str, Explain] = {
    "lay": why_not_lay,
    "draw": why_not_draw,
    "disguise": why_not_disguise,
    "undisguise": why_not_undisguise,
    "companion": why_not_companion,
    "take_companion": why_not_take_companion,
    "discard": why_not_discard,
    "discard_disguise": why_not_excess,
    "discard_companion": why_not_excess,
    "play": why_not_play,
    "dice": why_not_dice,
    "set": why_not_set,
    "hop": why_not_hop,
    "move": why_not_move,
    "cross": why_not_move,
    "sit": why_not_sit,
    "collect": why_not_collect,
    "show": why_not_show,
    "buy": why_not_buy,
    "stake": why_not_at_square,
    "give": why_not_at_square,
    "take_disguise": why_not_at_square,
    "place": why_not_at_square,
    "pay": why_not_at_square,
    "confront": why_not_confront,
    "reveal": why_not_reveal,
    "look": why_not_look,
    "push": why_not_push,
    "ante": why_not_ante,
    "keep": why_not_keep,
    "leave": why_not_leave,
}

WAYS = frozenset({"move", "cross", "hop"})
PLAIN_KINDS = frozenset({"roll", "back", "pass", "end", "decline", "stay", "go_on", "stop"})
