"""A table: the box, the state, what is under way, the one question, and the log."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from difflib import SequenceMatcher
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any, Generic, Self, TypeVar

import msgspec

from mythwright.core.dice import Dice, commitment, seeded
from mythwright.core.event import Key, Log, Result, shared
from mythwright.core.flow import Ask, Call, Done, Frame, Later, Next, Roll
from mythwright.core.option import Option, parse
from mythwright.core.ruling import Refused, Ruling, ruling

if TYPE_CHECKING:
    from mythwright.core.game import Game

Box = TypeVar("Box")
State = TypeVar("State")

DICE = -1
"""The "seat" of an answer that dice gave."""

Answer = tuple[int, Option | tuple[str, ...], bool]
"""Who answered, what, and whether something hidden was revealed by it."""


@lru_cache(maxsize=1 << 14)
def thrown(faces: tuple[str, ...]) -> Answer:
    """What dice answered; alike throws share their memory between tables."""
    return DICE, faces, True


@cache
def rolled(rule: str) -> Key:
    """The key of all events that tell of dice rolled by this rule."""
    key = ("rolled", rule, None, "seat", "die", "faces")
    return shared(key, key)


class Setup(msgspec.Struct, frozen=True):
    """All that is needed to deal the same table again."""

    game: str
    edition: str
    layers: tuple[str, ...]
    seats: int
    options: dict[str, Any]
    seed: str
    dice: str = "seeded"


class Table(Generic[Box, State]):
    """A game under way. `see` is the only way out of it."""

    __slots__ = (
        "answers",
        "asked",
        "box",
        "dice",
        "game",
        "log",
        "result",
        "revealed",
        "setup",
        "stack",
        "state",
    )

    game: Game
    setup: Setup
    box: Box
    state: State
    stack: list[Frame]
    asked: Ask | Later | Roll | None
    """The question as it was asked: who is asked for what, whether or not its options have been listed."""
    log: Log | None
    answers: list[Answer] | None
    dice: Dice
    result: Result | None
    revealed: bool

    def __init__(self, game: Game, setup: Setup, box: Box) -> None:
        self.game, self.setup, self.box = game, setup, box
        self.log, self.answers = Log(), []
        self.dice = seeded(setup.seed)
        self.result = None
        self.revealed = False
        options = msgspec.convert(setup.options, game.options)
        self.state, frame = game.deal(box, setup.seats, options, self.dice)
        self.stack = [frame]
        self._run(frame.start(self))

    # -- the question ------------------------------------------------------------------------------

    @property
    def pending(self) -> Ask | Roll | None:
        """The one question; its options are listed now, if they were left for later."""
        asked = self.asked
        if type(asked) is Later:
            options = tuple(getattr(self.stack[-1], asked.lists)(self))
            asked = self.asked = Ask(asked.seat, options, asked.then, asked.rule, asked.prompt, asked.open)
        return asked  # type: ignore[return-value]

    @pending.setter
    def pending(self, asked: Ask | Later | Roll | None) -> None:
        self.asked = asked

    # -- answers -----------------------------------------------------------------------------------

    def play(self, answer: Option | str | int, seat: int | None = None) -> Self:
        """Answer the question: an option, its text, or its number in the list. May raise `Refused`."""
        option = answer if type(answer) is Option else self._read(answer, seat)
        ask = self.asked
        if type(ask) is not Ask:
            ask = self.pending
        if type(ask) is not Ask or option not in ask.options or (seat is not None and seat != ask.seat):
            self._refuse(option, seat)
            assert isinstance(ask, Ask)
        self._answer(ask.seat, option)
        return self

    def roll(self) -> Self:
        """Let the seeded dice fall, where the table stops at every roll."""
        roll = self._awaited()
        return self._settle(roll, self._throw(roll))

    def settle(self, faces: Sequence[str]) -> Self:
        """Give the faces that the dice show: scripted, entered or recorded."""
        roll = self._awaited()
        allowed = self.game.faces(self.box, roll.die)
        if len(faces) != roll.number or any(face not in allowed for face in faces):
            facts = {"die": roll.die, "needs": roll.number, "has": len(faces), "faces": list(allowed)}
            raise Refused([Ruling("MW-DICE-02", facts)])
        self.dice.skip(roll.die)
        return self._settle(roll, tuple(faces))

    def why_not(self, answer: Option | str | int, seat: int | None = None) -> list[Ruling]:
        """The rulings that forbid this answer now; empty when it is allowed. Changes nothing."""
        try:
            option = self._read(answer, seat)
            ask = self._question(seat)
        except Refused as refused:
            return refused.rulings
        if option in ask.options:
            return []
        rulings = self.game.explain(self, ask.seat, option)
        if option.kind in ask.open:
            return rulings
        return rulings or [Ruling(ask.rule, {"kinds": sorted({o.kind for o in ask.options})})]

    # -- views -------------------------------------------------------------------------------------

    def see(self, seat: int | None = None, since: int = 0) -> dict[str, Any]:
        """All that this seat may know, as JSON; `None` is a spectator. `since` leaves out earlier events."""
        return {
            "game": self.setup.game,
            "seat": seat,
            "commitment": commitment(self.setup.seed),
            "seed": self.setup.seed if self.result else None,
            "table": self.game.see(self, seat),
            "question": self.question(seat),
            "log": [event.see() for event in (self.log or Log())[since:] if event.seen_by(seat)],
            "result": msgspec.to_builtins(self.result),
        }

    def question(self, seat: int | None) -> dict[str, Any] | None:
        """The open question as this seat may know it: only who is asked sees the options."""
        asked = self.asked
        if asked is None:
            return None
        if isinstance(asked, Roll):
            return {"roll": asked.die, "number": asked.number, "rule": asked.rule, "seat": asked.seat}
        shown = {"seat": asked.seat, "rule": asked.rule, "prompt": asked.prompt}
        if seat != asked.seat:
            return shown
        ask = self.pending
        assert isinstance(ask, Ask)
        listed = {**shown, "options": [str(option) for option in ask.options]}
        return {**listed, "open": list(ask.open)} if ask.open else listed

    def guess(self, seat: int | None, seed: str, quiet: bool = False) -> Self:
        """A table that this seat could not tell from this one, with everything hidden dealt anew."""
        twin = self.copy(quiet=True)
        twin.asked = self.pending  # listed before anything is dealt anew
        twin.setup = msgspec.structs.replace(self.setup, seed=seed)
        twin.dice = seeded(seed)
        self.game.guess(twin, seat, seeded(f"{seed}/guess"))
        if not quiet and self.log is not None:
            twin.log = Log(event for event in self.log if event.seen_by(seat))
        return twin

    def svg(self, seat: int | None = None) -> str:
        return self.game.draw(self.see(seat)).svg()

    def _repr_svg_(self) -> str:
        return self.svg()

    # -- copies ------------------------------------------------------------------------------------

    def copy(self, quiet: bool = False) -> Self:
        """An independent table; `quiet` leaves log and answers behind, for search."""
        twin = type(self).__new__(type(self))
        twin.game, twin.setup, twin.box = self.game, self.setup, self.box
        twin.state = self.state.copy()  # type: ignore[attr-defined]
        twin.stack = [frame.copy() for frame in self.stack]
        twin.asked, twin.result, twin.revealed = self.asked, self.result, self.revealed
        twin.log = None if quiet or self.log is None else self.log.copy()
        twin.answers = None if quiet or self.answers is None else self.answers[:]
        twin.dice = self.dice.copy()
        return twin

    def stopping(self) -> Self:
        """A copy that stops at every roll, as in companion mode, for odds and search."""
        twin = self.copy()
        twin.setup = msgspec.structs.replace(self.setup, dice="ask")
        return twin

    # -- for rules ---------------------------------------------------------------------------------

    def tell(self, kind: str, rule: str, /, to: tuple[int, ...] | None = None, **facts: Any) -> None:
        """Write down what happened. Rules call it with every change they make."""
        if self.log is not None:
            key = (kind, rule, to, *facts)
            self.log.rows.append((shared(key, key), *facts.values()))

    def reveal(self) -> None:
        """Something hidden has come to light: undo does not go behind this answer by itself."""
        self.revealed = True

    # -- the engine --------------------------------------------------------------------------------

    def _question(self, seat: int | None) -> Ask:
        """The question, if this seat may answer it."""
        ask = self.pending
        if not isinstance(ask, Ask):
            raise Refused([ruling("MW-TABLE-02") if ask is None else ruling("MW-DICE-01", die=ask.die)])
        if seat not in (None, ask.seat):
            raise Refused([ruling("MW-TABLE-01", seat=seat, asked=ask.seat)])
        return ask

    def _read(self, answer: Option | str | int, seat: int | None) -> Option:
        if isinstance(answer, Option):
            return answer
        options = self._question(seat).options  # first: another seat must not learn how many there are
        if isinstance(answer, int):
            if 0 <= answer < len(options):
                return options[answer]
            raise Refused([ruling("MW-OPTION-02", number=answer, count=len(options))])
        option = parse(answer)
        if option is None:
            raise Refused([ruling("MW-OPTION-01", text=answer[:80])])
        return option

    def _refuse(self, option: Option, seat: int | None) -> None:
        """Raise, unless the question is open and nothing forbids this option."""
        rulings = self.why_not(option, seat)
        if rulings:
            raise Refused(rulings, self.nearest(option) if seat in (None, self._asked()) else ())

    def _asked(self) -> int | None:
        return self.asked.seat if isinstance(self.asked, Ask | Later) else None

    def nearest(self, option: Option, most: int = 3) -> tuple[Option, ...]:
        """The legal options that are most like this one: as the game says, else as they look."""
        if not isinstance(self.pending, Ask):
            return ()
        found = self.game.nearest(self, option, most)
        if found is not None:
            return tuple(found)
        text = str(option)

        def likeness(other: Option) -> tuple[bool, float]:
            return other.kind == option.kind, SequenceMatcher(None, text, str(other)).ratio()

        return tuple(sorted(self.pending.options, key=likeness, reverse=True)[:most])

    def _awaited(self) -> Roll:
        if not isinstance(self.pending, Roll):
            raise Refused([ruling("MW-TABLE-02") if self.pending is None else ruling("MW-DICE-03")])
        return self.pending

    def _throw(self, roll: Roll) -> tuple[str, ...]:
        return self.dice.throw(roll.die, self.game.faces(self.box, roll.die), roll.number)

    def _settle(self, roll: Roll, faces: tuple[str, ...]) -> Self:
        self._note(roll, faces)
        self._answer(DICE, faces)
        return self

    def _note(self, roll: Roll, faces: tuple[str, ...]) -> None:
        self.revealed = True
        if (
            self.log is not None
        ):  # as `tell` would, but quicker: dice fall more often than anything else happens
            self.log.rows.append((rolled(roll.rule), roll.seat, roll.die, faces))

    def _answer(self, seat: int, answer: Option | tuple[str, ...]) -> None:
        self.revealed = seat == DICE
        answers = self.answers
        if answers is not None:
            at = len(answers)
            answers.append((seat, answer, self.revealed))
        frame = self.stack[-1]
        self._run(getattr(frame, frame.step)(self, answer))
        if self.revealed and answers is not None:
            answers[at] = (seat, answer, True)

    def _run(self, step: Next) -> None:
        """Go on until a seat must choose, dice must fall, or the game is over."""
        stack = self.stack
        frame = stack[-1]
        while True:
            kind = type(step)
            if kind is Call:
                frame.step = step.then  # type: ignore[union-attr]
                frame = step.frame  # type: ignore[union-attr]
                stack.append(frame)
                step = frame.start(self)
            elif kind is Done:
                stack.pop()
                if not stack:
                    self.asked = None
                    self.result = self.game.result(self)
                    return
                frame = stack[-1]
                step = getattr(frame, frame.step)(self, step.result)  # type: ignore[union-attr]
            elif kind is Roll and self.setup.dice != "ask":
                frame.step = step.then  # type: ignore[union-attr]
                answer = thrown(self._throw(step))  # type: ignore[arg-type]
                self._note(step, answer[1])  # type: ignore[arg-type]
                if self.answers is not None:
                    self.answers.append(answer)
                step = getattr(frame, step.then)(self, answer[1])  # type: ignore[union-attr]
            else:
                frame.step = step.then  # type: ignore[union-attr]
                self.asked = step  # type: ignore[assignment]
                return


def check_options(game: Game, options: Mapping[str, Any]) -> dict[str, Any]:
    """The options of a table, complete and in order; raises `msgspec.ValidationError`."""
    checked: dict[str, Any] = msgspec.to_builtins(msgspec.convert(dict(options), game.options))
    return checked
