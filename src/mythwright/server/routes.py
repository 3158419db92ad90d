"""HTTP: creating, listing, joining and looking at tables, and answering without a socket."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Annotated, Any, NamedTuple, TypeVar

from fastapi import APIRouter, Depends, Path, Query, Request, Response
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer

import mythwright
from mythwright.core.replay import record
from mythwright.core.save import BadFile
from mythwright.server import agreements, keys, models, mustering, speaking, tables
from mythwright.server.circle import table_info
from mythwright.server.limits import Guard
from mythwright.server.messages import encoded
from mythwright.server.models import Error
from mythwright.server.pagewords import page_words
from mythwright.server.problems import Problem
from mythwright.server.room import Room, Shut
from mythwright.server.rooms import Gone, Rooms

T = TypeVar("T")

ROUTES = APIRouter()
BEARER = HTTPBearer(auto_error=False)

Id = Annotated[str, Path(pattern=r"^[a-z0-9]{1,32}$")]
Language = Annotated[str, Query(pattern=r"^[a-z]{2}$")]
Credentials = Annotated[HTTPAuthorizationCredentials | None, Depends(BEARER)]


def errors(*codes: int) -> dict[int | str, dict[str, Any]]:
    """The ways in which a request may fail, for the description."""
    return {code: {"model": Error} for code in (*codes, 422, 429)}


def rooms_of(request: Request) -> Rooms:
    rooms: Rooms = request.app.state.rooms
    return rooms


def address_of(request: Request) -> str:
    return request.client.host if request.client else ""


def within_limits(request: Request) -> None:
    guard: Guard = request.app.state.guard
    if not guard.requests.of(address_of(request)).take():
        raise Problem(429, "too_fast")


def json(content: Any, status: int = 200) -> Response:
    return Response(encoded(content), status, media_type="application/json")


LIMITED = [Depends(within_limits)]


# -- what there is -------------------------------------------------------------------------------------


@ROUTES.get("/health")
async def health() -> models.Health:
    return models.Health(ok=True, version=mythwright.__version__)


@ROUTES.get("/api/games", response_model=list[models.GameInfo], responses=errors(), dependencies=LIMITED)
async def list_games(language: Language = "en") -> Response:
    return json(speaking.games(language))


@ROUTES.get("/api/words/{language}", responses=errors(), dependencies=LIMITED)
async def list_words(
    request: Request, language: Annotated[str, Path(pattern=r"^[a-z]{2}$")]
) -> models.PageWords:
    folder = rooms_of(request).settings.web / "words"
    return models.PageWords(language=language, words=page_words(folder, language))


@ROUTES.get(
    "/api/rules/{game}",
    response_model=list[models.RuleInfo],
    responses=errors(404),
    dependencies=LIMITED,
)
async def find_rules(
    game: Annotated[str, Path(pattern=r"^[a-z][a-z0-9_]{0,39}$")],
    words: Annotated[str, Query(max_length=200)] = "",
    language: Language = "en",
) -> Response:
    if game not in mythwright.games():
        raise Problem(404, "unknown_game", game=game, games=mythwright.games())
    found = mythwright.find(game)
    return json(speaking.rules(found, found.box(found.editions()[0], ()), language, words))


Game = Annotated[str, Path(pattern=r"^[a-z][a-z0-9_]{0,39}$")]


@ROUTES.get(
    "/api/muster/{game}", response_model=models.MusterInfo, responses=errors(404), dependencies=LIMITED
)
async def see_stock(game: Game, language: Language = "en") -> Response:
    """What lists are made of, for a game whose players bring such."""
    return json(mustering.stock(game, language))


@ROUTES.post(
    "/api/muster/{game}",
    response_model=models.ListInfo,
    responses=errors(400, 404, 413),
    dependencies=LIMITED,
)
async def check_list(game: Game, wish: models.ListWish, language: Language = "en") -> Response:
    """A list with its price and everything that is wrong with it."""
    return json(await asyncio.to_thread(mustering.checked, game, wish, language))


# -- tables ----------------------------------------------------------------------------------------------


@ROUTES.get("/api/tables", responses=errors(), dependencies=LIMITED)
async def list_tables(request: Request) -> list[models.TableInfo]:
    rooms = rooms_of(request)
    found = await asyncio.to_thread(rooms.store.public)
    live = {row.id: rooms.live(row.id) for row, _ in found}
    shown = [
        room.circle.info("en") if (room := live[row.id]) else table_info(row, seats) for row, seats in found
    ]
    return [models.TableInfo(**info) for info in shown]


@ROUTES.post("/api/tables", status_code=201, responses=errors(400, 404, 413), dependencies=LIMITED)
async def create_table(request: Request, wish: models.TableWish, language: Language = "en") -> models.Created:
    guard: Guard = request.app.state.guard
    if not guard.tables.of(address_of(request)).take():
        raise Problem(429, "too_fast")
    rooms = rooms_of(request)
    created = await asyncio.to_thread(tables.create, rooms.store, wish, language)
    await rooms.room(created["table"]["id"])
    return models.Created(**created)


class Visitor(NamedTuple):
    """Someone at a table: which, and which seat the key is for."""

    rooms: Rooms
    id: str
    seat: int | None

    async def ask(self, job: Callable[[Room], Awaitable[T]]) -> T:
        """Have this done in the room's turn, opening it again if it was just put away."""
        try:
            room = await self.rooms.room(self.id)
            return await room.ask(lambda: job(room))
        except Shut:
            again = await self.rooms.room(self.id)
            return await again.ask(lambda: job(again))


