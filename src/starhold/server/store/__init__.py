"""Where tables are kept: SQLite in one file, or PostgreSQL. What the store has acknowledged is on the disk."""

from __future__ import annotations

from .errors import Conflict, StoreError, StoreFailed, UnknownTable
from .notify import AloneNotifier, Notifier, PostgresNotifier, open_notifier
from .records import EntryRow, SeatKind, SeatRecord, TableRecord
from .store import Store

__all__ = [
    "AloneNotifier",
    "Conflict",
    "EntryRow",
    "Notifier",
    "PostgresNotifier",
    "SeatKind",
    "SeatRecord",
    "Store",
    "StoreError",
    "StoreFailed",
    "TableRecord",
    "UnknownTable",
    "open_notifier",
]
