"""What an answer brings upon the pilot who gives it: nerves that snap, and rocks that end a flight."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.games.common.by_kind import ByKind
from starhold.kernel import Risk, Risks, Seat

from ..board.courses import Course
from ..choices import Act, Flip, Fly, Protect, Reroll
from ..content import Sacrifice, Threading
from ..state import Flyer
from .bodies import flyer_of
from .damage import Suffer
from .expedition.dangers import ON_FOOT
from .flight import FlyCourse, courses, price_of_stopping
from .paying import strain
from .stress import TRIGGERING
from .terrain import ASTEROID_DAMAGE, ground_for
from .traits import traits

if TYPE_CHECKING:
    from ..game import Akarios


def of_stress(flyer: Flyer, points: int) -> Risks:
    """A pilot who gains so much stress may snap. (AKA-STRESS-05..06, AKA-TRAUMA-01)"""
    reached = [level for level in TRIGGERING if flyer.stress < level <= flyer.stress + points]
    cards = flyer.trauma + 1
    return (Risk("triggered", least=cards, most=cards, about=str(reached[0])),) if reached else ()


def of_act(game: Akarios, seat: Seat, choice: Act) -> Risks:
    flyer, card = flyer_of(game, choice.pilot), game.content.card[choice.card]
    price = card.action.first(Sacrifice)
    lost = (Risk("spent"),) if price is not None and price.hull >= flyer.hull else ()
    return (*lost, *of_stress(flyer, strain(game, flyer, card, choice.dice)))


def of_reroll(game: Akarios, seat: Seat, choice: Reroll) -> Risks:
    return of_stress(flyer_of(game, choice.pilot), 1)


def of_protecting(game: Akarios, seat: Seat, choice: Protect) -> Risks:
    return of_stress(flyer_of(game, choice.pilot), 1)


def of_flip(game: Akarios, seat: Seat, choice: Flip) -> Risks:
    hit = game.stack[-1]
    return of_stress(flyer_of(game, hit.ship), 1) if isinstance(hit, Suffer) else ()


def of_flight(game: Akarios, seat: Seat, choice: Fly) -> Risks:
    flight = game.stack[-1]
    if not isinstance(flight, FlyCourse):
        return ()
    flyer = flyer_of(game, flight.pilot)
    course = courses(game, flyer, flight.move)[choice.side]
    steps = steps_to(course, choice)
    rocks = sum(ground_for(game, flyer, pose.at) == "asteroids" for pose in course.way[:steps])
    is_lost = rocks * ASTEROID_DAMAGE >= flyer.hull and not traits(game, flyer, Threading)
    lost = (Risk("destroyed"),) if is_lost else ()
    return (*lost, *of_stress(flyer, 0 if is_whole(course, steps) else price_of_stopping(game, flyer)))


def steps_to(course: Course, choice: Fly) -> int:
    """The spaces of a course up to where a flight ends; none if it stays where it is."""
    return next((number for number, pose in enumerate(course.way, 1) if pose.at == choice.to), 0)


def is_whole(course: Course, steps: int) -> bool:
    """True if a flight of so many steps costs no stress. (AKA-INTERRUPT-02)"""
    return course.complete and steps == len(course.way)


DANGERS: ByKind[Risks] = ByKind(
    {Act: of_act, Reroll: of_reroll, Flip: of_flip, Protect: of_protecting, Fly: of_flight, **ON_FOOT}, otherwise=()
)
