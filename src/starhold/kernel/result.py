"""The end of a match."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from .seat import Seat


class Result(Struct, frozen=True, repr_omit_defaults=True):
    """Who won, with which scores (one per seat), and why the match ended."""

    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    reason: str = ""
    cooperative: bool = False
    """True if all win or all lose, with the same score."""

    @classmethod
    def together(cls, seats: Sequence[Seat], *, won: bool, score: int = 0, reason: str = "") -> Result:
        """The end of a co-operative match, the same for all seats.

        >>> Result.together(range(3), won=True, score=4).winners
        (0, 1, 2)
        """
        return cls(tuple(seats) if won else (), (score,) * len(seats), reason, cooperative=True)

    @property
    def outcome(self) -> str:
        """How a group ended, in words; nothing if everybody played for themselves.

        >>> Result.together(range(3), won=False).outcome
        'lost together'
        """
        if not self.cooperative:
            return ""
        return "won together" if self.winners else "lost together"
