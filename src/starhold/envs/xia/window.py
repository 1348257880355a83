"""The map around the ship: what is printed there, and what lies or moves on it."""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from starhold.games.xia import Xia
from starhold.geometry import Hex
from starhold.kernel import Seat

from .sheet import BOARD_CHANNELS, CHANNELS, RADIUS
from .ships import Ships
from .survey import Survey

SIDE = 2 * RADIUS + 1

OWN, CAPTAIN, LAWFUL, OUTLAW, TOKEN, CUBE, COMET, KILN, EVENT = range(len(BOARD_CHANNELS), len(CHANNELS))


Things: TypeAlias = list[tuple[int, Hex | None]]
"""In which layer and where something is shown."""


class Window:
    """The map around the ship of one seat."""

    def __init__(self, seat: Seat, layers: NDArray[np.generic]) -> None:
        self.seat = seat
        self._layers = layers
        self._lying: Things = []

    def look_for_things(self, game: Xia) -> None:
        """Note what lies on the board, or moves there without being a ship."""
        state, embers = game.state, game.state.embers
        self._lying = [(TOKEN, laid.at) for laid in state.tokens]
        self._lying += [(CUBE, cube.at) for cube in state.adrift]
        if embers is not None:
            self._lying += [(COMET, comet.at) for comet in embers.comets]
            self._lying += [(EVENT, place) for event in embers.events for place in event.places]
            self._lying.append((KILN, embers.kiln))

    def show(self, game: Xia, ships: Ships, centre: Hex, survey: Survey) -> None:
        """Write the surroundings of a space."""
        layers = self._layers
        layers[:] = survey.window(centre)
        west, north = centre[0] - RADIUS, centre[1] - RADIUS
        for channel, at in self._lying + self._ships(game, ships):
            if at is not None:
                q, r = at[0] - west, at[1] - north
                if 0 <= q < SIDE and 0 <= r < SIDE:
                    layers[q, r, channel] = 1

    def _ships(self, game: Xia, ships: Ships) -> Things:
        npcs = game.content.npc
        found: Things = [(OWN if seat == self.seat else CAPTAIN, at) for seat, at in enumerate(ships.captains)]
        found += [(OUTLAW if npcs[npc].law == "outlaw" else LAWFUL, at) for npc, at in ships.npcs.items()]
        return found
