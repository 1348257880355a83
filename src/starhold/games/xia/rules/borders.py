"""Borders: what happens to a captain's ship between one space and the next."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from starhold.geometry import Direction, Hex
from starhold.kernel import Procedure, Seat, Step, call, done, goto, hand_over

from ..board.spaces import Barrier, Hazard
from ..events import (
    AsteroidsEntered,
    DebrisEntered,
    EntranceClosed,
    NebulaEntered,
    ShieldCrossed,
    ShieldHeld,
    ShipMoved,
    StarEntered,
)
from .arriving import Arrive
from .damage import Destroy, TakeDamage
from .dice import Roll
from .energy import lose_energy
from .fame import add_bounty
from .shields import Absorb
from .skills import skill

if TYPE_CHECKING:
    from ..game import Xia

HURTS_UP_TO = 10
"""Asteroids, nebulae and planetary shields do harm on a roll of 1 to 10."""
DESTROYS_UP_TO = 3
"""Debris destroys on a roll of 1 to 3."""
DETECTED_UP_TO = 17
"""Who crosses a planetary shield unseen rolls more than this."""
BOUNTY_FOR_EVADING = 1000
BOUNTY_FOR_COMPANY = 1000


class Cross(Procedure, tag="xia.cross"):
    """A ship moves to the next space: first the edges of planets, in the order of crossing, then what it flies into.

    If an edge is not passed, the ship stays where it is. (XIA-BORDER-02, XIA-BORDER-25..27)
    """

    seat: Seat
    way: Direction
    passed: int = 0
    """How many edges of planets are behind it."""

    def start(self, game: Xia) -> Step:
        captain = game.state.captains[self.seat]
        assert captain.at is not None
        way_out = game.chart.exit_from(captain.at, self.way)
        if self.passed == len(way_out.barriers):
            return hand_over(Enter(self.seat, way_out.to, way_out.hazard))
        barrier = way_out.barriers[self.passed]
        self.passed += 1
        if barrier.kind == "entrance":
            return goto(self.start) if pass_entrance(game, self.seat, barrier) else done()
        return call(CrossShield(self.seat, barrier.planet.id), then=self.after_shield)

    def after_shield(self, game: Xia, crossed: bool) -> Step:
        return goto(self.start) if crossed else done()


class CrossShield(Procedure, tag="xia.cross-shield"):
    """A planetary shield holds and hurts, or is crossed, seen or unseen. (XIA-BORDER-09..14)"""

    seat: Seat
    planet: str
    shown: int = 0

    def start(self, game: Xia) -> Step:
        captain = game.state.captains[self.seat]
        if captain.crossings:
            captain.crossings -= 1
            return self.cross(game, detected=False)
        return call(Roll(self.seat, 20, "planetary shield", self.planet), then=self.rolled)

    def rolled(self, game: Xia, shown: int) -> Step:
        result = shown + skill(game, self.seat, "planetary shield")
        if result > HURTS_UP_TO:
            return self.cross(game, detected=result <= DETECTED_UP_TO)
        captain = game.state.captains[self.seat]
        game.tell(ShieldHeld(captain.ship, self.planet, shown))
        return call(TakeDamage(captain.ship, shown), then=self.held)

    def held(self, game: Xia) -> Step:
        captain = game.state.captains[self.seat]
        if captain.at is not None and game.has_ability(self.seat, "unstoppable"):
            return self.cross(game, detected=False)
        return done(False)

    def cross(self, game: Xia, *, detected: bool) -> Step:
        captain = game.state.captains[self.seat]
        game.tell(ShieldCrossed(captain.ship, self.planet, detected))
        game.count(self.seat, "shields_crossed")
        if detected:
            add_bounty(game, self.seat, BOUNTY_FOR_EVADING, "evading")
        else:
            game.count(self.seat, "undetected")
        return done(True)


class Enter(Procedure, tag="xia.enter"):
    """A ship comes into a space: what borders it takes effect, then what lies there. (XIA-BORDER-01..08)"""

    seat: Seat
    to: Hex
    hazard: Hazard | None = None

    def start(self, game: Xia) -> Step:
        captain = game.state.captains[self.seat]
        assert captain.at is not None
        start, captain.at, captain.using = captain.at, self.to, None
        game.count(self.seat, "spaces")
        game.tell(ShipMoved(captain.ship, start, self.to))
        if self.hazard is None:
            return hand_over(Arrive(self.seat, start))
        self.to = start
        return call(game.rules.facing[self.hazard](self.seat), then=self.arrive)

    def arrive(self, game: Xia) -> Step:
        if game.state.captains[self.seat].at is None:
            return done()
        return hand_over(Arrive(self.seat, self.to))


class EnterAsteroids(Procedure, tag="xia.enter-asteroids"):
    """On 1 to 10 an asteroid hits for that much; shields may absorb it. (XIA-BORDER-06..08)"""

    seat: Seat
    damage: int = 0

    def start(self, game: Xia) -> Step:
        return call(Roll(self.seat, 20, "asteroids"), then=self.rolled)

    def rolled(self, game: Xia, shown: int) -> Step:
        self.damage = shown if shown + skill(game, self.seat, "asteroids") <= HURTS_UP_TO else 0
        game.count(self.seat, "asteroids")
        game.tell(AsteroidsEntered(game.state.captains[self.seat].ship, self.damage))
        return call(Absorb(self.seat, "damage"), then=self.hit) if self.damage else done()

    def hit(self, game: Xia, absorbed: int) -> Step:
        return hand_over(TakeDamage(game.state.captains[self.seat].ship, self.damage - absorbed))


class EnterNebula(Procedure, tag="xia.enter-nebula"):
    """On 1 to 10 the cloud takes that much energy; shields may absorb it. (XIA-BORDER-15..19)"""

    seat: Seat
    loss: int = 0

    def start(self, game: Xia) -> Step:
        return call(Roll(self.seat, 20, "nebula"), then=self.rolled)

    def rolled(self, game: Xia, shown: int) -> Step:
        self.loss = shown if shown + skill(game, self.seat, "nebula") <= HURTS_UP_TO else 0
        game.count(self.seat, "nebulae")
        game.tell(NebulaEntered(game.state.captains[self.seat].ship, self.loss))
        return call(Absorb(self.seat, "energy loss"), then=self.drain) if self.loss else done()

    def drain(self, game: Xia, absorbed: int) -> Step:
        if self.loss > absorbed:
            lose_energy(game, self.seat, self.loss - absorbed)
        return done()


class EnterDebris(Procedure, tag="xia.enter-debris"):
    """On 1 to 3 the ship is destroyed, and nothing helps. (XIA-BORDER-20..21)"""

    seat: Seat

    def start(self, game: Xia) -> Step:
        return call(Roll(self.seat, 20, "debris"), then=self.rolled)

    def rolled(self, game: Xia, shown: int) -> Step:
        ship = game.state.captains[self.seat].ship
        destroyed = shown + skill(game, self.seat, "debris") <= DESTROYS_UP_TO
        game.count(self.seat, "debris")
        game.tell(DebrisEntered(ship, destroyed))
        return hand_over(Destroy(ship)) if destroyed else done()


class EnterStar(Procedure, tag="xia.enter-star"):
    """The ship melts. (XIA-BORDER-05)"""

    seat: Seat

    def start(self, game: Xia) -> Step:
        ship = game.state.captains[self.seat].ship
        game.tell(StarEntered(ship))
        return hand_over(Destroy(ship))


def pass_entrance(game: Xia, seat: Seat, barrier: Barrier) -> bool:
    """Lawful planets keep outlaws out; outlaw planets leave nobody innocent. (XIA-PLANET-04..10)"""
    captain = game.state.captains[seat]
    if barrier.inward and barrier.planet.law == "lawful" and captain.bounty:
        game.tell(EntranceClosed(captain.ship, barrier.planet.id))
        return False
    if barrier.planet.law == "outlaw" and not captain.bounty:
        add_bounty(game, seat, BOUNTY_FOR_COMPANY, "company")
    return True


FACING: dict[Hazard, Callable[[Seat], Procedure]] = {
    "asteroid": EnterAsteroids,
    "nebula": EnterNebula,
    "debris": EnterDebris,
    "star": EnterStar,
}
"""The rules of the borders that ships enter."""
