"""Class boards."""

from __future__ import annotations

from starhold.kernel import Record


class TraderClass(Record, frozen=True):
    """A class board. (CS-CREW-04)"""

    name: str
    skills: tuple[str, ...]
    tech: bool = False
    """True if it counts as a tech class. (CS-CREW-05)"""
    count: int = 4
    """The boards of this class in the box."""
