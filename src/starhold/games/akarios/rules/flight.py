"""Move actions of pilots. (AKA-MOVE-01..13)"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Literal, NamedTuple, TypeAlias

from starhold.geometry import Direction, Hex, Pose, Template, beside, mirrored, read_template
from starhold.kernel import Procedure, Step, ask, call, done, goto

from ..board.courses import Course, lay_course
from ..board.maps import DIFFICULT
from ..choices import Decline, Extend, Fly, Steady, Thread, Turn, Way
from ..content import Halting, Move, Onward, Threading
from ..events import Left, Stopped, Turned
from ..state import Enemy, Flyer
from . import ending
from .bodies import board_of, flyer_of, pose_of, seat_for, taken
from .script.conditions import gate_of
from .stress import GainStress
from .terrain import Enter, ground_for, is_warped
from .traits import traits
from .turning import turns

if TYPE_CHECKING:
    from ..game import Akarios

Side: TypeAlias = Literal["", "left", "right"]


class FlyCourse(Procedure, tag="akarios.fly-course"):
    """A ship flies a course as far as its pilot wants. (AKA-MOVE-01, AKA-INTERRUPT-01..03)"""

    pilot: str
    move: Move
    by: str = ""
    """The pilot who flies it, if it is another one. (AKA-UPG-TECH-08)"""
    way: list[Pose] = []
    """The spaces still to be entered."""
    interrupted: bool = False
    threading: bool = False
    """True if the terrain on the way does no damage. (AKA-ABILITY-PILOT-27)"""
    optional: bool = False
    """True if the pilot may as well stay."""
    more: int = 0
    """The spaces by which the move can still be extended."""

    def start(self, game: Akarios) -> Step:
        flyer = flyer_of(game, self.pilot)
        stay = [Steady()] if self.optional else []
        seat = seat_for(game, self.by or self.pilot)
        return ask(seat, [*stay, *courses_of(game, flyer, self.move)], then=self.set_out)

    def set_out(self, game: Akarios, choice: Fly | Steady) -> Step:
        """(AKA-INTERRUPT-02, AKA-MOVE-11..13)"""
        if isinstance(choice, Steady):
            return done()
        course = courses(game, flyer_of(game, self.pilot), self.move)[choice.side]
        steps = next((number for number, pose in enumerate(course.way, 1) if pose.at == choice.to), 0)
        self.interrupted = steps < len(course.way) or not course.complete
        self.way = list(course.way[:steps])
        if not self.interrupted and not course.wormhole:
            self.more = spaces_onward(game, flyer_of(game, self.pilot))
        return self.brace(game)

    def brace(self, game: Akarios) -> Step:
        """Before rocks and clouds, a pilot may gain stress to get through unharmed. (AKA-ABILITY-PILOT-27)"""
        flyer = flyer_of(game, self.pilot)
        is_rough = any(ground_for(game, flyer, pose.at) in DIFFICULT for pose in self.way)
        if self.threading or not is_rough or not traits(game, flyer, Threading):
            return self.fly(game)
        return ask(flyer.seat, [Thread(), Decline()], then=self.thread)

    def thread(self, game: Akarios, choice: Thread | Decline) -> Step:
        if isinstance(choice, Decline):
            return goto(self.fly)
        self.threading = True
        stress = min(trait.stress for trait in traits(game, flyer_of(game, self.pilot), Threading))
        return call(GainStress(self.pilot, stress), then=self.fly)

    def fly(self, game: Akarios) -> Step:
        """Space by space, until the ship is there, gone, or out of another wormhole."""
        flyer = flyer_of(game, self.pilot)
        if flyer.at is None or game.state.outcome:
            return done()
        if self.way:
            pose = self.way.pop(0)
            return call(Enter(self.pilot, pose.at, pose.facing, harmless=self.threading), then=self.fly)
        if self.interrupted:
            self.interrupted = False
            game.tell(Stopped(self.pilot, flyer.at))
            return call(GainStress(self.pilot, price_of_stopping(game, flyer)), then=self.halt)
        return self.arrive(game)

    def halt(self, game: Akarios) -> Step:
        """A pilot who can stop anywhere may turn there. (AKA-ABILITY-PILOT-11)"""
        flyer = flyer_of(game, self.pilot)
        sixths = max((trait.sixths for trait in traits(game, flyer, Halting)), default=0)
        if not sixths or flyer.at == gate_of(game):
            return self.arrive(game)
        return ask(flyer.seat, [Steady(), *turns(flyer.facing, sixths)], then=self.turn)

    def turn(self, game: Akarios, choice: Steady | Turn) -> Step:
        if isinstance(choice, Turn):
            face(game, flyer_of(game, self.pilot), choice.to)
        return goto(self.arrive)

    def arrive(self, game: Akarios) -> Step:
        flyer = flyer_of(game, self.pilot)
        arrive(game, flyer)
        if flyer.at is None:
            return done()
        ahead = beside(pose_of(flyer).at, flyer.facing)
        if not self.more or not board_of(game).is_passable(ahead) or ahead in taken(game):
            return done()
        return ask(seat_for(game, self.by or self.pilot), [Steady(), Extend(ahead)], then=self.extend)

    def extend(self, game: Akarios, choice: Steady | Extend) -> Step:
        """A complete move goes on straight ahead, if the next space is free. (AKA-UPG-TECH-24, AKA-ABILITY-PILOT-25)"""
        if isinstance(choice, Steady):
            return done()
        self.more -= 1
        self.way = [Pose(choice.to, flyer_of(game, self.pilot).facing)]
        return goto(self.brace)


class ChooseMove(Procedure, tag="akarios.choose-move"):
    """A pilot chooses one of several moves, and flies it. (AKA-UPG-TECH-08, AKA-UPG-TECH-23, AKA-ABILITY-PILOT-21)"""

    pilot: str
    moves: tuple[Move, ...]
    by: str = ""
    """The pilot who chooses and flies, if it is another one."""

    def start(self, game: Akarios) -> Step:
        numbers = range(1, len(self.moves) + 1)
        return ask(seat_for(game, self.by or self.pilot), [Way(number) for number in numbers], then=self.choose)

    def choose(self, game: Akarios, choice: Way) -> Step:
        return call(FlyCourse(self.pilot, self.moves[choice.number - 1], self.by), then=self.end)

    def end(self, game: Akarios) -> Step:
        return done()


class Rotate(Procedure, tag="akarios.rotate"):
    """A ship turns where it is. (AKA-ROTATE-01..02)"""

    pilot: str
    sixths: int
    optional: bool = False

    def start(self, game: Akarios) -> Step:
        flyer = flyer_of(game, self.pilot)
        stay = [Steady()] if self.optional else []
        return ask(flyer.seat, [*stay, *turns(flyer.facing, self.sixths)], then=self.turn)

    def turn(self, game: Akarios, choice: Turn | Steady) -> Step:
        if isinstance(choice, Turn):
            face(game, flyer_of(game, self.pilot), choice.to)
        return done()


def face(game: Akarios, flyer: Flyer, to: Direction) -> None:
    flyer.facing = to
    game.tell(Turned(flyer.id, to))


def courses(game: Akarios, flyer: Flyer | Enemy, move: Move) -> dict[Side, Course]:
    """The courses that a move can take from here, by the side to which they lead. (AKA-MOVE-07)"""
    template, others = read_template(move.course), taken(game, but=flyer.id)
    templates: dict[Side, Template] = (
        {"right": template, "left": mirrored(template)} if move.mirrored else {"": template}
    )
    warped = is_warped(game, flyer)
    return {
        side: lay_course(board_of(game), way, pose_of(flyer), others, warped=warped) for side, way in templates.items()
    }


def price_of_stopping(game: Akarios, flyer: Flyer) -> int:
    """The stress for a move that stops before its end. (AKA-INTERRUPT-01, AKA-ABILITY-PILOT-11)"""
    return 0 if traits(game, flyer, Halting) else 1


def spaces_onward(game: Akarios, flyer: Flyer) -> int:
    """The spaces by which a complete move can be extended. (AKA-UPG-TECH-24, AKA-ABILITY-PILOT-25)"""
    is_hidden = "stealth" in flyer.marks
    return sum(trait.spaces for trait in traits(game, flyer, Onward) if is_hidden or not trait.in_stealth)


class End(NamedTuple):
    """Where a move can end, and the way there."""

    to: Hex
    side: Side
    way: tuple[Pose, ...]
    short: bool
    """True if it is not the end of the course, and stopping there costs stress."""


def ends_of(game: Akarios, flyer: Flyer, move: Move) -> list[End]:
    """Where a move can end, what is near first; stopping short of its end costs 1 stress.

    (AKA-MOVE-11..12, AKA-INTERRUPT-01)
    """
    return sorted(all_ends(game, flyer, move), key=lambda end: len(end.way))


def all_ends(game: Akarios, flyer: Flyer, move: Move) -> Iterator[End]:
    seen, is_dear = set[Pose](), price_of_stopping(game, flyer) > 0
    for side, course in courses(game, flyer, move).items():
        ends = [len(course.way) - 1] if course.complete else []
        for step in (*ends, *course.stops):
            if course.way[step] not in seen:
                seen.add(course.way[step])
                yield End(course.way[step].at, side, course.way[: step + 1], is_dear and step not in ends)
        if not ends and not course.stops and pose_of(flyer) not in seen:
            seen.add(pose_of(flyer))
            yield End(pose_of(flyer).at, side, (), short=is_dear)


def courses_of(game: Akarios, flyer: Flyer, move: Move) -> Iterator[Fly]:
    return (Fly(end.to, end.side) for end in ends_of(game, flyer, move))


def arrive(game: Akarios, flyer: Flyer) -> None:
    """A ship whose move ends at the gate leaves by it."""
    if flyer.at is not None and flyer.at == gate_of(game):
        leave(game, flyer)


def leave(game: Akarios, flyer: Flyer) -> None:
    flyer.at = None
    flyer.status = "away"
    game.tell(Left(flyer.id))
    ending.look(game)
