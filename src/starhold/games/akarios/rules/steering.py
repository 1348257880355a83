"""Ships that somebody else flies: enemies against their will, allies with consent, and allies who fly along."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from starhold.geometry import Pose
from starhold.kernel import Procedure, Step, ask, call, done, goto

from ..choices import Agree, Aim, Decline, Fly
from ..content import Move, Steer
from ..events import Declined
from ..state import Craft, Flyer
from .bodies import body_of, flyer_of, flying
from .flight import FlyCourse, arrive, courses
from .marks import is_bound
from .targets import to_steer
from .terrain import Enter

if TYPE_CHECKING:
    from ..game import Akarios


class SteerShip(Procedure, tag="akarios.steer"):
    """A pilot flies another ship as far as it can go. (AKA-UPG-ENGINE-03, AKA-UPG-ENGINE-08, AKA-UPG-ENGINE-13)"""

    pilot: str
    steer: Steer
    ship: str = ""
    way: list[Pose] = []
    """The spaces still to be entered."""
    unwilling: list[str] = []
    """Allies who have declined."""

    def start(self, game: Akarios) -> Step:
        flyer = flyer_of(game, self.pilot)
        able = [ship for ship in to_steer(game, flyer, self.steer) if ship not in self.unwilling]
        return ask(flyer.seat, list(map(Aim, able)), then=self.choose) if able else done()

    def choose(self, game: Akarios, choice: Aim) -> Step:
        self.ship = choice.target
        ends = [fly for fly, _ in steered_ends(game, self)]
        return ask(flyer_of(game, self.pilot).seat, ends, then=self.set_course) if ends else done()

    def set_course(self, game: Akarios, choice: Fly) -> Step:
        """An ally of another player is asked. (AKA-UPG-ENGINE-13)"""
        self.way = list(next(way for fly, way in steered_ends(game, self) if fly == choice))
        flyer, ally = flyer_of(game, self.pilot), body_of(game, self.ship)
        if isinstance(ally, Flyer) and ally.seat != flyer.seat:
            return ask(ally.seat, [Agree(), Decline()], then=self.consent)
        return goto(self.fly)

    def consent(self, game: Akarios, choice: Agree | Decline) -> Step:
        if isinstance(choice, Agree):
            return goto(self.fly)
        self.unwilling.append(self.ship)
        game.tell(Declined(self.ship))
        return goto(self.start)

    def fly(self, game: Akarios) -> Step:
        ship = body_of(game, self.ship)
        if ship is None or game.state.outcome:
            return done()
        if self.way:
            pose = self.way.pop(0)
            return call(Enter(self.ship, pose.at, pose.facing), then=self.fly)
        if isinstance(ship, Flyer):
            arrive(game, ship)
        return done()


def steered_ends(game: Akarios, steering: SteerShip) -> Iterator[tuple[Fly, tuple[Pose, ...]]]:
    """Where the other ship can come to be, to each side: at the end, or on the last free space before it."""
    ship = body_of(game, steering.ship)
    assert isinstance(ship, Craft), "only ships are steered"
    for side, course in courses(game, ship, steering.steer.move).items():
        steps = len(course.way) if course.complete else max((step + 1 for step in course.stops), default=0)
        if steps:
            yield Fly(course.way[steps - 1].at, side), course.way[:steps]


class FlyAlong(Procedure, tag="akarios.fly-along"):
    """Allies may fly the same move, one after the other, without dice. (AKA-UPG-ENGINE-05)"""

    move: Move
    waiting: list[str]

    def start(self, game: Akarios) -> Step:
        if not self.waiting or game.state.outcome:
            return done()
        flyer = flyer_of(game, self.waiting.pop(0))
        if flyer.at is None or is_bound(flyer, "slow"):
            return goto(self.start)
        return call(FlyCourse(flyer.id, self.move, optional=True), then=self.start)


def allies_of(game: Akarios, pilot: str) -> list[str]:
    return [flyer.id for flyer in flying(game) if flyer.id != pilot]
