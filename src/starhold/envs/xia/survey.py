"""What the board alone decides, found once for each chart and kept with it: `Survey`."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import NamedTuple
from weakref import WeakKeyDictionary

from starhold.games.xia.board.chart import Chart, Placed
from starhold.games.xia.content import Cargo, Sector
from starhold.geometry import Hex

from .names import CARGO
from .sheet import Sheet, Stamp, stamp_of


class Landmarks(NamedTuple):
    """What is nearest to a space."""

    buy: Hex | None
    mission_point: Hex | None
    edge: Hex
    """Beside it something is unexplored."""


class Survey:
    """The printed board around any space, and where on it the nearest of something is.

    A board grows sector by sector, so its survey is made from the one before, if that is at hand.
    """

    def __init__(self, chart: Chart, before: Survey | None = None) -> None:
        if before is not None and not before._is_part_of(chart):
            before = None
        self._content = chart.content
        self._placed = chart.board.placed
        self._sheet: Sheet = Sheet([placed.centre for placed in self._placed], before._sheet if before else None)
        self.write_window = self._sheet.write_window
        self.buying: list[Hex] = before.buying.copy() if before else []
        self.mission_points: list[Hex] = before.mission_points.copy() if before else []
        self.selling: dict[Cargo, list[Hex]] = {
            cargo: before.selling[cargo].copy() if before else [] for cargo in CARGO
        }
        for placed in self._placed[len(before._placed) if before else 0 :]:
            self._lay(placed)
        self._sheet.find_edges()
        self._landmarks: dict[Hex, Landmarks] = {}

    def _is_part_of(self, chart: Chart) -> bool:
        """True if nothing was laid otherwise than here, at most more."""
        return self._content is chart.content and self._placed == chart.board.placed[: len(self._placed)]

    def _lay(self, placed: Placed) -> None:
        sector = self._content.sector[placed.sector]
        stamp = stamp_of(sector, placed.turn)
        self._sheet.lay(stamp, placed.centre)
        self._note(sector, placed.centre, stamp)

    def _note(self, sector: Sector, centre: Hex, stamp: Stamp) -> None:
        for feature, local in stamp.features:
            at = local.plus(centre)
            match feature:
                case "buy":
                    self.buying.append(at)
                case "mission":
                    self.mission_points.append(at)
                case "sell":
                    for cargo in sector.sell:
                        self.selling[cargo].append(at)

    def landmarks(self, here: Hex) -> Landmarks:
        """What is nearest to a space of all that hangs on the chart alone."""
        found = self._landmarks.get(here)
        if found is None:
            found = self._landmarks[here] = Landmarks(
                nearest(self.buying, here), nearest(self.mission_points, here), self._sheet.nearest_edge(here)
            )
        return found


def nearest(places: Iterable[Hex], here: Hex) -> Hex | None:
    """The nearest of some spaces, as the crow flies; the first of those that are equally near."""
    found, least = None, math.inf
    for place in places:
        q = place[0] - here[0]
        if -least < q < least:
            r = place[1] - here[1]
            far = (abs(q) + abs(r) + abs(q + r)) >> 1  # the distance, without a call: this runs in every observation
            if far < least:
                found, least = place, far
    return found


_surveys: WeakKeyDictionary[Chart, Survey] = WeakKeyDictionary()


def survey_of(chart: Chart, before: Survey | None = None) -> Survey:
    """The survey of a chart; it is forgotten with the chart."""
    found = _surveys.get(chart)
    if found is None:
        found = _surveys[chart] = Survey(chart, before)
    return found
