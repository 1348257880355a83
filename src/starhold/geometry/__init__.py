"""Shapes and places, in whole numbers: what decides legality gives the same answer on every machine."""

from __future__ import annotations

from .hex import (
    COMPASS,
    DIRECTIONS,
    ORIGIN,
    Direction,
    Hex,
    bearing,
    beside,
    disc,
    distance,
    lies_behind,
    opposite,
    turned,
    turned_direction,
)
from .lines import Ray, front_sight, is_seen, sight
from .picture import draw_picture, read_picture, read_shape
from .pose import Pose, Step, Template, mirrored, path, read_template

__all__ = [
    "COMPASS",
    "DIRECTIONS",
    "ORIGIN",
    "Direction",
    "Hex",
    "Pose",
    "Ray",
    "Step",
    "Template",
    "bearing",
    "beside",
    "disc",
    "distance",
    "draw_picture",
    "front_sight",
    "is_seen",
    "lies_behind",
    "mirrored",
    "opposite",
    "path",
    "read_picture",
    "read_shape",
    "read_template",
    "sight",
    "turned",
    "turned_direction",
]
