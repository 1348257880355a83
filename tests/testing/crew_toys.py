"""A sound co-operative toy, and toys that get its end wrong."""

from __future__ import annotations

from typing import Any

from starhold.kernel import Result

from .toys import Toy


class Crew(Toy):
    """A sound game: together they win if they have not lost coins."""

    @classmethod
    def cooperative(cls, options: Any) -> bool:
        return True

    def score(self) -> Result:
        coins = sum(self.state.coins)
        return Result.together(self.seats, won=coins >= 10, score=coins)


# One thing wrong with each of these.


class Betrays(Crew):
    """One of the group wins alone."""

    def score(self) -> Result:
        return Result((0,), (1, 1), cooperative=True)


class CountsApart(Crew):
    """They win together, each with a score of their own."""

    def score(self) -> Result:
        return Result((0, 1), tuple(self.state.coins), cooperative=True)


class ForgetsTheGroup(Crew):
    """The result of a co-operative match does not say what it is."""

    def score(self) -> Result:
        return Result((), (0, 0))


class InventsAGroup(Toy):
    """A result that says co-operative, of a match that is not."""

    def score(self) -> Result:
        return Result.together(self.seats, won=True)
