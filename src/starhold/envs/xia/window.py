"""The map around the ship: what is printed there, and what lies or moves on it."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from starhold.games.xia import Xia
from starhold.geometry import Hex
from starhold.kernel import Seat

from .mats import on_board
from .survey import BOARD_CHANNELS, CHANNELS, RADIUS, Survey

SIDE = 2 * RADIUS + 1

OWN, CAPTAIN, LAWFUL, OUTLAW, TOKEN, CUBE, COMET, KILN, EVENT = range(len(BOARD_CHANNELS), len(CHANNELS))


def fill_window(game: Xia, seat: Seat, centre: Hex, survey: Survey, window: NDArray[np.generic]) -> None:
    """Write the surroundings of a space."""
    window[:] = survey.window(centre)
    west, north = centre.q - RADIUS, centre.r - RADIUS
    for channel, at in _things(game, seat):
        if at is None:
            continue
        q, r = at.q - west, at.r - north
        if 0 <= q < SIDE and 0 <= r < SIDE:
            window[q, r, channel] = 1


def _things(game: Xia, seat: Seat) -> list[tuple[int, Hex | None]]:
    """What everybody can see on the board, and by which layer it is shown."""
    state = game.state
    found: list[tuple[int, Hex | None]] = [(TOKEN, laid.at) for laid in state.tokens]
    found += [(CUBE, cube.at) for cube in state.adrift]
    for other, captain in enumerate(state.captains):
        found.append((OWN if other == seat else CAPTAIN, on_board(game, captain.at)))
    for npc in state.npcs:
        is_outlaw = game.content.npc[npc.id].law == "outlaw"
        found.append((OUTLAW if is_outlaw else LAWFUL, on_board(game, npc.at)))
    embers = state.embers
    if embers is not None:
        found += [(COMET, comet.at) for comet in embers.comets]
        found += [(EVENT, place) for event in embers.events for place in event.places]
        found.append((KILN, embers.kiln))
    return found
