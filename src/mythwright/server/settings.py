"""Settings: where the server keeps its tables, and what it bears."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec

import mythwright

WEB = Path(mythwright.__file__).parent / "web"
FILE = "tables.sqlite"


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """How much one socket or address may ask: so many at once, and so many a second over time."""

    messages: float = 50.0
    messages_at_once: float = 200.0
    requests: float = 50.0
    requests_at_once: float = 300.0
    tables: float = 1.0
    tables_at_once: float = 60.0
    wrong_keys: float = 0.5
    wrong_keys_at_once: float = 30.0
    sockets: int = 200
    """Open sockets per address."""


OFF = Limits(
    messages=1e9,
    messages_at_once=1e9,
    requests=1e9,
    requests_at_once=1e9,
    tables=1e9,
    tables_at_once=1e9,
    wrong_keys=1e9,
    wrong_keys_at_once=1e9,
    sockets=1_000_000,
)


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """One server."""

    database: str
    folder: Path | None = None
    """Held by one server at a time, where the database is a file in it."""
    workers: int = 1
    """Processes in which bots think."""
    origins: tuple[str, ...] = ()
    """Other addresses whose pages may open sockets here; the server's own always may."""
    limits: Limits = Limits()
    web: Path = WEB
    snapshot_every: int = 50
    idle: float = 120.0
    """Seconds after which a table that nobody looks at is put away."""
    recent: float = 7 * 24 * 3600.0
    """A table touched within so many seconds has its bot's turn taken up when the server starts."""
    hello_within: float = 5.0
    pace: float = 0.0
    """Seconds between the beats on which bots answer."""


def kept_in(folder: Path, **others: object) -> Settings:
    """Settings with a database file in this folder."""
    settings = Settings(database=f"sqlite:///{folder.absolute() / FILE}", folder=folder)
    return msgspec.structs.replace(settings, **others)


def usual_folder() -> Path:
    home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(home) / "mythwright"


def usual_workers() -> int:
    return max(1, (os.cpu_count() or 2) - 1)
