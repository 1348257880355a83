"""Shapes and places, in whole numbers: what decides legality gives the same answer on every machine."""

from __future__ import annotations

from .hex import (
    COMPASS,
    DIRECTIONS,
    ORIGIN,
    Direction,
    Hex,
    beside,
    disc,
    distance,
    opposite,
    sight,
    turned,
    turned_direction,
)
from .picture import draw_picture, read_picture, read_shape

__all__ = [
    "COMPASS",
    "DIRECTIONS",
    "ORIGIN",
    "Direction",
    "Hex",
    "beside",
    "disc",
    "distance",
    "draw_picture",
    "opposite",
    "read_picture",
    "read_shape",
    "sight",
    "turned",
    "turned_direction",
]
