"""Tables, seats, changes and snapshots."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "tables",
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
    )
    op.create_index("tables_in_play", "tables", ["over", "touched"])
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("level", sa.String(32)),
        sa.Column("player", sa.String(40), nullable=False),
        sa.Column("key_hash", sa.String(64)),
        sa.Column("standin", sa.String(32)),
    )
    op.create_table(
        "changes",
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
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("save", sa.Text, nullable=False),
    )


def downgrade() -> None:
    for name in ("snapshots", "changes", "seats", "tables"):
        op.drop_table(name)
