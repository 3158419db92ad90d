"""A real PostgreSQL in a temporary folder, for tests that need one."""

from __future__ import annotations

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg

PLACES = [Path(place) for place in sorted(map(str, Path("/usr/lib/postgresql").glob("*/bin")), reverse=True)]


def binaries() -> Path | None:
    """Where PostgreSQL's programs are on this machine, if anywhere."""
    found = shutil.which("initdb")
    places = [Path(found).parent, *PLACES] if found else PLACES
    return next((place for place in places if (place / "initdb").exists()), None)


def as_servant() -> list[str]:
    """PostgreSQL refuses to run as root: then an ordinary user runs it."""
    if os.getuid():
        return []
    names = {entry.pw_name for entry in pwd.getpwall()}
    servant = pwd.getpwnam("postgres" if "postgres" in names else "nobody")
    return ["setpriv", f"--reuid={servant.pw_uid}", f"--regid={servant.pw_gid}", "--clear-groups", "--"]


class Cluster:
    """One running PostgreSQL with as many databases as tests ask for."""

    def __init__(self, port: int) -> None:
        self.port = port

    def fresh(self) -> str:
        """The address of an empty database."""
        name = f"t{uuid.uuid4().hex[:12]}"
        with psycopg.connect(self.address("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}")
        return self.address(name)

    def address(self, name: str) -> str:
        return f"postgresql://tester@127.0.0.1:{self.port}/{name}"


@contextmanager
def running() -> Iterator[Cluster]:
    """A cluster that is gone afterwards. Its folder is open to the user who runs it, whoever we are."""
    programs = binaries()
    assert programs
    with tempfile.TemporaryDirectory(prefix="mythwright-pg-", ignore_cleanup_errors=True) as folder:
        os.chmod(folder, 0o777)
        data, port = Path(folder) / "data", free_port()
        run = as_servant()
        initdb = [programs / "initdb", "-D", data, "-U", "tester", "-A", "trust", "-E", "UTF8", "--locale=C"]
        subprocess.run([*run, *map(str, initdb)], check=True, capture_output=True)
        settings = f"-p {port} -k {folder} -h 127.0.0.1 -c max_connections=200"
        control = [*run, str(programs / "pg_ctl"), "-D", str(data), "-w"]
        log = ["-l", f"{folder}/log"]
        subprocess.run([*control, "-o", settings, *log, "start"], check=True, stdout=subprocess.DEVNULL)
        try:
            yield Cluster(port)
        finally:
            subprocess.run([*control, "-m", "immediate", "stop"], check=True, stdout=subprocess.DEVNULL)


def free_port() -> int:
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        port: int = listening.getsockname()[1]
        return port
