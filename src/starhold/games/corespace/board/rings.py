"""The rings of a blast: the square of its origin, the 8 around it, the 16 around those. (CS-BLAST-07, CS-BLAST-10)"""

from __future__ import annotations

from functools import lru_cache
from typing import TypeAlias

from starhold.geometry.ruler import Base
from starhold.geometry.sheaf import is_crossed, lines_over, sheaf_between
from starhold.geometry.square import MAT, NUMBERS, Square, around, numbers_in

from .chart import Chart
from .sight import MOST_CLEAR, halves

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
    return is_crossed(Base(one), Base(other), *chart.opaque)


def gives_cover(chart: Chart, origin: Square, base: Base, *, prone: bool) -> bool:
    """True if as much terrain lies between an origin and a base as gives cover. (CS-BLAST-11)

    A point on the floor leans on nothing, so terrain that touches it counts as well.
    """
    middle = Base(NUMBERS[origin])
    if middle.squares & base.squares:
        return False
    sheaf, by = sheaf_between(middle, base)
    blocked = lines_over(sheaf.squares, sheaf.any_square & chart.tall >> by)
    low = lines_over(sheaf.squares, sheaf.any_square & chart.low >> by)
    return halves(blocked, low, prone=prone) > MOST_CLEAR
