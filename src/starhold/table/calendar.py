"""The calendar on the wall: matches note on which day a scene began."""

from __future__ import annotations

from datetime import UTC, datetime


def today() -> str:
    """The day where this table stands, such as `2026-11-18`."""
    return datetime.now(UTC).astimezone().date().isoformat()
