"""Setting a table: what someone wishes, checked against the game, dealt and kept."""

from __future__ import annotations

import os
from typing import Any

import msgspec

import mythwright
from mythwright.bots import LEVELS
from mythwright.core.game import Game
from mythwright.core.ruling import Refused
from mythwright.core.save import box_hash
from mythwright.core.table import Setup, Table
from mythwright.server import course, keys, speaking
from mythwright.server.circle import table_info
from mythwright.server.models import SeatWish, TableWish
from mythwright.server.problems import Problem
from mythwright.server.schema import SeatRow, TableRow
from mythwright.server.store import Store, now

USUAL_LEVEL = "greedy"


def create(store: Store, wish: TableWish, language: str) -> dict[str, Any]:
    """In a thread: deal the table, keep it, and give out its keys. Raises `Problem`."""
    game = _game(wish.game)
    table = _dealt(game, wish, language)
    id, watch = keys.new_id(), keys.new_key()
    given: dict[str, str] = {}
    seats = [_seat(id, number, seat, given) for number, seat in enumerate(wish.seats)]
    row = _row(id, table, wish, watch)
    store.create(row, seats)
    return {"table": table_info(row, seats), "keys": given, "watch": watch}


def _game(name: str) -> Game:
    if name not in mythwright.games():
        raise Problem(404, "unknown_game", game=name, games=mythwright.games())
    return mythwright.find(name)


def _dealt(game: Game, wish: TableWish, language: str) -> Table[Any, Any]:
    seats = len(wish.seats)
    if seats not in game.seats:
        raise Problem(422, "bad_seats", has=seats, least=game.seats[0], most=game.seats[-1])
    if wish.edition is not None and wish.edition not in game.editions():
        raise Problem(422, "unknown_edition", edition=wish.edition, editions=list(game.editions()))
    seed = os.urandom(16).hex()
    try:
        return mythwright.new(
            game.name, seats=seats, seed=seed, options=wish.options, edition=wish.edition or ""
        )
    except msgspec.ValidationError as error:
        raise Problem(422, "bad_option", why=str(error)) from None
    except Refused as refused:
        rulings = [speaking.ruling(game, language, {"table": {}}, found) for found in refused.rulings]
        reason = speaking.reason(game, language, refused.rulings[0])
        raise Problem(422, "cannot_deal", rule=reason, rulings=rulings) from None


def _seat(id: str, number: int, wish: SeatWish, given: dict[str, str]) -> SeatRow:
    """A seat; a person's gets a key, which is written down only in `given`."""
    row = SeatRow(table_id=id, seat=number, kind=wish.kind, player=wish.player.strip())
    if wish.kind == "bot":
        row.level = wish.level or USUAL_LEVEL
        if row.level not in LEVELS:
            raise Problem(422, "unknown_level", level=row.level, levels=list(LEVELS))
    if wish.kind == "person":
        key = given[str(number)] = keys.new_key()
        row.key_hash = keys.hashed(key)
    return row


def _row(id: str, table: Table[Any, Any], wish: TableWish, watch: str) -> TableRow:
    setup: Setup = table.setup
    moment = now()
    return TableRow(
        id=id,
        game=setup.game,
        title=wish.title.strip(),
        public=wish.public,
        setup=msgspec.to_builtins(setup),
        rules_version=table.game.rules_version,
        box=box_hash(table.box),
        watch_hash=keys.hashed(watch),
        created=moment,
        touched=moment,
        asked=course.asked(table),
    )
