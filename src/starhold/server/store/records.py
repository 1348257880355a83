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
    level: str = "normal"
    """The bot that plays there, if one does: its strength, or its name."""


class EntryRow(Struct, frozen=True):
    """One entry of the journal."""

    revision: int
    line: bytes
    """The entry as JSON."""
    told: bytes
    """The events that came of it, as JSON."""
    aloud: str | None = None
    """What was said with it, for everybody to hear, if anything was."""


class Snapshot(Struct, frozen=True):
    """The play as it was at a revision."""

    revision: int
    state: bytes
    rules: str | None = None
    """By which rules it was played on; unknown of those that older programs have written."""
    continued: bytes | None = None
    """The moment at which a program with newer rules took the match over, as JSON; nothing if none did."""
    scenes: bytes | None = None
    """The scenes that have begun by then, as JSON; unknown of those that older programs have written."""


class SceneRow(Struct, frozen=True):
    """The play at the beginning of a scene."""

    revision: int
    state: bytes


class ProposalRow(Struct, frozen=True):
    """What somebody wants to take back, after the latest word about it."""

    number: int
    """Counts the words; of two with the same number, one comes too late."""
    revision: int
    """The revision at which it was said. It means nothing at any other."""
    state: bytes | None
    """As JSON; nothing if it was agreed, refused or forgotten."""


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
    snapshot: Snapshot
    proposal: ProposalRow | None = None
    entries: tuple[EntryRow, ...] = ()
    """All of them, or the last."""
    scenes: tuple[SceneRow, ...] = ()
    """Those whose entries are all here."""

    @property
    def first(self) -> int:
        """How many entries came before those here."""
        return self.entries[0].revision - 1 if self.entries else self.snapshot.revision


class News(Struct, frozen=True, kw_only=True):
    """What can have changed at a table since a revision."""

    status: str
    seats: tuple[SeatRecord, ...]
    rematch: str | None
    proposal: ProposalRow | None
    entries: tuple[EntryRow, ...]
    """Those beyond the revision."""
