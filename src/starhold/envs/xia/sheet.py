"""What is printed on the board, in layers: `Sheet`, and the stamps of sectors it is made of."""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import count
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from starhold.games.xia.content import Sector
from starhold.games.xia.content.pictures import Feature
from starhold.geometry import COMPASS, ORIGIN, Hex, disc, distance, turned

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


class Sheet:
    """The printed board on a plane with a margin around: q by r by channel."""

    def __init__(self, centres: list[Hex], before: Sheet | None) -> None:
        sectors = np.array(centres or [ORIGIN])
        self._corner = sectors.min(axis=0) - MARGIN
        size = sectors.max(axis=0) + MARGIN + 1 - self._corner
        self._layers: Plane = np.zeros((*size, len(CHANNELS)), np.int8)
        self._explored = np.zeros(size, np.bool_)
        self._edges = 0
        self._west, self._north = self._corner.tolist()
        if before is not None:
            west, north = before._west - self._west, before._north - self._north
            wide, high = before._explored.shape
            self._layers[west : west + wide, north : north + high] = before._layers
            self._explored[west : west + wide, north : north + high] = before._explored

    def lay(self, stamp: Stamp, centre: Hex) -> None:
        """Print a sector."""
        q, r = (stamp.places + centre - self._corner).T
        self._layers[q, r] = stamp.layers
        self._explored[q, r] = True

    def window(self, centre: Hex) -> Plane:
        """The printed board around a space; the disc around it is in the middle of it."""
        west, north = centre[0] - self._west, centre[1] - self._north
        return self._layers[west - RADIUS : west + RADIUS + 1, north - RADIUS : north + RADIUS + 1]

    def find_edges(self) -> None:
        """Note beside which spaces something is unexplored: a bit for each space, row by row."""
        wide, high = self._explored.shape
        edges = self._explored.copy()
        inner = edges[1:-1, 1:-1]  # the margin is wide enough
        for q, r in COMPASS.values():
            inner &= self._explored[1 + q : wide - 1 + q, 1 + r : high - 1 + r]
        edges ^= self._explored
        self._edges = int.from_bytes(np.packbits(edges, bitorder="little").tobytes(), "little")

    def nearest_edge(self, here: Hex) -> Hex:
        """The nearest space beside which something is unexplored; the first of those that are equally near."""
        high = self._explored.shape[1]
        for radius in count():
            west, north = here[0] - self._west - radius, here[1] - self._north - radius
            found = self._edges >> (west * high + north) & _ring(radius, high)
            if found:
                q, r = divmod((found & -found).bit_length() - 1, high)
                return Hex(here[0] - radius + q, here[1] - radius + r)
        raise AssertionError("a board has an edge")


@cache
def _ring(radius: int, high: int) -> int:
    """The spaces at a distance, a bit for each, row by row from the corner of the square around them."""
    ring = [step for step in disc(radius) if distance(ORIGIN, step) == radius]
    return sum(1 << (q + radius) * high + r + radius for q, r in ring)


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
