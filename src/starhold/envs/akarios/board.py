"""The board in layers, column by column: terrain, and the ships on it."""

from __future__ import annotations

from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from starhold.games.akarios.board.maps import Map
from starhold.games.akarios.game import Akarios
from starhold.games.akarios.rules.bodies import board_of
from starhold.games.akarios.rules.script.conditions import gate_of
from starhold.geometry import Hex
from starhold.kernel import Seat

from .names import COLUMNS, ROWS, TERRAINS

SHIPS = ("own pilot", "pilot", "enemy", "elite", "Sparrow", "marker", "gate")
CHANNELS: tuple[str, ...] = (*(f"terrain {terrain}" for terrain in TERRAINS), *SHIPS)
"""What each layer shows, with a 1 where it is so."""
SHAPE = (COLUMNS, ROWS, len(CHANNELS))

_CHANNEL = {name: number for number, name in enumerate(CHANNELS)}


def show_board(game: Akarios, seat: Seat, layers: NDArray[np.generic]) -> None:
    """Write the whole board into layers."""
    state = game.state
    layers[:] = ground(board_of(game))
    shown = [(flyer.at, "own pilot" if flyer.seat == seat else "pilot") for flyer in state.flyers]
    shown += [(enemy.at, enemy.rank if enemy.rank == "elite" else "enemy") for enemy in state.enemies]
    shown += [(marker.at, "marker") for marker in state.markers]
    shown += [(gate_of(game), "gate"), (None if state.sparrow is None else state.sparrow.at, "Sparrow")]
    for at, channel in shown:
        if at is not None:
            layers[(*cell(at), _CHANNEL[channel])] = 1


def cell(at: Hex) -> tuple[int, int]:
    """The column of a space, and its number from the top."""
    return at.q, at.r + at.q // 2


@lru_cache(maxsize=64)
def ground(board: Map) -> NDArray[np.int8]:
    layers = np.zeros(SHAPE, np.int8)
    for at, terrain in board.terrain.items():
        layers[(*cell(at), _CHANNEL[f"terrain {terrain}"])] = 1
    return layers
