"""What is kept: tables, their seats, every change, and snapshots so that no one replays from the start."""

from __future__ import annotations

from typing import Any

import msgspec
import sqlalchemy as sa

METADATA = sa.MetaData()

TABLES = sa.Table(
    "tables",
    METADATA,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(64), nullable=False),
    sa.Column("title", sa.String(80), nullable=False),
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("setup", sa.JSON, nullable=False),
    sa.Column("rules_version", sa.Integer, nullable=False),
    sa.Column("box", sa.String(32), nullable=False),
    sa.Column("watch_hash", sa.String(64), nullable=False),
    sa.Column("created", sa.Double, nullable=False),
    sa.Column("touched", sa.Double, nullable=False),
    sa.Column("n", sa.Integer, nullable=False),
    sa.Column("asked", sa.Integer),
    sa.Column("over", sa.Boolean, nullable=False),
    sa.Column("takeback", sa.JSON(none_as_null=True)),
    sa.Index("tables_in_play", "over", "touched"),
)

SEATS = sa.Table(
    "seats",
    METADATA,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("level", sa.String(32)),
    sa.Column("player", sa.String(40), nullable=False),
    sa.Column("key_hash", sa.String(64)),
    sa.Column("standin", sa.String(32)),
)

CHANGES = sa.Table(
    "changes",
    METADATA,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("option", sa.Text, nullable=False),
    sa.Column("dice", sa.JSON, nullable=False),
    sa.Column("request", sa.String(80)),
    sa.Column("at", sa.Double, nullable=False),
    sa.UniqueConstraint("table_id", "request", name="a_request_is_done_once"),
)

SNAPSHOTS = sa.Table(
    "snapshots",
    METADATA,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("save", sa.Text, nullable=False),
)


class TableRow(msgspec.Struct, kw_only=True):
    """A table as it is kept; `setup` holds the seed, so this never leaves the server."""

    id: str
    game: str
    title: str
    public: bool
    setup: dict[str, Any]
    rules_version: int
    box: str
    watch_hash: str
    created: float
    touched: float
    n: int = 0
    asked: int | None = None
    over: bool = False
    takeback: dict[str, Any] | None = None


class SeatRow(msgspec.Struct, kw_only=True):
    """Who sits there: `person`, `bot` or `open`; `standin` is the level of a bot that plays for a person."""

    table_id: str
    seat: int
    kind: str
    level: str | None = None
    player: str = ""
    key_hash: str | None = None
    standin: str | None = None

    @property
    def plays(self) -> str | None:
        """The level of the bot that answers for this seat now, if one does."""
        return self.level if self.kind == "bot" else self.standin


class ChangeRow(msgspec.Struct, kw_only=True):
    """An answer with the dice it made fall; or an undo, whose option is how many answers remain."""

    table_id: str
    n: int
    kind: str
    seat: int
    option: str
    dice: list[list[str]] = []
    request: str | None = None
    at: float = 0.0


class Snapshot(msgspec.Struct):
    """The whole table after change `n`."""

    table_id: str
    n: int
    save: str
