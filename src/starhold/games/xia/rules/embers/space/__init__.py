"""Ice asteroids, comets, gravity paths and dead worlds."""

from __future__ import annotations

from starhold.games.common.joints import added_up

from . import comets, dead_worlds, gravity, ice

RULES = added_up((ice.RULES, comets.RULES, gravity.RULES, dead_worlds.RULES))
