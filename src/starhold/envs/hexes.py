"""Where the spaces of a board lie on a picture: `HexFrame`."""

from __future__ import annotations

import math
from collections.abc import Iterable

from starhold.geometry import ORIGIN, Hex

from .canvas import SIZE, Point

MARGIN = 26.0
WIDEST = 26.0
"""The side of a space while the board is small."""


class HexFrame:
    """Spaces of such a size that the whole board fits beside a panel on the right."""

    def __init__(self, board: Iterable[Hex], panel: float) -> None:
        spaces = [*board] or [ORIGIN]
        across = [1.5 * q for q, _ in spaces]
        down = [math.sqrt(3) * (r + q / 2) for q, r in spaces]
        width, height = max(across) - min(across) + 2, max(down) - min(down) + 2
        room = SIZE[0] - panel - 2 * MARGIN, SIZE[1] - 2 * MARGIN
        self.side = min(WIDEST, room[0] / width, room[1] / height)
        self._x = (SIZE[0] - panel) / 2 - self.side * (max(across) + min(across)) / 2
        self._y = SIZE[1] / 2 - self.side * (max(down) + min(down)) / 2

    def middle(self, at: Hex) -> Point:
        """The middle of a space."""
        return self._x + 1.5 * self.side * at[0], self._y + math.sqrt(3) * self.side * (at[1] + at[0] / 2)

    def corners(self, at: Hex) -> list[Point]:
        """The corners of a space."""
        return self.around(at, 6, 1.0)

    def around(self, at: Hex, corners: int, size: float, turn: float = 0.0) -> list[Point]:
        """The corners of a regular figure in the middle of a space, as large as this part of its side."""
        x, y = self.middle(at)
        angles = [math.tau * (corner / corners + turn) for corner in range(corners)]
        return [(x + size * self.side * math.cos(one), y + size * self.side * math.sin(one)) for one in angles]
