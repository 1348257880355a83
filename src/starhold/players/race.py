"""A race of moves: all run in the same worlds, and who falls behind beyond doubt drops out."""

from __future__ import annotations

from math import inf, sqrt

FEWEST = 5
"""In so many worlds a move is seen before it may drop out."""
SURELY_WORSE = 2.0
"""A move drops out that is behind by so many standard errors."""
USUAL_SPREAD, WEIGHT = 0.12, 4
"""The usual difference between leads from world to world, and the number of worlds that outweigh that belief.

Three worlds that happen to agree are no proof.
"""


class Race:
    """The results of each move, world by world; the first one is the favourite."""

    def __init__(self, moves: int, doubt: float) -> None:
        self.values: list[list[float]] = [[] for _ in range(moves)]
        self.running = list(range(moves))
        self._doubt = doubt
        """By how many standard errors a move must be ahead of the favourite to be preferred."""

    @property
    def is_decided(self) -> bool:
        return len(self.running) == 1

    def drop_out(self) -> None:
        """Let go of all who are behind the leader beyond doubt."""
        if len(self.values[self.running[0]]) < FEWEST:
            return
        leader = max(self.running, key=self.mean)
        self.running = [move for move in self.running if not self._is_behind(move, leader)]

    def _is_behind(self, move: int, leader: int) -> bool:
        lead, error = self.lead(leader, move)
        return move != leader and lead > SURELY_WORSE * error

    def winner(self) -> int:
        """The best of those who are left; the favourite, unless another one is better beyond doubt."""
        if not self.values[0]:
            return 0
        return max(self.running, key=self.merit)

    def merit(self, move: int) -> float:
        """The lead of a move over the favourite beyond doubt."""
        if move == 0:
            return 0.0
        lead, error = self.lead(move, 0)
        return lead - self._doubt * error if error < inf else -inf

    def mean(self, move: int) -> float:
        values = self.values[move]
        return sum(values) / len(values)

    def lead(self, one: int, other: int) -> tuple[float, float]:
        """The lead of a move over another one in the worlds that both have seen, and the standard error of that."""
        leads = [mine - theirs for mine, theirs in zip(self.values[one], self.values[other], strict=False)]
        if not leads:
            return 0.0, inf
        mean = sum(leads) / len(leads)
        squares = WEIGHT * USUAL_SPREAD**2 + sum((lead - mean) ** 2 for lead in leads)
        return mean, sqrt(squares / (WEIGHT + len(leads) - 1) / len(leads))
