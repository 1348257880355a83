"""Ice asteroids: flying into them, and quarrying Ember among them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.kernel import (
    Choice,
    Event,
    Options,
    Procedure,
    Purpose,
    Refusal,
    Risks,
    Seat,
    Step,
    call,
    done,
    hand_over,
    offer,
    options,
)

from ....content import Cargo
from ....events import CubeGathered
from ....lacks.trade import Workplace
from ....state import Npc
from ...borders import HURTS_UP_TO
from ...cargo import FULL_HOLD, space_for, supplies
from ...damage import TakeDamage
from ...dice import Roll, npc_roll
from ...placing import load, room
from ...risks import hits
from ...rulebook import Rulebook
from ...shields import Absorb
from ...ships import Standpoint, standpoint
from ...skills import skill

if TYPE_CHECKING:
    from ....game import Xia


class Quarry(Choice, frozen=True, tag="xia.quarry"):
    """Break Ember out of the ice."""


class IceEntered(Event, frozen=True, tag="xia.ice-entered"):
    """A ship flew in among ice asteroids, and one is about to strike it for so much."""

    ship: str
    damage: int


NO_QUARRY = Options((), (Refusal(Quarry(), "XIA-GATHER-01", Workplace("ice")),))


class EnterIce(Procedure, tag="xia.enter-ice"):
    """On 1 to 10 an ice asteroid hits for that much ice damage; shields may absorb it. (XIA-BORDER-28..29)"""

    seat: Seat
    damage: int = 0

    def start(self, game: Xia) -> Step:
        return call(Roll(self.seat, 20, "ice asteroids"), then=self.rolled)

    def rolled(self, game: Xia, shown: int) -> Step:
        self.damage = shown if shown + skill(game, self.seat, "asteroids") <= HURTS_UP_TO else 0
        game.count(self.seat, "ice_fields")
        game.tell(IceEntered(game.state.captains[self.seat].ship, self.damage))
        return call(Absorb(self.seat, "damage"), then=self.hit) if self.damage else done()

    def hit(self, game: Xia, absorbed: int) -> Step:
        return hand_over(TakeDamage(game.state.captains[self.seat].ship, self.damage - absorbed, ice=True))


class QuarryIce(Procedure, tag="xia.quarry-ice"):
    """The d20 decides whether the ice gives Ember away or strikes the ship. (XIA-GATHER-08..09)"""

    seat: Seat
    cargo: Cargo
    damage: int = 0

    def start(self, game: Xia) -> Step:
        return call(Roll(self.seat, 20, "quarry"), then=self.rolled)

    def rolled(self, game: Xia, shown: int) -> Step:
        if shown + skill(game, self.seat, "gather") > HURTS_UP_TO:
            return self.succeed(game)
        self.damage = shown
        return call(Absorb(self.seat, "damage"), then=self.suffer)

    def suffer(self, game: Xia, absorbed: int) -> Step:
        return hand_over(TakeDamage(game.state.captains[self.seat].ship, self.damage - absorbed, ice=True))

    def succeed(self, game: Xia) -> Step:
        """What the supply does not have, nobody finds. (XIA-CARGO-01)"""
        if not supplies(game)[self.cargo]:
            return done()
        game.tell(CubeGathered(self.seat, self.cargo))
        game.count(self.seat, "gathered")
        game.count(self.seat, "quarried")
        stowing = load(game, self.seat, self.cargo)
        return done() if stowing is None else hand_over(stowing)


def offer_quarrying(game: Xia, point: Standpoint) -> Options:
    """(XIA-GATHER-01)"""
    if point.here.feature != "work" and point.captain.using is None:
        return NO_QUARRY
    here = space_for(point, "work")
    if here is None or here.sector.kind != "ice":
        return NO_QUARRY
    return options([offer(Quarry(), ("XIA-GATHER-01", bool(room(game, point.seat)), FULL_HOLD))])


def quarry(game: Xia, seat: Seat, choice: Quarry) -> Procedure:
    here = space_for(standpoint(game, seat), "work")
    assert here is not None
    assert here.sector.yields is not None
    return QuarryIce(seat, here.sector.yields)


def strike_npc(game: Xia, npc: Npc) -> Procedure | None:
    """Ice does to an NPC what rock does: its defence die takes effect as a shield does. (XIA-BORDER-28, XIA-NPC-18)"""
    shown = npc_roll(game, npc, 20, "ice asteroids")
    damage = shown if shown <= HURTS_UP_TO else 0
    game.tell(IceEntered(npc.id, damage))
    if damage == 0:
        return None
    defence = npc_roll(game, npc, game.content.npc[npc.id].defence, "defence")
    return TakeDamage(npc.id, damage - defence, ice=True)


def risk_of_entering(game: Xia, seat: Seat) -> Risks:
    """(XIA-BORDER-28)"""
    highest = HURTS_UP_TO - skill(game, seat, "asteroids")
    return hits(game, seat, highest, "ice damage", Purpose("ice asteroids"))


def risk_of_quarrying(game: Xia, seat: Seat, choice: Quarry) -> Risks:
    """(XIA-GATHER-08)"""
    return hits(game, seat, HURTS_UP_TO - skill(game, seat, "gather"), "ice damage")


RULES = Rulebook(
    standard=(offer_quarrying,),
    taking={Quarry: quarry},
    facing={"ice": EnterIce},
    facing_npc={"ice": strike_npc},
    hazards={"ice": risk_of_entering},
    dangers={Quarry: risk_of_quarrying},
)
