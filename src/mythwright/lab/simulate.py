"""Many games over all cores. The same seed gives the same records, whatever the number of workers."""

from __future__ import annotations

import os
import signal
import sys
import threading
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from functools import partial
from multiprocessing import get_context

from mythwright.lab.match import Failure, Plan, Record, played

LARGEST_CHUNK = 4


def simulate(plan: Plan, games: range, workers: int = 0) -> Iterator[Record | Failure]:
    """The games of these numbers, in order; by default with a worker per core."""
    workers = min(workers or cores(), len(games))
    if workers < 2:
        yield from (played(plan, number) for number in games)
        return
    size = max(1, min(LARGEST_CHUNK, len(games) // (workers * 8)))
    chunks = [games[at : at + size] for at in range(0, len(games), size)]
    pool = ProcessPoolExecutor(workers, get_context(_method()), initializer=_leave_to_the_parent)
    try:
        with _undisturbed():
            found = pool.map(partial(_play, plan), chunks)
        for records in found:
            yield from records
    finally:
        pool.shutdown(cancel_futures=True)


def cores() -> int:
    """The cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _play(plan: Plan, numbers: range) -> list[Record | Failure]:
    return [played(plan, number) for number in numbers]


def _method() -> str:
    """Forking is quickest, but safe only on Linux and in a process without threads."""
    return "fork" if sys.platform == "linux" and threading.active_count() == 1 else "spawn"


@contextmanager
def _undisturbed() -> Iterator[None]:
    """Ctrl-C waits: a pool that is left while its workers start is never told to end, nor are they."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _leave_to_the_parent() -> None:
    """Ctrl-C goes to all processes: a worker ends the few games in its hands, the parent does the talking."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
