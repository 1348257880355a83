"""Ways over the board that bear no danger of their own."""

from __future__ import annotations

from msgspec import Struct

from starhold.games.common.ways import Ways, shortest
from starhold.geometry import Hex

from .chart import Chart, Exit
from .keeping import kept_with_chart

KEPT = 8
"""The number of starts from which a board keeps them: several questions in a row are asked on the same space."""


class CalmWays(Struct, frozen=True):
    """The shortest of them from a space."""

    ways: Ways[Hex]
    doors: tuple[tuple[Hex, Exit], ...]
    """The entrances of planets through which they lead, each with the space before it: not everybody may take them."""


@kept_with_chart(KEPT)
def calm_ways(chart: Chart, start: Hex, within: int | None) -> CalmWays:
    """The ways of so many steps, or of any number, for whoever may go through every entrance."""
    calm_from = chart.calm
    seen: list[tuple[Hex, Exit]] = []

    def onward(at: Hex) -> tuple[Hex, ...]:
        calm = calm_from(at)
        if calm.doors:
            seen.extend([(at, door) for door in calm.doors])
        return calm.spaces

    ways = shortest([start], onward, within=within)
    return CalmWays(ways, tuple([(at, door) for at, door in seen if ways.before.get(door.to) == at]))
