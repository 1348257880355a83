"""The map around the ship: what is printed there, and what lies or moves on it."""

from __future__ import annotations

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


def fill_window(game: Xia, seat: Seat, ships: Ships, centre: Hex, survey: Survey, window: NDArray[np.generic]) -> None:
    """Write the surroundings of a space."""
    window[:] = survey.window(centre)
    west, north = centre.q - RADIUS, centre.r - RADIUS
    for channel, at in _things(game, seat, ships):
        if at is None:
            continue
        q, r = at[0] - west, at[1] - north
        if 0 <= q < SIDE and 0 <= r < SIDE:
            window[q, r, channel] = 1


def _things(game: Xia, seat: Seat, ships: Ships) -> list[tuple[int, Hex | None]]:
    """What everybody can see on the board, and by which layer it is shown."""
    state = game.state
    found: list[tuple[int, Hex | None]] = [(TOKEN, laid.at) for laid in state.tokens]
    found += [(CUBE, cube.at) for cube in state.adrift]
    found += [(OWN if other == seat else CAPTAIN, at) for other, at in enumerate(ships.captains)]
    found += [(OUTLAW if game.content.npc[npc].law == "outlaw" else LAWFUL, at) for npc, at in ships.npcs.items()]
    embers = state.embers
    if embers is not None:
        found += [(COMET, comet.at) for comet in embers.comets]
        found += [(EVENT, place) for event in embers.events for place in event.places]
        found.append((KILN, embers.kiln))
    return found
