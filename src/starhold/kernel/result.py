"""The end of a match."""

from __future__ import annotations

from msgspec import Struct

from .seat import Seat


class Result(Struct, frozen=True):
    """The winners, the scores (one per seat), and why the match ended."""

    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    reason: str = ""
