"""The judge: whoever asks about a thing, in words, hears what is printed on it and by which rules it goes."""

from __future__ import annotations

from collections.abc import Mapping

from mythwright.core.catalog import Catalog, Entry
from mythwright.core.game import View
from mythwright.core.printed import Print
from mythwright.core.telling import tell_fact
from mythwright.core.words import Words

NO_TABLE: View = {"table": {}}
THING = "thing"
"""The kind of what is no rule: it goes by its name alone."""
MOST_THINGS = 3
"""So many things are told in full."""

Found = list[Entry]


def judged(words: Words, prints: Mapping[str, Print], catalog: Catalog, typed: str) -> tuple[Found, Found]:
    """What is told in full: the things that are meant, or the only rule; and what else speaks of them."""
    things, rules = asked_about(words, prints, typed), catalog.search(typed.split())
    if len(things) > MOST_THINGS:
        return [], [*things, *rules]
    return (things, rules) if things or len(rules) > 1 else (rules, [])


def asked_about(words: Words, prints: Mapping[str, Print], typed: str) -> Found:
    """The thing of this name or id, else those whose names hold all these words; a text is told but once."""
    wanted = typed.casefold()
    names = {thing: str(words.name(thing)) for thing in prints}
    meant = [thing for thing, name in names.items() if wanted in (thing.casefold(), name.casefold())]
    if not meant:
        meant = [thing for thing, name in names.items() if _holds(name.casefold(), wanted)]
    told: dict[str, Entry] = {}
    for thing in meant:
        text = _text(words, prints[thing])
        if text:
            told.setdefault(text, Entry(thing, THING, names[thing], text))
    return list(told.values())


def _holds(name: str, wanted: str) -> bool:
    return bool(wanted.strip()) and all(word in name for word in wanted.split())


def _text(words: Words, thing: Print) -> str:
    """Its sentences, as far as there are words, and its rules; nothing without a sentence."""
    lines = [tell_fact(words, NO_TABLE, line).strip() for line in thing.lines if words.has(line.message)]
    if lines and thing.rules:
        lines.append(words.say("judge-rules", rules=list(thing.rules)))
    return "\n".join(lines)
