"""What is offered, an option per row: its kind, what it is about, and its numbers."""

from __future__ import annotations

import numpy as np

from starhold.games.xia.choices import Fly, Jump
from starhold.geometry import Direction, Hex
from starhold.kernel import Choice

from ..observer import Arrays
from .goals import GOALS
from .names import KINDS
from .rows import UNITS, About, Position, about, as_bytes
from .survey import Survey
from .ways import ways

OPTION: tuple[str, ...] = (*(f"nearer to {goal}" for goal in GOALS), *UNITS)
"""What each number of an option is."""

_KINDS = {kind: as_bytes(number) for kind, number in KINDS.items()}


class Offers:
    """What one seat is offered. Rows are kept as long as the position stays what it is."""

    def __init__(self, arrays: Arrays) -> None:
        self._arrays = {key: arrays[key] for key in ("options", "option_kinds", "option_subjects")}
        self._bytes = [array.data.cast("B") for array in self._arrays.values()]
        self._count = 0
        self._here: dict[Choice, About] = {}
        self._steps: dict[Direction, About] = {}

    def forget(self) -> None:
        """Read again whatever depends on the position, because it is another one."""
        self._here.clear()
        self._steps.clear()

    def show(self, position: Position, survey: Survey, wanted: list[Hex | None], offered: tuple[Choice, ...]) -> None:
        """Write a row for each option, and nothing into the rows below."""
        found: list[About] = []
        for choice in offered:
            # Not isinstance: it is several times slower on structs, and this loop runs for every option.
            if type(choice) is Fly or type(choice) is Jump:
                self._steps = self._steps or ways(position, survey, wanted)
                found.append(self._steps[choice.way])
            else:
                found.append(about(position, choice, self._here))
        self._write([_KINDS[type(choice)] for choice in offered], found)

    def _write(self, kinds: list[bytes], found: list[About]) -> None:
        count, before = len(found), self._count
        numbers, subjects = zip(*found, strict=True) if found else ((), ())
        for target, rows in zip(self._bytes, (numbers, kinds, subjects), strict=True):
            joined = b"".join(rows)
            target[: len(joined)] = joined
        if count < before:
            for array in self._arrays.values():
                array[count:before] = 0
        self._count = count

    def rows(self) -> Arrays:
        """A copy of the arrays. They are large and almost empty, so that only what is there is copied."""
        found: Arrays = {}
        for key, array in self._arrays.items():
            found[key] = np.zeros(array.shape, array.dtype)
            found[key][: self._count] = array[: self._count]
        return found
