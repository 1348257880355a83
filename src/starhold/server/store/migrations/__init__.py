"""The history of the schema: one file per version in `versions/`, run by Alembic whenever a store is opened.

A version is never changed once released. The next one is a new file that names the last as its `down_revision`;
a test tells what is still missing in it. There is no way back: a program refuses a database that is newer than itself.
"""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection, text

from ..errors import StoreFailed

LOCK = 0x57A240
"""Names the lock in PostgreSQL under which one server at a time brings the schema up to date."""


def upgrade(connection: Connection) -> None:
    """Bring a database to the newest version, wholly or not at all."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        raise StoreFailed(f"the database is newer than this program, or not one of Starhold: {error}") from error
