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


class Prints:
    """Whatever is printed on spaces, numbered: a board is made of few different ones."""

    def __init__(self) -> None:
        self.layers: Plane = np.zeros((1, len(CHANNELS)), np.int8)
        """What is printed, by number; 0 is unexplored."""
        self._numbers: dict[bytes, int] = {}

    def number(self, printed: Plane) -> int:
        """The number of what is printed on a space."""
        key = printed.tobytes()
        if key not in self._numbers:
            self._numbers[key] = len(self.layers)
            self.layers = np.vstack([self.layers, printed])
        return self._numbers[key]


PRINTS = Prints()


class Stamp(NamedTuple):
    """A sector, turned, around the origin."""

    places: Places
    prints: Places
    """The number of what is printed on each of the places."""
    features: tuple[tuple[Feature, Hex], ...]


class Sheet:
    """The printed board on a plane with a margin around: q by r."""

    def __init__(self, centres: list[Hex], before: Sheet | None) -> None:
        sectors = np.array(centres or [ORIGIN])
        self._corner = sectors.min(axis=0) - MARGIN
        self._prints: Places = np.zeros(sectors.max(axis=0) + MARGIN + 1 - self._corner, np.int64)
        self._edges = 0
        self._west, self._north = self._corner.tolist()
        if before is not None:
            west, north = before._west - self._west, before._north - self._north
            wide, high = before._prints.shape
            self._prints[west : west + wide, north : north + high] = before._prints

    def lay(self, stamp: Stamp, centre: Hex) -> None:
        """Print a sector."""
        q, r = (stamp.places + centre - self._corner).T
        self._prints[q, r] = stamp.prints

    def write_window(self, centre: Hex, layers: NDArray[np.generic]) -> None:
        """Write the printed board around a space into layers; the disc around it is in the middle of them."""
        west, north = centre[0] - self._west, centre[1] - self._north
        prints = self._prints[west - RADIUS : west + RADIUS + 1, north - RADIUS : north + RADIUS + 1]
        PRINTS.layers.take(prints, 0, layers, "clip")  # nothing is clipped, but looking for that would cost more

    def find_edges(self) -> None:
        """Note beside which spaces something is unexplored: a bit for each space, row by row."""
        wide, high = self._prints.shape
        explored = self._prints > 0
        edges = explored.copy()
        inner = edges[1:-1, 1:-1]  # the margin is wide enough
        for q, r in COMPASS.values():
            inner &= explored[1 + q : wide - 1 + q, 1 + r : high - 1 + r]
        edges ^= explored
        self._edges = int.from_bytes(np.packbits(edges, bitorder="little").tobytes(), "little")

    def nearest_edge(self, here: Hex) -> Hex:
        """The nearest space beside which something is unexplored; the first of those that are equally near."""
        high = self._prints.shape[1]
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
    return Stamp(np.array(list(spaces)), np.array([PRINTS.number(printed) for printed in layers]), features)
