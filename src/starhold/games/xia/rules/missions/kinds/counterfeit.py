"""Counterfeit: false credits, to be passed on together with another captain."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from starhold.kernel import Choice, Event, Procedure, Refusal, Risk, Risks, Seat, Step, ask, call, done, offer

from ....choices import Pursue
from ....content.mission_cards import Counterfeit
from ....state import ActiveMission
from ...dice import Roll
from ...fame import add_bounty, get_credits
from ...gifts import COIN
from ...ships import Standpoint, seat_of
from ..cards import begin, complete, fail, plain_result, result_of
from ..fetching import Fetch
from ..mission_type import Held, Mark, MissionType, held
from ..places import at_system
from ..raising import Raise
from ..targets import next_to, settle_target, target_ship

if TYPE_CHECKING:
    from ....game import Xia

GOES_WRONG_UP_TO = 10
"""On these rolls somebody notices."""
BOUNTY_FOR_BEING_NOTICED = 1000
BOUNTY_FOR_THE_WHOLE_SUM = 2000


class Split(Choice, frozen=True, tag="xia.split"):
    """Offer so many of the credits."""

    credits: int


class Launder(Choice, frozen=True, tag="xia.launder"):
    """Take part."""


class Snitch(Choice, frozen=True, tag="xia.snitch"):
    """Tell the law."""


class PlatesFetched(Event, frozen=True, tag="xia.plates-fetched"):
    """For the captain's eyes only."""

    seat: Seat
    mission: str


class SplitOffered(Event, frozen=True, tag="xia.split-offered"):
    seat: Seat
    target: str
    credits: int


class Laundered(Event, frozen=True, tag="xia.laundered"):
    target: str


class Snitched(Event, frozen=True, tag="xia.snitched"):
    target: str


class CounterfeitMission(MissionType[Counterfeit]):
    """The plates are fetched in secret; the card is turned up for the target. (XIA-MTYPE-42..44)"""

    def offers(self, game: Xia, point: Standpoint, held: Held[Counterfeit]) -> Iterator[Choice | Refusal]:
        yield offer(
            Pursue(held.card.id),
            ("XIA-MTYPE-42", held.active.fetched, at_system(game, point, held.card.system)[1]),
            ("XIA-MTYPE-42", *next_to(game, held.seat, target_ship(game, held))),
        )

    def minor_offers(self, game: Xia, point: Standpoint, held: Held[Counterfeit]) -> Iterator[Choice | Refusal]:
        if not held.active.fetched:
            yield offer(Fetch(held.card.id), ("XIA-MTYPE-42", *at_system(game, point, held.card.system)))

    def fetch(self, game: Xia, held: Held[Counterfeit]) -> None:
        held.active.fetched = True
        game.tell(PlatesFetched(held.seat, held.card.id, audience=(held.seat,)))

    def laid_on(self, active: ActiveMission) -> tuple[Mark, ...]:
        return ("plates",) if active.fetched else ()

    def pursue(self, game: Xia, held: Held[Counterfeit]) -> Procedure:
        return PassOnCredits(held.seat, held.card.id)

    def danger(self, game: Xia, held: Held[Counterfeit]) -> Risks:
        return (Risk("snitched on", 100, BOUNTY_FOR_THE_WHOLE_SUM, BOUNTY_FOR_THE_WHOLE_SUM),)


class PassOnCredits(Procedure, tag="xia.pass-on-credits"):
    """The split is announced, the target launders or snitches, and the d20 says who has noticed. (XIA-MTYPE-42..44)"""

    seat: Seat
    mission: str
    share: int = 0
    """What the target is offered."""
    has_snitched: bool = False

    def start(self, game: Xia) -> Step:
        _, mission = held(game, self.seat, self.mission)
        settle_target(game, mission)
        begin(game, self.seat, mission.active)
        shares = range(0, sum_of(mission) + 1, COIN)
        return ask(self.seat, [Split(share) for share in shares], then=self.announce)

    def announce(self, game: Xia, choice: Split) -> Step:
        """A ship that nobody owns always snitches. (XIA-TWO-01)"""
        _, mission = held(game, self.seat, self.mission)
        target = target_ship(game, mission)
        self.share = choice.credits
        game.tell(SplitOffered(self.seat, target, self.share))
        partner = seat_of(game, target)
        return self.answer(game, Snitch()) if partner is None else ask(partner, [Launder(), Snitch()], then=self.answer)

    def answer(self, game: Xia, choice: Choice) -> Step:
        _, mission = held(game, self.seat, self.mission)
        target = target_ship(game, mission)
        self.has_snitched = isinstance(choice, Snitch)
        game.tell(Snitched(target) if self.has_snitched else Laundered(target))
        return call(Roll(self.seat, 20, game.mission_type(self.mission)), then=self.rolled)

    def rolled(self, game: Xia, shown: int) -> Step:
        """Adding to the roll is a question only where it decides whether somebody notices. (XIA-CAMPAIGN-16)"""
        plain, most = plain_result(game, self.seat, shown), result_of(game, self.seat, shown)
        if goes_wrong(plain) == goes_wrong(most):
            return self.settle(game, plain)
        return call(Raise(self.seat, shown), then=self.settle)

    def settle(self, game: Xia, result: int) -> Step:
        _, mission = held(game, self.seat, self.mission)
        if self.has_snitched:
            face_the_law(game, mission, is_noticed=goes_wrong(result))
        else:
            share_out(game, mission, self.share, is_noticed=goes_wrong(result))
        return done()


def goes_wrong(result: int) -> bool:
    return result <= GOES_WRONG_UP_TO


def share_out(game: Xia, held: Held[Counterfeit], share: int, *, is_noticed: bool) -> None:
    """Both get what was announced and, if somebody has noticed, a bounty. (XIA-MTYPE-43..44)"""
    partner = seat_of(game, target_ship(game, held))
    assert partner is not None, "only captains launder"
    complete(game, held.seat, held.active, sum_of(held) - share)
    get_credits(game, partner, share, "laundering")
    if is_noticed:
        add_bounty(game, held.seat, BOUNTY_FOR_BEING_NOTICED, "counterfeiting")
        add_bounty(game, partner, BOUNTY_FOR_BEING_NOTICED, "laundering")


def face_the_law(game: Xia, held: Held[Counterfeit], *, is_noticed: bool) -> None:
    """Whoever was not noticed gets away with everything, except the reputation. (XIA-MTYPE-43..44)"""
    if is_noticed:
        fail(game, held.seat, held.active, "counterfeiting", BOUNTY_FOR_BEING_NOTICED)
    else:
        complete(game, held.seat, held.active, sum_of(held))
        add_bounty(game, held.seat, BOUNTY_FOR_THE_WHOLE_SUM, "counterfeiting")


def sum_of(held: Held[Counterfeit]) -> int:
    """What there is to split."""
    return held.card.pay[-1].value
