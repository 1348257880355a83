"""What things are worth to a squad, all in one currency: a point of damage dealt."""

from __future__ import annotations

from starhold.games.akarios import Akarios
from starhold.games.akarios.content.script import OnApproached, RoundsPlayed
from starhold.games.akarios.rules.bodies import flying, place_of, scenario_of
from starhold.games.akarios.rules.script.conditions import gate_of, parts, progress
from starhold.games.akarios.rules.script.naming import is_named
from starhold.games.akarios.state import Enemy, Flyer
from starhold.geometry import Hex, Pose, distance
from starhold.kernel import Seat

from .aims import ERRANDS, Aim, aims_of
from .notes import noted

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
FEAR = 0.3
"""The share of that damage that counts: squads that shun all of it win far less often."""
PREY = 1.5
"""What is left of an enemy counts for more than the damage that it takes: it shoots in every round that is left."""
AWAY = 12.0
"""A pilot who has left by the gate is safe."""
DONE = 40.0
"""The whole of what the objective asks for."""
HOME = 30.0
"""The same for the whole squad, more than a sound ship with all its cards."""
HELD = 10.0
"""A pilot who stands where somebody has to stand."""
ENTERED = 5.0
"""A space that has to be flown over."""
ALARM = 2.5
"""A sleeping enemy that wakes."""
SIGHTED = 3
"""The distance at which a fight is best: most arcs reach so far."""
HURRY = 3.0
"""How much dearer the way to an errand is in the last round."""
LATE = 4
"""The rounds before the last from which on it no longer pays to spare the ship."""


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
        if "stun" in enemy.marks or enemy.asleep:
            continue
        away = distance(enemy.at, pose.at)
        chance = LIKELY if away <= NEAR else PERHAPS if away <= FAR else 0.0
        total += chance * enemy.acts * enemy.attack * (FROM_BEHIND if is_at_back(pose, enemy) else 1.0)
    return FEAR * future(game) * hull_price(flyer, total)


def rounds_left(game: Akarios) -> int | None:
    """The rounds that are left, the present one included; None if time does not matter."""
    return noted(game, rounds_left, lambda: _rounds_left(game))


def _rounds_left(game: Akarios) -> int | None:
    limits = [part.at_least for part in parts(scenario_of(game).failure) if isinstance(part, RoundsPlayed)]
    return max(1, min(limits) - game.state.round + 1) if limits else None


def future(game: Akarios) -> float:
    """How much of what is saved today still counts: nothing in the last round."""
    left = rounds_left(game)
    return 1.0 if left is None else min(1.0, (left - 1) / LATE)


def is_at_back(pose: Pose, enemy: Enemy) -> bool:
    """True if an enemy is behind a ship that has this pose."""
    return pose.way_to(enemy.at).r > 0


def place_worth(game: Akarios, flyer: Flyer, pose: Pose) -> float:
    """What it is worth to end the phase there: near the goal, in reach of prey, not in everyone's sights."""
    return noted(game, (place_worth, flyer.id, pose), lambda: _place_worth(game, flyer, pose))


def _place_worth(game: Akarios, flyer: Flyer, pose: Pose) -> float:
    errand = errand_of(game, flyer)
    if errand is not None and pose.at == errand.at:
        return {"leave": AWAY, "hold": HELD, "enter": 0.0}[errand.kind] - exposure(game, flyer, pose)
    way = hurry(game) * way_to_errand(pose, errand) if errand is not None else way_to_prey(game, pose)
    return -SPACE * way - exposure(game, flyer, pose) - ALARM * wakes(game, pose.at)


def errand_of(game: Akarios, flyer: Flyer) -> Aim | None:
    """The space to which a pilot should fly: of those to which nobody else is nearer, the nearest."""
    errands = [aim for aim in aims_of(game) if aim.kind in ERRANDS]
    if not errands:
        return None
    if all(aim.kind == "leave" for aim in errands):
        return errands[0]
    others = [other for other in flying(game) if other.id != flyer.id]
    own = next((other for other in flying(game) if other.id == flyer.id), flyer)
    if own.at is None:
        return None
    free = [
        aim
        for aim in errands
        if all(distance(aim.at, place_of(other)) >= distance(aim.at, own.at) for other in others)
        or len(others) < len(errands)
    ]
    return min(free, key=lambda aim: (distance(aim.at, place_of(own)), aim.what), default=None)


def hurry(game: Akarios) -> float:
    """How much dearer ways are because time runs out."""
    left = rounds_left(game)
    return 1.0 if left is None else 1.0 + HURRY / left


def way_to_errand(pose: Pose, errand: Aim) -> float:
    return 4.0 * distance(pose.at, errand.at) + 1.5 * (pose.way_to(errand.at).r >= 0)


def way_to_prey(game: Akarios, pose: Pose) -> float:
    """The spaces to a good distance from what a pilot should fire at."""
    prey = prey_of(game, pose.at)
    if prey is None:
        return 0.0
    way = pose.way_to(prey)
    aside = 1.5 * (way.r >= 0) + 0.5 * (abs(way.q) > 1)
    return abs(distance(prey, pose.at) - SIGHTED) + aside


def prey_of(game: Akarios, at: Hex) -> Hex | None:
    """The nearest of what is to be destroyed; where something is to be guarded, of its enemies."""
    found = aims_of(game)
    charges = [aim.at for aim in found if aim.kind == "guard"]
    places = {aim.at for aim in found if aim.kind == "destroy"} if not charges else set[Hex]()
    places |= {enemy.at for enemy in game.state.enemies if not enemy.asleep} if charges or not places else set()

    def farness(place: Hex) -> tuple[int, int, int]:
        threat = min((distance(place, charge) for charge in charges), default=0)
        return distance(place, at) + threat // 2, place.q, place.r

    return min(places, key=farness, default=None)


def wakes(game: Akarios, at: Hex) -> int:
    """The number of sleeping enemies that would wake if a pilot came there."""
    alarms = [trigger.when for trigger in scenario_of(game).triggers if isinstance(trigger.when, OnApproached)]
    return sum(
        enemy.asleep
        and any(is_named(each.what, enemy.id, enemy) and distance(at, enemy.at) <= each.range for each in alarms)
        for enemy in game.state.enemies
    )


def standing(game: Akarios, _: Seat) -> float:
    """How the squad stands: one value for all seats, because all win or lose together."""
    state = game.state
    if state.outcome:
        return 1000.0 if state.outcome == "success" else -1000.0
    enemies = PREY * sum(KILL + enemy.hull + enemy.shield for enemy in state.enemies)
    pilots = sum(map(_health, state.flyers))
    sparrow = 0.0 if state.sparrow is None else HULL * state.sparrow.hull
    gate = gate_of(game)
    ways = sum(_way_to(flyer, gate) for flyer in state.flyers) if gate is not None else 0.0
    markers = sum((KILL + HULL * marker.hull) * (1 if marker.guarded else -1) for marker in state.markers)
    done = progress(game, scenario_of(game).success)
    gained = DONE * done.done / done.wanted if done is not None and done.wanted else 0.0
    return pilots + sparrow + markers + gained - enemies - ways


def _health(flyer: Flyer) -> float:
    if flyer.status == "away":
        return HOME
    if flyer.at is None:
        return -10.0 * (flyer.status == "out")
    upgrades = sum(not card.damaged for card in flyer.cards)
    return HULL * flyer.hull + SHIELD * flyer.shield + UPGRADE * upgrades - stress_price(0, flyer.stress)


def _way_to(flyer: Flyer, gate: Hex) -> float:
    return 0.0 if flyer.at is None else SPACE * 4 * distance(place_of(flyer), gate)
