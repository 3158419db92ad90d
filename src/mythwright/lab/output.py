"""Records as files: one row per game, written whole or not at all."""

from __future__ import annotations

import csv
import io
import json
import os
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Any

from mythwright.lab.match import Record

Row = dict[str, Any]


def row(record: Record) -> Row:
    """A record as flat columns: the game, then its features."""
    features = dict(record.features)
    return {
        "game": record.number,
        "seed": record.seed,
        "seats": len(record.bots),
        "bots": " ".join(record.bots),
        "winner": " ".join(map(str, record.winners)),
        "rule": record.rule,
        "answers": record.answers,
        "choices": record.choices,
        "rounds": features.pop("round", None),
        **flat(features),
    }


def flat(features: Mapping[str, Any], prefix: str = "") -> Row:
    """Lists and mappings become columns of their own: `heroes_0`, `heroes_1`."""
    found: Row = {}
    for name, value in features.items():
        column = f"{prefix}{name}"
        if isinstance(value, list | tuple):
            value = {str(at): item for at, item in enumerate(value)}
        found.update(flat(value, f"{column}_") if isinstance(value, Mapping) else {column: value})
    return found


def write(path: Path, rows: list[Row]) -> None:
    """By its ending the file is CSV or one JSON object a line."""
    texts = _csv(rows) if path.suffix == ".csv" else _jsonl(rows)
    write_whole(path, "".join(texts))


def _csv(rows: list[Row]) -> Iterator[str]:
    columns = list(dict.fromkeys(name for row in rows for name in row))
    page = io.StringIO()
    writer = csv.DictWriter(page, columns, lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    yield page.getvalue()


def _jsonl(rows: Iterable[Row]) -> Iterator[str]:
    return (json.dumps(row, ensure_ascii=False) + "\n" for row in rows)


def write_whole(path: Path, text: str) -> None:
    """Readers see the old file or the new one, never half of it."""
    with NamedTemporaryFile("w", encoding="utf-8", newline="", dir=path.parent, delete=False) as file:
        try:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
            os.chmod(file.name, 0o666 & ~_umask())
            os.replace(file.name, path)
        except BaseException:
            os.unlink(file.name)
            raise


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask
