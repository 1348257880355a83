"""Single steps of all spaces of a set at once."""

from __future__ import annotations

from functools import reduce
from operator import or_

from starhold.geometry import COMPASS, Direction


class Steps:
    """All steps of one danger. The steps of a whole set are written out: NPCs do little else in their turns."""

    def __init__(self, by_way: dict[Direction, int], width: int, gates: list[int]) -> None:
        self.by_way = by_way
        """From where a step in a direction can be made."""
        self.gates = gates
        """The gates of each sector, if they can be used. (XIA-GATE-02, XIA-GATE-09)"""
        self._all_gates = sum(gates)
        self._open = tuple([by_way[way] for way in COMPASS])
        self._width = width

    def back(self, bits: int) -> int:
        """All spaces from which one step leads into a set."""
        north, north_east, south_east, south, south_west, north_west = self._open
        width = self._width
        found = (
            bits << width & north
            | bits << width - 1 & north_east
            | bits >> 1 & south_east
            | bits >> width & south
            | bits >> width - 1 & south_west
            | bits << 1 & north_west
        )
        return found | self._through_gates(bits) if bits & self._all_gates else found

    def forth(self, bits: int) -> int:
        """All spaces into which one step leads from a set."""
        north, north_east, south_east, south, south_west, north_west = self._open
        width = self._width
        found = (
            (bits & north) >> width
            | (bits & north_east) >> width - 1
            | (bits & south_east) << 1
            | (bits & south) << width
            | (bits & south_west) << width - 1
            | (bits & north_west) >> 1
        )
        return found | self._through_gates(bits) if bits & self._all_gates else found

    def ends(self) -> int:
        """All spaces into which a step leads from somewhere."""
        return self.forth(reduce(or_, self._open))

    def _through_gates(self, bits: int) -> int:
        found = 0
        for gate in self.gates:
            if bits & gate:
                found |= self._all_gates & ~gate
        return found
