"""The rings of a blast: the square of its origin, the 8 around it, and the 16 around those. (CS-BLAST-07, CS-BLAST-10)"""

from __future__ import annotations

from functools import lru_cache
from typing import TypeAlias

from starhold.geometry.ruler import Base
from starhold.geometry.sheaf import lattice, line
from starhold.geometry.square import MAT, NUMBERS, Square, around, numbers_in

from .chart import Chart

KEPT = 1 << 12
Rings: TypeAlias = tuple[int, int, int]


@lru_cache(maxsize=KEPT)
def rings(chart: Chart, origin: Square) -> Rings:
    """The squares of each ring, as far as the line to their centre meets no wall."""
    middle = 1 << NUMBERS[origin]
    near = around(middle) & MAT & ~middle
    far = around(middle | near) & MAT & ~middle & ~near
    return middle, unwalled(chart, origin, near), unwalled(chart, origin, far)


def unwalled(chart: Chart, origin: Square, squares: int) -> int:
    return sum(1 << number for number in numbers_in(squares) if not meets_wall(chart, NUMBERS[origin], number))


def meets_wall(chart: Chart, one: int, other: int) -> bool:
    """True if the line from centre to centre touches a wall or a locked door."""
    touched = line(lattice(Base(one)), lattice(Base(other)), 0)
    return bool(touched.west & chart.opaque.west or touched.north & chart.opaque.north)
