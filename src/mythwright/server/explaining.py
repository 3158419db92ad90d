"""Explaining: rules, rulings, odds and sums as JSON, in the reader's words."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from mythwright.core.catalog import Entry
from mythwright.core.flow import Ask
from mythwright.core.game import Game, View
from mythwright.core.judge import judged
from mythwright.core.odds import odds
from mythwright.core.option import NUMBER, WORD, Option, parse
from mythwright.core.ruling import Ruling
from mythwright.core.table import Table
from mythwright.core.telling import Part, odds_words, pieces, seat_name
from mythwright.core.trying import Trial
from mythwright.server.memory import Voice, memory
from mythwright.server.saying import Said, Speech, speech

AnyTable = Table[Any, Any]
STRANGE = "MW-OPTION-03"
"""The ruling on an answer that names something the game does not know there: not worth telling of a try."""
OUT_OF_TURN = "MW-TABLE-01"
MOST_RULES, MOST_TRIES = 15, 8


def option(game: Game, language: str, text: str) -> Said:
    """An option with its label."""
    return speech(game, language).option(text)


def rule(game: Game, language: str, entry: Entry) -> Said:
    return speech(game, language).rule(entry.id)


def rules(game: Game, box: Any, language: str, typed: str) -> list[Said]:
    """The things that are asked about, then the rules with this id or with all of these words."""
    spoken = speech(game, language)
    told, listed = judged(spoken.words, game.printed(box), spoken.catalog, typed)
    return [spoken.entry(entry) for entry in [*told, *listed][:MOST_RULES]]


def ruling(game: Game, language: str, view: View, given: Ruling) -> Said:
    """A rule that forbids, with the facts it compared."""
    return _ruling(speech(game, language), view, given)


def _ruling(spoken: Speech, view: View, given: Ruling) -> Said:
    found = spoken.rule(given.rule)
    compared = _turn(spoken, view, given) if given.rule == OUT_OF_TURN else spoken.facts(view, given.facts)
    return {"rule": given.rule, "title": found["title"], "text": found["text"], "facts": compared}


def reason(game: Game, language: str, given: Ruling) -> str:
    """Why a table cannot be set up so: the game's own words `cannot-<rule>`, else what the rule is called."""
    spoken = speech(game, language)
    own = f"cannot-{given.rule}"
    return spoken.words.say(own, **given.facts) if spoken.words.has(own) else spoken.rule(given.rule)["title"]


def _turn(spoken: Speech, view: View, given: Ruling) -> list[Said]:
    """Whose turn it is to answer."""
    name = seat_name(spoken.words, view, given.facts["asked"])
    return [{"name": spoken.words.say("page-asked"), "value": name}]


def why(game: Game, view: View, line: int, language: str) -> Said | None:
    """What stands behind a line of the log: rule, sum and facts; nothing when there is no such line."""
    if not 0 <= line < len(view["log"]):
        return None
    spoken, event = speech(game, language), view["log"][line]
    facts = {name: fact for name, fact in event["facts"].items() if name != "parts"}
    return {
        "rule": spoken.rule(event["rule"]),
        "words": spoken.event(view, event),
        "parts": [_part(spoken, part) for part in event["facts"].get("parts", ())],
        "facts": spoken.facts(view, facts, "told"),
    }


def _part(spoken: Speech, part: Part) -> Said:
    """A part of a number is called by its name or by its rule."""
    what, amount = ("", part) if isinstance(part, int) else (part[0], part[1])
    name = spoken.catalog[what].title if what in spoken.catalog else spoken.words.name(what)
    return {"name": str(name), "amount": amount}


# -- answers that are only thought of -------------------------------------------------------------------


def considered(table: AnyTable, seat: int, text: str, language: str) -> Said:
    """What an answer would be: allowed or not and why, final or not, with exact odds where dice fall."""
    spoken = speech(table.game, language)
    found = _tried(spoken, table, seat, text)
    answer = parse(text)
    if not found["allowed"] or answer is None:
        return {**found, "final": False, "odds": []}
    guess = table.guess(seat, "considered", quiet=True).play(answer)
    return {**found, "final": guess.revealed, "odds": _odds(spoken, table, seat, answer)}


def _odds(spoken: Speech, table: AnyTable, seat: int, answer: Option) -> list[Said]:
    return [
        {
            "words": odds_words(spoken.words, what),
            "chance": f"{chance.numerator}/{chance.denominator}",
            "percent": round(float(chance) * 100, 1),
        }
        for what, chance in odds(table, seat, answer).items()
    ]


