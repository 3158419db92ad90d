"""The application: routes, socket and page, over one database."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

from fastapi import FastAPI, WebSocket
from fastapi.responses import FileResponse
from fastapi.staticfiles import StaticFiles

import mythwright
from mythwright.core.words import FALLBACK
from mythwright.server import database, problems, socket, speaking, workers
from mythwright.server.headers import BodyLimit, Headers
from mythwright.server.limits import Guard
from mythwright.server.rooms import Rooms
from mythwright.server.routes import ROUTES
from mythwright.server.settings import Settings


@asynccontextmanager
async def alive(app: FastAPI, settings: Settings) -> AsyncIterator[None]:
    """While the server runs: database, rooms and workers. Raises `BadFile` when it cannot start."""
    async with AsyncExitStack() as stack:
        if settings.folder:
            stack.enter_context(database.held(settings.folder))
        engine = database.opened(settings.database)
        stack.callback(engine.dispose)
        await asyncio.to_thread(database.migrate, engine)
        await asyncio.to_thread(workers.ready)
        app.state.rooms = Rooms(settings, engine)
        stack.push_async_callback(app.state.rooms.close)
        app.state.rooms.workers.warm_up()
        warming = asyncio.create_task(asyncio.to_thread(speaking.games, FALLBACK))
        yield
        await warming


def create_app(settings: Settings) -> FastAPI:
    """A server as these settings say; the database is opened when it starts."""

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        async with alive(app, settings):
            yield

    app = FastAPI(
        title="Mythwright",
        version=mythwright.__version__,
        lifespan=life,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
    )
    app.state.guard = Guard(settings.limits)
    app.add_middleware(BodyLimit)
    app.add_middleware(Headers)
    problems.install(app, ROUTES.routes)
    app.include_router(ROUTES)
    _add_socket(app)
    _add_page(app, settings)
    return app


def _add_socket(app: FastAPI) -> None:
    @app.websocket("/api/socket")
    async def connect(websocket: WebSocket) -> None:
        await socket.serve(websocket, app.state.rooms, app.state.guard)


def _add_page(app: FastAPI, settings: Settings) -> None:
    @app.get("/", include_in_schema=False)
    async def page() -> FileResponse:
        return FileResponse(settings.web / "index.html")

    app.mount("/assets", StaticFiles(directory=settings.web, check_dir=False), name="assets")
