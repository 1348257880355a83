"""Pictures as arrays: `Canvas`, on which the parts of a title draw."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Literal, TypeAlias

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont

Picture: TypeAlias = NDArray[np.uint8]
"""Height by width by red, green and blue."""
Point: TypeAlias = tuple[float, float]
Anchor: TypeAlias = Literal["mm", "lm", "rm"]
"""Whether a text stands around a point, right of it or left of it."""

SIZE = (1088, 720)
"""All pictures of a match have the same size, as a video needs it; both numbers are divisible by 16."""
FINE = 2
"""Everything is drawn so many times larger, and made smaller in the end: that smooths the edges."""


class Canvas:
    """A picture in the making; from the upper left, in pixels."""

    def __init__(self, background: str) -> None:
        width, height = SIZE
        self._image = Image.new("RGB", (width * FINE, height * FINE), background)
        self._draw = ImageDraw.Draw(self._image)

    def area(self, corners: Iterable[Point], fill: str | None, line: str | None = None, width: float = 1) -> None:
        """Fill the area between some corners, and draw a line around it."""
        self._draw.polygon([_fine(corner) for corner in corners], fill, line, round(width * FINE))

    def box(self, corner: Point, size: Point, fill: str, line: str | None = None, rounding: float = 0) -> None:
        """Fill a box."""
        far = corner[0] + size[0], corner[1] + size[1]
        self._draw.rounded_rectangle([_fine(corner), _fine(far)], rounding * FINE, fill, line, FINE)

    def disc(self, centre: Point, radius: float, fill: str | None, line: str | None = None, width: float = 1) -> None:
        """Fill a circle, and draw a line around it."""
        x, y = centre
        edges = [_fine((x - radius, y - radius)), _fine((x + radius, y + radius))]
        self._draw.ellipse(edges, fill, line, round(width * FINE))

    def line(self, points: Iterable[Point], colour: str, width: float = 1) -> None:
        """Draw a line from point to point."""
        self._draw.line([_fine(point) for point in points], colour, round(width * FINE))

    def text(self, at: Point, text: str, size: float, colour: str, anchor: Anchor = "mm", edge: str = "") -> None:
        """Write a line of text, if wanted with an edge around the letters."""
        around = round(size * FINE / 8) if edge else 0
        self._draw.text(_fine(at), text, colour, _font(size), anchor, stroke_width=around, stroke_fill=edge or None)

    def picture(self) -> Picture:
        """What has been drawn."""
        return np.asarray(self._image.reduce(FINE))


def _fine(point: Point) -> Point:
    return point[0] * FINE, point[1] * FINE


@cache
def _font(size: float) -> ImageFont.FreeTypeFont | ImageFont.ImageFont:
    return ImageFont.load_default(size * FINE)
