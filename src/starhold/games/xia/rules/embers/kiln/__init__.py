"""The Kiln: a station on its orbit, docking with it, and what is done inside."""

from starhold.games.common.joints import added_up

from . import docking, hirelings, npcs, sifting, station
from .station import DestroyKiln

RULES = added_up((station.RULES, docking.RULES, sifting.RULES, npcs.RULES, hirelings.RULES))

__all__ = ["RULES", "DestroyKiln"]
