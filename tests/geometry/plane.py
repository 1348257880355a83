"""The plane of an independent library, measured as `CORNERS` is."""

from __future__ import annotations

from shapely.geometry import Polygon

from starhold.geometry import Hex
from starhold.geometry.hex import CORNERS


def centre(space: Hex) -> tuple[int, int]:
    return 3 * space.q, 2 * space.r + space.q


def outline(space: Hex) -> Polygon:
    x, y = centre(space)
    return Polygon([(x + left[0], y + left[1]) for left, _ in CORNERS.values()])
