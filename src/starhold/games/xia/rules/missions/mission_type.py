"""A type of mission: what it answers when the rules ask."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Generic, Literal, NamedTuple, TypeAlias, TypeVar

from starhold.kernel import Choice, Lack, Procedure, Refusal, Risks, Seat

from ...choices import Deliver, Pursue
from ...content.mission_cards import Mission, delivery_of
from ...lacks.cards import Objective
from ...state import ActiveMission
from ..ships import Standpoint
from .cards import active_mission, complete, fail, in_order
from .places import offer_delivery

if TYPE_CHECKING:
    from ...game import Xia

Card = TypeVar("Card", bound=Mission)
Mark: TypeAlias = Literal["face-up", "aboard", "sneaked", "plates", "detonator", "armed", "explosive"]
"""A thing that shows on the card of a mission."""


class Held(NamedTuple, Generic[Card]):
    """A mission in the hands of a captain."""

    seat: Seat
    active: ActiveMission
    card: Card


class MissionType(Generic[Card]):
    """What is common to most types: an objective, after which the card lies face up, and then a delivery.

    A type answers otherwise where it is otherwise.
    """

    def offers(self, game: Xia, point: Standpoint, held: Held[Card]) -> Iterator[Choice | Refusal]:
        """Standard actions for its sake. (XIA-MISSION-08..09)"""
        choice = Deliver(held.active.id)
        if held.active.revealed:
            goal = delivery_of(held.card)
            assert goal is not None, "a type without a delivery offers something else"
            yield offer_delivery(point, choice, goal)
        else:
            yield self.offer_pursuit(game, point, held)
            yield Refusal(choice, "XIA-MISSION-08", Objective())

    def offer_pursuit(self, game: Xia, point: Standpoint, held: Held[Card]) -> Choice | Refusal:
        """Working on its objective."""
        return Pursue(held.active.id)

    def minor_offers(self, game: Xia, point: Standpoint, held: Held[Card]) -> Iterator[Choice | Refusal]:
        """Minor actions for its sake, but for giving it up."""
        yield from ()

    def keeps(self, held: Held[Card]) -> tuple[str, Lack] | None:
        """Why it cannot be given up now, if it cannot: a clause, and what is missing."""
        return None

    def pursue(self, game: Xia, held: Held[Card]) -> Procedure | None:
        """A captain works on its objective."""
        raise NotImplementedError

    def fetch(self, game: Xia, held: Held[Card]) -> None:
        """A captain gets what it takes, in passing."""
        raise NotImplementedError

    def botch(self, game: Xia, held: Held[Card], shown: int) -> Procedure | None:
        """A roll for it has brought no pay."""
        fail(game, held.seat, held.active)
        return None

    def deliver(self, game: Xia, held: Held[Card]) -> Procedure | None:
        """A captain completes it where it ends."""
        complete(game, held.seat, held.active, held.active.pay)
        return None

    def given_up(self, game: Xia, held: Held[Card]) -> Procedure | None:
        """A captain has discarded it without need."""
        return None

    def sector_laid(self, game: Xia, held: Held[Card]) -> None:
        """A sector has been revealed."""

    def ship_hit(self, game: Xia, held: Held[Card], ship: str, damage: int) -> None:
        """Its captain has attacked a ship."""

    def ship_destroyed(self, game: Xia, held: Held[Card], ship: str) -> None:
        """A ship has been destroyed, by whomever."""

    def danger(self, game: Xia, held: Held[Card]) -> Risks:
        """What its captain risks by working on its objective."""
        return ()

    # What its captain may know, and everybody once the card is face up

    def is_halfway(self, active: ActiveMission) -> bool:
        """True if all is done but its last stage."""
        return active.revealed or active.fetched

    def marks(self, active: ActiveMission) -> tuple[Mark, ...]:
        """What shows on the card."""
        face_up: tuple[Mark, ...] = ("face-up",) if active.revealed else ()
        return (*face_up, *self.laid_on(active))

    def laid_on(self, active: ActiveMission) -> tuple[Mark, ...]:
        """What lies on the card."""
        return ()


class Passage(MissionType[Any]):
    """A captain in need aboard: the card counts for nothing but its delivery. (XIA-TOKEN-08)"""

    def marks(self, active: ActiveMission) -> tuple[Mark, ...]:
        return ("aboard",)


PASSAGE = Passage()


def kind_of(game: Xia, active: ActiveMission) -> MissionType[Any]:
    """The type of an active mission."""
    return PASSAGE if active.captain_in_need else game.rules.missions[type(game.content.mission[active.id])]


def held_by(game: Xia, seat: Seat) -> Iterator[tuple[MissionType[Any], Held[Any]]]:
    """The captain's active missions, each with its type."""
    for active in in_order(game, seat):
        yield kind_of(game, active), Held(seat, active, game.content.mission[active.id])


def held(game: Xia, seat: Seat, mission: str) -> tuple[MissionType[Any], Held[Any]]:
    """The captain's active mission of that name, with its type."""
    active = active_mission(game, seat, mission)
    return kind_of(game, active), Held(seat, active, game.content.mission[mission])
