"""What things are worth to a squad, all in one currency: a point of damage dealt."""

from __future__ import annotations

from starhold.games.akarios import Akarios
from starhold.games.akarios.rules.bodies import place_of
from starhold.games.akarios.rules.script.conditions import gate_of
from starhold.games.akarios.state import Enemy, Flyer
from starhold.geometry import Hex, Pose, distance
from starhold.kernel import Seat

KILL = 2.0
"""A ship that is gone attacks no more."""
HULL, SHIELD, UPGRADE = 1.2, 0.5, 1.5
"""A pilot's own, each point of it; an upgrade is what a flip costs."""
LAST_HULL = 3
"""Below this hull every further point is dearer."""
STRESS = (0.2, 0.3, 0.9, 0.5, 0.9, 0.6, 1.8, 0.8, 1.0, 2.5)
"""The price of the next point of stress, by how much there is: thresholds are dear."""
SPACE = 0.35
"""A space nearer to where one wants to be."""
NEAR, FAR = 4, 6
"""The distances up to which an enemy is likely to hit this round, or may."""
LIKELY, PERHAPS = 0.55, 0.25
FROM_BEHIND = 1.3
AWAY = 12.0
"""A pilot who has left by the gate is safe."""
HOME = 30.0
"""The same for the whole squad, more than a sound ship with all its cards."""
SIGHTED = 3
"""The distance at which a fight is best: most arcs reach so far."""


def stress_price(stress: int, points: int = 1) -> float:
    """The price of more stress."""
    return sum(STRESS[(stress + point) % len(STRESS)] for point in range(points))


def hull_price(flyer: Flyer, damage: float) -> float:
    """The price of damage: first the shield, then the hull, which is dearer the less there is."""
    through = max(0.0, damage - flyer.shield)
    thin = 2.0 if flyer.hull - through < LAST_HULL else 1.0
    return SHIELD * min(damage, flyer.shield) + HULL * thin * through


def exposure(game: Akarios, flyer: Flyer, pose: Pose) -> float:
    """The damage to be expected there from enemies that have not acted yet."""
    total = 0.0
    for enemy in game.state.enemies:
        if "stun" in enemy.marks:
            continue
        away = distance(enemy.at, pose.at)
        chance = LIKELY if away <= NEAR else PERHAPS if away <= FAR else 0.0
        total += chance * enemy.attack * (FROM_BEHIND if is_at_back(pose, enemy) else 1.0)
    return hull_price(flyer, total)


def is_at_back(pose: Pose, enemy: Enemy) -> bool:
    """True if an enemy is behind a ship that has this pose."""
    return pose.way_to(enemy.at).r > 0


def place_worth(game: Akarios, flyer: Flyer, pose: Pose) -> float:
    """What it is worth to end the phase there: near the goal, in reach of prey, not in everyone's sights."""
    if pose.at == gate_of(game):
        return AWAY
    return -SPACE * way_left(game, pose) - exposure(game, flyer, pose)


def way_left(game: Akarios, pose: Pose) -> float:
    """The spaces to where a pilot should be: the gate, if there is one, or a good distance from the nearest enemy."""
    gate = gate_of(game)
    if gate is not None:
        return 4.0 * distance(pose.at, gate) + 1.5 * (pose.way_to(gate).r >= 0)
    enemies = game.state.enemies
    if not enemies:
        return 0.0
    prey = min(enemies, key=lambda enemy: (distance(enemy.at, pose.at), enemy.hull, enemy.id))
    way = pose.way_to(prey.at)
    aside = 1.5 * (way.r >= 0) + 0.5 * (abs(way.q) > 1)
    return abs(distance(prey.at, pose.at) - SIGHTED) + aside


def standing(game: Akarios, _: Seat) -> float:
    """How the squad stands: one value for all seats, because all win or lose together."""
    state = game.state
    if state.outcome:
        return 1000.0 if state.outcome == "success" else -1000.0
    enemies = sum(KILL + enemy.hull + enemy.shield for enemy in state.enemies)
    pilots = sum(map(_health, state.flyers))
    sparrow = 0.0 if state.sparrow is None else HULL * state.sparrow.hull
    gate = gate_of(game)
    ways = sum(_way_to(flyer, gate) for flyer in state.flyers) if gate is not None else 0.0
    return pilots + sparrow - enemies - ways


def _health(flyer: Flyer) -> float:
    if flyer.status == "away":
        return HOME
    if flyer.at is None:
        return -10.0 * (flyer.status == "out")
    upgrades = sum(not card.damaged for card in flyer.cards)
    return HULL * flyer.hull + SHIELD * flyer.shield + UPGRADE * upgrades - stress_price(0, flyer.stress)


def _way_to(flyer: Flyer, gate: Hex) -> float:
    return 0.0 if flyer.at is None else SPACE * 4 * distance(place_of(flyer), gate)
