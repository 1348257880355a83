"""Missions as journeys, type by type."""

from starhold.games.xia.content.mission_cards import (
    ArmsDealer,
    Assassin,
    Assist,
    Boom,
    BountyHunter,
    CargoMission,
    Coerce,
    Counterfeit,
    Envoy,
    PrivateEye,
    Research,
    Shuttle,
    Smuggler,
    Thief,
    Transport,
)
from starhold.games.xia.state import ActiveMission

from ...situation import Situation
from .carrying import bring_cubes, carry, look_into, supply_arms
from .hunting import hunt
from .journey import Journey, Stop, last_leg
from .meeting import coerce, run_errand, steal

__all__ = ["Journey", "Stop", "journey_of"]


def journey_of(situation: Situation, active: ActiveMission) -> Journey | None:
    """The next steps of a mission; None if the captain does not see any."""
    if active.captain_in_need:
        return last_leg(situation, active, active.pay)
    match situation.content.mission[active.id]:
        case Shuttle() | Smuggler() as card:
            return carry(situation, active, card)
        case Research() | PrivateEye() | Envoy() as card:
            return look_into(situation, active, card)
        case CargoMission() as card:
            return bring_cubes(situation, active, card)
        case ArmsDealer() as card:
            return supply_arms(situation, active, card)
        case Thief() as card:
            return steal(situation, active, card)
        case Coerce() as card:
            return coerce(situation, active, card)
        case Assist() | Transport() | Counterfeit() | Boom() as card:
            return run_errand(situation, active, card)
        case BountyHunter() | Assassin():
            return hunt(situation, active)
