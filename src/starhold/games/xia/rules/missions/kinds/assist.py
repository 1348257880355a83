"""Assist: help for another captain."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Literal

from starhold.kernel import Choice, Event, Procedure, Refusal, Seat, Step, ask, call, done, goto, offer

from ....choices import Amount, Pursue
from ....content.mission_cards import Assist
from ....lacks.means import Energy
from ...abilities.effects import RemoveDamage
from ...energy import gain_energy, lose_energy
from ...gifts import COIN
from ...movement import Move
from ...ships import Standpoint, npc_of, seat_of
from ..cards import begin, complete, is_active, place_pay
from ..drawing import ChooseMissions
from ..mission_type import Held, MissionType, held
from ..places import at_system
from ..targets import next_to, settle_target, target_ship

if TYPE_CHECKING:
    from ....game import Xia

SPACES_FOR_EACH_COIN = 2


class Favour(Choice, frozen=True, tag="xia.favour"):
    """The kind of help that is wanted."""

    kind: Literal["repair", "energy", "movement"]


class Assisted(Event, frozen=True, tag="xia.assisted"):
    seat: Seat
    target: str
    kind: Literal["repair", "energy", "movement"]


class AssistMission(MissionType[Assist]):
    """(XIA-MTYPE-16..18)"""

    def offers(self, game: Xia, point: Standpoint, held: Held[Assist]) -> Iterator[Choice | Refusal]:
        yield self.offer_help(game, held) if held.active.revealed else self.offer_pursuit(game, point, held)

    def offer_pursuit(self, game: Xia, point: Standpoint, held: Held[Assist]) -> Choice | Refusal:
        return offer(Pursue(held.card.id), ("XIA-MTYPE-16", *at_system(game, point, held.card.system)))

    def offer_help(self, game: Xia, held: Held[Assist]) -> Choice | Refusal:
        energy, charge = coins_on(held), game.state.captains[held.seat].energy
        return offer(
            Pursue(held.card.id),
            ("XIA-MTYPE-17", *next_to(game, held.seat, target_ship(game, held))),
            ("XIA-MTYPE-17", charge >= energy, Energy(energy, charge)),
        )

    def pursue(self, game: Xia, held: Held[Assist]) -> Procedure:
        return HelpShip(held.seat, held.card.id) if held.active.revealed else GearUp(held.seat, held.card.id)


class GearUp(Procedure, tag="xia.gear-up"):
    """The captain says how much help there will be; the bank puts as many coins on the card. (XIA-MTYPE-16)"""

    seat: Seat
    mission: str

    def start(self, game: Xia) -> Step:
        _, mission = held(game, self.seat, self.mission)
        settle_target(game, mission)
        begin(game, self.seat, mission.active)
        return ask(self.seat, [Amount(band.value) for band in mission.card.pay], then=self.place)

    def place(self, game: Xia, choice: Amount) -> Step:
        _, mission = held(game, self.seat, self.mission)
        place_pay(game, self.seat, mission.active, choice.credits)
        return done()


class HelpShip(Procedure, tag="xia.help-ship"):
    """Energy is spent, and whoever is helped says how; then the coins on the card are earned. (XIA-MTYPE-17..18)"""

    seat: Seat
    mission: str
    helped: Seat = 0
    amount: int = 0

    def start(self, game: Xia) -> Step:
        _, mission = held(game, self.seat, self.mission)
        self.amount = coins_on(mission)
        lose_energy(game, self.seat, self.amount)
        ship = target_ship(game, mission)
        receiver = seat_of(game, ship)
        if receiver is None:
            heal_npc(game, self.seat, ship, self.amount)
            return goto(self.earn)
        self.helped = receiver
        return ask(receiver, [Favour("energy"), Favour("movement"), Favour("repair")], then=self.help)

    def help(self, game: Xia, choice: Favour) -> Step:
        game.tell(Assisted(self.seat, game.state.captains[self.helped].ship, choice.kind))
        match choice.kind:
            case "repair":
                return call(RemoveDamage(self.helped, self.amount), then=self.earn)
            case "energy":
                gain_energy(game, self.helped, self.amount)
                return goto(self.earn)
            case "movement":
                spaces = SPACES_FOR_EACH_COIN * self.amount
                return call(Move.begin(game, self.helped, spaces), then=self.choose_missions)

    def choose_missions(self, game: Xia) -> Step:
        """Missions drawn on the way are chosen now, if not in a Status Phase. (XIA-MISSION-04)"""
        is_time = game.options.mission_choice == "after_turn" and not game.is_over
        if is_time and game.state.captains[self.helped].drawn:
            return call(ChooseMissions(self.helped), then=self.earn)
        return self.earn(game)

    def earn(self, game: Xia) -> Step:
        if is_active(game, self.seat, self.mission) and not game.is_over:
            _, mission = held(game, self.seat, self.mission)
            complete(game, self.seat, mission.active, mission.active.pay)
        return done()


def coins_on(held: Held[Assist]) -> int:
    """How many coins of 1,000 credits lie on the card. (XIA-MTYPE-17)"""
    return held.active.pay // COIN


def heal_npc(game: Xia, seat: Seat, ship: str, amount: int) -> None:
    """A ship that nobody owns is always repaired. (XIA-TWO-01)"""
    npc = npc_of(game, ship)
    npc.damage = max(0, npc.damage - amount)
    game.tell(Assisted(seat, ship, "repair"))
