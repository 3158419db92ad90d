"""Worker processes, in which bots think and odds are reckoned, so that the server never stalls."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, ParamSpec, TypeVar

import mythwright
from mythwright.bots import Player, bot
from mythwright.core.save import prepare
from mythwright.server import speaking

P = ParamSpec("P")
T = TypeVar("T")

TRIES = 3


class Workers:
    """A pool that is replaced when one of its processes dies; what it was thinking of is begun again."""

    def __init__(self, number: int) -> None:
        self._number = number
        self._closed = False
        self._pool = self._fresh()

    async def run(self, think: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Raises `BrokenProcessPool` when several processes died over this."""
        assert not kwargs
        for left in reversed(range(TRIES)):
            pool = self._pool
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, think, *args)
            except (BrokenProcessPool, RuntimeError):
                if not left or self._closed:
                    raise
                self._replace(pool)
        raise BrokenProcessPool

    def warm_up(self) -> None:
        """Start a process before it is needed: reading the game takes a moment."""
        self._pool.submit(ready)

    def close(self) -> None:
        self._closed = True
        self._pool.shutdown(wait=True, cancel_futures=True)

    def _fresh(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self._number, multiprocessing.get_context("spawn"), begin)

    def _replace(self, broken: ProcessPoolExecutor) -> None:
        """Once, however many turns were lost with it."""
        if self._pool is broken:
            self._pool = self._fresh()
            broken.shutdown(wait=False)


def begin() -> None:
    """Ctrl-C is the server's to hear; and no worker outlives its server, however that died."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_outlive_nobody, daemon=True).start()


def _outlive_nobody() -> None:
    parent = multiprocessing.parent_process()
    assert parent
    parent.join()
    os._exit(0)


def ready() -> None:
    """Read the games, so that the first turn need not, and no two threads do it at the same time."""
    for game in map(mythwright.find, mythwright.games()):
        prepare(game)
        game.catalog()
        for edition in game.editions():
            game.box(edition, ())


def choose(save: str, seat: int, level: str, seed: str) -> str:
    """What a bot of this level answers; the same table and seed give the same answer."""
    return str(bot(level, seed).choose(Player(mythwright.load(save), seat)))


def consider(save: str, seat: int, option: str, language: str) -> dict[str, Any]:
    """Whether an option is allowed and final, and the odds of what may follow."""
    return speaking.considered(mythwright.load(save), seat, option, language)
