"""A title's own words for what every title has: `Words`."""

from __future__ import annotations

from msgspec import Struct


class Words(Struct, frozen=True):
    """What a title calls those who play it and what they have; a page puts it on tabs and over tables."""

    player: str
    players: str
    mat: str
    """What lies beside the board and belongs to one seat."""
    score: str
    """What is counted, and wins."""
    ways: dict[str, str] = {}
    """The ways from place to place on its board, by the names that its page has for them; compass points are known."""


PLAIN_WORDS = Words("Player", "Players", "Mat", "Score")
"""For a title that has none of its own."""
