"""Missions that end a ship: a captain's, or any outlaw's."""

from __future__ import annotations

from starhold.games.xia.choices import Attack
from starhold.games.xia.content.mission_cards import Assassin
from starhold.games.xia.rules.ships import Vessel, name_of
from starhold.games.xia.state import ActiveMission

from ...situation import Situation
from ...tastes import worth
from ...values.guns import LEAST_CHANCE, broadside, odds_against
from ...values.prey import beside, contract, loot, preys, prize
from .journey import Journey, Stop, last_leg

A_CHASE = 5
"""The spaces that the hunted ship flies on meanwhile."""


def hunt(situation: Situation, active: ActiveMission) -> Journey | None:
    """After the ship that is most likely to be caught and brings most; then to the one who pays."""
    if active.revealed:
        return last_leg(situation, active, active.pay)
    found = [journey for prey in preys(situation) if (journey := chase(situation, active, prey)) is not None]
    return max(found, key=lambda journey: journey.chance * (1 + journey.more), default=None)


def chase(situation: Situation, active: ActiveMission, prey: Vessel) -> Journey | None:
    """After one ship, if it is meant and the guns are good enough."""
    pay = contract(situation, active, prey)
    guns = broadside(situation)
    if pay is None or not guns or prey.at is None:
        return None
    chance = odds_against(situation, prey, guns)
    last = last_leg(situation, active, pay + loot(prey))
    places = tuple(beside(situation, prey.at))
    if last is None or chance < LEAST_CHANCE or not places:
        return None
    card = situation.content.mission[active.id]
    crime = card.bounty / 1000 * worth.MORE_BOUNTY if isinstance(card, Assassin) else 0.0
    deeds = tuple(Attack(name_of(prey), gun.place) for gun in guns)
    shot = Stop(places, deeds, more_effort=A_CHASE)
    return last._replace(
        stops=(shot, *last.stops), chance=chance, is_decided_first=True, cost=crime, more=prize(situation, prey)
    )
