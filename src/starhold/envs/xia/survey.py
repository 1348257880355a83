"""What the board alone decides, found once for each chart and kept with it: `Survey`."""

from __future__ import annotations

import math
from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple, TypeAlias
from weakref import WeakKeyDictionary

import numpy as np
from numpy.typing import NDArray

from starhold.games.xia.chart import Chart
from starhold.games.xia.content import Cargo, Sector
from starhold.games.xia.pictures import Feature
from starhold.geometry import COMPASS, ORIGIN, Direction, Hex, turned

from .names import CARGO, FEATURES, LAWS, TERRAINS

Plane: TypeAlias = NDArray[np.int8]
Places: TypeAlias = NDArray[np.int64]

RADIUS = 6
"""How far the map reaches around the ship."""
MARGIN = 2 * RADIUS
SPARE = 10
"""Room for more sectors."""

BOARD_CHANNELS: tuple[str, ...] = (
    *(f"terrain {terrain}" for terrain in TERRAINS),
    *(f"feature {feature}" for feature in FEATURES),
    *(f"law {law}" for law in LAWS),
    *(f"sells {cargo}" for cargo in CARGO),
    *(f"buys {cargo}" for cargo in CARGO),
    "entrance",
)
"""What is printed on a space. Planets sell on their Buy spaces, and buy on their Sell spaces."""
MOVING = ("own ship", "captain", "lawful NPC", "outlaw NPC", "token", "cube", "comet", "kiln", "event")
CHANNELS: tuple[str, ...] = (*BOARD_CHANNELS, *MOVING)
"""What each layer of the map shows, with a 1 where it is so. A survey leaves those empty that change with each turn."""

_CHANNEL = {name: number for number, name in enumerate(CHANNELS)}


class Stamp(NamedTuple):
    """A sector, turned, around the origin."""

    places: Places
    layers: Plane
    """What is printed on each of the places."""
    features: tuple[tuple[Feature, Hex], ...]


class Survey:
    """The printed board around any space, and where on it the nearest of something is.

    A board grows sector by sector, so its survey is made from the one before, if that is at hand.
    """

    def __init__(self, chart: Chart, before: Survey | None = None) -> None:
        if before is not None and not before.is_part_of(chart):
            before = None
        self._content = chart.content
        self._placed = chart.board.placed
        self._unroll(before)
        self.buying: list[Hex] = before.buying.copy() if before else []
        self.mission_points: list[Hex] = before.mission_points.copy() if before else []
        self.selling: dict[Cargo, list[Hex]] = {
            cargo: before.selling[cargo].copy() if before else [] for cargo in CARGO
        }
        for placed in self._placed[len(before._placed) if before else 0 :]:
            sector = chart.content.sector[placed.sector]
            stamp = stamp_of(sector, placed.turn)
            q, r = (stamp.places + placed.centre - self._corner).T
            self._plane[q, r] = stamp.layers
            self._explored[q, r] = True
            self._note(sector, placed.centre, stamp)
        self._edges = self._find_edges()
        self._nearest: dict[tuple[str, Hex], Hex | None] = {}
        self.steps: dict[Hex, dict[Direction, bytes]] = {}
        """What the options say about the next space in each direction."""

    def is_part_of(self, chart: Chart) -> bool:
        """True if nothing was laid otherwise than here, at most more."""
        return self._content is chart.content and self._placed == chart.board.placed[: len(self._placed)]

    def _unroll(self, before: Survey | None) -> None:
        """Make room for all sectors with a margin around, and copy what was there before."""
        centres = np.array([placed.centre for placed in self._placed] or [ORIGIN])
        start, end = centres.min(axis=0) - MARGIN, centres.max(axis=0) + MARGIN + 1
        if before is not None and (before._corner <= start).all() and (end <= before._corner + before._size).all():
            self._corner, self._size = before._corner, before._size
            self._plane, self._explored = before._plane.copy(), before._explored.copy()
        else:
            self._corner, self._size = start - SPARE, end - start + 2 * SPARE
            self._plane = np.zeros((*self._size, len(CHANNELS)), np.int8)
            self._explored = np.zeros(self._size, np.bool_)
            if before is not None:
                west, north = before._corner - self._corner
                wide, high = before._size
                self._plane[west : west + wide, north : north + high] = before._plane
                self._explored[west : west + wide, north : north + high] = before._explored
        self._west, self._north = self._corner.tolist()

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

    def _find_edges(self) -> Places:
        """The spaces beside which something is unexplored."""
        explored = self._explored
        inner = explored[1:-1, 1:-1].copy()
        for q, r in COMPASS.values():
            inner &= explored[1 + q : explored.shape[0] - 1 + q, 1 + r : explored.shape[1] - 1 + r]
        edges: Places = np.argwhere(explored[1:-1, 1:-1] & ~inner) + self._corner + 1
        return edges

    def window(self, centre: Hex) -> Plane:
        """The printed board around a space, q by r by channel; the disc around it is in the middle of it."""
        west, north = centre.q - self._west, centre.r - self._north
        return self._plane[west - RADIUS : west + RADIUS + 1, north - RADIUS : north + RADIUS + 1]

    def nearest(self, what: str, of: list[Hex], here: Hex) -> Hex | None:
        """The nearest space of a list that hangs on the chart alone and is known as `what`."""
        key = what, here
        if key not in self._nearest:
            self._nearest[key] = nearest(of, here)
        return self._nearest[key]

    def nearest_edge(self, here: Hex) -> Hex | None:
        """The nearest space beside which something is unexplored; there are many of them."""
        key = "edge", here
        if key not in self._nearest:
            self._nearest[key] = _nearest_row(self._edges, here)
        return self._nearest[key]


