"""Arms Dealer: an outfit that somebody else could use."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from starhold.games.common.bands import look_up
from starhold.kernel import Choice, Event, Procedure, Refusal, Seat, Step, ask, done

from ....board.holds import damage_on
from ....choices import Deliver
from ....content.mission_cards import ArmsDealer
from ....lacks.cards import OutfitOf
from ....state import ActiveMission
from ...fame import add_bounty
from ...outfits import fitted, outfit_of
from ...packing import take_out
from ...ships import Standpoint
from ..cards import complete, reveal
from ..mission_type import Held, MissionType, held
from ..places import offer_delivery

if TYPE_CHECKING:
    from ....game import Xia


class Supply(Choice, frozen=True, tag="xia.supply"):
    """Hand an outfit over."""

    outfit: int


class OutfitHandedOver(Event, frozen=True, tag="xia.outfit-handed-over"):
    seat: Seat
    outfit: str


class ArmsDeal(MissionType[ArmsDealer]):
    """(XIA-MTYPE-30..31)"""

    def offers(self, game: Xia, point: Standpoint, held: Held[ArmsDealer]) -> Iterator[Choice | Refusal]:
        card = held.card
        wanted = ("XIA-MTYPE-30", bool(fit_to_sell(game, held)), OutfitOf(card.family))
        yield offer_delivery(point, Deliver(card.id), card.deliver, wanted)

    def deliver(self, game: Xia, held: Held[ArmsDealer]) -> Procedure:
        return HandOverOutfit(held.seat, held.card.id)

    def is_halfway(self, active: ActiveMission) -> bool:
        """All of it is done where it ends."""
        return False


class HandOverOutfit(Procedure, tag="xia.hand-over-outfit"):
    """The captain says which outfit goes; it is back in the supply, and its markers are disarmed.

    (XIA-MTYPE-30..31)
    """

    seat: Seat
    mission: str

    def start(self, game: Xia) -> Step:
        _, mission = held(game, self.seat, self.mission)
        reveal(game, self.seat, mission.active)
        return ask(self.seat, [Supply(index) for index in fit_to_sell(game, mission)], then=self.hand_over)

    def hand_over(self, game: Xia, choice: Supply) -> Step:
        _, mission = held(game, self.seat, self.mission)
        outfit = outfit_of(game, self.seat, choice.outfit)
        take_out(game, self.seat, game.state.captains[self.seat].hold.outfits[choice.outfit])
        game.tell(OutfitHandedOver(self.seat, outfit.id))
        complete(game, self.seat, mission.active, look_up(mission.card.pay, outfit.tier))
        add_bounty(game, self.seat, mission.card.bounty, "arms dealing")
        return done()


def fit_to_sell(game: Xia, held: Held[ArmsDealer]) -> list[int]:
    """The outfits of the wanted family that have no damage. (XIA-MTYPE-30)"""
    hold = game.state.captains[held.seat].hold
    return [index for index in fitted(game, held.seat, held.card.family) if not damage_on(hold, hold.outfits[index])]
