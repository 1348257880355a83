"""The seats of a match."""

from __future__ import annotations

from typing import TypeAlias

Seat: TypeAlias = int
"""A player's place, 0 to n - 1. Whoever is run by rules has no seat."""

Viewer: TypeAlias = Seat | None
"""Somebody who looks: a seat, or None for a spectator."""
