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
        numbers: list[bytes] = []
        kinds: list[bytes] = []
        subjects: list[bytes] = []
        steps: dict[Direction, tuple[bytes, bytes]] = {}
        for choice in offered:
            # Not isinstance: it is several times slower on structs, and this loop runs for every option.
            if type(choice) is Fly or type(choice) is Jump:
                steps = steps or ways(position, wanted)
                numbers += steps[choice.way]
                kinds.append(KIND[type(choice)])
                subjects.append(NOTHING)
            else:
                head, rest, kind, subject = about(position, choice)
                numbers += (head, rest)
                kinds.append(kind)
                subjects.append(subject)
        self._write(len(offered), numbers, kinds, subjects)

    def _write(self, count: int, *pieces: list[bytes]) -> None:
        for (column, width), written in zip(self._columns, pieces, strict=True):
            joined = b"".join(written).ljust(self._count * width, b"\0")
            column[: len(joined)] = joined
        self._count = count
