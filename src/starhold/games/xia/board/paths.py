"""Paths on the board: comets and the Kiln travel along them, and ships are pulled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from starhold.geometry import Hex, turned

from ..content import PathKind, Sector
from .keeping import kept_with_chart

if TYPE_CHECKING:
    from .chart import Chart


class LaidPath(Struct, frozen=True):
    """A path where its sector lies."""

    sector: str
    kind: PathKind
    name: str
    die: int
    spaces: tuple[Hex, ...]
    closed: bool
    beyond: Hex | None
    """The space that its end leads to, if it is not closed."""

    def ahead(self, start: Hex, steps: int) -> tuple[Hex, ...]:
        """The next spaces along the path, as many as there are."""
        here = self.spaces.index(start)
        if self.closed:
            return tuple(self.spaces[(here + step) % len(self.spaces)] for step in range(1, steps + 1))
        return self.spaces[here + 1 : here + 1 + steps]


def lay_paths(sector: Sector, centre: Hex, turn: int) -> tuple[LaidPath, ...]:
    """The paths of a sector around this centre, turned by so many sixths."""

    def placed(at: Hex) -> Hex:
        return turned(at, turn).plus(centre)

    return tuple(
        LaidPath(
            sector=sector.id,
            kind=path.kind,
            name=path.name,
            die=path.die,
            spaces=tuple(map(placed, path.spaces)),
            closed=path.closed,
            beyond=None if path.beyond is None else placed(path.beyond),
        )
        for path in sector.paths
    )


@kept_with_chart()
def comet_paths(chart: Chart) -> frozenset[Hex]:
    """The spaces on which comets travel."""
    return frozenset(at for at, path in chart.paths.items() if path.kind == "comet")
