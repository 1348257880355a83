"""What is offered, an option per row: its kind, what it is about, and its numbers."""

from __future__ import annotations

import numpy as np

from starhold.games.xia.choices import Fly, Jump
from starhold.geometry import Direction, Hex
from starhold.kernel import Choice

from ..observer import Arrays
from .goals import GOALS
from .names import KINDS
from .rows import UNITS, About, Position, about
from .survey import Survey
from .ways import NO_APPROACH, ways

OPTION: tuple[str, ...] = (*(f"nearer to {goal}" for goal in GOALS), *UNITS)
"""What each number of an option is."""


class Offers:
    """What one seat is offered. Rows are kept as long as the position stays what it is."""

    def __init__(self, arrays: Arrays) -> None:
        self._arrays = [arrays[key] for key in ("options", "option_kinds", "option_subjects")]
        self._count = 0
        self._here: dict[Choice, About] = {}
        self._steps: dict[Direction, bytes] = {}

    def forget(self) -> None:
        """Read again what depends on the position, because it is another one."""
        self._here.clear()
        self._steps.clear()

    def show(self, position: Position, survey: Survey, wanted: list[Hex | None], offered: tuple[Choice, ...]) -> None:
        """Write a row for each option, and nothing into the rows below."""
        rows: list[bytes] = []
        subjects: list[int] = []
        for choice in offered:
            # Not isinstance: it is several times slower on structs, and this loop runs for every option.
            if type(choice) is Fly or type(choice) is Jump:
                self._steps = self._steps or ways(position, survey, wanted)
                rows.append(self._steps[choice.way])
                subjects.append(0)
            else:
                found = about(position, choice, self._here)
                rows += NO_APPROACH, found.numbers
                subjects.append(found.subject)
        self._write(rows, [KINDS[type(choice)] for choice in offered], subjects)

    def _write(self, rows: list[bytes], kinds: list[int], subjects: list[int]) -> None:
        count, before = len(kinds), self._count
        options, option_kinds, option_subjects = self._arrays
        options[:count] = np.frombuffer(b"".join(rows), np.float32).reshape(count, len(OPTION))
        option_kinds[:count] = kinds
        option_subjects[:count] = subjects
        if count < before:
            for array in self._arrays:
                array[count:before] = 0
        self._count = count
