"""`mythwright serve`: where it listens, where it keeps its tables, and what it says when it cannot."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest

from mythwright.cli import main, parser
from mythwright.core.save import BadFile
from mythwright.server import database
from mythwright.server.commands import PACE, TRIED, USUAL_PORT, listen, settings_of
from mythwright.server.settings import OFF, Limits, usual_folder


def wished(*flags: str):
    return settings_of(parser().parse_args(["serve", *flags]))


def test_a_folder_is_usual(monkeypatch, tmp_path):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    settings = wished()

    assert settings.folder == usual_folder() == tmp_path / "mythwright"
    assert settings.database == f"sqlite:///{tmp_path}/mythwright/tables.sqlite"
    assert settings.limits == Limits() and settings.workers >= 1 and settings.origins == ()


def test_the_folder_of_home_is_used_without_another(monkeypatch, tmp_path):
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    monkeypatch.setattr(Path, "home", lambda: tmp_path)

    assert usual_folder() == tmp_path / ".local" / "share" / "mythwright"


def test_flags_are_heard(tmp_path):
    settings = wished(
        "--data", str(tmp_path), "--workers", "3", "--no-limits", "--origin", "https://a.example"
    )

    assert settings.folder == tmp_path and settings.workers == 3
    assert settings.limits == OFF and settings.origins == ("https://a.example",)
    assert settings.pace == PACE > 0
    assert wished("--database", "postgresql://x/y").folder is None


def test_the_next_free_port_is_taken_when_nobody_asked_for_one():
    with listen("127.0.0.1", None) as first, listen("127.0.0.1", None) as second:
        ports = [listening.getsockname()[1] for listening in (first, second)]

    assert ports[0] != ports[1]
    assert all(USUAL_PORT <= port < USUAL_PORT + TRIED for port in ports)


def test_a_port_that_was_asked_for_and_is_taken():
    with listen("127.0.0.1", 0) as taken, pytest.raises(BadFile) as bad:
        listen("127.0.0.1", taken.getsockname()[1])
    assert bad.value.message == "server-cannot-listen"


def test_small_frames_are_sent_at_once():
    """Sockets that are not known as TCP would wait for acknowledgements: 40 ms on every answer."""
    with listen("127.0.0.1", 0) as listening:
        assert listening.proto == socket.IPPROTO_TCP


@pytest.mark.parametrize(
    ("flags", "words"),
    [
        (["--port", "x"], "--port must be a whole number"),
        (["--workers", "0"], "--workers must be a whole number"),
        (["--database", "nonsense"], "no address of a database"),
        (["--database", "postgresql://nobody@127.0.0.1:1/x"], "cannot be reached"),
        (["--host", "no.such.host.invalid"], "Nothing can listen"),
        (["--data", "/dev/null/x"], "/dev/null"),
    ],
)
def test_what_cannot_be_is_said_in_one_line(capsys, flags, words):
    assert main(["serve", "--port", "0", "--no-browser", *flags]) in (1, 2)
    [line] = capsys.readouterr().err.splitlines()
    assert words in line


def test_a_folder_that_another_server_holds(capsys, tmp_path):
    with database.held(tmp_path):
        assert main(["serve", "--port", "0", "--no-browser", "--data", str(tmp_path)]) == 2
    assert "Another server" in capsys.readouterr().err
