"""A replay told in words: question, answer, and what came of it, each with its rule."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from mythwright.core.event import Log
from mythwright.core.flow import Ask
from mythwright.core.game import Game
from mythwright.core.replay import read, steps
from mythwright.core.table import DICE, Table
from mythwright.core.telling import seat_name, tell, tell_option, tell_prompt
from mythwright.core.words import Words


def tale(text: str, find: Callable[[str], Game], words: Words, seat: int | None = None) -> Iterator[str]:
    """Every answer and all public events; with a seat, its own answers and what it sees. Raises `BadFile`."""
    lines = [(DICE, ""), *((who, answer) for _, who, answer, _ in read(text).lines)]
    asked = ""
    view: dict[str, Any] = {"table": {}}
    told = 0
    for (who, answer), table in zip(lines, steps(text, find), strict=True):
        if who != DICE:
            yield asked
            if seat in (None, who):
                yield words.say("tale-answer", label=tell_option(words, view, answer), answer=answer)
        log = table.log or Log()
        view = {"table": table.game.see(table, seat), "question": table.question(seat)}
        for event in log[told:]:
            if event.seen_by(seat):
                yield words.say("tale-event", text=tell(words, view, event.see()), rule=event.rule)
        told = len(log)
        asked = _question(table, seat, words)
        last = table
    yield _end(last, words)


def _question(table: Table[Any, Any], seat: int | None, words: Words) -> str:
    """As the reader is asked or sees it; who reads all of it is told as much as who is asked."""
    ask = table.pending
    if not isinstance(ask, Ask):
        return ""
    reader = ask.seat if seat is None else seat
    view = {"table": table.game.see(table, reader), "question": table.question(reader)}
    question = tell_prompt(words, table.game, view)
    return "\n" + words.say(
        "tale-question", seat=seat_name(words, view, ask.seat), question=question, rule=ask.rule
    )


def _end(table: Table[Any, Any], words: Words) -> str:
    if table.result is None:
        return "\n" + words.say("tale-unfinished")
    scores = [f"{score:g}" for score in table.result.scores]
    return "\n" + words.say("tale-end", scores=scores, rule=table.result.rule)
