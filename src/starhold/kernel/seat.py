"""The seats of a match."""

from __future__ import annotations

from typing import TypeAlias

Seat: TypeAlias = int
"""A player's place, 0 to n - 1. NPCs are not seats; they are run by rules."""

Viewer: TypeAlias = Seat | None
"""Somebody who looks: a seat, or None for a spectator."""
