"""Ice asteroids, comets, gravity paths and dead worlds."""

from __future__ import annotations

from functools import reduce

from ...rulebook import Rulebook
from . import comets, dead_worlds, gravity, ice

RULES = reduce(Rulebook.plus, (ice.RULES, comets.RULES, gravity.RULES, dead_worlds.RULES))
