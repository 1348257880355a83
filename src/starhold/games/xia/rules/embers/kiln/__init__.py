"""The Kiln: a station on its orbit, docking with it, and what is done inside."""

from functools import reduce

from ...rulebook import Rulebook
from . import docking, hirelings, npcs, sifting, station
from .station import DestroyKiln

RULES = reduce(Rulebook.plus, (station.RULES, docking.RULES, sifting.RULES, npcs.RULES, hirelings.RULES))

__all__ = ["RULES", "DestroyKiln"]
