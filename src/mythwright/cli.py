"""One command, `mythwright`, with a subcommand for each thing one does with it."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, NoReturn

import msgspec

import mythwright
from mythwright.bots import LEVELS
from mythwright.core import replay, save
from mythwright.core.game import Game
from mythwright.core.ruling import Refused
from mythwright.core.table import Setup, Table
from mythwright.lab.match import Plan

WORDS = Path(save.__file__).parent / "content" / "words"
USUAL_SEATS = 4
FORMATS = (".csv", ".jsonl")
MUSTERING = ("list", "check", "build", "print")

Args = argparse.Namespace


class BadInput(save.BadFile):
    """An argument that cannot be used: a message and its facts, for one line on stderr."""


def part(name: str) -> Any:
    """A module that is loaded only by the commands that need it: words and drawing take their time."""
    return import_module(f"mythwright.{name}")


@cache
def say(message: str) -> str:
    return str(_shell().say(message))


@cache
def _shell() -> Any:
    return part("core.words").Words("en", {})


# -- help ------------------------------------------------------------------------------------------------


class Told(argparse.RawDescriptionHelpFormatter):
    """Writes help from ids of messages, so that words are loaded only when help is asked for."""

    def add_usage(self, usage: str | None, actions: Any, groups: Any, prefix: str | None = None) -> None:
        super().add_usage(usage, actions, groups, f"{say('cli-usage')} " if prefix is None else prefix)

    def start_section(self, heading: str | None) -> None:
        super().start_section(heading and say(heading))

    def add_text(self, text: str | None) -> None:
        super().add_text(text and say(text))

    def _expand_help(self, action: argparse.Action) -> str:
        return say(action.help or "")


class Help(argparse.Action):
    """Tells also what a table of the game that was named may be set up with."""

    def __call__(self, parser: Any, said: Args, *_: Any) -> None:
        parser.print_help()
        if "set" in said and getattr(said, "game", None) in mythwright.games():
            print("", *part("lab.settings").lines(mythwright.find(said.game), "en"), sep="\n")
        parser.exit()


class Parser(argparse.ArgumentParser):
    """Its errors are one line like all others."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(formatter_class=Told, add_help=False, allow_abbrev=False, **settings)
        self._positionals.title, self._optionals.title = "cli-arguments", "cli-flags"
        self.add_argument("-h", "--help", action=Help, nargs=0, help="cli-flag-help")

    def error(self, message: str) -> NoReturn:
        raise BadInput("cli-usage-error", what=message, command=self.prog)


def parser() -> Parser:
    top = Parser(prog="mythwright", description="cli-about", epilog="cli-example")
    top.add_argument("--version", action="version", version=mythwright.__version__, help="cli-flag-version")
    commands = top.add_subparsers(title="cli-commands", metavar="COMMAND", dest="command", required=True)
    for name, (run, flags) in COMMANDS.items():
        about, example = f"cli-{name}", f"cli-{name}-example"
        command = commands.add_parser(name, help=about, description=about, epilog=example)
        command.set_defaults(run=run)
        flags(command)
    return top


def _game(command: Parser) -> None:
    command.add_argument("game", metavar="GAME", help="cli-flag-game")


def _language(command: Parser) -> None:
    languages = sorted(path.stem for path in WORDS.glob("*.ftl"))
    command.add_argument("--language", choices=languages, default="en", help="cli-flag-language")


def _layer(command: Parser) -> None:
    command.add_argument("--layer", metavar="FILE", action="append", default=[], help="cli-flag-layer")


def _table(command: Parser) -> None:
    flag = command.add_argument
    flag("--seats", metavar="N", type=whole("--seats", 1), help="cli-flag-seats")
    flag("--set", metavar="KEY=VALUE", action="append", default=[], help="cli-flag-set")
    _layer(command)


def _dealt(command: Parser) -> None:
    _table(command)
    command.add_argument("--seed", metavar="TEXT", help="cli-flag-seed")
    command.add_argument("--dice", choices=("seeded", "ask"), default="seeded", help="cli-flag-dice")


def _screen(command: Parser) -> None:
    _language(command)
    flag = command.add_argument
    flag("--people", metavar="N", type=whole("--people", 0), help="cli-flag-people")
    flag("--bots", metavar="LEVELS", help="cli-flag-bots")
    flag("--plain", action="store_true", help="cli-flag-plain")
    flag("--no-colour", "--no-color", action="store_true", help="cli-flag-no-colour")
    flag("--curtain", action=argparse.BooleanOptionalAction, help="cli-flag-curtain")
    flag("--ask-forced", action="store_true", help="cli-flag-ask-forced")
    flag("--data", metavar="DIR", help="cli-flag-data")


