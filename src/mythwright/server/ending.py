"""The end of a game: who won and why, and its story in figures, as JSON in the reader's words."""

from __future__ import annotations

from typing import Any

from mythwright.core.display import Display, Story
from mythwright.core.game import View
from mythwright.core.telling import seat_name, tell_verdict
from mythwright.server.saying import Said, Speech


def result(speech: Speech, view: View, display: Display) -> Said | None:
    """Nothing while the game goes on."""
    ended = view["result"]
    if ended is None:
        return None
    names = [seat_name(speech.words, view, seat) for seat in range(len(ended["ranks"]))]
    seats = zip(names, ended["ranks"], ended["scores"], strict=True)
    notes = _places(speech, view, display) or [""] * len(names)
    ranks = [
        {"seat": seat, "name": name, "rank": rank, "score": score, "won": rank == 1, "note": notes[seat]}
        for seat, (name, rank, score) in enumerate(seats)
    ]
    return {
        "rule": speech.rule(ended["rule"]),
        "words": _words(speech, view, [row["name"] for row in ranks if row["won"]]),
        "ranks": sorted(ranks, key=lambda row: row["rank"]),
        "story": _story(speech, view, display, names),
    }


def _places(speech: Speech, view: View, display: Display) -> list[str]:
    """How each seat came to its place, if the game tells that."""
    return [speech.fact(view, place) for place in display.story.places] if display.story else []


def _words(speech: Speech, view: View, winners: list[str]) -> str:
    """The game's own sentence, else only who won."""
    words = speech.words
    usual = words.say("page-won", winners=winners) if winners else words.say("page-nobody-won")
    return tell_verdict(words, speech.game, view) or usual


def _story(speech: Speech, view: View, display: Display, names: list[str]) -> Said | None:
    story = display.story
    if story is None:
        return None
    figures = [
        {"name": speech.fact(view, figure.name), "value": figure.value, "emblem": figure.emblem}
        for figure in story.figures
    ]
    return {"figures": figures, "chart": _chart(speech, view, display, story, names)}


def _chart(speech: Speech, view: View, display: Display, story: Story, names: list[str]) -> dict[str, Any]:
    return {
        "names": names,
        "colours": [mat.colour for mat in sorted(display.mats, key=lambda mat: mat.seat)],
        "series": [list(row) for row in story.series],
        "label": speech.fact(view, story.label),
    }
