"""Xia in arrays: `XiaEncoder`."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
from gymnasium import spaces
from msgspec import Struct

from starhold.games.xia import Xia
from starhold.games.xia.seeing.view import XiaView
from starhold.kernel import Game, Seat

from ..canvas import Picture
from ..encoder import SITUATION, Encoder, measures, numbers
from ..observer import Arrays, Observer
from .names import KINDS, SUBJECTS
from .observer import XiaObserver
from .options import OPTION
from .picture import picture
from .sheet import CHANNELS
from .situation import SITUATION as NUMBERS
from .window import SIDE


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

    def picture(self, game: Game, view: Struct) -> Picture:
        assert isinstance(game, Xia)
        assert isinstance(view, XiaView)
        return picture(game, view)

    def score_unit(self, game: Game) -> float:
        assert isinstance(game, Xia)
        return game.fame_goal

    def observer(self, seat: Seat, arrays: Arrays) -> Observer:
        return XiaObserver(seat, arrays)
