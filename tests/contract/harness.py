"""The contract harness: random play from a seed, and what must hold of a table at every pause."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec
import pytest

import mythwright
from mythwright.core.event import Log
from mythwright.core.flow import Ask
from mythwright.core.game import Game
from mythwright.core.option import Option, parse
from mythwright.core.outlook import outlook
from mythwright.core.ruling import Refused
from mythwright.core.save import fingerprint
from mythwright.core.table import Setup, Table
from mythwright.core.telling import tell, tell_fact, tell_prompt
from mythwright.core.words import Words
from tests.toy.game import GAME as HILLTOP

ROOT = Path(__file__).parents[2]

AnyTable = Table[Any, Any]
Answerable = Option | str | int

QUICK_SEEDS = 2
SLOW_SEEDS = 12
SAMPLE = 12
"""So many options of a long list are tried at one pause."""
LONG = 1000
"""A game that may have more answers than this is looked at only every so many pauses."""
EVERY = 7
VERY_LONG = 100_000
"""And one that may have more than this, more seldom still, and from fewer seeds."""
LONG_SEEDS = 3
PICTURED_SEEDS = {"mythic_earth": 5}
"""Games of which one look takes long are played from fewer seeds too."""
FEW = 5
SELDOM = 61
OPENING = 80
"""So many answers are looked at one by one where it is quick to look."""

JUNK = (
    "",
    " ",
    "!",
    "move;",
    "3 4",
    "stay\x00",
    "é",
    "a-b",
    "push " * 200,
    "{ $a }",
    "'",
    "-",
    "1 2 3",
    "🎲",
)

ODD: tuple[str | int, ...] = (0, -1, 7, 99, 10**30, "x", "dark", "nowhere", "veto")


def all_games() -> list[Game]:
    return [*map(mythwright.find, mythwright.games()), HILLTOP]


def find(name: str) -> Game:
    return {game.name: game for game in all_games()}[name]


def numbers_of_seats(game: Game) -> list[int]:
    """All of them where they are few; of many the ends, and two evenly between them."""
    if len(game.seats) <= FEW:
        return list(game.seats)
    return [game.seats[at * (len(game.seats) - 1) // 3] for at in range(4)]


def tables() -> list[Any]:
    """Every game with its numbers of seats, as parameters."""
    return [pytest.param(g, n, id=f"{g.name}-{n}") for g in all_games() for n in numbers_of_seats(g)]


def plays() -> list[Any]:
    """The same with seeds; most of them are for patient runs."""
    return [
        pytest.param(
            g, n, str(seed), id=f"{g.name}-{n}-{seed}", marks=[pytest.mark.slow] * (seed >= QUICK_SEEDS)
        )
        for g in all_games()
        for n in numbers_of_seats(g)
        for seed in range(seeds(g))
    ]


def seeds(game: Game) -> int:
    """From how many seeds a game is played."""
    usual = LONG_SEEDS if game.answers_bound > VERY_LONG else SLOW_SEEDS
    return PICTURED_SEEDS.get(game.name, usual)


# -- play ----------------------------------------------------------------------------------------------


def deal(game: Game, seats: int, seed: str, dice: str = "seeded") -> AnyTable:
    edition = game.editions()[0]
    options = msgspec.to_builtins(game.options())
    return Table(game, Setup(game.name, edition, (), seats, options, seed, dice), game.box(edition, ()))


def asked(table: AnyTable) -> Ask:
    assert isinstance(table.pending, Ask)
    return table.pending


def play_on(table: AnyTable, chance: random.Random, answers: int = 1_000_000) -> AnyTable:
    """Answer at random, to the end or for so many answers."""
    while table.pending is not None and answers > 0:
        if isinstance(table.pending, Ask):
            table.play(chance.choice(table.pending.options))
            answers -= 1
        else:
            table.roll()
    return table


def pauses(table: AnyTable, chance: random.Random, every: int = 0) -> Iterator[AnyTable]:
    """The table itself at every so many pauses of a random play; the last one is finished."""
    every = every or stride(table.game)
    while table.pending is not None:
        yield table
        play_on(table, chance, every)
    yield table


def stride(game: Game) -> int:
    """How many answers lie between two pauses that are looked at."""
    if game.answers_bound > VERY_LONG:
        return SELDOM
    return EVERY if game.answers_bound > LONG else 1


def opening(table: AnyTable, chance: random.Random) -> Iterator[AnyTable]:
    """The table at every pause of its first answers: there secrets are dealt and chosen."""
    for _ in range(OPENING):
        if table.pending is None:
            return
        yield table
        play_on(table, chance, 1)


@cache
def met(game: Game, seats: int) -> list[Option]:
    """Options of all kinds from one random game: legal somewhere, wrong nearly everywhere else."""
    found: set[Option] = set()
    for table in pauses(deal(game, seats, "met"), random.Random("met"), every=1):
        if table.pending:
            found.update(asked(table).options)
    return sorted(found, key=str)


def anything(game: Game, seats: int) -> list[Answerable]:
    """Answers of every form."""
    return [0, "pass", "!", *met(game, seats)[:5]]


def log(table: AnyTable) -> bytes:
    return msgspec.json.encode(list(table.log or ()))


# -- wrong answers -------------------------------------------------------------------------------------


def changed(option: Option, chance: random.Random) -> Option:
    """An option like this one with something wrong about it."""
    args = list(option.args)
    match chance.randrange(5):
        case 0:
            args.append(chance.choice(ODD))
        case 1:
            args = args[:-1]
        case 2 if args:
            args[chance.randrange(len(args))] = chance.choice(ODD)
        case 3:
            chance.shuffle(args)
        case _:
            return Option(chance.choice(["fly", "stay", "pass", "move", "x", option.kind]), option.args)
    return Option(option.kind, tuple(args))


def wrong(table: AnyTable, pool: Sequence[Option], chance: random.Random) -> Option:
    """An option that is not on the list, and not of a kind of which more is allowed than is listed."""
    ask = asked(table)
    while True:
        option = chance.choice(pool)
        option = changed(option, chance) if chance.random() < 0.5 else option
        if option not in ask.options and (option.kind not in ask.open or table.why_not(option)):
            return option


def malformed(chance: random.Random) -> str:
    letters = [chr(chance.choice([chance.randrange(32, 127), chance.randrange(0x3000)])) for _ in range(9)]
    text = chance.choice([*JUNK, "".join(letters)])
    return text if parse(text) is None else f"{text}!"


def refusal(table: AnyTable, answer: Answerable, seat: int | None = None) -> Refused:
    """The refusal of this answer, which must leave the table as it was."""
    before = fingerprint(table)
    with pytest.raises(Refused) as refused:
        table.play(answer, seat)
    assert fingerprint(table) == before
    return refused.value


def check_refusal(table: AnyTable, answer: Answerable, seat: int | None = None) -> tuple[str, ...]:
    """Refused with ids of the catalogue, as `why_not` says, with legal options as the nearest."""
    refused = refusal(table, answer, seat)
    assert refused.rules and all(rule in table.game.catalog() for rule in refused.rules), refused.rules
    assert refused.rulings == table.why_not(answer, seat)
    assert len(refused.nearest) <= 3 and not any(map(table.why_not, refused.nearest))
    msgspec.json.encode(refused.see())
    return refused.rules


def strangers(table: AnyTable) -> list[int]:
    """Seats that are not asked, one of them at no table."""
    return [seat for seat in (*range(table.setup.seats), 99, -1) if seat != asked(table).seat]


# -- views ---------------------------------------------------------------------------------------------


def view(table: AnyTable, seat: int | None) -> dict[str, Any]:
    """All that a seat sees, but for the seed and its hash: a guess has another."""
    return {key: value for key, value in table.see(seat).items() if key not in ("commitment", "seed")}


def surfaces(table: AnyTable, seat: int | None, probes: Sequence[Option] = ()) -> dict[str, bytes]:
    """Every way out of a table for this seat: view, log, question, picture, sketch, display, and refusals."""
    shown = view(table, seat)
    own = isinstance(table.pending, Ask) and table.pending.seat == seat
    refusals = [table.why_not(probe, seat) for probe in probes] if seat is not None else []
    things = {
        **shown,
        "picture": table.game.draw(shown).svg(),
        "sketch": table.game.sketch(shown),
        "display": table.game.display(shown),
        "features": table.game.features(outlook(table, seat)),
        "refusals": refusals,
        "nearest": [[str(near) for near in table.nearest(probe)] for probe in probes if own],
    }
    return {name: msgspec.json.encode(thing) for name, thing in things.items()}


def leaks(table: AnyTable, seat: int | None, seed: str, probes: Sequence[Option] = ()) -> list[str]:
    """The surfaces by which this seat could tell the true table from a guess of it."""
    truth, guess = surfaces(table, seat, probes), surfaces(table.guess(seat, seed), seat, probes)
    return [name for name in truth if truth[name] != guess[name]]


def told_too_much(table: AnyTable, seat: int | None, seed: str, chance: random.Random) -> list[str]:
    """Kinds of public events that tell what no view shows.

    The same answer is given, with the same dice, to the true table and to a guess of it. Where the seat
    sees no difference between the two afterwards, what everyone was told must not differ either.
    """
    guess = table.guess(seat, seed)
    guess.dice = table.dice.copy()
    common = sorted(set(asked(table).options) & set(asked(guess).options))
    if not common:
        return []
    answer = chance.choice(common)
    shown, told = zip(*(_after(twin, answer, seat) for twin in (table.copy(), guess)), strict=True)
    if shown[0] != shown[1] or told[0] == told[1]:
        return []
    return sorted({event["kind"] for events in told for event in events})


def told_of_secrets(table: AnyTable, seat: int | None, seed: str, chance: random.Random) -> list[str]:
    """Kinds of public events that tell what another seat chose in secret.

    Two answers are given, each to a copy. Where what they change is hidden from this seat, so that its
    guesses are the same after either, what everyone was told should be the same too.
    """
    ask = asked(table)
    if ask.seat == seat or len(ask.options) < 2:
        return []
    one, two = table.copy(), table.copy()
    answers = chance.sample(ask.options, 2)
    told = [_after(twin, each, seat)[1] for twin, each in zip((one, two), answers, strict=True)]
    if one.dice.drawn != two.dice.drawn or fingerprint(one) == fingerprint(two):
        return []
    if fingerprint(one.guess(seat, seed)) != fingerprint(two.guess(seat, seed)):
        return []
    return sorted(
        {event["kind"] for event in (*told[0], *told[1]) if (event in told[0]) != (event in told[1])}
    )


def _after(table: AnyTable, answer: Option, seat: int | None) -> tuple[bytes, list[dict[str, Any]]]:
    """What this seat sees after an answer, and what everyone was told of it."""
    table.log = Log()
    table.play(answer)
    shown = {key: value for key, value in view(table, seat).items() if key != "log"}
    public = [event.see() for event in table.log if event.to is None]
    return msgspec.json.encode(shown), msgspec.json.decode(msgspec.json.encode(public))


# -- rules and words -----------------------------------------------------------------------------------


def cited(table: AnyTable) -> set[str]:
    """The rules that this table names now: of its log, its question and its result."""
    named = {event.rule for event in table.log or ()}
    return named | {part.rule for part in (table.pending, table.result) if part is not None}


FAULTY = re.compile(r" \[('.*)?\]$")
"""What a message looks like when it could not be filled in."""


def mute_events(words: Words, table: AnyTable) -> set[str]:
    """The messages of what happened that are missing or cannot be filled in."""
    shown = table.see(None)
    return _faulty([(f"event-{e.kind}", tell(words, shown, e.see())) for e in table.log or ()])


def mute_sketch(words: Words, table: AnyTable, seat: int | None) -> set[str]:
    """The same for what a terminal says of the table."""
    shown = table.see(seat)
    sketch = table.game.sketch(shown)
    facts = [
        *sketch.spoken,
        *sketch.hand,
        *(fact for head, panel in sketch.panels for fact in (head, *panel)),
    ]
    return _faulty([(fact.message, tell_fact(words, shown, fact)) for fact in facts])


def mute_question(words: Words, table: AnyTable, ask: Ask) -> set[str]:
    """The same for what is asked and what may be answered."""
    said = [(f"option-{option.kind}", words.option(str(option))) for option in ask.options]
    return _faulty([(f"prompt-{ask.prompt}", tell_prompt(words, table.game, table.see(ask.seat))), *said])


def _faulty(said: Sequence[tuple[str, str]]) -> set[str]:
    return {message for message, text in said if text.startswith(message) or FAULTY.search(text)}


def invariants(game: Game) -> Callable[[AnyTable], None]:
    """The game's own check, if it has one beside its tests."""
    place = ("tests", "toy") if game is HILLTOP else ("tests", "games", game.name)
    if not ROOT.joinpath(*place, "invariants.py").exists():
        return lambda table: None
    check: Callable[[AnyTable], None] = import_module(".".join((*place, "invariants"))).check
    return check
