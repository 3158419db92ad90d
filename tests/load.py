"""How much play the server bears on this machine, beside a bare echo: `python -m tests.load`."""

from __future__ import annotations

import argparse
import asyncio
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

from mythwright.server.settings import FILE
from tests.server.crowd import SEATS, Measured, crowd
from tests.server.postgres import free_port
from tests.server.process import FLAGS, PROGRAM

WANTED = 1 / 3
"""The server's share of the echo's rate, at least."""
PACE = 2.0
"""Seconds that people think, in the quiet measure."""


def main() -> int:
    args = flags().parse_args()
    about = f"{args.tables} tables with {SEATS} people and a watcher each, {args.seconds:g} s each"
    print(f"{about}; {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}", flush=True)
    rows = {name: measured(name, args) for name in MEASURES}
    print(f"\n{'':36}{'answers/s':>10}{'p50 ms':>8}{'p99 ms':>8}{'bytes':>7}{'work ms':>9}")
    for name, row in rows.items():
        figures = f"{row.answers:10.0f}{row.median:8.0f}{row.slowest:8.0f}{row.bytes:7.0f}{row.work:9.2f}"
        print(f"{name:36}{figures}" + f"  {row.others} not accepted" * bool(row.others))
    print(EXPLAINED)
    share, shared = (rows[TABLES].answers / rows[name].answers for name in (ECHO, SHARED))
    print(f"tables at full speed: {share:.2f} of the echo's rate (wanted: {WANTED:.2f}),", end=" ")
    print(f"{shared:.2f} of the echo that commits together")
    return 0 if share >= WANTED else 1


def flags() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tests.load", description=__doc__)
    parser.add_argument("--tables", type=int, default=200, help="how many tables")
    parser.add_argument("--seconds", type=float, default=15.0, help="how long each measure takes")
    parser.add_argument("--database", help="a PostgreSQL address instead of a SQLite file, for all of them")
    parser.add_argument("--pictures", action="store_true", help="people see the page, not the bare view")
    return parser


TABLES, QUIET = "tables, as fast as it goes", f"tables, {PACE:g} s of thought"
ECHO, SHARED = "echo, a commit for each message", "echo, one commit for all that wait"
MEASURES = {
    TABLES: ("serve", 0.0),
    QUIET: ("serve", PACE),
    ECHO: ("alone", 0.0),
    SHARED: ("together", 0.0),
}


EXPLAINED = """
p50 and p99: from sending an answer until it is in everyone's view; bytes: of one piece of news;
work: what the server takes of a core for one answer.
"""


def measured(name: str, args: argparse.Namespace) -> Measured:
    """One measure with a server process of its own."""
    how, pause = MEASURES[name]
    print(f"{name} ...", flush=True)
    with (
        tempfile.TemporaryDirectory(prefix="mythwright-") as folder,
        running(how, folder, args) as target,
    ):
        return asyncio.run(crowd(*target, args.tables, args.seconds, pictures=args.pictures, pause=pause))


@contextmanager
def running(how: str, folder: str, args: argparse.Namespace) -> Iterator[tuple[int, int]]:
    """The port and the id of a process that serves tables or echoes; it answers, and is gone afterwards."""
    port = free_port()
    process = subprocess.Popen(command(how, folder, args, port), stdout=subprocess.DEVNULL)
    try:
        answers(port, process)
        yield port, process.pid
    finally:
        process.send_signal(signal.SIGINT)
        process.wait(30)


def command(how: str, folder: str, args: argparse.Namespace, port: int) -> list[str]:
    if how != "serve":
        url = args.database or f"sqlite:///{Path(folder) / FILE}"
        return [sys.executable, "-m", "tests.server.echo", url, str(port), how]
    kept = ["--database", args.database] if args.database else ["--data", folder]
    return [*PROGRAM, *FLAGS, "--port", str(port), *kept]


def answers(port: int, process: subprocess.Popen[bytes], within: float = 60.0) -> None:
    """Wait until something answers on this port."""
    deadline = time.monotonic() + within
    while True:
        try:
            httpx.get(f"http://127.0.0.1:{port}/")
            return
        except httpx.TransportError:
            assert process.poll() is None and time.monotonic() < deadline
            time.sleep(0.05)


if __name__ == "__main__":
    sys.exit(main())
