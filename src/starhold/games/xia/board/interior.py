"""The inside of the Kiln: three berths, each beside the others, on hexagons that no board ever reaches."""

from __future__ import annotations

from typing import Literal, TypeAlias

from starhold.geometry import COMPASS, Direction, Hex

from ..content import Cargo, Sector
from ..content.pictures import Feature

Berth: TypeAlias = Literal["quay", "sell", "mission"]

FAR_AWAY = Hex(500, 500)
"""More than all sectors of all boxes in a row would take."""

BERTHS: dict[Berth, Hex] = {
    "quay": FAR_AWAY,
    "sell": FAR_AWAY.plus(COMPASS["N"]),
    "mission": FAR_AWAY.plus(COMPASS["NE"]),
}
"""The places of the spaces of the Kiln's card. (XIA-KILN-05)"""

PLACES: dict[Hex, str] = {
    BERTHS["quay"]: "the quay of the Kiln",
    BERTHS["sell"]: "the Sell space of the Kiln",
    BERTHS["mission"]: "the Mission Point of the Kiln",
}
"""Their names: their numbers would tell nobody anything."""

FEATURES: dict[Hex, Feature] = {BERTHS["quay"]: "", BERTHS["sell"]: "sell", BERTHS["mission"]: "mission"}

NAME = "The Kiln"
SELLS: tuple[Cargo, ...] = ("ember",)
"""The goods bought of captains inside. (XIA-KILN-04)"""


def has_station(sector: Sector) -> bool:
    """True if the Kiln travels around in a sector."""
    return any(path.kind == "orbit" for path in sector.paths)


def ways_inside(at: Hex) -> dict[Direction, Hex]:
    """The ways from a berth to the others."""
    beside = {way: at.plus(step) for way, step in COMPASS.items()}
    return {way: to for way, to in beside.items() if to in FEATURES}
