"""What is offered, an option per row: its kind, what it is about, and its numbers."""

from __future__ import annotations

from starhold.games.xia.choices import Fly, Jump
from starhold.geometry import Direction, Hex
from starhold.kernel import Choice

from ..observer import Arrays
from .facts import Position
from .goals import GOALS
from .rows import KIND, NOTHING, UNITS, about
from .ways import ways

OPTION: tuple[str, ...] = (*(f"nearer to {goal}" for goal in GOALS), *UNITS)
"""What each number of an option is."""


class Offers:
    """What one seat is offered."""

    def __init__(self, arrays: Arrays) -> None:
        columns = [arrays[key] for key in ("options", "option_kinds", "option_subjects")]
        self._columns = [(array.data.cast("B"), array.strides[0]) for array in columns]
        self._count = 0

    def show(self, position: Position, wanted: list[Hex | None], offered: tuple[Choice, ...]) -> None:
        """Write a row for each option, and nothing into the rows below."""
        rows: list[tuple[bytes, bytes, bytes]] = []
        steps: dict[Direction, bytes] = {}
        for choice in offered:
            # Not isinstance: it is several times slower on structs, and this loop runs for every option.
            if type(choice) is Fly or type(choice) is Jump:
                steps = steps or ways(position, wanted)
                rows.append((steps[choice.way], KIND[type(choice)], NOTHING))
            else:
                rows.append(about(position, choice))
        columns = zip(*rows, strict=True) if rows else [()] * len(self._columns)
        for (shown, width), column in zip(self._columns, columns, strict=True):
            written = b"".join(column).ljust(self._count * width, b"\0")
            shown[: len(written)] = written
        self._count = len(rows)