def tried(guess: AnyTable, seat: int, text: str, language: str) -> Said:
    """What an answer would come to, drawn and told; `guess` is made for this alone."""
    spoken, answer = speech(guess.game, language), parse(text)
    voice = _voice(spoken, guess, seat)
    rulings = guess.why_not(text, seat)
    trying = guess.game.trying
    trial = trying.tried(guess, seat, answer, rulings) if trying and answer else Trial()
    view = _named(guess, seat)
    return {
        **spoken.option(text, pieces(view)),
        "allowed": not rulings,
        "rulings": [_ruling(spoken, view, found) for found in rulings],
        "nearest": spoken.option(str(trial.nearest), pieces(view)) if trial.nearest else None,
        **_drawn(voice, trial),
    }


def regarded(guess: AnyTable, seat: int | None, thing: str, language: str) -> Said:
    """What a look at a thing tells and draws; nothing where the game has nothing to show."""
    voice = _voice(speech(guess.game, language), guess, seat)
    trying = guess.game.trying
    return _drawn(voice, trying.regarded(guess, seat, thing) if trying else Trial())


def _voice(spoken: Speech, table: AnyTable, seat: int | None) -> Voice:
    return memory(spoken).voice({"table": {"names": table.game.see(table, seat).get("names", ())}})


def _drawn(voice: Voice, trial: Trial) -> Said:
    return {"marks": [node.json(voice.fact) for node in trial.marks], "lines": voice.say(trial.lines)}


def why_not(table: AnyTable, seat: int | None, thing: str, language: str) -> Said:
    """What may be done with a thing now, and why the rest may not."""
    spoken, ask = speech(table.game, language), table.pending
    if not isinstance(ask, Ask) or seat != ask.seat:
        return {"tries": [_tried(spoken, table, seat, thing)]}
    tries = [_tried(spoken, table, seat, text) for text in _thought_of(table, ask, thing)]
    told = _different(found for found in tries if STRANGE not in [r["rule"] for r in found["rulings"]])
    return {"tries": told or [_asked_instead(spoken, table, ask, thing)]}


def _thought_of(table: AnyTable, ask: Ask, thing: str) -> list[str]:
    """Answers about this thing: from the list, then what the game thinks of, else each kind of the list."""
    if not WORD.match(thing) and not NUMBER.match(thing):
        return []
    listed = [str(option) for option in ask.options if thing in map(str, option.args)][:MOST_TRIES]
    tries = table.game.display(table.see(ask.seat, since=len(table.log or ()))).tries
    kinds = dict.fromkeys(option.kind for option in ask.options if option.args)
    thought = tries.get(thing, ()) if tries else [f"{kind} {thing}" for kind in kinds]
    begun = {" ".join(text.split()[:2]) for text in listed}
    return [*listed, *(text for text in thought if text not in begun)]


def _tried(spoken: Speech, table: AnyTable, seat: int | None, text: str) -> Said:
    rulings = table.why_not(text, -1 if seat is None else seat)
    view = _named(table, seat)
    near = _nearest(table, seat, text) if rulings else []
    return {
        **spoken.option(text, pieces(view)),
        "allowed": not rulings,
        "rulings": [_ruling(spoken, view, found) for found in rulings],
        "nearest": [spoken.option(each, pieces(view)) for each in near],
    }


def _named(table: AnyTable, seat: int | None) -> View:
    """As much of a view as it takes to call seats and pieces by their names."""
    seen = table.game.see(table, seat)
    return {"table": {name: seen[name] for name in ("names", "pieces", "called") if name in seen}}


def _nearest(table: AnyTable, seat: int | None, text: str) -> list[str]:
    """Legal options of the same kind that are most like this one; only for the seat that is asked."""
    answer, ask = parse(text), table.pending
    if answer is None or not isinstance(ask, Ask) or ask.seat != seat:
        return []
    return [str(near) for near in table.nearest(answer) if near.kind == answer.kind]


def _different(tries: Iterable[Said]) -> list[Said]:
    """One try for each reason: the same ruling twice says nothing more."""
    found: dict[str, Said] = {}
    for tried in tries:
        reason = tried["text"] if tried["allowed"] else str(tried["rulings"])
        found.setdefault(reason, tried)
    return list(found.values())[:MOST_TRIES]


def _asked_instead(spoken: Speech, table: AnyTable, ask: Ask, thing: str) -> Said:
    """Nothing can be thought of with this thing: the rule of the question says what is asked now."""
    view = table.see(ask.seat, since=len(table.log or ()))
    kinds = [spoken.kind(kind) for kind in dict.fromkeys(option.kind for option in ask.options)]
    return {
        "text": thing,
        "label": str(spoken.words.name(thing)),
        "allowed": False,
        "rulings": [_ruling(spoken, view, Ruling(ask.rule, {"kinds": kinds}))],
        "nearest": [spoken.option(str(near)) for near in ask.options[:3]],
    }
