"""BOOM!: an explosion with another captain in it. What the explosion does is in `blast`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from starhold.geometry import Hex
from starhold.kernel import (
    Choice,
    Event,
    Lack,
    Options,
    Procedure,
    Refusal,
    Risks,
    Seat,
    Step,
    ask,
    call,
    done,
    goto,
    hand_over,
    offer,
)

from ....choices import EndActions, Give, Pursue
from ....content.mission_cards import Boom
from ....lacks.cards import Explosion
from ....state import ActiveMission
from ... import minor
from ...actions import offered
from ...ships import Standpoint, standpoint
from ..cards import begin, is_active
from ..fetching import Fetch
from ..mission_type import Held, Mark, MissionType, held
from ..places import at_system
from ..targets import settle_target
from .blast import Blast, own_risk

if TYPE_CHECKING:
    from ....game import Xia

DETONATOR = 1
"""The damage marker on the card that stands for the Detonator."""


class Detonate(Choice, frozen=True, tag="xia.detonate"):
    """Set the Detonator off."""

    mission: str


class DetonatorFetched(Event, frozen=True, tag="xia.detonator-fetched"):
    seat: Seat
    mission: str


class DetonatorArmed(Event, frozen=True, tag="xia.detonator-armed"):
    seat: Seat
    mission: str
    at: Hex


class BoomMission(MissionType[Boom]):
    """(XIA-MTYPE-34..41)"""

    def offers(self, game: Xia, point: Standpoint, held: Held[Boom]) -> Iterator[Choice | Refusal]:
        if held.active.detonator is None:
            yield offer(
                Pursue(held.card.id),
                ("XIA-MTYPE-34", held.active.revealed, at_system(game, point, held.card.system)[1]),
            )

    def minor_offers(self, game: Xia, point: Standpoint, held: Held[Boom]) -> Iterator[Choice | Refusal]:
        if not held.active.revealed:
            yield offer(Fetch(held.card.id), ("XIA-MTYPE-34", *at_system(game, point, held.card.system)))

    def keeps(self, held: Held[Boom]) -> tuple[str, Lack] | None:
        return None if held.active.detonator is None else ("XIA-MTYPE-35", Explosion())

    def laid_on(self, active: ActiveMission) -> tuple[Mark, ...]:
        if active.detonator is not None:
            return ("armed",)
        return ("detonator",) if active.damage else ()

    def fetch(self, game: Xia, held: Held[Boom]) -> None:
        """(XIA-MTYPE-34)"""
        settle_target(game, held)
        begin(game, held.seat, held.active)
        held.active.damage = DETONATOR
        game.tell(DetonatorFetched(held.seat, held.card.id))

    def pursue(self, game: Xia, held: Held[Boom]) -> Procedure:
        """(XIA-MTYPE-35)"""
        at = game.state.captains[held.seat].at
        assert at is not None
        held.active.damage, held.active.detonator = 0, at
        game.tell(DetonatorArmed(held.seat, held.card.id, at))
        return Fuse(held.seat, held.card.id)


class Fuse(Procedure, tag="xia.fuse"):
    """The Detonator is armed: its captain may go on acting, and then has to set it off. (XIA-MTYPE-36)

    A captain who is destroyed meanwhile loses the mission, and with it the Detonator.
    """

    seat: Seat
    mission: str

    def start(self, game: Xia) -> Step:
        if game.is_over or not is_active(game, self.seat, self.mission):
            return done()
        actions = offered(game, self.seat)
        legal = [choice for choice in actions.legal if not isinstance(choice, EndActions)]
        return ask(self.seat, Options((*legal, Detonate(self.mission)), actions.refusals), then=self.act)

    def act(self, game: Xia, choice: Choice) -> Step:
        if isinstance(choice, Detonate):
            return goto(self.explode)
        is_last = game.options.boom_one_action and not is_minor(game, self.seat, choice)
        onward = self.explode if is_last else self.start
        procedure = game.rules.taking[type(choice)](game, self.seat, choice)
        return call(procedure, then=onward) if procedure else goto(onward)

    def explode(self, game: Xia) -> Step:
        if game.is_over or not is_active(game, self.seat, self.mission):
            return done()
        return hand_over(Blast(self.seat, self.mission))


def is_minor(game: Xia, seat: Seat, choice: Choice) -> bool:
    """Whether a choice is a Minor Action, or no action at all. (XIA-TURN-09)"""
    if isinstance(choice, Give):
        return True
    return any(choice in part.legal for part in minor.offered(game, standpoint(game, seat)))


def danger_of_blast(game: Xia, seat: Seat, choice: Detonate) -> Risks:
    """How likely the own ship is in the blast."""
    _, mission = held(game, seat, choice.mission)
    return own_risk(game, mission)
