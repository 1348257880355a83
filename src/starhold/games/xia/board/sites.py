"""Where what can be done, as the board has it: one answer for rules, words, look-ahead and bots."""

from __future__ import annotations

from typing import Literal, TypeAlias

from ..content import Cargo, SectorKind
from ..content.pictures import Terrain
from .chart import Space

Work: TypeAlias = Literal["mine", "salvage", "harvest", "quarry", "excavate"]

WORK: dict[SectorKind, Work] = {
    "asteroids": "mine",
    "debris": "salvage",
    "nebula": "harvest",
    "ice": "quarry",
    "dead-world": "excavate",
}
"""What is done on the Work spaces of a sector, by its kind. (XIA-GATHER-01, XIA-DEADWORLD-01)"""

STARPORTS: tuple[Terrain, ...] = ("planet", "kiln")


def work_on(space: Space) -> Work | None:
    """(XIA-GATHER-01, XIA-DEADWORLD-01)"""
    return WORK.get(space.sector.kind) if space.feature == "work" else None


def goods_on(space: Space) -> tuple[Cargo, ...]:
    """The kinds of cubes that captains can buy there. (XIA-CARGO-01)"""
    return space.sector.buy if space.feature == "buy" else ()


def wanted_on(space: Space) -> tuple[Cargo, ...]:
    """The kinds of cubes that captains can sell there. (XIA-CARGO-07)"""
    return space.sector.sell if space.feature == "sell" else ()


def is_mission_point(space: Space) -> bool:
    return space.feature == "mission"


def is_starport(space: Space) -> bool:
    """True if business can be done there: a Dead World is no such place. (XIA-STARPORT-03)"""
    return space.terrain in STARPORTS
