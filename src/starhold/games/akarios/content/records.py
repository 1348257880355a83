"""Parts of records."""

from __future__ import annotations

from starhold.games.common.records import Part

__all__ = ["Part"]
