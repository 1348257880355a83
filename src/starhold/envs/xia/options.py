"""What is offered, an option per row: its kind, what it is about, and its numbers."""

from __future__ import annotations

import numpy as np

from starhold.games.xia.choices import Fly, Jump
from starhold.geometry import Direction, Hex
from starhold.kernel import Choice

from ..encoder import Arrays
from .goals import GOALS
from .mats import YES, Units
from .names import KINDS
from .rows import UNITS, Position, about
from .survey import Survey
from .ways import NO_APPROACH, ways

_UNITS: Units = {**{f"nearer to {goal}": YES for goal in GOALS}, **UNITS}
OPTION: tuple[str, ...] = tuple(_UNITS)
"""What each number of an option is."""

_SCALES = 1 / np.array(list(_UNITS.values()), np.float32)


def fill_options(
    position: Position, survey: Survey, wanted: list[Hex | None], offered: tuple[Choice, ...], arrays: Arrays
) -> None:
    """Write a row for each option, and nothing into the rows below."""
    count = len(offered)
    rows: list[bytes] = []
    subjects: list[int] = []
    steps: dict[Direction, bytes] = {}
    for choice in offered:
        # Not isinstance: it is several times slower on structs, and this loop runs for every option.
        if type(choice) is Fly or type(choice) is Jump:
            steps = steps or ways(position, survey, wanted)
            rows.append(steps[choice.way])
            subjects.append(0)
        else:
            found = about(position, choice)
            rows += NO_APPROACH, found.numbers
            subjects.append(found.subject)
    options, kinds, names = arrays["options"], arrays["option_kinds"], arrays["option_subjects"]
    raw = np.frombuffer(b"".join(rows), np.float32).reshape(count, len(OPTION))
    np.multiply(raw, _SCALES, out=options[:count])
    options[count:] = 0
    kinds[:count] = [KINDS[type(choice)] for choice in offered]
    kinds[count:] = 0
    names[:count] = subjects
    names[count:] = 0
