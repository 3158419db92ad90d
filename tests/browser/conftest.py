"""For tests in the browser: Chromium, a server, and screens that must not complain."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser import pages
from tests.browser.screens import Screens
from tests.browser.service import Service
from tests.server.kit import PERSON, RANDOM, until

AXE = Path(__file__).parent / "node_modules" / "axe-core" / "axe.min.js"
PATIENCE = 60_000
"""Milliseconds: other tests run on the same machine."""


def missing(what: str) -> None:
    """Where everything must be there, what is missing is a failure."""
    if os.environ.get("CI") == "true":
        pytest.fail(what, pytrace=False)
    pytest.skip(what)


# The browser lives as long as tests of this folder run and no longer: while it does, no other test of the
# same process could run an event loop.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    chromium = shutil.which("chromium")
    if chromium is None:
        missing("no chromium on this machine")
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        yield found
        found.close()


@pytest.fixture(scope="package")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    running = Service(tmp_path_factory.mktemp("tables"))
    yield running
    running.stop()


@pytest.fixture(scope="package")
def mortal(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    """A server that a test may kill, if it starts it again."""
    running = Service(tmp_path_factory.mktemp("mortal"))
    yield running
    running.stop()


@pytest.fixture
def screens(browser: Browser, service: Service) -> Iterator[Screens]:
    """Screens for this test; afterwards none of them may have complained."""
    made = Screens(browser, service.address, PATIENCE)
    yield made
    made.close()
    assert made.complaints == []


@pytest.fixture
def table_of_one(service: Service) -> str:
    """The address of someone who plays with a bot."""
    return pages.link(service.table(PERSON, RANDOM), 0)


@pytest.fixture(scope="package")
def over(service: Service) -> dict[str, Any]:
    """A table where two bots have played to the end."""
    table = service.table(RANDOM, RANDOM)
    until(lambda: service.page(table, table["watch"])["result"], within=120)
    return table


@pytest.fixture(scope="session")
def axe() -> str:
    if not AXE.exists():
        missing("no axe-core: npm ci --prefix tests/browser")
    return AXE.read_text(encoding="utf-8")