def _play_flags(command: Parser) -> None:
    command.add_argument("game", metavar="GAME", nargs="?", help="cli-flag-game")
    command.add_argument("--join", metavar="LINK", help="cli-flag-join")
    _dealt(command)
    _screen(command)
    command.set_defaults(resume=None)


def _load_flags(command: Parser) -> None:
    command.add_argument("resume", metavar="FILE", help="cli-flag-save")
    _screen(command)


def _new_flags(command: Parser) -> None:
    _game(command)
    _dealt(command)
    command.add_argument("--out", metavar="FILE", help="cli-flag-new-out")


def _simulate_flags(command: Parser) -> None:
    _game(command)
    _table(command)
    _language(command)
    flag = command.add_argument
    flag("--games", metavar="N", type=whole("--games", 1), default=100, help="cli-flag-games")
    flag("--bots", metavar="LEVELS", default="random", help="cli-flag-simulate-bots")
    flag("--rotate", action="store_true", help="cli-flag-rotate")
    flag("--seed", metavar="TEXT", default="1", help="cli-flag-simulate-seed")
    flag("--first", metavar="N", type=whole("--first", 0), default=0, help="cli-flag-first")
    flag("--workers", metavar="N", type=whole("--workers", 1), default=0, help="cli-flag-workers")
    flag("--out", metavar="FILE", help="cli-flag-simulate-out")
    flag("--json", action="store_true", help="cli-flag-json")
    command.set_defaults(dice="seeded")


def _rules_flags(command: Parser) -> None:
    _game(command)
    command.add_argument("words", metavar="WORD", nargs="*", help="cli-flag-words")
    command.add_argument("--diff", metavar="FILE", help="cli-flag-diff")
    _layer(command)
    _language(command)


def _replay_flags(command: Parser) -> None:
    command.add_argument("file", metavar="FILE", help="cli-flag-replay")
    command.add_argument("do", metavar="verify|show", choices=("verify", "show"), help="cli-flag-replay-do")
    command.add_argument("--seat", metavar="N", type=whole("--seat", 1), help="cli-flag-seat")
    _language(command)


def _forces_flags(command: Parser) -> None:
    _game(command)
    flag = command.add_argument
    flag("do", metavar="list|check|build|print", choices=MUSTERING, help="cli-flag-forces-do")
    flag("words", metavar="WORD", nargs="*", help="cli-flag-forces-words")
    flag("--points", metavar="N", type=whole("--points", 1), help="cli-flag-points")
    _layer(command)
    _language(command)


def _serve_flags(command: Parser) -> None:
    flag = command.add_argument
    flag("--host", metavar="ADDRESS", default="127.0.0.1", help="cli-flag-host")
    flag("--port", metavar="N", type=whole("--port", 0), help="cli-flag-port")
    flag("--data", metavar="DIR", help="cli-flag-serve-data")
    flag("--database", metavar="URL", help="cli-flag-database")
    flag("--workers", metavar="N", type=whole("--workers", 1), default=0, help="cli-flag-serve-workers")
    flag("--origin", metavar="URL", action="append", default=[], help="cli-flag-origin")
    flag("--no-limits", dest="limits", action="store_false", help="cli-flag-no-limits")
    flag("--no-browser", dest="browser", action="store_false", help="cli-flag-no-browser")


# -- checks ----------------------------------------------------------------------------------------------


def whole(flag: str, least: int) -> Callable[[str], int]:
    """Reads a whole number that is not too small."""

    def read(text: str) -> int:
        if not text.isdecimal() or int(text) < least:
            raise BadInput("cli-bad-number", flag=flag, least=least, text=text)
        return int(text)

    return read


def game_named(name: str) -> Game:
    if name not in mythwright.games():
        raise BadInput("cli-unknown-game", name=name, allowed=mythwright.games())
    return mythwright.find(name)


def seats_at(game: Game, seats: int | None, wanted: int = USUAL_SEATS) -> int:
    """So many seats, if the game has them; when nobody says, as many as are wanted or can be had."""
    if seats is None:
        return min(max(wanted, game.seats[0]), game.seats[-1])
    if seats not in game.seats:
        least, most = game.seats[0], game.seats[-1]
        raise BadInput("cli-bad-seats", name=game.name, least=least, most=most, seats=seats)
    return seats


