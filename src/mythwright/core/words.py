"""Words: Fluent messages of a language, with ids in the facts turned into names."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number
from fluent.syntax.ast import Resource

from mythwright.core.option import NUMBER

SHELL = Path(__file__).parent / "content" / "words"
FALLBACK = "en"


class Words:
    """The messages of one reader: the shell's and a game's, in the reader's language, else in English."""

    def __init__(self, language: str, texts: Mapping[str, Iterable[str]]) -> None:
        """`texts` gives the Fluent sources per language."""
        self.language = language
        self._bundles = [_bundle(name, texts.get(name, ())) for name in dict.fromkeys((language, FALLBACK))]

    def has(self, message: str) -> bool:
        return any(bundle.has_message(message) for bundle in self._bundles)

    def has_part(self, message: str) -> bool:
        """Whether a message has this part, as in `fact-far.value`."""
        name, _, part = message.partition(".")
        return any(b.has_message(name) and part in b.get_message(name).attributes for b in self._bundles)

    def say(self, message: str, /, **facts: Any) -> str:
        """The message filled in; a missing one shows its id, so that nothing is mute."""
        name, _, attribute = message.partition(".")
        for bundle in self._bundles:
            if bundle.has_message(name):
                found = bundle.get_message(name)
                pattern = found.attributes.get(attribute) if attribute else found.value
                if pattern is not None:
                    text, errors = bundle.format_pattern(pattern, self._names(facts))
                    return str(text) if not errors else f"{text} {sorted(facts)}"
        return message

    def _names(self, facts: Mapping[str, Any]) -> dict[str, Any]:
        """Facts by their names; a list `dice` is also counted as `dice_count` and added up as `dice_sum`."""
        lists = {key: value for key, value in facts.items() if isinstance(value, list | tuple)}
        counts = {f"{key}_count": len(value) for key, value in lists.items()}
        sums = {f"{key}_sum": " + ".join(map(str, value)) for key, value in lists.items()}
        return {**counts, **sums, **{key: self.name(value) for key, value in facts.items()}}

    def name(self, value: Any) -> Any:
        """A fact as the reader would say it: ids become names, lists are joined, none of them empty."""
        if isinstance(value, list | tuple):
            return ", ".join(str(self.name(item)) for item in value if item not in ([], ()))
        if isinstance(value, str) and self.has(f"name-{value}"):
            return self.say(f"name-{value}")
        return value if isinstance(value, int | float) and not isinstance(value, bool) else str(value)

    def option(self, text: str, pieces: Mapping[str, str] | None = None) -> str:
        """The label of an option from its text; `a0` is the first argument, `p0` a piece so numbered."""
        kind, *args = text.split()
        called = [
            self._piece(arg, (pieces or {}).get(arg)) for arg in [*args, *[""] * 5][: max(5, len(args))]
        ]
        facts = {f"a{i}": int(arg) if NUMBER.match(arg) else arg for i, arg in enumerate(args)}
        specific = f"option-{kind}-{args[0]}" if args else ""
        message = specific if specific and self.has(specific) else f"option-{kind}"
        facts |= {f"p{i}": name for i, name in enumerate(called)}
        return self.say(message, all=args, count=len(args), **{**{f"a{i}": "" for i in range(5)}, **facts})

    def _piece(self, arg: str, name: str | None) -> str:
        return self.say("piece-number", number=int(arg), name=name) if name else arg


def _bundle(language: str, sources: Iterable[str]) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False, functions={"THOUSANDTHS": _thousandths})
    shell = SHELL / f"{language}.ftl"
    if shell.exists():
        bundle.add_resource(_parsed(shell.read_text(encoding="utf-8")))
    for source in sources:
        bundle.add_resource(_parsed(source))
    return bundle


@lru_cache(maxsize=256)
def _parsed(source: str) -> Resource:
    """Reading Fluent is slow, and every reader's bundle is of the same few texts."""
    return FluentResource(source)


def _thousandths(value: Any) -> Any:
    """For messages: a whole number of thousandths as a decimal fraction; a word stays as it is."""
    return fluent_number(round(int(value) / 1000, 2)) if isinstance(value, int) else value
