"""For tests of the server: one that most of them share, and a database of each kind."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from mythwright.server.settings import OFF, Settings
from tests.server import postgres
from tests.server.kit import Server, in_folder, serving


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(in_folder(tmp_path_factory.mktemp("tables"))) as running:
        yield running


@pytest.fixture(scope="session")
def cluster() -> Iterator[postgres.Cluster]:
    if postgres.binaries() is None:
        missing = pytest.fail if os.environ.get("CI") == "true" else pytest.skip  # CI skips nothing
        missing("no PostgreSQL on this machine")
    with postgres.running() as found:
        yield found


@pytest.fixture(params=["sqlite", "postgresql"])
def kept(request: pytest.FixtureRequest, tmp_path: Path) -> Settings:
    """Settings with an empty database of either kind."""
    if request.param == "sqlite":
        return in_folder(tmp_path)
    cluster: postgres.Cluster = request.getfixturevalue("cluster")
    return Settings(database=cluster.fresh(), limits=OFF)
