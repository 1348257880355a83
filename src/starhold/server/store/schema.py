"""The tables of the database, with types that SQLite and PostgreSQL share."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any, cast

from sqlalchemy import BigInteger, DateTime, Dialect, ForeignKey, Integer, LargeBinary, String, Table
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column
from sqlalchemy.types import TypeDecorator


class UtcDateTime(TypeDecorator[datetime]):
    """A moment. SQLite keeps no time zone, so it is always UTC."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        return None if value is None else value.astimezone(UTC)

    def process_result_value(self, value: Any | None, dialect: Dialect) -> datetime | None:
        moment: datetime | None = value
        return None if moment is None else moment.replace(tzinfo=UTC)


class Base(DeclarativeBase):
    """Knows all tables of the database."""


class StoredTable(Base):
    """A table, without what grows."""

    __tablename__ = "tables"

    id: Mapped[str] = mapped_column(String, primary_key=True)
    game: Mapped[str] = mapped_column(String)
    status: Mapped[str] = mapped_column(String, index=True)
    header: Mapped[bytes] = mapped_column(LargeBinary)
    host_hash: Mapped[bytes] = mapped_column(LargeBinary)
    rematch: Mapped[str | None] = mapped_column(String)
    created: Mapped[datetime] = mapped_column(UtcDateTime)


class StoredSeat(Base):
    """A seat at a table."""

    __tablename__ = "seats"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    kind: Mapped[str] = mapped_column(String)
    name: Mapped[str] = mapped_column(String)
    token_hash: Mapped[bytes | None] = mapped_column(LargeBinary)
    level: Mapped[str] = mapped_column(String, server_default="normal")


class StoredEntry(Base):
    """One entry of a journal. Two writers of the same revision meet at the primary key."""

    __tablename__ = "entries"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    revision: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False)
    line: Mapped[bytes] = mapped_column(LargeBinary)
    told: Mapped[bytes] = mapped_column(LargeBinary)
    aloud: Mapped[str | None] = mapped_column(String)


class StoredSnapshot(Base):
    """The newest snapshot of a table."""

    __tablename__ = "snapshots"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    revision: Mapped[int] = mapped_column(BigInteger)
    state: Mapped[bytes] = mapped_column(LargeBinary)
    rules: Mapped[str | None] = mapped_column(String)
    continued: Mapped[bytes | None] = mapped_column(LargeBinary)
    scenes: Mapped[bytes | None] = mapped_column(LargeBinary)


class StoredScene(Base):
    """The play at the beginning of a scene. One that was taken back stays, and nobody asks for it."""

    __tablename__ = "scenes"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    revision: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False)
    state: Mapped[bytes] = mapped_column(LargeBinary)


class StoredProposal(Base):
    """What somebody wanted to take back, after each word about it. Two servers meet at the primary key, as above."""

    __tablename__ = "proposals"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    number: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False)
    revision: Mapped[int] = mapped_column(BigInteger)
    state: Mapped[bytes | None] = mapped_column(LargeBinary)


TABLES = cast(Table, StoredTable.__table__)
SEATS = cast(Table, StoredSeat.__table__)
ENTRIES = cast(Table, StoredEntry.__table__)
SNAPSHOTS = cast(Table, StoredSnapshot.__table__)
SCENES = cast(Table, StoredScene.__table__)
PROPOSALS = cast(Table, StoredProposal.__table__)
