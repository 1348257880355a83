"""Missions: the board, who takes part, and when it ends."""

from __future__ import annotations

from starhold.kernel import Record


class MissionPage(Record, frozen=True):
    name: str
    story: str
    goal: str
    board: str
    crew_most: int
    """The most traders of each crew."""
    crews: tuple[int, int] = (1, 4)
    """The fewest and the most crews that can take part."""
    start_peg: int = 0
    """The pegs in the tracker at the start."""
    last_round: int = 0
    """The round after which it is over, if it does not end before; 0 for none."""
