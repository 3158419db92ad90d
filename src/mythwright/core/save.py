"""Saves: a table as one text, and back."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b
from typing import Any

import msgspec

from mythwright.core.dice import Dice
from mythwright.core.event import Event, Log, Result
from mythwright.core.flow import Ask, Frame, Roll
from mythwright.core.game import Game
from mythwright.core.option import Option
from mythwright.core.table import Setup, Table

FORMAT = 1


class BadFile(Exception):
    """A save, replay or pack that cannot be used: a message id and facts for the reader's language."""

    def __init__(self, message: str, **facts: Any) -> None:
        self.message = message
        self.facts = facts
        super().__init__(f"{message} {facts}")


class Saved(msgspec.Struct, forbid_unknown_fields=True):
    """What a save holds; frames carry the name of their class."""

    mythwright: int
    rules_version: int
    box: str
    setup: Setup
    state: Any
    stack: list[dict[str, Any]]
    pending: dict[str, Any] | None
    result: Result | None
    dice: Dice
    log: list[Event]
    answers: list[tuple[int, Option | tuple[str, ...], bool]]
    check: str = ""


def fingerprint(table: Table[Any, Any]) -> str:
    """A short hash of everything that changes: state, stack, question, and how far the dice have run."""
    state = msgspec.to_builtins(table.state, str_keys=True)
    whole = [state, _stack(table), table.pending, table.dice.drawn]
    return blake2b(msgspec.json.encode(whole, order="sorted"), digest_size=6).hexdigest()


def box_hash(box: Any) -> str:
    return blake2b(msgspec.json.encode(box, order="sorted"), digest_size=6).hexdigest()


def prepare(game: Game) -> None:
    """Have every type of a save read once: msgspec crashes when several threads meet a new type together."""
    for kind in (Saved, Setup, Ask, Roll, game.options, game.state, *game.frames.values()):
        msgspec.json.Decoder(kind)


def save(table: Table[Any, Any]) -> str:
    """The whole table, secrets included: for its owner, never for a seat."""
    saved = Saved(
        mythwright=FORMAT,
        rules_version=table.game.rules_version,
        box=box_hash(table.box),
        setup=table.setup,
        state=table.state,
        stack=_stack(table),
        pending=_pending(table),
        result=table.result,
        dice=table.dice,
        log=list(table.log or ()),
        answers=table.answers or [],
    )
    saved.check = _check(saved)
    return msgspec.json.encode(saved).decode()


def load(text: str, find: Callable[[str], Game]) -> Table[Any, Any]:
    """The table of a save; `find` gives the game of a name. Raises `BadFile`."""
    try:
        saved = msgspec.json.decode(text, type=Saved)
    except msgspec.ValidationError as error:
        raise BadFile("save-not-a-save", at=str(error)) from None
    except msgspec.DecodeError as error:
        raise BadFile("save-damaged", at=str(error)) from None
    check, saved.check = saved.check, ""
    if check != _check(saved):
        raise BadFile("save-changed")
    try:
        game = find(saved.setup.game)
    except KeyError:
        raise BadFile("save-other-game", game=saved.setup.game) from None
    box = game.box(saved.setup.edition, saved.setup.layers)
    if saved.rules_version != game.rules_version or saved.box != box_hash(box):
        raise BadFile("save-other-box", has=saved.rules_version, needs=game.rules_version)
    return _restored(saved, game, box)


def _restored(saved: Saved, game: Game, box: Any) -> Table[Any, Any]:
    table: Table[Any, Any] = Table.__new__(Table)
    table.game, table.setup, table.box = game, saved.setup, box
    table.state = msgspec.convert(saved.state, game.state, str_keys=True)
    table.stack = [_frame(game, entry) for entry in saved.stack]
    table.pending = _question(saved.pending) if saved.pending else None
    table.result, table.dice, table.revealed = saved.result, saved.dice, False
    table.log, table.answers = Log(saved.log), saved.answers
    return table


def _stack(table: Table[Any, Any]) -> list[dict[str, Any]]:
    return [
        {"frame": type(frame).__name__, **msgspec.to_builtins(frame, str_keys=True)} for frame in table.stack
    ]


def _frame(game: Game, entry: dict[str, Any]) -> Frame:
    name = entry.pop("frame")
    frame: Frame = msgspec.convert(entry, game.frames[name], str_keys=True)
    return frame


def _question(shown: dict[str, Any]) -> Ask | Roll:
    return msgspec.convert(shown, Ask) if "options" in shown else msgspec.convert(shown, Roll)


def _pending(table: Table[Any, Any]) -> dict[str, Any] | None:
    shown: dict[str, Any] | None = msgspec.to_builtins(table.pending)
    return shown


def _check(saved: Saved) -> str:
    return blake2b(msgspec.json.encode(saved), digest_size=8).hexdigest()
