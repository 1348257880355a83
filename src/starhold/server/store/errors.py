"""What can go wrong with the store.

StoreError
├── Conflict        somebody else has written this before; nothing was written
├── UnknownTable    there is no such table, or no such seat at it             (LookupError)
└── StoreFailed     the database cannot be reached, is full, newer, closed …
"""

from __future__ import annotations

import errno
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import SQLAlchemyError

from starhold.kernel import StarholdError


class StoreError(StarholdError):
    """Base of what the store raises."""


class Conflict(StoreError):
    """A table or an entry with this key is there already; nothing was written."""


class UnknownTable(StoreError, LookupError):
    """There is no table with this id, or no such seat at it."""


class StoreFailed(StoreError):
    """The database did not do it, or did not say that it did: load the table again to see.

    Says why in words that anybody may read; what the driver said is the cause.
    """


FULL = "the server's disk is full"
READ_ONLY = "the server's database can only be read"
LOCKED = "another program has locked the server's database"
NO_DATABASE = "the server's file is not a database"
AWAY = "the server's database cannot be reached"

_REASONS = {
    "SQLITE_FULL": FULL,
    "SQLITE_READONLY": READ_ONLY,
    "SQLITE_BUSY": LOCKED,
    "SQLITE_LOCKED": LOCKED,
    "SQLITE_NOTADB": NO_DATABASE,
    errno.ENOSPC: FULL,
    errno.EDQUOT: FULL,
    errno.EROFS: READ_ONLY,
    "53100": FULL,
    "25006": READ_ONLY,
    "55P03": LOCKED,
}
"""By the names that SQLite has for its errors, the numbers of the system, and the codes of PostgreSQL."""


@contextmanager
def translated(*, in_full: bool = False) -> Iterator[None]:
    """Turn what drivers raise into `StoreFailed`; in full for whoever has set the database up."""
    try:
        yield
    except Exception as error:
        if isinstance(error, StoreError) or not is_of_database(error):
            raise
        raise failure(error, in_full=in_full) from error


def is_of_database(error: Exception) -> bool:
    """True if a driver, or what is below it, has raised this."""
    return isinstance(error, SQLAlchemyError | sqlite3.Error | OSError) or type(error).__module__.startswith("asyncpg")


def failure(error: Exception, *, in_full: bool = False) -> StoreFailed:
    """Say plainly why the database did not do it."""
    original = getattr(error, "orig", None) or error
    marks = [getattr(original, name, None) for name in ("sqlite_errorname", "errno", "sqlstate")]
    known = (_REASONS.get(_family(mark)) for mark in marks)
    reason = next((reason for reason in known if reason is not None), AWAY)
    failed = StoreFailed(f"{reason}: {original}" if in_full else reason)
    failed.__cause__ = error
    return failed


def _family(mark: object) -> object:
    """SQLite has many errors of a kind: `SQLITE_READONLY_DBMOVED`."""
    return "_".join(mark.split("_")[:2]) if isinstance(mark, str) else mark
