"""Stars of Akarios in arrays: `AkariosEncoder`."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
from gymnasium import spaces
from msgspec import Struct

from starhold.games.akarios import Akarios
from starhold.games.akarios.seeing.view import AkariosView
from starhold.kernel import BadSetup, Choice, Game, Match, Seat

from ..canvas import Picture
from ..encoder import SITUATION, Encoder, measures, numbers
from ..observer import Arrays, Observer
from .board import SHAPE, show_board
from .names import KINDS, SUBJECTS
from .options import OPTION, show_options
from .picture import picture
from .situation import SITUATION as NUMBERS
from .situation import situation

SOUND_SHIP = 6.0
"""The hull of a ship that nothing has happened to, more or less."""


class AkariosEncoder(Encoder):
    """The squad and its enemies, the board, and what is offered. All win or lose together."""

    game = Akarios
    parts = ("map", "options")
    max_options = 256
    seats = 2
    reward = "win"

    def spaces(self) -> Mapping[str, spaces.Box]:
        found = {SITUATION: measures(len(NUMBERS))}
        if "map" in self.observed:
            found["map"] = spaces.Box(0, 1, SHAPE, np.int8)
        if "options" in self.observed:
            found["option_kinds"] = numbers(self.size, len(KINDS))
            found["option_subjects"] = numbers(self.size, len(SUBJECTS))
            found["options"] = measures(self.size, len(OPTION))
        return found

    def picture(self, game: Game, view: Struct) -> Picture:
        assert isinstance(game, Akarios)
        assert isinstance(view, AkariosView)
        return picture(game.content, view)

    def score_unit(self, game: Game) -> float:
        """The hull of a whole squad."""
        assert isinstance(game, Akarios)
        return SOUND_SHIP * len(game.state.flyers)

    def observer(self, seat: Seat, arrays: Arrays) -> Observer:
        return AkariosObserver(seat, arrays)


class AkariosObserver(Observer):
    """Writes everything whenever it looks."""

    def look(self, match: Match, offered: tuple[Choice, ...]) -> None:
        game, seat, arrays = match.game, self.seat, self.arrays
        assert isinstance(game, Akarios)
        if game.state.squad is not None:
            raise BadSetup("environments fly single fights: leave the option `campaign` out")
        arrays[SITUATION][:] = situation(game, seat, asked=bool(offered))
        if "map" in arrays:
            show_board(game, seat, arrays["map"])
        if "options" in arrays:
            show_options(game, seat, offered, arrays)
