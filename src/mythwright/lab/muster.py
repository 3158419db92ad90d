"""Lists that players bring: what they are made of, what is wrong with them, and how they look in full."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mythwright.core.game import Game
from mythwright.core.muster import Fault, Muster
from mythwright.core.picture import Fact
from mythwright.core.save import BadFile
from mythwright.core.telling import words_of
from mythwright.core.words import Words


def run(game: Game, args: Any) -> int:
    """What the command line asks for; 1 is a list with faults."""
    if game.muster is None:
        raise BadFile("muster-none", name=game.name)
    box = game.box(game.editions()[0], tuple(args.layer))
    return Desk(game.muster, box, words_of(game, args.language)).do(args.do, args.words, args.points)


class Desk:
    """Where lists are brought: it reads them and says what it finds."""

    def __init__(self, muster: Muster, box: Any, words: Words) -> None:
        self._muster, self._box, self._words = muster, box, words

    def do(self, what: str, texts: Sequence[str], points: int | None) -> int:
        try:
            return self._do(what, texts, points)
        except BadFile as bad:  # what a game says is in the game's own words
            raise BadFile("muster-bad", why=self._words.say(bad.message, **bad.facts)) from None

    def _do(self, what: str, texts: Sequence[str], points: int | None) -> int:
        first, *rest = texts or [""]
        if what == "list":
            return self._show(self._muster.stock(self._box, first))
        if not first or (rest and what != "build"):
            raise BadFile("muster-one-list", what=what)
        roster = self._roster(what, first, rest, points)
        limit = points or self._muster.limit(self._box, roster)
        found = self._muster.faults(self._box, roster, limit)
        if found and what != "print":
            return self._complain(found)
        if what == "check":
            return self._show([Fact("muster-sound", {"points": limit})])
        return self._show(self._muster.sheet(self._box, roster, limit))

    def _roster(self, what: str, first: str, rest: Sequence[str], points: int | None) -> Any:
        if what != "build":
            return self._muster.read(self._box, first)
        if points is None and not rest:
            raise BadFile("muster-no-points")
        return self._muster.build(self._box, first, points or 0, rest)

    def _show(self, facts: Sequence[Fact]) -> int:
        for fact in facts:
            print(self._words.say(fact.message, **fact.facts))
        return 0

    def _complain(self, found: Sequence[Fault]) -> int:
        """Each fault with its rule, and below it what would mend it."""
        for fault in found:
            why = self._words.say(f"fault-{fault.what}", place=fault.place, **fault.facts)
            print(self._words.say("muster-fault", rule=fault.rule, why=why))
            if fault.fix:
                fix = self._words.option(str(fault.fix))
                print(self._words.say("muster-fix", fix=fix, typed=str(fault.fix)))
        return 1
