"""A mission as a journey: the stops that are left, and what comes of it."""

from __future__ import annotations

from typing import NamedTuple

from starhold.games.xia.choices import Deliver, Pursue
from starhold.games.xia.state import ActiveMission
from starhold.geometry import Hex
from starhold.kernel import Choice

from ...situation import Situation

D20 = range(1, 21)


class Stop(NamedTuple):
    """A place to be, and what to do there."""

    spaces: tuple[Hex, ...]
    """Any of them will do."""
    deeds: tuple[Choice, ...]
    in_passing: bool = False
    """True if the deed is a minor action, for which no move has to end."""
    more_effort: float = 0
    """The effort besides getting there."""


class Journey(NamedTuple):
    """The rest of a mission; it brings a fame if it ends well."""

    stops: tuple[Stop, ...]
    pay: float
    chance: float = 1.0
    cost: float = 0.0
    """The cost besides the flight, in fame: bounties, energy, risk."""
    more: float = 0.0
    """The fame that comes with it, besides that for the mission."""
    is_decided_first: bool = False
    """True if the first stop decides if it ends well: who fails there need not fly on."""


def last_leg(situation: Situation, active: ActiveMission, pay: float) -> Journey | None:
    """To the Mission Point where it ends."""
    goal = getattr(situation.content.mission[active.id], "deliver", None)
    at = None if goal is None else situation.mission_point(goal)
    return None if at is None else Journey((Stop((at,), (Deliver(active.id),)),), pay)


def two_legs(situation: Situation, active: ActiveMission, begin: str, pay: float) -> Journey | None:
    """First to where something is to be done, then to the delivery."""
    last = last_leg(situation, active, pay)
    first = situation.mission_point(begin)
    if last is None or first is None:
        return None
    return last._replace(stops=(Stop((first,), (Pursue(active.id),)), *last.stops))
