"""Where tables are kept: SQLite in one file, or PostgreSQL. What the store has acknowledged is on the disk."""

from __future__ import annotations

from .errors import Conflict, StoreError, StoreFailed, UnknownTable
from .notify import AloneNotifier, Notifier, PostgresNotifier, open_notifier
from .records import EntryRow, News, ProposalRow, SceneRow, SeatKind, SeatRecord, Snapshot, TableRecord
from .store import Store, load_once

__all__ = [
    "AloneNotifier",
    "Conflict",
    "EntryRow",
    "News",
    "Notifier",
    "PostgresNotifier",
    "ProposalRow",
    "SceneRow",
    "SeatKind",
    "SeatRecord",
    "Snapshot",
    "Store",
    "StoreError",
    "StoreFailed",
    "TableRecord",
    "UnknownTable",
    "load_once",
    "open_notifier",
]
