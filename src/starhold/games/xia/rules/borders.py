"""Borders: what happens to a captain's ship between one space and the next."""

from __future__ import annotations

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
from ..state import Captain
from .arriving import Arrive
from .damage import Destroy, TakeDamage
from .dice import Roll
from .fame import add_bounty
from .harm import DESTROYS_UP_TO, HURTS_UP_TO, MeetPeril, Peril
from .ships import bring
from .skills import skill

if TYPE_CHECKING:
    from ..game import Xia

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
        start = bring(captain, self.to)
        game.count(self.seat, "spaces")
        game.tell(ShipMoved(captain.ship, start, self.to))
        if self.hazard is None:
            return hand_over(Arrive(self.seat, start))
        self.to = start
        return call(fly_into(game, self.seat, self.hazard), then=self.arrive)

    def arrive(self, game: Xia) -> Step:
        if game.state.captains[self.seat].at is None:
            return done()
        return hand_over(Arrive(self.seat, self.to))


def fly_into(game: Xia, seat: Seat, hazard: Hazard) -> Procedure:
    """What becomes of a captain's ship: a star melts it, all else is left to the die. (XIA-BORDER-05)"""
    if hazard != "star":
        return MeetPeril(seat, hazard)
    ship = game.state.captains[seat].ship
    game.tell(StarEntered(ship))
    return Destroy(ship)


def pass_entrance(game: Xia, seat: Seat, barrier: Barrier) -> bool:
    """Lawful planets keep outlaws out; outlaw planets leave nobody innocent. (XIA-PLANET-04..10)"""
    captain = game.state.captains[seat]
    if barrier.is_lawful_door and captain.bounty:
        game.tell(EntranceClosed(captain.ship, barrier.planet.id))
        return False
    if is_bad_company(game, captain, barrier):
        add_bounty(game, seat, BOUNTY_FOR_COMPANY, "company")
    return True


def is_bad_company(game: Xia, captain: Captain, barrier: Barrier) -> bool:
    """True if who passes an entrance is wanted for it: the innocent; those who play alone whenever they enter.

    (XIA-PLANET-06..08, XIA-SOLO-10)
    """
    enters_again = barrier.inward and "company counts once" in game.rules.waived
    return barrier.planet.law == "outlaw" and (enters_again or not captain.bounty)


PERILS: dict[str, Peril] = {
    # An asteroid hits for the number rolled; shields may absorb it. (XIA-BORDER-06..08)
    "asteroid": Peril(
        purpose="asteroids",
        up_to=HURTS_UP_TO,
        harm="damage",
        skill="asteroids",
        deed="asteroids",
        told=AsteroidsEntered,
    ),
    # The cloud takes as much energy; shields may absorb that too. (XIA-BORDER-15..19)
    "nebula": Peril(
        purpose="nebula",
        up_to=HURTS_UP_TO,
        harm="energy",
        skill="nebula",
        deed="nebulae",
        told=NebulaEntered,
    ),
    # The ship is destroyed, and nothing helps. (XIA-BORDER-20..21)
    "debris": Peril(
        purpose="debris",
        up_to=DESTROYS_UP_TO,
        harm="destroyed",
        skill="debris",
        deed="debris",
        told=lambda ship, harm: DebrisEntered(ship, harm > 0),
    ),
}
"""The borders that ships enter, by what lies behind them."""