async def visitor(request: Request, id: Id, credentials: Credentials) -> Visitor:
    """Whoever holds a key of the table; a public one may be watched without."""
    rooms, guard = rooms_of(request), request.app.state.guard
    wrong = guard.wrong_keys.of(address_of(request))
    if wrong.spent:
        raise Problem(429, "too_fast")
    try:
        room = await rooms.room(id)
    except Gone:
        wrong.take()
        raise Problem(404, "no_table", table=id) from None
    except BadFile as bad:
        raise Problem(409, "other_rules", why=bad.message) from None
    opens, seat = room.seat_of(credentials.credentials if credentials else "")
    if not opens:
        wrong.take()
        raise Problem(401, "wrong_key" if credentials else "no_key")
    return Visitor(rooms, id, seat)


Visit = Annotated[Visitor, Depends(visitor)]
AT_TABLE = errors(401, 404, 409)
BODY_AT_TABLE = errors(400, 401, 404, 409, 413)


@ROUTES.get("/api/tables/{id}", responses=AT_TABLE, dependencies=LIMITED)
async def see_table(visit: Visit, language: Language = "en") -> models.TableInfo:
    async def info(room: Room) -> dict[str, Any]:
        return room.circle.info(language)

    return models.TableInfo(**await visit.ask(info))


@ROUTES.post("/api/tables/{id}/join", responses=BODY_AT_TABLE, dependencies=LIMITED)
async def join_table(visit: Visit, wish: models.JoinWish) -> models.Joined:
    """Take an open seat. A private table is joined with any key of it."""
    key = keys.new_key()

    async def join(room: Room) -> int | None:
        store, player = room.rooms.store, wish.player.strip()
        taken = await asyncio.to_thread(store.join, room.id, wish.seat, player, keys.hashed(key))
        await room.reseat()
        return taken

    seat = await visit.ask(join)
    if seat is None:
        raise Problem(409, "table_full")
    return models.Joined(seat=seat, key=key)


@ROUTES.get("/api/tables/{id}/page", response_model=models.Page, responses=AT_TABLE, dependencies=LIMITED)
async def see_page(visit: Visit, language: Language = "en") -> Response:
    async def page(room: Room) -> dict[str, Any]:
        return room.circle.page(visit.seat, language)

    return json(await visit.ask(page))


@ROUTES.post(
    "/api/tables/{id}/answers", response_model=models.Outcome, responses=BODY_AT_TABLE, dependencies=LIMITED
)
async def answer(visit: Visit, wish: models.AnswerWish, language: Language = "en") -> Response:
    async def play(room: Room) -> dict[str, Any]:
        await agreements.come_back(room, visit.seat)
        return await room.answer(visit.seat, wish.id, wish.n, wish.option, language)

    return json({"id": wish.id, **await visit.ask(play)})


@ROUTES.post(
    "/api/tables/{id}/undo", response_model=models.Outcome, responses=BODY_AT_TABLE, dependencies=LIMITED
)
async def undo(visit: Visit, wish: models.UndoWish, language: Language = "en") -> Response:
    async def go_back(room: Room) -> dict[str, Any]:
        return await room.undo(visit.seat, wish.id, wish.n, language)

    return json({"id": wish.id, **await visit.ask(go_back)})


@ROUTES.post("/api/tables/{id}/leave", response_model=models.Left, responses=AT_TABLE, dependencies=LIMITED)
async def leave(visit: Visit, language: Language = "en") -> Response:
    async def go(room: Room) -> dict[str, Any]:
        reply = await agreements.leave(room, visit.seat, language)
        room.circle.dismiss(visit.seat)
        return reply

    return json(await visit.ask(go))


@ROUTES.get(
    "/api/tables/{id}/replay",
    response_class=Response,
    responses={**AT_TABLE, 200: {"content": {"text/plain": {"schema": {"type": "string"}}}}},
    dependencies=LIMITED,
)
async def replay(visit: Visit) -> Response:
    """The whole game as a replay file; it holds the seed, so only after the end."""

    async def finished(room: Room) -> Any:
        return room.table.copy() if room.over else None

    table = await visit.ask(finished)
    if table is None:
        raise Problem(409, "not_over")
    text = await asyncio.to_thread(record, table)
    name = f"{table.setup.game}-{visit.id}.replay"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type="text/plain; charset=utf-8", headers=headers)
