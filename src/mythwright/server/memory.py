"""Memory: parts of displays as they are said, shared by all seats and tables of a game in one language."""

from __future__ import annotations

from typing import Any

import msgspec

from mythwright.core.display import Card, Mat, Tray
from mythwright.core.game import View
from mythwright.core.picture import Fact, Node, Still
from mythwright.core.telling import tell_fact
from mythwright.server.saying import Speech, encode

NONE = object()
USUAL = {field.name: field.default for field in msgspec.structs.fields(Card) if not field.required}
"""What most cards are; it is left out of the page."""
MOST_PARTS = 1 << 13
"""So many parts are remembered; then all are forgotten and said anew."""
Key = tuple[tuple[str, ...], bytes | int]


class Memory:
    """Says each part once for each set of names at a table: the same mat is shown to all who look."""

    def __init__(self, speech: Speech) -> None:
        self._speech = speech
        self._parts: dict[Key, Any] = {}
        self._stills: dict[Key, tuple[Node, Any]] = {}

    def voice(self, view: View) -> Voice:
        return Voice(self, self._speech, view)

    def part(self, voice: Voice, part: Card | Mat | Tray) -> Any:
        key = voice.names, encode(part)
        found = self._parts.get(key)
        if found is None:
            if len(self._parts) > MOST_PARTS:
                self._parts.clear()
            found = self._parts[key] = voice.fields(part)
        return found

    def still(self, voice: Voice, node: Node) -> Any:
        """A node that never changes; it is held, so that its id stays its own."""
        key = voice.names, id(node)
        found = self._stills.get(key)
        if found is None:
            if len(self._stills) > MOST_PARTS:
                self._stills.clear()
            found = self._stills[key] = node, node.json(voice.fact)
        return found[1]


_memories: dict[int, Memory] = {}


def memory(speech: Speech) -> Memory:
    """The memory of a speech, which lives as long as the program."""
    return _memories.setdefault(id(speech), Memory(speech))


class Voice:
    """How the parts of one view are said."""

    def __init__(self, memory: Memory, speech: Speech, view: View) -> None:
        self.names = tuple(view["table"].get("names") or ())
        self._memory, self._words, self._view = memory, speech.words, view

    def fact(self, fact: Fact) -> str:
        return tell_fact(self._words, self._view, fact) if fact.facts else self._words.say(fact.message)

    def node(self, node: Node) -> Any:
        return self._memory.still(self, node) if isinstance(node, Still) else node.json(self.fact)

    def say(self, part: Any) -> Any:
        """A part of a display as plain data, with every fact in it said."""
        match part:
            case Fact():
                return self.fact(part)
            case tuple():
                return [self.say(inner) for inner in part]
            case Card() | Mat() | Tray():
                return self._memory.part(self, part)
            case msgspec.Struct():
                return self.fields(part)
        return part

    def fields(self, part: msgspec.Struct) -> dict[str, Any]:
        """The fields by their names; of a card only what is not as usual."""
        shown = ((name, getattr(part, name)) for name in part.__struct_fields__)
        usual = USUAL if isinstance(part, Card) else {}
        return {name: self.say(value) for name, value in shown if value != usual.get(name, NONE)}
