"""What goes into the store and comes out of it: plain data, with JSON as bytes."""

from __future__ import annotations

from datetime import datetime
from typing import Literal, TypeAlias

from msgspec import Struct

SeatKind: TypeAlias = Literal["person", "bot", "free"]


class SeatRecord(Struct, frozen=True):
    """Who sits on a seat."""

    seat: int
    kind: SeatKind
    name: str
    token_hash: bytes | None = None
    """The hash of the secret with which a person comes back."""


class EntryRow(Struct, frozen=True):
    """One entry of the journal."""

    revision: int
    line: bytes
    """The entry as JSON."""
    told: bytes
    """The events that came of it, as JSON."""


class TableRecord(Struct, frozen=True, kw_only=True):
    """A table with its whole match."""

    id: str
    game: str
    status: str
    header: bytes
    """Set-up, seed, rules version, opening draws and events, as JSON."""
    host_hash: bytes
    """The hash of the secret of whoever opened the table."""
    seats: tuple[SeatRecord, ...]
    rematch: str | None = None
    """The id of the table at which the same people play again."""
    created: datetime
    """With a time zone; comes back in UTC."""
    snapshot_revision: int
    snapshot: bytes
    entries: tuple[EntryRow, ...] = ()
