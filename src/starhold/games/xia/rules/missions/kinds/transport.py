"""Transport: dangerous cubes for another captain."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from starhold.games.common.bands import look_up
from starhold.kernel import (
    Choice,
    Event,
    Procedure,
    Refusal,
    Risk,
    Risks,
    Seat,
    Step,
    ask,
    call,
    done,
    hand_over,
    offer,
)

from ....choices import Abort, Pursue
from ....content import Cargo
from ....content.mission_cards import Transport
from ....events import CubeLost
from ....lacks.cards import Cubes
from ....lacks.trade import CubesOnSale
from ....state import ActiveMission, Adrift, Npc
from ...cargo import FULL_HOLD, supplies
from ...damage import TakeDamage, set_adrift, undamaged
from ...fame import add_bounty
from ...placing import TakeOut, cells_with, load, room
from ...ships import Standpoint, npc_of, seat_of
from ..cards import active_mission, begin, complete
from ..mission_type import Held, Mark, MissionType, held
from ..places import at_system
from ..targets import next_to, settle_target, target_ship

if TYPE_CHECKING:
    from ....game import Xia

DAMAGE_FOR_EACH_CUBE = 2
BOUNTY_FOR_LOSING_IT = 2000


class Load(Choice, frozen=True, tag="xia.load"):
    """Take so many cubes on board."""

    cubes: int


class CubesLoaded(Event, frozen=True, tag="xia.cubes-loaded"):
    seat: Seat
    cargo: Cargo
    cubes: int


class CubesPassedOn(Event, frozen=True, tag="xia.cubes-passed-on"):
    """Another ship has been given cubes; some of them may have had no room."""

    seat: Seat
    target: str
    cargo: Cargo
    cubes: int


class TransportMission(MissionType[Transport]):
    """(XIA-MTYPE-12..15)"""

    def offers(self, game: Xia, point: Standpoint, held: Held[Transport]) -> Iterator[Choice | Refusal]:
        offer_next = self.offer_handing_over if held.active.revealed else self.offer_pursuit
        yield offer_next(game, point, held)

    def offer_pursuit(self, game: Xia, point: Standpoint, held: Held[Transport]) -> Choice | Refusal:
        card = held.card
        return offer(
            Pursue(card.id),
            ("XIA-MTYPE-12", *at_system(game, point, card.system)),
            ("XIA-HOLD-02", bool(room(game, held.seat)), FULL_HOLD),
            ("XIA-MTYPE-12", bool(supplies(game)[card.cargo]), CubesOnSale("supply", 0, card.cargo)),
        )

    def offer_handing_over(self, game: Xia, point: Standpoint, held: Held[Transport]) -> Choice | Refusal:
        is_loaded = bool(cells_with(point.captain.hold, held.card.cargo))
        return offer(
            Pursue(held.card.id),
            ("XIA-MTYPE-13", *next_to(game, held.seat, target_ship(game, held))),
            ("XIA-MTYPE-13", is_loaded, Cubes(held.card.cargo)),
        )

    def pursue(self, game: Xia, held: Held[Transport]) -> Procedure:
        kind = PassOn if held.active.revealed else LoadCubes
        return kind(held.seat, held.card.id)

    def given_up(self, game: Xia, held: Held[Transport]) -> Procedure | None:
        """What was loaded goes off, and somebody wanted it. (XIA-MTYPE-15)"""
        if not held.active.damage:
            return None
        add_bounty(game, held.seat, BOUNTY_FOR_LOSING_IT, "lost transport")
        return TakeDamage(game.state.captains[held.seat].ship, held.active.damage)

    def laid_on(self, active: ActiveMission) -> tuple[Mark, ...]:
        return ("explosive",) if active.damage else ()


class LoadCubes(Procedure, tag="xia.load-cubes"):
    """The captain says how many cubes come aboard; twice as many damage markers lie on the card. (XIA-MTYPE-12)"""

    seat: Seat
    mission: str

    def start(self, game: Xia) -> Step:
        _, mission = held(game, self.seat, self.mission)
        settle_target(game, mission)
        begin(game, self.seat, mission.active)
        card: Transport = mission.card
        most = min(card.pay[-1].least, len(room(game, self.seat)), supplies(game)[card.cargo])
        return ask(self.seat, [Load(cubes) for cubes in range(1, most + 1)], then=self.load)

    def load(self, game: Xia, choice: Load) -> Step:
        _, mission = held(game, self.seat, self.mission)
        mission.active.damage = DAMAGE_FOR_EACH_CUBE * choice.cubes
        game.tell(CubesLoaded(self.seat, mission.card.cargo, choice.cubes))
        stowing = load(game, self.seat, mission.card.cargo, choice.cubes)
        return done() if stowing is None else hand_over(stowing)


class PassOn(Procedure, tag="xia.pass-on"):
    """The target cannot refuse; what finds no room drifts, and only what stays aboard is paid for. (XIA-MTYPE-13..14)

    Cubes that have been lost on the way are simply missing.
    """

    seat: Seat
    mission: str
    cubes: int = 0
    """The number that is passed on."""

    def start(self, game: Xia) -> Step:
        _, mission = held(game, self.seat, self.mission)
        cargo = mission.card.cargo
        aboard = len(cells_with(game.state.captains[self.seat].hold, cargo))
        self.cubes = min(aboard, mission.active.damage // DAMAGE_FOR_EACH_CUBE)
        return call(TakeOut(self.seat, {cargo: self.cubes}), then=self.give)

    def give(self, game: Xia) -> Step:
        _, mission = held(game, self.seat, self.mission)
        card, ship = mission.card, target_ship(game, mission)
        receiver = seat_of(game, ship)
        taken = 0 if receiver is None else min(self.cubes, len(room(game, receiver)))
        for _ in range(self.cubes - taken):
            if receiver is None:
                jettison_from_npc(game, self.seat, npc_of(game, ship), card.cargo)
            else:
                set_adrift(game, self.seat, card.cargo)
        game.tell(CubesPassedOn(self.seat, ship, card.cargo, taken))
        complete(game, self.seat, mission.active, look_up(card.pay, taken))
        stowing = None if receiver is None else load(game, receiver, card.cargo, taken)
        return done() if stowing is None else hand_over(stowing)


def jettison_from_npc(game: Xia, giver: Seat, npc: Npc, cargo: Cargo) -> None:
    """NPCs have no use for cubes; a cube that the NPC jettisons, the giver has not. (XIA-TWO-01, XIA-CARGO-06)"""
    assert npc.at is not None
    game.state.adrift.append(Adrift(npc.at, cargo))
    game.tell(CubeLost(giver, cargo, npc.at))


def danger_of_giving_up(game: Xia, seat: Seat, choice: Abort) -> Risks:
    """What it costs to discard cubes that somebody waits for. (XIA-MTYPE-15)"""
    damage = active_mission(game, seat, choice.mission).damage
    if not damage or not isinstance(game.content.mission[choice.mission], Transport):
        return ()
    fate = (Risk("destroyed"),) if damage >= len(undamaged(game, seat)) else ()
    bounty = BOUNTY_FOR_LOSING_IT
    return (Risk("unstoppable", 100, damage, damage), *fate, Risk("bounty", 100, bounty, bounty))
