"""The shortest way from a title to an environment: `PlainEncoder`."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from gymnasium import spaces

from starhold.kernel import Choice, Game, Match, Seat

from .encoder import SITUATION, Arrays, Encoder, kind_numbers, measures, numbers

KINDS = "option_kinds"


class PlainEncoder(Encoder):
    """Shows the numbers that a title reads from a view, and which kind of choice each option is.

    It is handed what the seat may know, so it cannot tell more than that.
    """

    parts = ("options",)
    max_options = 32
    seats = 2
    features: ClassVar[tuple[str, ...]]
    """The names of the numbers."""
    good_score: ClassVar[float] = 1.0
    """By what rewards are divided."""

    @abstractmethod
    def measure(self, view: Any, seat: Seat) -> Sequence[float]:
        """The numbers, as `features` names them; most of them between -1 and 1."""

    def spaces(self) -> Mapping[str, spaces.Box]:
        found = {SITUATION: measures(len(self.features))}
        if "options" in self.observed:
            found[KINDS] = numbers(self.size, len(kind_numbers(self.game)))
        return found

    def score_unit(self, game: Game) -> float:
        return self.good_score

    def fill(self, match: Match, seat: Seat, offered: tuple[Choice, ...], arrays: Arrays) -> None:
        arrays[SITUATION][:] = self.measure(match.view(seat), seat)
        if "options" in self.observed:
            known = kind_numbers(self.game)
            arrays[KINDS][:] = 0
            arrays[KINDS][: len(offered)] = [known[type(choice)] for choice in offered]
