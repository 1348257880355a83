"""Core Space in arrays: `CoreSpaceEncoder`."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
from gymnasium import spaces
from msgspec import Struct

from starhold.games.corespace import CoreSpace
from starhold.games.corespace.seeing.view import CoreSpaceView
from starhold.kernel import Choice, Game, Match, Seat

from ..canvas import Picture
from ..encoder import SITUATION, Encoder, measures, numbers
from ..observer import Arrays, Observer
from .board import MOST_TOKENS, SHAPE, show_board
from .names import KINDS, SUBJECTS
from .options import NAMED, OPTION, show_options
from .picture import picture
from .situation import SITUATION as NUMBERS
from .situation import situation

GOOD_HAUL = 25.0
"""In UA."""


class CoreSpaceEncoder(Encoder):
    """Crews and NPCs, the deck, and what is offered. What is brought home counts."""

    game = CoreSpace
    parts = ("map", "options")
    max_options = 192
    seats = 2

    def spaces(self) -> Mapping[str, spaces.Box]:
        found = {SITUATION: measures(len(NUMBERS))}
        if "map" in self.observed:
            found["map"] = spaces.Box(0, MOST_TOKENS, SHAPE, np.int8)
        if "options" in self.observed:
            found["option_kinds"] = numbers(self.size, len(KINDS))
            found |= {key: numbers(self.size, len(SUBJECTS)) for key in NAMED}
            found["options"] = measures(self.size, len(OPTION))
        return found

    def picture(self, game: Game, view: Struct) -> Picture:
        assert isinstance(view, CoreSpaceView)
        return picture(view)

    def score_unit(self, game: Game) -> float:
        """What a crew may well bring home."""
        return GOOD_HAUL

    def observer(self, seat: Seat, arrays: Arrays) -> Observer:
        return CoreSpaceObserver(seat, arrays)


class CoreSpaceObserver(Observer):
    """Writes everything whenever it looks, from the seat's view alone."""

    def look(self, match: Match, offered: tuple[Choice, ...]) -> None:
        view, arrays = match.view(self.seat), self.arrays
        assert isinstance(view, CoreSpaceView), "environments play missions"
        prompt = match.decision.prompt if offered else None
        arrays[SITUATION][:] = situation(view, self.seat, prompt)
        if "map" in arrays:
            show_board(view, self.seat, arrays["map"])
        if "options" in arrays:
            show_options(view, self.seat, offered, arrays)
