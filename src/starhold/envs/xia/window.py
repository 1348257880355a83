"""The map around the ship: what is printed there, and what lies or moves on it."""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from starhold.games.xia import Xia
from starhold.geometry import Hex

from .sheet import BOARD_CHANNELS, CHANNELS, RADIUS
from .ships import Ships
from .survey import Survey

SIDE = 2 * RADIUS + 1
DEPTH = len(CHANNELS)

OWN, CAPTAIN, LAWFUL, OUTLAW, TOKEN, CUBE, COMET, KILN, EVENT = range(len(BOARD_CHANNELS), DEPTH)


Things: TypeAlias = list[tuple[int, Hex | None]]
"""In which layer and where something is shown."""


class Window:
    """The map around the ship of one seat."""

    def __init__(self, layers: NDArray[np.generic]) -> None:
        self._layers = layers
        self._numbers = layers.data.cast("B")
        self._lying: Things = []
        self._marks: list[int] = []

    def look_for_things(self, game: Xia) -> None:
        """Note what lies on the board, or moves there without being a ship."""
        state, embers = game.state, game.state.embers
        self._lying = [(TOKEN, laid.at) for laid in state.tokens]
        self._lying += [(CUBE, cube.at) for cube in state.adrift]
        if embers is not None:
            self._lying += [(COMET, comet.at) for comet in embers.comets]
            self._lying += [(EVENT, place) for event in embers.events for place in event.places]
            self._lying.append((KILN, embers.kiln))

    def show_board(self, survey: Survey, centre: Hex) -> None:
        """Write what is printed around a space, over everything."""
        survey.write_window(centre, self._layers)
        self._marks = []

    def show_things(self, game: Xia, ships: Ships, centre: Hex) -> None:
        """Write what lies and moves around a space."""
        numbers = self._numbers
        for mark in self._marks:
            numbers[mark] = 0
        self._marks = _marks(self._lying + _moving(game, ships), centre)
        for mark in self._marks:
            numbers[mark] = 1


def _marks(things: Things, centre: Hex) -> list[int]:
    """Where the numbers of those things are that can be seen from a space."""
    west, north = centre[0] - RADIUS, centre[1] - RADIUS
    marks = []
    for channel, at in things:
        if at is not None:
            q, r = at[0] - west, at[1] - north
            if 0 <= q < SIDE and 0 <= r < SIDE:
                marks.append((q * SIDE + r) * DEPTH + channel)
    return marks


def _moving(game: Xia, ships: Ships) -> Things:
    npcs = game.content.npc
    own, *others = ships.captains
    found: Things = [(OWN, own)]
    found += [(CAPTAIN, at) for at in others]
    found += [(OUTLAW if npcs[npc].law == "outlaw" else LAWFUL, at) for npc, at in ships.npcs.items()]
    return found
