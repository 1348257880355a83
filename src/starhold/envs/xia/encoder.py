"""Xia in arrays: `XiaEncoder`."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
from gymnasium import spaces

from starhold.games.xia import Xia
from starhold.geometry import ORIGIN, Hex
from starhold.kernel import Choice, Game, Match, Seat

from ..encoder import SITUATION, Arrays, Encoder, measures, numbers
from .goals import goals
from .mats import on_board
from .names import KINDS, SUBJECTS
from .options import OPTION, fill_options
from .rows import Position
from .situation import SITUATION as NUMBERS
from .situation import fill_situation
from .survey import CHANNELS, survey_of
from .window import SIDE, fill_window


class XiaEncoder(Encoder):
    """The situation of a captain, the map around the ship, and what is offered."""

    game = Xia
    parts = ("map", "options")
    max_options = 256
    seats = 3

    def spaces(self) -> Mapping[str, spaces.Box]:
        found = {SITUATION: measures(len(NUMBERS))}
        if "map" in self.observed:
            found["map"] = spaces.Box(0, 1, (SIDE, SIDE, len(CHANNELS)), np.int8)
        if "options" in self.observed:
            found["option_kinds"] = numbers(self.size, len(KINDS))
            found["option_subjects"] = numbers(self.size, len(SUBJECTS))
            found["options"] = measures(self.size, len(OPTION))
        return found

    def score_unit(self, game: Game) -> float:
        assert isinstance(game, Xia)
        return game.fame_goal

    def fill(self, match: Match, seat: Seat, offered: tuple[Choice, ...], arrays: Arrays) -> None:
        game = match.game
        assert isinstance(game, Xia)
        survey = survey_of(game.chart)
        centre = centre_of(game, seat)
        wanted = goals(game, game.state.captains[seat], centre, survey)
        fill_situation(game, seat, centre, wanted, game.decision if offered else None, arrays[SITUATION])
        if "map" in self.observed:
            fill_window(game, seat, centre, survey, arrays["map"])
        if "options" in self.observed:
            fill_options(Position(game, seat, centre), survey, wanted, offered, arrays)


def centre_of(game: Xia, seat: Seat) -> Hex:
    """Where the ship is, else where it will spawn: the middle of what a seat observes."""
    at = on_board(game, game.state.captains[seat].at)
    if at is not None:
        return at
    return game.state.starts[seat] if game.state.starts else ORIGIN
