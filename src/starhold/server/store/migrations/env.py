"""Alembic runs this file: the steps go to the connection that is handed in, within its transaction."""

from __future__ import annotations

from alembic import context

from starhold.server.store.schema import Base

context.configure(connection=context.config.attributes["connection"], target_metadata=Base.metadata)
context.run_migrations()
