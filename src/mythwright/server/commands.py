"""`mythwright serve`: a server on this machine, and the page in the browser."""

from __future__ import annotations

import argparse
import asyncio
import gc
import logging
import socket
import webbrowser
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from typing import Any, Literal

import uvicorn
from fastapi import FastAPI

from mythwright.core.save import BadFile
from mythwright.core.words import FALLBACK
from mythwright.server.app import alive, create_app
from mythwright.server.problems import shell
from mythwright.server.settings import OFF, Limits, Settings, kept_in, usual_folder, usual_workers

USUAL_PORT = 8000
TRIED = 50
"""So many ports are tried when none was asked for."""
LARGEST_FRAME = 64 * 1024
"""Beyond our own limit, which closes with a reason, the library closes by itself."""
BACKLOG = 2048
SELDOM = (50_000, 20, 100)
PACE = 0.05
"""Seconds between the beats on which bots answer: most of what they consider takes less than one."""
GRACE = 3
"""Seconds for requests under way when the server ends."""


def run(args: argparse.Namespace) -> int:
    """Serve until Ctrl-C. Raises `BadFile` when the server cannot start."""
    logging.basicConfig(format="%(levelname)s %(name)s: %(message)s", level=logging.WARNING)
    settings = settings_of(args)
    app = create_app(settings)
    gc.freeze()  # what is loaded stays: the collector need not look at it again,
    gc.set_threshold(*SELDOM)  # nor at hundreds of tables, which make no cycles, at every turn
    with listen(args.host, args.port) as listening:
        host, port = listening.getsockname()[:2]
        address = f"http://{_shown(host)}:{port}/"
        config = configured(app, lifespan="off")
        server = Announcing(config, alive(app, settings), address, browser=args.browser)
        try:
            asyncio.run(server.serve(sockets=[listening]))
        except KeyboardInterrupt:
            pass  # the server has ended in good order and passes Ctrl-C on
    return 0 if server.started else 1


def configured(app: FastAPI, lifespan: Literal["auto", "off"] = "auto") -> uvicorn.Config:
    """How the application is run, here and in tests."""
    return uvicorn.Config(
        app,
        lifespan=lifespan,
        ws="websockets-sansio",
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
        log_config=None,
        log_level="warning",
        access_log=False,
        timeout_graceful_shutdown=GRACE,
        server_header=False,
    )


class Announcing(uvicorn.Server):
    """Opens the database before it listens, so that it can say why not; then tells its address."""

    def __init__(
        self, config: uvicorn.Config, life: AbstractAsyncContextManager[None], address: str, *, browser: bool
    ) -> None:
        super().__init__(config)
        self._life, self._address, self._browser = life, address, browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await self._life.__aenter__()
        await super().startup(sockets)
        if self.started:
            print(shell(FALLBACK).say("server-serving", address=self._address), flush=True)
            if self._browser:
                asyncio.get_running_loop().run_in_executor(None, webbrowser.open, self._address)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await super().shutdown(sockets)
        await self._life.__aexit__(None, None, None)


def settings_of(args: argparse.Namespace) -> Settings:
    others: dict[str, Any] = {
        "workers": args.workers or usual_workers(),
        "origins": tuple(args.origin),
        "limits": Limits() if args.limits else OFF,
        "pace": PACE,
    }
    if args.database:
        return Settings(database=args.database, **others)
    return kept_in(Path(args.data) if args.data else usual_folder(), **others)


def listen(host: str, port: int | None) -> socket.socket:
    """A socket on this port; the next free one when nobody asked for it. Raises `BadFile`."""
    wanted = [port] if port is not None else range(USUAL_PORT, USUAL_PORT + TRIED)
    for number in wanted:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        listening = socket.socket(family, proto=socket.IPPROTO_TCP)  # else asyncio sends small frames late
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((host, number))
            listening.listen(BACKLOG)
        except OSError as error:
            listening.close()
            why = str(error.strerror or error)
            continue
        return listening
    raise BadFile("server-cannot-listen", host=host, port=wanted[0], why=why)


def _shown(host: str) -> str:
    return "127.0.0.1" if host in ("0.0.0.0", "::") else f"[{host}]" if ":" in host else host
