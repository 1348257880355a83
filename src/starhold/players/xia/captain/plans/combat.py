"""Combat: ships that can be destroyed in one attack."""

from __future__ import annotations

from collections.abc import Iterator

from starhold.games.xia.choices import Attack, Ram
from starhold.games.xia.rules.mods import Pierce
from starhold.games.xia.rules.ships import Vessel, has_bounty, name_of
from starhold.geometry import Hex, distance
from starhold.kernel import Choice

from ..situation import Situation
from ..tastes.titles import missing
from ..values.guns import (
    LEAST_CHANCE,
    Gun,
    chance_to_deal,
    guns_of,
    hull_left,
    kill_chance,
    mean_damage,
    on_arrival,
    recoil,
)
from ..values.prey import beside, loot, preys, prize, wished_end
from .aim import Aim
from .plan import Plan

LEAST_FAME = 0.3
"""The least that damage alone must bring, for a ship to be attacked that will not be destroyed."""
MISSILES_REACH = range(2, 7)


def propose(situation: Situation) -> Iterator[Plan]:
    """Ships that can be reached and may well be destroyed."""
    guns = guns_of(situation)
    if not guns:
        return
    for prey in preys(situation):
        yield from attacks(situation, prey, guns)


def attacks(situation: Situation, prey: Vessel, guns: list[Gun]) -> Iterator[Plan]:
    """From beside it with blasters and engines, from farther away with missiles."""
    assert prey.at is not None
    near = [gun for gun in guns if not gun.is_missile]
    far = [gun for gun in guns if gun.is_missile]
    for battery, spaces in ((near, beside(situation, prey.at)), (far, _in_range(situation, prey.at) if far else [])):
        nearest = situation.nearest(spaces) if battery else None
        if nearest is not None:
            yield from attack(situation, prey, battery, nearest)


def attack(situation: Situation, prey: Vessel, guns: list[Gun], place: tuple[Hex, float]) -> Iterator[Plan]:
    at, effort = place
    battery = on_arrival(situation, guns, effort)
    chance = kill_chance(situation, prey, battery)
    fame = marksmanship(situation, prey, battery) + wearing_down(situation, prey, battery, chance)
    if chance < LEAST_CHANCE and fame < LEAST_FAME:
        return
    ship = name_of(prey)
    mean = max((engine.mean for engine in situation.pace.engines), default=0)
    yield Plan(
        f"attacking {_name(situation, ship)}, which has {hull_left(situation, prey)} left to lose",
        at,
        tuple(shots(ship, battery[0])),
        chance * prize(situation, prey) + fame - recoil(situation, battery),
        situation.stop_effort(effort) + len(battery) * mean / 2,
        chance * loot(prey),
        Aim("bounty" if has_bounty(situation.game, prey) else "attack", ship=ship),
    )


def shots(ship: str, gun: Gun) -> Iterator[Choice]:
    """The ways to begin with a gun."""
    if gun.is_ram:
        yield Ram(ship, gun.place)
    else:
        yield from (Pierce(ship, gun.place), Attack(ship, gun.place))


def marksmanship(situation: Situation, prey: Vessel, battery: list[Gun]) -> float:
    """The promise of titles for damage alone."""
    total = 0.0
    for title in situation.titles_for.get("damage_dealt", ()) if battery else ():
        left = missing(situation, title)
        total += title.fame * chance_to_deal(situation, prey, battery, left) if left else 0.0
    return total


def wearing_down(situation: Situation, prey: Vessel, battery: list[Gun], chance: float) -> float:
    """The share of a wished end that an attack brings, even if it does not destroy the ship."""
    share = min(1.0, mean_damage(situation, prey, battery) / max(1, hull_left(situation, prey)))
    return wished_end(situation, prey) * max(0.0, share - chance)


def _in_range(situation: Situation, at: Hex) -> list[Hex]:
    """The free spaces from which missiles reach a ship, as far as the ship gets this turn."""
    in_range = (to for to in situation.in_reach if distance(to, at) in MISSILES_REACH)
    return [to for to in in_range if situation.chart.sees(to, at)]


def _name(situation: Situation, ship: str) -> str:
    npc = situation.content.npc.get(ship)
    return f"the {npc.name}" if npc else f"the {situation.content.ship[ship].name}"
