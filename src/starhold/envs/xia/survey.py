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
    """The printed board around any space, and where on it the nearest of something is."""

    def __init__(self, chart: Chart) -> None:
        laid = [(placed, stamp_of(chart.content.sector[placed.sector], placed.turn)) for placed in chart.board.placed]
        centres = np.array([placed.centre for placed, _ in laid] or [ORIGIN])
        self._corner = centres.min(axis=0) - MARGIN
        self._west, self._north = self._corner.tolist()
        size = centres.max(axis=0) + MARGIN + 1 - self._corner
        self._plane: Plane = np.zeros((*size, len(CHANNELS)), np.int8)
        self.buying: list[Hex] = []
        self.mission_points: list[Hex] = []
        self.selling: dict[Cargo, list[Hex]] = {cargo: [] for cargo in CARGO}
        for placed, stamp in laid:
            q, r = (stamp.places + placed.centre - self._corner).T
            self._plane[q, r] = stamp.layers
            self._note(chart.content.sector[placed.sector], placed.centre, stamp)
        self._edges = self._find_edges()
        self._nearest: dict[tuple[str, Hex], Hex | None] = {}
        self.steps: dict[Hex, dict[Direction, bytes]] = {}
        """What the options say about the next space in each direction."""

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
        explored = self._plane[:, :, : len(TERRAINS)].any(axis=2)
        inner = explored.copy()
        for q, r in COMPASS.values():
            inner &= np.roll(explored, (q, r), axis=(0, 1))
        edges: Places = np.argwhere(explored & ~inner) + self._corner
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


def survey_of(chart: Chart) -> Survey:
    """The survey of a chart; it is forgotten with the chart."""
    found = _surveys.get(chart)
    if found is None:
        found = _surveys[chart] = Survey(chart)
    return found
