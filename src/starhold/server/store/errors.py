"""What can go wrong with the store.

StoreError
├── Conflict        somebody else has written this before; nothing was written
├── UnknownTable    there is no such table, or no such seat at it             (LookupError)
└── StoreFailed     the database cannot be reached, is full, newer, closed …
"""

from __future__ import annotations

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
    """The database did not do it, or did not say that it did: load the table again to see."""


@contextmanager
def translated() -> Iterator[None]:
    """Turn what drivers raise into `StoreFailed`."""
    try:
        yield
    except (SQLAlchemyError, OSError) as error:
        raise StoreFailed(str(error)) from error
