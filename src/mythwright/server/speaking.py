"""Speaking: what a seat is told of a table, as the JSON page of the protocol. Pure: no socket, no storage.

A server keeps one `Reader` for each seat (`None`: who watches) and language of a live table:

    reader = Reader(table.game, seat, language)
    reader.page(table)    # the whole page, for a welcome; `since` leaves out earlier lines of the log
    reader.patch(table)   # what is new since the last `page` or `patch`; the whole page at first

A reader tells each line of the log once and says again only what has changed. It may be handed any table of
the same deal: a later one, one that was taken back, or one of a replay. `patch` is for news to all sockets of
the seat; whoever comes in between gets `page`. The number of the state, "n", is added by the server.

Everything else is asked for in passing: `page`, `option`, `ruling`, `reason`, `rule`, `rules`, `considered`,
`tried`, `regarded`, `why_not`, `why` and `games`. `considered` plays out odds and `tried` measures what would
do instead: these may take tens of milliseconds; the others take a few.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from mythwright.core.display import Display, Prospect, Trace
from mythwright.core.game import Game, View
from mythwright.core.picture import Fact, changes
from mythwright.core.table import Table
from mythwright.core.telling import pieces, seat_name, tell_prompt
from mythwright.core.words import Words
from mythwright.server.ending import result
from mythwright.server.explaining import (
    considered,
    option,
    reason,
    regarded,
    rule,
    rules,
    ruling,
    tried,
    why,
    why_not,
)
from mythwright.server.memory import Voice, memory
from mythwright.server.offering import games
from mythwright.server.saying import Said, Speech, speech
from mythwright.server.tale import Tale

__all__ = [
    "Reader",
    "considered",
    "games",
    "option",
    "page",
    "reason",
    "regarded",
    "rule",
    "rules",
    "ruling",
    "tried",
    "why",
    "why_not",
]

AnyTable = Table[Any, Any]
Leading = tuple[Mapping[str, Trace], Mapping[str, tuple[Prospect, ...]]]
"""By option, the ways over the board, and where dice may lead."""
PARTS = ("status", "scene", "hand", "spoken", "focus", "drag", "regards", "muster")
"""The parts of a display that are sent whole when they change."""
PILES = ("mats", "trays")
"""And those of which the changed ones are sent; when others lie there, or in another order, their ids too."""


def page(table: AnyTable, seat: int | None, language: str) -> Said:
    """The whole page of a table for someone who looks but once."""
    return Reader(table.game, seat, language).page(table)


class Reader:
    """What one seat has been told of one table in one language."""

    def __init__(self, game: Game, seat: int | None, language: str) -> None:
        self.game, self.seat, self.language = game, seat, language
        self._speech = speech(game, language)
        self._memory = memory(self._speech)
        self._tale = Tale(self._speech, seat)
        self._display: Display | None = None
        self._said: Said = {}
        self._kept: dict[str, tuple[Any, Any]] = {}
        self._names: tuple[str, ...] = ()

    def page(self, table: AnyTable, since: int = 0) -> Said:
        """All of it, with the lines of the log from this one on."""
        voice, display, _ = self._read(table)
        told = {"log": self._tale.lines[since:], **({"from": since} if since else {})}
        listed = {name: list(self._said[name].values()) for name in PILES}
        return {**self._said, **listed, "board": display.board.json(voice.fact), **told}

    def patch(self, table: AnyTable) -> Said:
        """What has changed since this reader last looked."""
        before, said = self._display, self._said
        if before is None:
            return self.page(table)
        voice, display, known = self._read(table)
        now = self._said
        whole = [name for name in now if name not in PILES and now[name] is not said[name]]
        news = {name: now[name] for name in whole if now[name] != said[name]}
        for name in PILES:
            news |= _new_ones(name, said[name], now[name])
        found = changes(before.board, display.board)
        if found:
            news["changes"] = [{"id": node.id, "node": voice.node(node)} for node in found]
        if known is not None:
            news |= {"lines": self._tale.lines[known:], "from": known}
        return news

    # -- reading a table -------------------------------------------------------------------------------

    def _read(self, table: AnyTable) -> tuple[Voice, Display, int | None]:
        """Look at the table, and say it; the number is that of the first new line of the log, if any."""
        view = self._tale.glance(table)
        display, voice = self.game.display(view), self._memory.voice(view)
        known = self._tale.read(table, view, display)
        self._display, self._said = display, self._say(view, display, voice)
        return voice, display, known

    def _say(self, view: View, display: Display, voice: Voice) -> Said:
        """All but the board and the log."""
        if voice.names != self._names:
            self._names = voice.names
            self._kept.clear()
        once, say = self._once, voice.say
        leading = display.traces, display.prospects
        asked = view["question"], self._prompt(view), display.notes, leading
        said = {name: once(name, getattr(display, name), say) for name in PARTS}
        return said | {
            "seat": self.seat,
            "question": once("question", asked, lambda it: _question(self._speech, view, *it)),
            "mats": {mat.id: once(mat.id, mat, say) for mat in display.mats},
            "trays": {tray.id: once(tray.id, tray, say) for tray in display.trays},
            "commitment": view["commitment"],
            "seed": view["seed"],
            "result": result(self._speech, view, display),
        }

    def _prompt(self, view: View) -> str:
        """What is asked of somebody; a roll is none of it."""
        asked = view["question"]
        return tell_prompt(self._speech.words, self.game, view) if asked and "prompt" in asked else ""

    def _once(self, name: str, part: Any, say: Callable[[Any], Any]) -> Any:
        """The part said; if it is the same as before, in the same words as before."""
        kept = self._kept.get(name)
        if kept is not None and kept[0] == part:
            return kept[1]
        said = say(part)
        self._kept[name] = part, said
        return said


def _new_ones(name: str, before: dict[str, Said], after: dict[str, Said]) -> Said:
    """Those that are new or changed, and their order when it is another."""
    fresh = [one for id, one in after.items() if one is not before.get(id) and one != before.get(id)]
    news: Said = {name: fresh} if fresh else {}
    return news if list(before) == list(after) else {**news, f"{name}_order": list(after)}


def _question(
    speech: Speech,
    view: View,
    asked: View | None,
    prompt: str,
    notes: Mapping[str, Fact],
    leading: Leading,
) -> Said | None:
    """Who is asked what; the options are there for the seat that is asked."""
    words = speech.words
    if asked is None:
        return None
    name = seat_name(words, view, asked["seat"])
    found = {"seat": asked["seat"], "name": name, "mine": "options" in asked, "rule": asked["rule"]}
    if "roll" in asked:
        thrown = words.say("page-roll", name=name, number=asked["number"], die=asked["roll"])
        return {**found, "prompt": thrown, "key": "roll", "groups": {}, "options": []}
    texts = asked.get("options", ())
    groups = {kind: speech.kind(kind) for kind in dict.fromkeys(text.partition(" ")[0] for text in texts)}
    named, told = pieces(view), {text: speech.fact(view, note) for text, note in notes.items()}
    drawn = _led(leading)
    options = [_noted(words, speech.option(text, named) | drawn.get(text, {}), told) for text in texts]
    said = prompt if found["mine"] else _overheard(words, name, asked["prompt"], prompt)
    listed = {"prompt": said, "key": asked["prompt"], "groups": groups, "options": options}
    return {**found, **listed, "resorts": _resorts(speech, asked)}


def _overheard(words: Words, name: str, asked: str, prompt: str) -> str:
    """A question for those who wait: it is not put to them; they are told whose it is, and about what."""
    return words.say("page-decides", name=name, about=asked if words.has(f"name-{asked}") else prompt)


def _resorts(speech: Speech, asked: View) -> list[Said]:
    """Last resorts: open answers of one word that nobody gives by mistake, such as to concede."""
    words, kinds = speech.words, [str(kind) for kind in asked.get("open", ())]
    return [
        {"text": kind, "label": speech.kind(kind), "warning": words.say(f"resort-{kind}")}
        for kind in kinds
        if words.has(f"resort-{kind}")
    ]


def _noted(words: Words, option: Said, notes: Mapping[str, str]) -> Said:
    """With what there is to know of it, if there is something."""
    note = notes.get(option["text"])
    return {**option, "label": words.say("page-noted", label=option["label"], note=note)} if note else option


def _led(leading: Leading) -> dict[str, Said]:
    """By option, what a board may draw of where it leads, or may lead."""
    traces, prospects = leading
    ways: dict[str, Said] = {text: {"trace": _drawn(trace)} for text, trace in traces.items()}
    return ways | {text: {"prospects": _spread(found)} for text, found in prospects.items()}


def _spread(prospects: tuple[Prospect, ...]) -> list[list[int]]:
    """Places and chances in whole numbers: x, y, per cent."""
    return [[round(x), round(y), round(100 * chance)] for x, y, chance in prospects]


def _drawn(trace: Trace) -> list[list[int]]:
    """The strokes in whole numbers, one after the other: x, y, x, y."""
    return [[round(number) for point in stroke for number in point] for stroke in trace]