def levels(text: str, needed: int | None) -> tuple[str, ...]:
    """A level per bot, or one for all of them."""
    found = tuple(word.strip() for word in text.split(","))
    for level in found:
        if level not in LEVELS:
            raise BadInput("cli-unknown-level", level=level, allowed=list(LEVELS))
    if needed is not None and len(found) not in (1, needed):
        raise BadInput("cli-bad-bots", needed=needed, has=len(found))
    return found


def settings(game: Game, texts: Iterable[str]) -> dict[str, Any]:
    """What `--set key=value` says, in the types of the game's options."""
    known = {field.name: field.type for field in msgspec.structs.fields(game.options)}
    found = {}
    for text in texts:
        key, equals, value = text.partition("=")
        if not equals:
            raise BadInput("cli-set-form", text=text)
        if key not in known:
            raise BadInput("cli-set-unknown", name=game.name, key=key, allowed=list(known))
        found[key] = _setting(key, value, known[key])
    return found


def _setting(key: str, value: str, kind: Any) -> Any:
    """A value as JSON, as a list parted by commas, or as it stands: whichever fits first."""
    readings: tuple[Callable[[], Any], ...] = (
        lambda: msgspec.convert(msgspec.json.decode(value), kind),
        lambda: msgspec.convert(value.split(","), kind, strict=False),
        lambda: msgspec.convert(value, kind, strict=False),
    )
    why = ""
    for reading in readings:
        try:
            return msgspec.to_builtins(reading())
        except msgspec.MsgspecError as error:
            why = str(error)
    raise BadInput("cli-set-value", key=key, value=value, why=why)


def text_of(file: str) -> str:
    try:
        return Path(file).read_text(encoding="utf-8")
    except OSError as error:
        raise BadInput("cli-unreadable", file=file, why=str(error.strerror)) from None
    except UnicodeDecodeError:
        raise BadInput("cli-not-text", file=file) from None


def writable(file: str | None, endings: tuple[str, ...] = ()) -> Path | None:
    """A place for a file that does not exist yet or may be replaced."""
    if file is None:
        return None
    path = Path(file)
    if endings and path.suffix not in endings:
        raise BadInput("cli-bad-ending", file=file, allowed=list(endings))
    if path.is_dir() or not os.access(path.parent, os.W_OK):
        raise BadInput("cli-unwritable", file=file)
    return path


def dealt(args: Args, game: Game, seats: int, options: dict[str, Any]) -> Table[Any, Any]:
    """A fresh table as the arguments say. Raises `BadInput` when they cannot be kept to."""
    try:
        return mythwright.new(
            game.name, seats=seats, seed=args.seed, options=options, layers=args.layer, dice=args.dice
        )
    except msgspec.ValidationError as error:
        raise BadInput("cli-refused", why=str(error)) from None
    except Refused as refused:
        raise BadInput("cli-refused", why=_refusal(refused, game)) from None


def _refusal(refused: Refused, game: Game) -> str:
    telling, catalog = part("core.telling"), game.catalog()
    words = telling.words_of(game, "en")
    return "; ".join(f"{telling.reason(words, catalog, r)} [{r.rule}]" for r in refused.rulings)


# -- commands --------------------------------------------------------------------------------------------


def play(args: Args) -> int:
    """What is not said stays unsaid: the terminal asks for it."""
    if args.join is not None:
        return join(args)
    args.game = args.game or mythwright.games()[0]
    game = game_named(args.game)
    args.options = settings(game, args.set)
    game.box(game.editions()[0], tuple(args.layer))
    if args.seats is not None:
        dealt(args, game, seats_at(game, args.seats), args.options)
    seated(args, args.seats)
    code: int = part("terminal.play").main(args)
    return code


def join(args: Args) -> int:
    """The server has dealt already: what says how to deal does not go with it."""
    names = ("seats", "set", "layer", "seed", "people", "bots", "curtain", "data")
    said = [f"--{name}" for name in names if getattr(args, name) not in (None, [])]
    dice = ["--dice"] if args.dice != "seeded" else []
    flags = [*filter(None, [args.game]), *said, *dice]
    if flags:
        raise BadInput("cli-join-alone", flags=flags)
    code: int = part("terminal.joining").main(args)
    return code


def load(args: Args) -> int:
    table = loaded(text_of(args.resume))
    seated(args, table.setup.seats)
    code: int = part("terminal.play").resume(table, args)
    return code


def seated(args: Args, seats: int | None) -> None:
    """People and bots must find room at the table."""
    if seats is not None and args.people is not None and args.people > seats:
        raise BadInput("cli-bad-people", people=args.people, seats=seats)
    if args.bots is not None:
        people = 1 if args.people is None else args.people
        levels(args.bots, None if seats is None else seats - people)