def nearest(places: Iterable[Hex], here: Hex) -> Hex | None:
    """The nearest of some spaces, as the crow flies; the first of those that are equally near."""
    found, least = None, math.inf
    for place in places:
        q, r = place[0] - here[0], place[1] - here[1]
        twice = abs(q) + abs(r) + abs(q + r)  # the distance, without a call: this runs in every observation
        if twice < least:
            found, least = place, twice
    return found


def _nearest_row(places: Places, here: Hex) -> Hex:
    q, r = (places - here).T
    found = places[int((np.abs(q) + np.abs(r) + np.abs(q + r)).argmin())]
    return Hex(int(found[0]), int(found[1]))


@lru_cache(maxsize=1024)
def stamp_of(sector: Sector, turn: int) -> Stamp:
    """What a sector looks like when it is turned by so many sixths."""
    spaces = {turned(local, turn): printed for local, printed in sector.spaces().items()}
    layers = np.zeros((len(spaces), len(CHANNELS)), np.int8)
    door = sector.entrance and turned(sector.entrance.space, turn)
    for number, (local, (terrain, feature)) in enumerate(spaces.items()):
        names = [f"terrain {terrain}"]
        names += [f"feature {feature}"] if feature else []
        names += [f"law {sector.law}"] if sector.law and terrain == "planet" else []
        names += [f"sells {cargo}" for cargo in sector.buy if feature == "buy"]
        names += [f"buys {cargo}" for cargo in sector.sell if feature == "sell"]
        names += ["entrance"] if local == door else []
        layers[number, [_CHANNEL[name] for name in names]] = 1
    features = tuple((feature, local) for local, (_, feature) in spaces.items() if feature)
    return Stamp(np.array(list(spaces)), layers, features)


_surveys: WeakKeyDictionary[Chart, Survey] = WeakKeyDictionary()


def survey_of(chart: Chart, before: Survey | None = None) -> Survey:
    """The survey of a chart; it is forgotten with the chart."""
    found = _surveys.get(chart)
    if found is None:
        found = _surveys[chart] = Survey(chart, before)
    return found
