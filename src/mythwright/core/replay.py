"""Replay files: a header, then one line per answer with a hash of the state after it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from mythwright.core.dice import commitment
from mythwright.core.flow import Roll
from mythwright.core.game import Game
from mythwright.core.option import Option
from mythwright.core.ruling import Refused, ruling
from mythwright.core.save import BadFile, box_hash, fingerprint
from mythwright.core.table import DICE, Answer, Setup, Table, check_options

FIRST = "mythwright replay 1"
HEAD = ("game", "rules", "box", "setup", "seed-hash")
LINE = re.compile(r"(?P<who>dice|[0-9]{1,3}) (?P<answer>.*) ~(?P<stamp>\w+)")


class Replay(msgspec.Struct):
    """A replay as read: the setup, what it claims of rules and box, and its lines."""

    setup: Setup
    rules_version: int
    box: str
    lines: list[tuple[int, int, str, str]]
    """Line of the file, seat (or DICE), text of the answer, hash after it."""


def dealt(game: Game, setup: Setup) -> Table[Any, Any]:
    return Table(game, setup, game.box(setup.edition, setup.layers))


def record(table: Table[Any, Any]) -> str:
    """The replay of this table. The seed is part of it: share it when the game is over."""
    setup = table.setup
    header = [
        FIRST,
        f"game {setup.game}",
        f"rules {table.game.rules_version}",
        f"box {box_hash(table.box)}",
        f"setup {msgspec.json.encode(setup).decode()}",
        f"seed-hash {commitment(setup.seed)}",
        "",
    ]
    return "\n".join([*header, *_lines(table)]) + "\n"


def _lines(table: Table[Any, Any]) -> Iterator[str]:
    twin = dealt(table.game, _stopping(table.setup))
    for seat, answer, _ in table.answers or ():
        _give(twin, seat, answer)
        who, text = ("dice", " ".join(answer)) if isinstance(answer, tuple) else (str(seat), str(answer))
        yield f"{who} {text} ~{fingerprint(twin)}"


def _stopping(setup: Setup) -> Setup:
    return msgspec.structs.replace(setup, dice="ask")


def _give(table: Table[Any, Any], seat: int, answer: Option | tuple[str, ...] | str) -> None:
    if seat == DICE:
        faces = answer.split() if isinstance(answer, str) else answer
        assert not isinstance(faces, Option)
        table.settle(faces)
    else:
        assert not isinstance(answer, tuple)
        table.play(answer, seat)


def read(text: str) -> Replay:
    """Raises `BadFile` that names the line."""
    head: dict[str, str] = {}
    lines: list[tuple[int, int, str, str]] = []
    rows = text.split("\n")
    if rows[0].strip() != FIRST:
        raise BadFile("replay-not-a-replay")
    for number, row in enumerate(rows[1:], start=2):
        key, _, rest = row.strip().partition(" ")
        if key in HEAD:
            head[key] = rest
        elif row.split("#")[0].strip():
            lines.append(_line(number, row.split("#")[0].strip()))
    try:
        setup = msgspec.json.decode(head["setup"], type=Setup)
        if (head["game"], head["seed-hash"]) != (setup.game, commitment(setup.seed)):
            raise BadFile("replay-bad-header", at=head["seed-hash"])
        return Replay(setup, int(head["rules"]), head["box"], lines)
    except (KeyError, ValueError, msgspec.MsgspecError) as error:
        raise BadFile("replay-bad-header", at=str(error)) from None


def _line(number: int, row: str) -> tuple[int, int, str, str]:
    found = LINE.fullmatch(row)
    if found is None:
        raise BadFile("replay-bad-line", line=number)
    return number, DICE if found["who"] == "dice" else int(found["who"]), found["answer"], found["stamp"]


def verify(text: str, find: Callable[[str], Game]) -> Table[Any, Any]:
    """Play the file again and compare every hash and every die. Raises `BadFile` at the first difference."""
    *_, table = steps(text, find)
    return table


def steps(text: str, find: Callable[[str], Game]) -> Iterator[Table[Any, Any]]:
    """The table after the deal and after each line, every line verified."""
    replay = read(text)
    table = _opening(replay, find)
    yield table
    for number, seat, answer, stamp in replay.lines:
        try:
            _check_dice(table, replay.setup, seat, answer, number)
            _give(table, seat, answer)
        except Refused as refused:
            raise BadFile("replay-refused", line=number, answer=answer, rules=list(refused.rules)) from None
        if fingerprint(table) != stamp:
            raise BadFile("replay-differs", line=number, answer=answer, has=stamp, needs=fingerprint(table))
        yield table


def _opening(replay: Replay, find: Callable[[str], Game]) -> Table[Any, Any]:
    """The table that the head of the file tells of, stopping at every roll."""
    setup = replay.setup
    try:
        game = find(setup.game)
        check_options(game, setup.options)
    except (KeyError, msgspec.ValidationError) as error:
        raise BadFile("replay-bad-header", at=str(error)) from None
    if setup.seats not in game.seats or setup.edition not in game.editions():
        raise BadFile("replay-bad-header", at=f"{setup.seats} {setup.edition}")
    box = game.box(setup.edition, setup.layers)
    if (replay.rules_version, replay.box) != (game.rules_version, box_hash(box)):
        raise BadFile("replay-other-box", has=replay.rules_version, needs=game.rules_version)
    return Table(game, _stopping(setup), box)


def _check_dice(table: Table[Any, Any], setup: Setup, seat: int, answer: str, line: int) -> None:
    """Seeded dice must be those of the seed; dice that people entered are taken as they are."""
    if seat != DICE or setup.dice == "ask" or not isinstance(table.pending, Roll):
        return
    fair = table.copy()._throw(table.pending)
    if tuple(answer.split()) != fair:
        raise BadFile("replay-dice", line=line, answer=answer, needs=" ".join(fair))


def undone(table: Table[Any, Any], seat: int, consent: bool = False) -> Table[Any, Any]:
    """The table before this seat's last answer. Beyond the horizon only with everyone's consent."""
    answers = list(table.answers or ())
    at = max((i for i, (who, _, _) in enumerate(answers) if who != DICE), default=-1)
    if at < 0:
        raise Refused([ruling("MW-UNDO-03")])
    who, _, revealed = answers[at]
    if not consent and who != seat:
        raise Refused([ruling("MW-UNDO-02", seat=who)])
    if not consent and (revealed or at < len(answers) - 1):
        raise Refused([ruling("MW-UNDO-01")])
    return replayed(table, answers[:at])


def replayed(table: Table[Any, Any], answers: list[Answer]) -> Table[Any, Any]:
    """The same deal with these answers given again."""
    fresh = dealt(table.game, _stopping(table.setup))
    for seat, answer, _ in answers:
        _give(fresh, seat, answer)
    fresh.setup = table.setup
    return fresh
