"""Cubes: how they come aboard, and how they leave for something."""

from __future__ import annotations

from collections.abc import Iterator

from starhold.games.xia.events import CubeCollected, CubeGathered, CubesBought, CubesSold
from starhold.games.xia.rules.cargo import SELL_PRICES
from starhold.games.xia.rules.embers.economy import CubesTraded
from starhold.games.xia.rules.embers.finds import CubeFound
from starhold.games.xia.rules.missions.kinds.cargo import CubesHandedOver
from starhold.games.xia.rules.missions.kinds.transport import CubesLoaded, CubesPassedOn
from starhold.kernel import Event

from ..chronicle import Use


def cubes_in(event: Event) -> Iterator[Use]:
    """The cubes that an event is about."""
    match event:
        case CubesBought(seat=seat, cargo=cargo, cubes=cubes) | CubesLoaded(seat=seat, cargo=cargo, cubes=cubes):
            yield Use(seat, "cargo", cargo, times=cubes)
        case CubeGathered(seat=seat, cargo=cargo) | CubeCollected(seat=seat, cargo=cargo):
            yield Use(seat, "cargo", cargo)
        case CubeFound(seat=seat, cargo=cargo):
            yield Use(seat, "cargo", cargo)
        case CubesSold(seat=seat, cargo=cargo, cubes=cubes):
            yield Use(seat, "cargo", cargo, times=0, gain=cubes * SELL_PRICES[cargo], sensible=cubes)
        case CubesHandedOver(seat=seat, cargo=cargo, cubes=cubes) | CubesPassedOn(seat=seat, cargo=cargo, cubes=cubes):
            yield Use(seat, "cargo", cargo, times=0, sensible=cubes)
        case CubesTraded(seat=seat, cubes=cubes, cargo=cargo, wanted=wanted):
            yield Use(seat, "cargo", cargo, times=0, sensible=cubes)
            yield Use(seat, "cargo", wanted, times=cubes)
