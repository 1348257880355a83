"""The shortest way from a title to an environment: `PlainEncoder`."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from gymnasium import spaces
from msgspec import Struct

from starhold.kernel import Choice, Game, Match, Seat

from .canvas import Canvas, Picture
from .encoder import SITUATION, Encoder, kind_numbers, measures, numbers
from .observer import Arrays, Observer

KINDS = "option_kinds"
SKY, TEXT, LETTERS, LINE = "#05070f", "#e6edf7", 18, 26


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

    def picture(self, game: Game, view: Struct) -> Picture:
        """The board in letters."""
        canvas = Canvas(SKY)
        for number, line in enumerate(game.board(view).splitlines()):
            canvas.text((LINE, LINE * (number + 1)), line, LETTERS, TEXT, "lm")
        return canvas.picture()

    def observer(self, seat: Seat, arrays: Arrays) -> Observer:
        return PlainObserver(seat, arrays, self)


class PlainObserver(Observer):
    """Writes everything whenever it looks."""

    def __init__(self, seat: Seat, arrays: Arrays, encoder: PlainEncoder) -> None:
        super().__init__(seat, arrays)
        self._encoder = encoder
        self._kinds = kind_numbers(encoder.game)

    def look(self, match: Match, offered: tuple[Choice, ...]) -> None:
        self.arrays[SITUATION][:] = self._encoder.measure(match.view(self.seat), self.seat)
        if KINDS in self.arrays:
            self.arrays[KINDS][:] = 0
            self.arrays[KINDS][: len(offered)] = [self._kinds[type(choice)] for choice in offered]
