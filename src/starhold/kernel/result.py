"""How a match ended."""

from __future__ import annotations

from msgspec import Struct

from .seat import Seat


class Result(Struct, frozen=True):
    """Who won, with which scores (one per seat), and why the match ended."""

    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    reason: str = ""