def loaded(text: str) -> Table[Any, Any]:
    try:
        return save.load(text, game_named)
    except (KeyError, IndexError, msgspec.MsgspecError) as error:
        raise BadInput("save-not-a-save", at=str(error)) from None


def new(args: Args) -> int:
    game = game_named(args.game)
    seats, options = seats_at(game, args.seats), settings(game, args.set)
    out = writable(args.out)
    text = mythwright.save(dealt(args, game, seats, options)) + "\n"
    if out:
        part("lab.output").write_whole(out, text)
    else:
        sys.stdout.write(text)
    return 0


def simulate(args: Args) -> int:
    game = game_named(args.game)
    seats, options = seats_at(game, args.seats), settings(game, args.set)
    bots = levels(args.bots, seats)
    out = writable(args.out, FORMATS)
    dealt(args, game, seats, options)  # so that what cannot be dealt is said before anything is played
    plan = Plan(game.name, seats, bots, args.seed, args.rotate, options, tuple(args.layer))
    games = range(args.first, args.first + args.games)
    lab = part("lab.commands")
    code: int = lab.run(lab.Job(plan, games, args.workers, out, args.json, args.language))
    return code


def rules(args: Args) -> int:
    game = game_named(args.game)
    if args.diff:
        edition = game.editions()[0]
        boxes = [game.box(edition, tuple(layers)) for layers in (args.layer, [*args.layer, args.diff])]
        code: int = part("lab.commands").diff(game, *boxes, args.language)
        return code
    box = game.box(game.editions()[0], tuple(args.layer))
    typed = " ".join(args.words)
    words = part("core.telling").words_of(game, args.language)
    told, listed = part("core.judge").judged(words, game.printed(box), game.catalog(), typed)
    if not told and not listed:
        raise BadInput("cli-no-rule", words=typed, name=game.name)
    print("\n".join(part("lab.rulebook").lines(told, listed, say)))
    return 0


def replayed(args: Args) -> int:
    text = text_of(args.file)
    setup = replay.read(text).setup
    game = _checked_setup(setup)
    if args.seat is not None and args.seat > setup.seats:
        raise BadInput("cli-bad-seat", seat=args.seat, seats=setup.seats)
    if args.do == "show":
        seat = None if args.seat is None else args.seat - 1
        code: int = part("lab.commands").show(text, game_named, game, seat, args.language)
        return code
    table = replay.verify(text, game_named)
    print(_shell().say("replay-good", lines=len(table.answers or ())))
    return 0


def _checked_setup(setup: Setup) -> Game:
    """A replay can be written by hand, so its head is read like arguments."""
    game = game_named(setup.game)
    seats_at(game, setup.seats)
    if setup.edition not in game.editions():
        raise BadInput("replay-bad-header", at=setup.edition)
    try:
        msgspec.convert(setup.options, game.options)
    except msgspec.ValidationError as error:
        raise BadInput("replay-bad-header", at=str(error)) from None
    return game


def serve(args: Args) -> int:
    code: int = part("server.commands").run(args)
    return code


def games(_args: Args) -> int:
    for name in mythwright.games():
        game = mythwright.find(name)
        message = "cli-game" if len(game.seats) > 1 else "cli-game-fixed"
        print(_shell().say(message, name=name, least=game.seats[0], most=game.seats[-1]))
    return 0


COMMANDS: dict[str, tuple[Callable[[Args], int], Callable[[Parser], None]]] = {
    "play": (play, _play_flags),
    "new": (new, _new_flags),
    "load": (load, _load_flags),
    "simulate": (simulate, _simulate_flags),
    "rules": (rules, _rules_flags),
    "replay": (replayed, _replay_flags),
    "forces": (lambda args: int(part("lab.muster").run(game_named(args.game), args)), _forces_flags),
    "serve": (serve, _serve_flags),
    "games": (games, lambda command: None),
}


def main(argv: Sequence[str] | None = None) -> int:
    try:
        return _run(argv)
    except save.BadFile as bad:
        return _complain(2, bad.message, **bad.facts)
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:  # whoever read our output has had enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 141
    except OSError as error:
        return _complain(1, "cli-trouble", file=str(error.filename), why=str(error.strerror))


def _run(argv: Sequence[str] | None) -> int:
    try:
        args = parser().parse_args(argv)
        code: int = args.run(args)
        return code
    finally:
        sys.stdout.flush()  # here, where a reader who has gone can still be borne


def _complain(code: int, message: str, **facts: Any) -> int:
    print(" ".join(_shell().say(message, **facts).split()), file=sys.stderr)
    return code
