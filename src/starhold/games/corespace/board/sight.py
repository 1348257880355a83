"""Who sees whom, and what is hidden: twenty lines from the centre of who looks to the width of the target.

Of forty halves, a line that touches a wall, a locked door, tall terrain or a character counts two, one over low terrain
counts one. (CS-LOS-01..07, CS-COVER-01..06)
"""

from __future__ import annotations

from functools import lru_cache
from typing import Literal, NamedTuple, TypeAlias

from starhold.geometry.ruler import Base, inches_between, within
from starhold.geometry.sheaf import Shape, Sheaf, laid, lines_met, lines_over, lying, sheaf_between

from .chart import KEPT_VEILS, Chart

Cover: TypeAlias = Literal["clear", "partial", "none"]
"""In the open, in partial cover, or not in sight at all."""
Range: TypeAlias = Literal["short", "medium", "long"]

SHORT, MEDIUM = 5, 13
"""(CS-RANGE-02)"""
ALL = 40
MOST_CLEAR = 10
"""A quarter. (CS-COVER-02)"""
LEAST_UNSEEN = 36
"""Nine tenths. (CS-COVER-04)"""


KEPT_SIGHTS = 1 << 16
KEPT_VIEWERS = 1 << 12


class Sight(NamedTuple):
    """How much of a target is hidden, in fortieths, and how far away it is."""

    hidden: int
    cover: Cover
    inches: int
    """Rounded up."""
    range: Range

    @property
    def is_seen(self) -> bool:
        return self.cover != "none"


class Veil(NamedTuple):
    """What hides one base from another: lines as bits, of twenty. With the sight that is left if nobody is between."""

    blocked: int
    low: int
    """The lines over low terrain alone."""
    squares: int
    """The squares on which a character may be in the way: those that a line touches, none if the deck hides it all."""
    upright: Sight
    prone: Sight
    sheaf: Sheaf
    by: int
    """By how much the sheaf is shifted to lie there."""


class Standing(NamedTuple):
    """Somebody who may be in between."""

    base: Base
    slight: bool = False
    """True if lines through it count like those over low terrain. (CS-ABILITY-13)"""


def sight(
    chart: Chart, viewer: Base, target: Base, between: tuple[Standing, ...] = (), *, prone: bool = False
) -> Sight:
    """The sight of a target, with all characters that may be in between, those left out that the viewer ignores."""
    return sight_past(veil_between(chart, viewer, target), between, prone=prone)


def sight_past(veil: Veil, between: tuple[Standing, ...], *, prone: bool) -> Sight:
    """The sight that a deck leaves and those in between."""
    known = veil.prone if prone else veil.upright
    if not between:
        return known
    blocked, half = veil.blocked, 0
    for base, slight in between:
        if base.squares & veil.squares:
            lines = lines_met(veil.sheaf, veil.by, base)
            blocked, half = (blocked, half | lines) if slight else (blocked | lines, half)
    hidden = halves(blocked, veil.low, half, prone=prone)
    return Sight(hidden, cover_of(hidden), known.inches, known.range)


def hidden_halves(
    chart: Chart, viewer: Base, target: Base, between: tuple[Standing, ...] = (), *, prone: bool = False
) -> int:
    """The hidden part of a target, in fortieths."""
    return sight(chart, viewer, target, between, prone=prone).hidden


def halves(blocked: int, low: int, slight: int = 0, *, prone: bool) -> int:
    """Lines as fortieths. Low terrain hides all of a prone target, and half of others. (CS-COVER-05..06)"""
    if prone:
        blocked |= low
    return 2 * blocked.bit_count() + ((low | slight) & ~blocked).bit_count()


def cover_of(hidden: int) -> Cover:
    """(CS-COVER-01..04)"""
    return "none" if hidden >= LEAST_UNSEEN else "partial" if hidden > MOST_CLEAR else "clear"


def range_of(viewer: Base, target: Base) -> Range:
    """(CS-RANGE-01..03)"""
    return "short" if within(SHORT, viewer, target) else "medium" if within(MEDIUM, viewer, target) else "long"


def veil_between(chart: Chart, viewer: Base, target: Base) -> Veil:
    """What the deck hides. Kept by pair; a door that changes leaves all pairs alone whose lines do not meet it."""
    known = chart.veils.get((viewer, target))
    if known is None:
        sheaf, by = sheaf_between(viewer, target)
        if chart.unchanged is not None and not meets(chart, sheaf, by):
            known = veil_between(chart.unchanged, viewer, target)
        else:
            known = veil(chart, viewer, target, sheaf, by)
        if len(chart.veils) == KEPT_VEILS:
            chart.veils.clear()
        chart.veils[viewer, target] = known
    return known


def meets(chart: Chart, sheaf: Sheaf, by: int) -> bool:
    """True if a line touches a door that has changed."""
    return bool(sheaf.any_west << by & chart.changed.west or sheaf.any_north << by & chart.changed.north)


def veil(chart: Chart, viewer: Base, target: Base, sheaf: Sheaf, by: int) -> Veil:
    """Low terrain in contact with who looks is ignored, all of the piece. (CS-LOS-05)"""
    blocked = (
        lines_over(sheaf.west, sheaf.any_west & chart.opaque.west >> by)
        | lines_over(sheaf.north, sheaf.any_north & chart.opaque.north >> by)
        | lines_over(sheaf.squares, sheaf.any_square & chart.tall >> by)
    )
    low = lines_over(sheaf.squares, sheaf.any_square & (chart.low & ~ignored(chart, viewer)) >> by) & ~blocked
    shape, _ = lying(viewer, target)
    upright = unpeopled(halves(blocked, low, prone=False), shape)
    prone = unpeopled(halves(blocked, low, prone=True), shape)
    squares = sheaf.any_square << by if upright.hidden < ALL else 0
    return Veil(blocked, low, squares, upright, prone, sheaf, by)


@lru_cache(maxsize=KEPT_SIGHTS)
def unpeopled(hidden: int, shape: Shape) -> Sight:
    """The sight of a base, if nobody is in between."""
    viewer, target = laid(shape)
    return Sight(hidden, cover_of(hidden), inches_between(viewer, target), range_of(viewer, target))


@lru_cache(maxsize=KEPT_VIEWERS)
def ignored(chart: Chart, viewer: Base) -> int:
    """The low terrain in contact with somebody. (CS-LOS-05)"""
    near = chart.touching(viewer.squares) & chart.low
    found = 0
    for piece in chart.layout.pieces if near else ():
        if piece.bits & near:
            found |= piece.bits
    return found
