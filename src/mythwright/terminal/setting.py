"""Setting the table: what the flags leave open is asked, or taken as the book and habit have it."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Sequence
from dataclasses import dataclass, fields
from typing import Any, get_args, get_origin, get_type_hints

import mythwright
from mythwright.bots import LEVELS
from mythwright.core.game import Game
from mythwright.core.ruling import Refused
from mythwright.core.save import BadFile
from mythwright.core.table import Table, check_options
from mythwright.core.telling import reason, words_of
from mythwright.core.words import FALLBACK
from mythwright.terminal.screen import Screen
from mythwright.terminal.shelf import PERSON, Seats

USUAL_SEATS = 3
USUAL_LEVEL = "greedy"


class Unfit(BadFile):
    """A wish that no table can fulfil: a message id and facts."""


@dataclass(frozen=True, kw_only=True)
class Wishes:
    """What the command line says; `None` where it says nothing."""

    game: str | None = None
    seats: int | None = None
    people: int | None = None
    bots: str | None = None
    seed: str | None = None
    options: dict[str, Any] | None = None
    layer: Sequence[str] | None = None
    dice: str = "seeded"
    resume: str | None = None
    curtain: bool | None = None
    ask_forced: bool = False
    plain: bool = False
    no_colour: bool = False
    language: str = FALLBACK
    data: str | None = None

    @property
    def open(self) -> bool:
        """Whether nothing is said about the table but, perhaps, its game."""
        said = (self.seats, self.people, self.bots, self.seed, self.options, self.layer)
        return not any(wish is not None for wish in said) and self.dice == "seeded"


def wishes_of(args: Namespace) -> Wishes:
    """The flags; empty ones say nothing."""
    flags = {name: getattr(args, name, None) for name in (field.name for field in fields(Wishes))}
    return Wishes(**{name: flag for name, flag in flags.items() if flag not in (None, "", [], {})})


def new_table(wishes: Wishes, screen: Screen) -> tuple[Table[Any, Any], Seats]:
    """A fresh table and who sits at it. Raises `Unfit` and `BadFile`."""
    game = _game(wishes.game, screen)
    screen.words = words_of(game, screen.words.language)
    count = _count(wishes.seats, game, screen)
    seats = seated(wishes, count, screen)
    options = _options(wishes, game, screen)
    try:
        table = mythwright.new(
            game.name,
            seats=count,
            seed=wishes.seed,
            options=options,
            layers=wishes.layer or (),
            dice=wishes.dice,
        )
    except ValueError as error:
        raise Unfit("terminal-bad-options", why=str(error)) from None
    except Refused as refused:
        catalog = game.catalog()
        told = [f"{reason(screen.words, catalog, each)} [{each.rule}]" for each in refused.rulings]
        raise Unfit("terminal-bad-options", why="; ".join(told)) from None
    return table, seats


def _game(wish: str | None, screen: Screen) -> Game:
    names = mythwright.games()
    if wish is None:
        wish = choose(screen, "terminal-which-game", names, names[0]) if len(names) > 1 else names[0]
    if wish not in names:
        raise Unfit("terminal-no-game", game=wish, games=names)
    return mythwright.find(wish)


def _count(wish: int | None, game: Game, screen: Screen) -> int:
    known = [str(number) for number in game.seats]
    usual = min(max(USUAL_SEATS, game.seats[0]), game.seats[-1])
    if wish is None and len(known) == 1:
        return usual
    count = wish if wish is not None else int(choose(screen, "terminal-how-many", known, str(usual)))
    if count not in game.seats:
        raise Unfit("terminal-bad-seats", seats=count, least=game.seats[0], most=game.seats[-1])
    return count


def seated(wishes: Wishes, count: int, screen: Screen) -> Seats:
    """Who sits where: people on the seats named or on the first ones, bots on the others."""
    people = _people(wishes.people, count, screen)
    empty = count - len(people)
    levels = _levels(wishes.bots, screen) if empty else [USUAL_LEVEL]
    bots = iter([*levels, *[levels[-1]] * empty])
    return tuple(PERSON if seat in people else next(bots) for seat in range(count))


def _people(wish: int | None, count: int, screen: Screen) -> set[int]:
    """So many people on the first seats, or people on the seats they name, counted from one."""
    if wish is not None or not screen.attended:
        return set(range(1 if wish is None else min(wish, count)))
    while True:
        typed = screen.ask(screen.words.say("terminal-who-plays", count=count))
        words = typed.replace(",", " ").split() or ["1"]
        if all(word.isdigit() and int(word) <= count for word in words) and (
            len(words) == 1 or "0" not in words
        ):
            return set(range(int(words[0]))) if len(words) == 1 else {int(word) - 1 for word in words}
        screen.say("terminal-bad-people", count=count)


def _levels(wish: str | None, screen: Screen) -> list[str]:
    """The levels of the bots in the order of their seats; the last is for all that follow."""
    levels = (
        (wish or choose(screen, "terminal-which-level", list(LEVELS), USUAL_LEVEL)).replace(",", " ").split()
    )
    unknown = [level for level in levels if level not in LEVELS]
    if unknown:
        raise Unfit("terminal-no-level", level=unknown, levels=list(LEVELS))
    return levels


def choose(screen: Screen, message: str, known: list[str], usual: str) -> str:
    """One of the words, by its beginning; Enter takes the usual one, as does an empty room."""
    if not screen.attended:
        return usual
    while True:
        typed = screen.ask(screen.words.say(message, known=known, usual=usual)).casefold()
        fits = [word for word in known if word.casefold() == typed] or [
            w for w in known if w.startswith(typed)
        ]
        if not typed or len(fits) == 1:
            return fits[0] if typed else usual
        screen.say("terminal-one-of", known=known)


# -- the options of a game -----------------------------------------------------------------------------


def _options(wishes: Wishes, game: Game, screen: Screen) -> dict[str, Any]:
    """What the flags set, else what is asked, else the book's own."""
    kinds = get_type_hints(game.options)
    if wishes.options or not kinds or not wishes.open or not screen.attended:
        return wishes.options or {}
    if not screen.agree("terminal-own-options"):
        return {}
    found: dict[str, Any] = {}
    for name, kind in kinds.items():
        found.update(_asked(game, name, kind, screen))
    return found


def _asked(game: Game, name: str, kind: Any, screen: Screen) -> dict[str, Any]:
    """The value of one option; Enter leaves it as the book has it."""
    words = screen.words
    label = words.say(f"setup-{name}") if words.has(f"setup-{name}") else name.replace("_", " ")
    usual = str(words.name(getattr(game.options(), name))) or "-"
    while True:
        typed = screen.ask(words.say("terminal-option", label=label, usual=usual))
        if not typed:
            return {}
        try:
            value = value_of(typed, kind)
            check_options(game, {name: value})
            return {name: value}
        except ValueError as error:
            screen.say("terminal-bad-options", why=str(error))


def value_of(text: str, kind: Any) -> Any:
    """The text as a value of this type; a list is parted by commas or blanks. Raises `ValueError`."""
    if get_origin(kind) in (list, tuple):
        return [value_of(word, get_args(kind)[0]) for word in text.replace(",", " ").split()]
    if kind is bool:
        return {"true": True, "false": False}.get(text.casefold(), text)
    return int(text) if kind is int else text
