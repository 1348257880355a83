"""Combat: ships that can be destroyed in one attack."""

from __future__ import annotations

from collections.abc import Iterator

from starhold.games.xia.choices import Attack, Ram
from starhold.games.xia.rules.ships import Vessel, has_bounty, name_of, tier_of, vessels
from starhold.games.xia.state import Captain
from starhold.geometry import Hex, distance
from starhold.kernel import Choice

from .. import worth
from ..guns import Gun, guns_of, hull_left, kill_chance, recoil
from ..plan import Plan
from ..situation import Situation

LEAST_CHANCE = 0.3
"""Below that, an attack only makes enemies."""
MISSILES_REACH = range(2, 7)


def propose(situation: Situation) -> Iterator[Plan]:
    """Whoever can be reached and may well be destroyed."""
    guns = guns_of(situation)
    if not guns:
        return
    for prey in vessels(situation.game):
        if prey is not situation.me and not (isinstance(prey, Captain) and prey.cloaked):
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


def attack(situation: Situation, prey: Vessel, battery: list[Gun], place: tuple[Hex, float]) -> Iterator[Plan]:
    ship = name_of(prey)
    chance = kill_chance(situation, prey, battery)
    if chance < LEAST_CHANCE:
        return
    at, effort = place
    first = battery[0]
    deed: Choice = Ram(ship, first.place) if first.is_ram else Attack(ship, first.place)
    mean = max((engine.mean for engine in situation.pace.engines), default=0)
    shots = min(len(battery), situation.me.armed)
    yield Plan(
        f"attacking {_name(situation, ship)}, which has {hull_left(situation, prey)} left to lose",
        at,
        (deed,),
        chance * prize(situation, prey) - recoil(situation, battery),
        situation.stop_effort(effort) + shots * mean / 2,
        chance * loot(prey),
    )


def prize(situation: Situation, prey: Vessel) -> float:
    """The fame for a kill, less the trouble with the law."""
    npc = situation.content.npc.get(name_of(prey))
    fame = tier_of(situation.game, name_of(prey)) if npc is None else npc.fame
    is_crime = npc.bounty_for_kill > 0 if npc else not has_bounty(situation.game, prey)
    trouble = worth.MORE_BOUNTY if situation.me.bounty else worth.BOUNTY
    return fame - (trouble if is_crime else 0)


def loot(prey: Vessel) -> int:
    return prey.bounty if isinstance(prey, Captain) else prey.credits


def beside(situation: Situation, at: Hex) -> list[Hex]:
    """The free spaces from which a ship can be hit at close range."""
    chart = situation.chart
    return [to for to in chart.around(at) if to not in situation.taken and chart.sees(to, at)]


def _in_range(situation: Situation, at: Hex) -> list[Hex]:
    """The free spaces from which missiles reach a ship, as far as the ship gets this turn."""
    near = (to for to in situation.ways.within(situation.pace.left) if to not in situation.taken)
    in_range = (to for to in near if distance(to, at) in MISSILES_REACH)
    return [to for to in in_range if situation.chart.sees(to, at)]


def _name(situation: Situation, ship: str) -> str:
    npc = situation.content.npc.get(ship)
    return f"the {npc.name}" if npc else f"the {situation.content.ship[ship].name}"
