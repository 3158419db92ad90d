"""The database: opened, brought up to date, and held by one server where it is a file."""

from __future__ import annotations

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sa
from alembic import command
from alembic.config import Config

from mythwright.core.save import BadFile

MIGRATIONS = Path(__file__).parent / "migrations"
MIGRATING = 7_215_003
"""The advisory lock under which one of several servers brings the database up to date."""
BUSY = 10_000
"""Milliseconds that a reader waits for a file that is being written."""


def opened(url: str) -> sa.Engine:
    """An engine whose JSON is ours. Raises `BadFile` for an address that cannot be used."""
    try:
        made = sa.make_url(url)
        if made.get_backend_name() == "postgresql":
            made = made.set(drivername="postgresql+psycopg")
        engine = sa.create_engine(
            made,
            json_serializer=_encoded,
            json_deserializer=msgspec.json.decode,
            pool_size=8,
            max_overflow=8,
            pool_pre_ping=made.get_backend_name() == "postgresql",  # it may have been restarted meanwhile
        )
    except (sa.exc.ArgumentError, sa.exc.NoSuchModuleError, ModuleNotFoundError) as error:
        raise BadFile("server-bad-database", why=str(error)) from None
    if engine.dialect.name == "sqlite":
        sa.event.listen(engine, "connect", _tuned)
    return engine


def _encoded(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _tuned(connection: Any, _record: Any) -> None:
    """A commit is on the disk when it returns, and readers never wait for the writer."""
    for pragma in (
        "journal_mode=WAL",
        "synchronous=FULL",
        "foreign_keys=ON",
        f"busy_timeout={BUSY}",
    ):
        connection.execute(f"PRAGMA {pragma}")


def migrate(engine: sa.Engine) -> None:
    """Bring the schema up to date; of several servers one does it. Raises `BadFile`."""
    try:
        with engine.begin() as connection:
            if engine.dialect.name == "postgresql":
                connection.execute(sa.select(sa.func.pg_advisory_xact_lock(MIGRATING)))
            config = Config()
            config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
    except sa.exc.OperationalError as error:
        raise BadFile("server-no-database", why=str(error.orig).strip()) from None


@contextmanager
def held(folder: Path) -> Iterator[None]:
    """One server per folder: two would not hear of each other's answers. Raises `BadFile`."""
    folder.mkdir(parents=True, exist_ok=True)
    with open(folder / "server.lock", "a+", encoding="ascii") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            file.seek(0)
            raise BadFile("server-folder-taken", folder=str(folder), pid=file.read(20).strip()) from None
        file.truncate(0)
        file.write(str(os.getpid()))
        file.flush()
        yield
