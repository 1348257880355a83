"""Move actions of pilots. (AKA-MOVE-01..13)"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Literal, NamedTuple, TypeAlias

from starhold.geometry import Direction, Hex, Pose, Template, mirrored, read_template, turned_direction
from starhold.kernel import Choice, Procedure, Step, ask, call, done, goto

from ..board.courses import Course, lay_course
from ..choices import Aim, Fly, Steady, Turn
from ..content import Action, Effect, Move
from ..events import Left, Stopped, Turned
from ..state import Flyer
from . import ending
from .bodies import board_of, flyer_of, pose_of, taken
from .effects import Affect
from .script.conditions import gate_of
from .stress import GainStress
from .targets import to_affect
from .terrain import Enter

if TYPE_CHECKING:
    from ..game import Akarios

Side: TypeAlias = Literal["", "left", "right"]

SIXTHS = 2
"""The most that a ship turns by a rotate. (AKA-ROTATE-01)"""


class FlyCourse(Procedure, tag="akarios.fly-course"):
    """A pilot's move: a turn before it, the course, then a turn and an ability in either order.

    (AKA-MOVE-01, AKA-ROTATE-03..04, AKA-INTERRUPT-01..03, AKA-ENGINE-01..06)
    """

    pilot: str
    card: str
    may_turn: bool
    """True as long as a stress rotate is left."""
    stressed: bool
    """True if a stress die was assigned, which adds its effects to the ability. (AKA-EFFECT-30)"""
    way: list[Pose] = []
    """The spaces still to be entered."""
    interrupted: bool = False
    used: list[str] = []
    """The targets of the ability so far."""

    def start(self, game: Akarios) -> Step:
        if not self.may_turn:
            return goto(self.chart)
        flyer = flyer_of(game, self.pilot)
        return ask(flyer.seat, [Steady(), *turns(flyer)], then=self.turn)

    def turn(self, game: Akarios, choice: Steady | Turn) -> Step:
        if isinstance(choice, Turn):
            face(game, flyer_of(game, self.pilot), choice.to)
            self.may_turn = False
        return goto(self.chart)

    def chart(self, game: Akarios) -> Step:
        flyer = flyer_of(game, self.pilot)
        return ask(flyer.seat, list(courses_of(game, flyer, move_of(game, self))), then=self.set_out)

    def set_out(self, game: Akarios, choice: Fly) -> Step:
        """(AKA-INTERRUPT-02, AKA-MOVE-11..13)"""
        course = courses(game, flyer_of(game, self.pilot), move_of(game, self))[choice.side]
        steps = next((number for number, pose in enumerate(course.way, 1) if pose.at == choice.to), 0)
        self.interrupted = steps < len(course.way) or not course.complete
        self.way = list(course.way[:steps])
        return goto(self.fly)

    def fly(self, game: Akarios) -> Step:
        """Space by space, until the ship is there, gone, or out of another wormhole."""
        flyer = flyer_of(game, self.pilot)
        if flyer.at is None or game.state.outcome:
            return done()
        if self.way:
            pose = self.way.pop(0)
            return call(Enter(self.pilot, pose.at, pose.facing), then=self.fly)
        if self.interrupted:
            self.interrupted = False
            game.tell(Stopped(self.pilot, flyer.at))
            return call(GainStress(self.pilot, 1), then=self.fly)
        return goto(self.arrive)

    def arrive(self, game: Akarios) -> Step:
        flyer = flyer_of(game, self.pilot)
        if flyer.at == gate_of(game):
            leave(game, flyer)
        return goto(self.after)

    def after(self, game: Akarios) -> Step:
        """What is left of the action: a turn, an ability, in either order. (AKA-ROTATE-04, AKA-ENGINE-06)"""
        flyer = flyer_of(game, self.pilot)
        if flyer.at is None or game.state.outcome:
            return done()
        offered: list[Choice] = [*(turns(flyer) if self.may_turn else ()), *map(Aim, within(game, self, flyer))]
        return ask(flyer.seat, [Steady(), *offered], then=self.follow_up) if offered else done()

    def follow_up(self, game: Akarios, choice: Choice) -> Step:
        match choice:
            case Turn(to=to):
                face(game, flyer_of(game, self.pilot), to)
                self.may_turn = False
                return goto(self.after)
            case Aim(target=target):
                self.used.append(target)
                return call(Affect(self.pilot, target, effects_of(game, self), card=self.card), then=self.after)
        return done()


def within(game: Akarios, flight: FlyCourse, flyer: Flyer) -> list[str]:
    """The ships on which the ability of a move can still be used. (AKA-ENGINE-02..04)"""
    ability = action_of(game, flight).ability
    if ability is None or len(flight.used) >= ability.targets:
        return []
    return [ship for ship in to_affect(game, flyer, ability) if ship not in flight.used]


def effects_of(game: Akarios, flight: FlyCourse) -> tuple[Effect, ...]:
    """The effects of a move's ability, with those that a stress die adds. (AKA-EFFECT-30)"""
    action = action_of(game, flight)
    assert action.ability is not None, "targets are offered for abilities only"
    return (*action.ability.effects, *(action.stress_effects if flight.stressed else ()))


def action_of(game: Akarios, flight: FlyCourse) -> Action:
    return game.content.card[flight.card].action


def move_of(game: Akarios, flight: FlyCourse) -> Move:
    move = action_of(game, flight).move
    assert move is not None, "only move actions are flown"
    return move


def turns(flyer: Flyer, sixths: int = SIXTHS) -> list[Turn]:
    """The other facings that a rotate can lead to. (AKA-ROTATE-01..02)"""
    return [Turn(turned_direction(flyer.facing, by)) for by in range(-sixths, sixths + 1) if by]


def face(game: Akarios, flyer: Flyer, to: Direction) -> None:
    flyer.facing = to
    game.tell(Turned(flyer.id, to))


def courses(game: Akarios, flyer: Flyer, move: Move) -> dict[Side, Course]:
    """The courses that a move can take from here, by the side to which they lead. (AKA-MOVE-07)"""
    template, others = read_template(move.course), taken(game, but=flyer.id)
    templates: dict[Side, Template] = (
        {"right": template, "left": mirrored(template)} if move.mirrored else {"": template}
    )
    return {side: lay_course(board_of(game), way, pose_of(flyer), others) for side, way in templates.items()}


class End(NamedTuple):
    """Where a move can end, and the way there."""

    to: Hex
    side: Side
    way: tuple[Pose, ...]
    short: bool
    """True if it is not the end of the course, so that stopping there costs 1 stress."""


def ends_of(game: Akarios, flyer: Flyer, move: Move) -> Iterator[End]:
    """Where a move can end; stopping short of its end costs 1 stress. (AKA-MOVE-11..12, AKA-INTERRUPT-01)"""
    seen: set[Pose] = set()
    for side, course in courses(game, flyer, move).items():
        ends = [len(course.way) - 1] if course.complete else []
        for step in (*ends, *course.stops):
            if course.way[step] not in seen:
                seen.add(course.way[step])
                yield End(course.way[step].at, side, course.way[: step + 1], step not in ends)
        if not ends and not course.stops and pose_of(flyer) not in seen:
            seen.add(pose_of(flyer))
            yield End(pose_of(flyer).at, side, (), short=True)


def courses_of(game: Akarios, flyer: Flyer, move: Move) -> Iterator[Fly]:
    return (Fly(end.to, end.side) for end in ends_of(game, flyer, move))


def leave(game: Akarios, flyer: Flyer) -> None:
    flyer.at = None
    flyer.status = "away"
    game.tell(Left(flyer.id))
    ending.look(game)
