"""What is offered, an option per row: its kind, what it is about, and its numbers."""

from __future__ import annotations

from starhold.games.xia.choices import Fly, Jump
from starhold.geometry import Direction, Hex
from starhold.kernel import Choice

from ..observer import Arrays
from .goals import GOALS
from .names import KINDS
from .rows import NOTHING, UNITS, About, Position, about, as_bytes
from .survey import Survey
from .ways import ways

OPTION: tuple[str, ...] = (*(f"nearer to {goal}" for goal in GOALS), *UNITS)
"""What each number of an option is."""

_KINDS = {kind: as_bytes(number) for kind, number in KINDS.items()}


class Offers:
    """What one seat is offered. Rows are kept as long as the position stays what it is."""

    def __init__(self, arrays: Arrays) -> None:
        self._arrays = [arrays[key] for key in ("options", "option_kinds", "option_subjects")]
        self._bytes = [array.data.cast("B") for array in self._arrays]
        self._count = 0
        self._here: dict[Choice, About] = {}
        self._steps: dict[Direction, bytes] = {}

    def forget(self) -> None:
        """Read again whatever depends on the position, because it is another one."""
        self._here.clear()
        self._steps.clear()

    def show(self, position: Position, survey: Survey, wanted: list[Hex | None], offered: tuple[Choice, ...]) -> None:
        """Write a row for each option, and nothing into the rows below."""
        rows: list[bytes] = []
        subjects: list[bytes] = []
        for choice in offered:
            # Not isinstance: it is several times slower on structs, and this loop runs for every option.
            if type(choice) is Fly or type(choice) is Jump:
                self._steps = self._steps or ways(position, survey, wanted)
                rows.append(self._steps[choice.way])
                subjects.append(NOTHING)
            else:
                found = about(position, choice, self._here)
                rows.append(found.numbers)
                subjects.append(found.subject)
        self._write(len(offered), rows, [_KINDS[type(choice)] for choice in offered], subjects)

    def _write(self, count: int, *columns: list[bytes]) -> None:
        for target, column in zip(self._bytes, columns, strict=True):
            joined = b"".join(column)
            target[: len(joined)] = joined
        if count < self._count:
            for array in self._arrays:
                array[count : self._count] = 0
        self._count = count
