"""Weapons: what it brings in a turn to be able to destroy ships."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.games.xia.board.holds import sections
from starhold.games.xia.content import Outfit
from starhold.games.xia.rules.campaign.goals import DESTROYED
from starhold.games.xia.rules.mods import working_mods
from starhold.games.xia.rules.ships import Vessel
from starhold.geometry import distance

from .guns import Gun, broadside, chance_of, defence, guns_in, hull_left
from .prey import contract, loot, preys, prize

if TYPE_CHECKING:
    from ..situation import Situation

HUNTS_A_TURN = 0.3
"""The share of turns with a ship to hunt that is not too far away."""
A_HUNT = 0.35
"""The worth to the flight of the markers spent on guns, in fame."""
HUNTING_GROUND = 25
READY = 1.0
"""The share of a goal that good guns are worth."""
ENOUGH_DAMAGE = 14
"""The damage of an attack for which no captain wishes for more."""
CONTRACT = 1.0
"""The fame for a mission of death, less what the way to the one who pays takes."""


def firepower(situation: Situation, outfit: Outfit) -> float:
    """The gain from a weapon in a turn, on top of those that are aboard."""
    new = guns_in(outfit, sections(outfit).count("U"))
    now, then = broadside(situation), broadside(situation, *new)
    return best_hunt(situation, then) - best_hunt(situation, now)


def readiness(situation: Situation, outfit: Outfit) -> float:
    """The gain from a weapon for a goal that asks for the end of an NPC, even if it has not been seen yet."""
    wish = max((situation.wishes[deed].worth for deed in DESTROYED.values() if deed in situation.wishes), default=0.0)
    new = guns_in(outfit, sections(outfit).count("U"))
    now, then = _punch(broadside(situation)), _punch(broadside(situation, *new))
    return READY * wish * (then - now)


def _punch(guns: list[Gun]) -> float:
    return min(1.0, sum((gun.die + 1) / 2 for gun in guns) / ENOUGH_DAMAGE)


def piercing_power(situation: Situation, amount: int) -> float:
    """The gain from a Piercer for the weapons that are aboard."""
    guns = broadside(situation)
    if not guns or working_mods(situation.game, situation.seat, "piercer"):
        return 0.0
    return best_hunt(situation, guns, amount) - best_hunt(situation, guns)


def best_hunt(situation: Situation, guns: list[Gun], piercing: int = 0) -> float:
    """The gain from guns in a turn, if they are used on the ship that is worth it most."""
    near = [prey for prey in preys(situation) if _is_near(situation, prey)] if guns else []
    temper = situation.liking("hunting") ** 2
    hunts = (_odds(situation, prey, guns, piercing) * _spoils(situation, prey) - A_HUNT / temper for prey in near)
    return temper * HUNTS_A_TURN * max(0.0, max(hunts, default=0.0))


def _is_near(situation: Situation, prey: Vessel) -> bool:
    here = situation.me.at
    return here is not None and prey.at is not None and distance(here, prey.at) <= HUNTING_GROUND


def _odds(situation: Situation, prey: Vessel, guns: list[Gun], piercing: int) -> float:
    against = defence(situation, prey)
    pierced = min(piercing, (against + 1) // 2)
    return chance_of(tuple(gun.die for gun in guns), hull_left(situation, prey) - pierced, against)


def _spoils(situation: Situation, prey: Vessel) -> float:
    """Fame, credits, and what missions pay for it."""
    pays = [contract(situation, active, prey) for active in situation.me.missions]
    contracts = sum(CONTRACT + pay * situation.credit for pay in pays if pay is not None)
    return prize(situation, prey) + loot(prey) * situation.credit + contracts
