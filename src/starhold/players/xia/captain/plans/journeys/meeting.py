"""Missions that are about another captain."""

from __future__ import annotations

from typing import TypeAlias

from starhold.games.common.bands import look_up
from starhold.games.xia.choices import Pursue
from starhold.games.xia.content.mission_cards import Assist, Boom, Coerce, Counterfeit, System, Thief, Transport
from starhold.games.xia.rules.damage import undamaged
from starhold.games.xia.rules.energy import is_stranded
from starhold.games.xia.rules.missions.cards import result_of
from starhold.games.xia.rules.missions.fetching import Fetch
from starhold.games.xia.rules.missions.targets import ship_of, target_of
from starhold.games.xia.rules.ships import vessel
from starhold.games.xia.state import ActiveMission
from starhold.geometry import Hex

from ...situation import Situation
from ...tastes import worth
from ...tastes.quest import ruin
from ...values.guns import broadside
from .carrying import buy_cubes
from .journey import D20, Journey, Stop, last_leg

Errand: TypeAlias = Assist | Transport | Counterfeit | Boom
"""Missions that begin at a Mission Point of a kind and end beside a captain."""

MOVING_TARGET = 4
"""The spaces that the other ship flies on meanwhile."""
HARD_HULL = 10
"""The damage that a ship must be able to take before it rams somebody."""

PROSPECTS: dict[type[Errand], tuple[float, float, float]] = {
    Assist: (2000.0, 1.0, 0.1),
    Transport: (3000.0, 0.9, 0.05),
    Counterfeit: (2000.0, 0.85, 0.15),
    Boom: (3000.0, 0.95, 0.45),
}
"""Pay, chance of success and cost, as they mostly are."""
CRIMES = (Counterfeit, Boom)
"""Those that bring a bounty."""


def steal(situation: Situation, active: ActiveMission, card: Thief) -> Journey | None:
    """Beside the target first; the roll may give the thief away."""
    if active.revealed:
        return last_leg(situation, active, active.pay)
    pays = [look_up(card.pay, result_of(situation.game, situation.seat, shown)) for shown in D20]
    chance = sum(pay > 0 for pay in pays) / len(pays)
    trouble = worth.BOUNTY + ruin(situation.game, "bounty")
    last = last_leg(situation, active, sum(pays) / len(pays))
    meeting = meet(situation, active, card)
    if last is None or meeting is None:
        return None
    return last._replace(
        stops=(meeting, *last.stops), chance=chance, is_decided_first=True, cost=(1 - chance) * trouble
    )


def coerce(situation: Situation, active: ActiveMission, card: Coerce) -> Journey | None:
    """A weapon, or an engine in the side of the target, if the own ship can take it."""
    cost = card.bounty / 1000 * (worth.MORE_BOUNTY if situation.me.bounty else worth.BOUNTY)
    cost += ruin(situation.game, "bounty")
    if active.pay:
        last = last_leg(situation, active, active.pay)
        return None if last is None else last._replace(cost=cost)
    last = last_leg(situation, active, look_up(card.pay, 5))
    meeting = meet(situation, active, card)
    has_guns = bool(broadside(situation))
    is_hardy = len(undamaged(situation.game, situation.seat)) > HARD_HULL and situation.me.armed > 0
    if last is None or meeting is None or not (has_guns or is_hardy):
        return None
    bruises = 0.0 if has_guns else 6 * worth.DAMAGE
    return last._replace(stops=(meeting, *last.stops), chance=0.9, cost=cost + bruises)


def run_errand(situation: Situation, active: ActiveMission, card: Errand) -> Journey | None:
    """First to a Mission Point of a kind, unless that is done, then to another captain."""
    if active.detonator is not None:
        return None
    meeting = meet(situation, active, card)
    if meeting is None or (isinstance(card, Transport) and not situation.room and not active.revealed):
        return None
    pay, chance, cost = PROSPECTS[type(card)]
    if isinstance(card, CRIMES):
        cost += ruin(situation.game, "bounty")
    if isinstance(card, Transport) and active.revealed and not situation.cubes[card.cargo]:
        purchase = buy_cubes(situation, card.cargo)  # what was loaded is gone
        return None if purchase is None else Journey((purchase, meeting), pay, chance, cost)
    if active.revealed or active.fetched:
        return Journey((meeting,), active.pay or pay, chance, cost)
    points = points_at(situation, card.system)
    if not points:
        return None
    in_passing = isinstance(card, Counterfeit | Boom)
    deed = Fetch(active.id) if in_passing else Pursue(active.id)
    return Journey((Stop(points, (deed,), in_passing), meeting), pay, chance, cost)


def points_at(situation: Situation, system: System) -> tuple[Hex, ...]:
    return tuple(space.at for space in situation.spaces_with("mission") if space.sector.kind == system)


def meet(situation: Situation, active: ActiveMission, card: Thief | Coerce | Errand) -> Stop | None:
    """The free spaces beside the ship that is meant."""
    meant = active.target if active.target is not None else target_of(situation.game, situation.seat, card.target)
    if meant is None:
        return None
    found = vessel(situation.game, ship_of(situation.game, meant))
    if found is situation.me or found.at is None:
        return None
    around = situation.chart.around(found.at)
    beside = tuple(at for at in around if at not in situation.taken and situation.chart.adjacent(at, found.at))
    lies_still = isinstance(meant, int) and is_stranded(situation.state.captains[meant])
    return Stop(beside, (Pursue(active.id),), more_effort=0 if lies_still else MOVING_TARGET) if beside else None
