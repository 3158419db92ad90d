"""Alembic's entry: the steps run on the connection that the server hands over."""

from __future__ import annotations

from alembic import context

from mythwright.server.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
with context.begin_transaction():
    context.run_migrations()
