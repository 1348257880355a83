"""Parts of records."""

from __future__ import annotations

from msgspec import Struct


class Part(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Base of what belongs to a record and has no id of its own."""
