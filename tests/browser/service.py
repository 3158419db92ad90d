"""The server as a process of its own, on one port over all its lives."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx

from tests.server.kit import PATIENCE, Server
from tests.server.postgres import free_port


class Service(Server):
    """`mythwright serve` with its data in a folder; it can be killed and started again."""

    def __init__(self, folder: Path) -> None:
        self.port, self.folder = free_port(), folder
        where = ["--port", str(self.port), "--data", str(folder)]
        flags = ["--workers", "1", "--no-browser", "--no-limits", *where]
        self._command = [sys.executable, "-c", "from mythwright.cli import main; main()", "serve", *flags]
        self.http = httpx.Client(base_url=self.address, timeout=PATIENCE)
        self.start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Returns when it answers."""
        self.process = subprocess.Popen(self._command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout
        assert str(self.port) in self.process.stdout.readline()
        assert self.http.get("/health").json()["ok"]

    def page(self, table: dict[str, Any], key: str) -> dict[str, Any]:
        """What whoever has this key should see."""
        answer = self.http.get(f"/api/tables/{table['id']}/page", headers={"Authorization": f"Bearer {key}"})
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found

    def kill(self) -> None:
        """At once, as when the power fails."""
        self.process.kill()
        self._buried()

    def stop(self) -> None:
        self.http.close()
        if self.process.poll() is None:
            self.process.terminate()
            self._buried()

    def _buried(self) -> None:
        assert self.process.stdout
        self.process.stdout.close()
        self.process.wait(PATIENCE)
