"""The shelf: where games are kept, so that neither a closed terminal nor a power cut loses an answer."""

from __future__ import annotations

import json
import os
import tempfile
from collections.abc import Mapping
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import Any

import mythwright
from mythwright.bots import LEVELS
from mythwright.core.save import BadFile
from mythwright.core.table import Table

PERSON = "person"
SAVE = ".save.json"
SEATS = ".seats.json"
REPLAY = ".replay"

Seats = tuple[str, ...]
"""Who sits where: a person, or the level of a bot."""


def data_folder(given: str | None, environment: Mapping[str, str] = os.environ) -> Path:
    if given or environment.get("MYTHWRIGHT_DATA"):
        return Path(given or environment["MYTHWRIGHT_DATA"]).expanduser()
    home = environment.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "mythwright"


def write(path: Path, text: str) -> None:
    """All of the text or nothing: a reader never finds half a file."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(name, path)
    except BaseException:
        with suppress(OSError):
            os.unlink(name)
        raise


def fresh(folder: Path, game: str) -> Path:
    """A path that is not taken yet for a save of this game."""
    stem = f"{game}-{datetime.now():%Y%m%d-%H%M%S}"
    for number in range(1, 1000):
        path = folder / "games" / f"{stem}{'' if number == 1 else f'-{number}'}{SAVE}"
        if not path.exists():
            return path
    raise FileExistsError(stem)


def beside(save: Path, ending: str) -> Path:
    """The file of the same game with another ending."""
    name = save.name.removesuffix(SAVE).removesuffix(".json")
    return save.with_name(name + ending)


def keep(path: Path, table: Table[Any, Any], seats: Seats | None = None) -> None:
    """Write the save, and beside it who sits where when that is new. Raises `BadFile`."""
    try:
        if seats is not None:
            write(beside(path, SEATS), json.dumps({"seats": seats}))
        write(path, mythwright.save(table))
    except OSError as error:
        raise BadFile("terminal-cannot-write", file=str(path), why=str(error.strerror)) from None


def taken(path: Path) -> tuple[Table[Any, Any], Seats | None]:
    """The table of a save, and who sat where when that is known. Raises `BadFile`."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadFile("terminal-unreadable", file=str(path), why=str(error.strerror)) from None
    except UnicodeDecodeError as error:
        raise BadFile("save-damaged", at=str(error)) from None
    return mythwright.load(text), seats_of(path)


def seats_of(path: Path) -> Seats | None:
    """Who sat where, if the file beside the save tells."""
    seats = _read(beside(path, SEATS)).get("seats")
    if not isinstance(seats, list) or not all(who == PERSON or who in LEVELS for who in seats):
        return None
    return tuple(seats)


def _read(path: Path) -> dict[str, Any]:
    """What a file holds that may be missing, cut off or something else altogether."""
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return found if isinstance(found, dict) else {}


def unfinished(folder: Path, game: str | None = None) -> Path | None:
    """The last game that was kept and is not over."""
    saves = sorted(
        (folder / "games").glob(f"{game or ''}*{SAVE}"), key=lambda path: path.stat().st_mtime, reverse=True
    )
    return next((path for path in saves if _goes_on(path)), None)


def _goes_on(path: Path) -> bool:
    return _read(path).get("result", path) is None
