"""Dragging those who lie defeated, alone or with a helper, and aboard. (CS-DRAG-01..06)"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from starhold.geometry.ruler import Base
from starhold.geometry.square import NAMES, NUMBERS, Square, numbers_in, squares_in, steps_between
from starhold.kernel import NO_OPTIONS, Choice, Options, Procedure, Step, call, done, goto, joined

from ..choices import Drag, DragAboard
from ..events import CarriedAboard, Dragged
from ..state import Figure
from .answers import in_order
from .assault import is_down
from .contact import foes_of, touched
from .figures import base_of, deck_chart, figure_of, taken
from .movement import MOST, MoveAlong, can_embark, come_aboard, home_of, reach_of, way_aboard, way_to
from .searching import fallen_at

if TYPE_CHECKING:
    from ..game import CoreSpace

ALONE, TOGETHER = 2, 4
"""The squares of a drag; nothing adds to them. (CS-DRAG-01..02, CS-DRAG-05)"""


def drag_options(game: CoreSpace, figure: Figure) -> Options:
    """Whoever lies defeated in contact, without an enemy in contact with them. (CS-DRAG-01..02, CS-DRAG-06)"""
    fallen = [other for other in fallen_at(game, figure) if not foes_of(game, figure, other)]
    if not fallen:
        return NO_OPTIONS
    return joined(
        in_order(drag for other in fallen for drag in drags(game, figure, other)),
        in_order(drag for other in fallen for drag in drags_aboard(game, figure, other)),
    )


def drags(game: CoreSpace, figure: Figure, other: Figure) -> Iterator[Choice]:
    for to in squares_in(ends(game, figure, ALONE)):
        if place_beside(game, figure, other, to):
            yield Drag(other.id, to)
    for helper in helpers(game, figure, other):
        for to in squares_in(ends(game, figure, TOGETHER)):
            lain = place_beside(game, figure, other, to)
            if lain and place_of_helper(game, helper, to, lain):
                yield Drag(other.id, to, helper.id)


def drags_aboard(game: CoreSpace, figure: Figure, other: Figure) -> Iterator[Choice]:
    """Their own ship only. (CS-DRAG-06, CS-AIRLOCK-05)"""
    if figure.crew != other.crew:
        return
    if can_embark(game, figure, squares_for(figure, ALONE)):
        yield DragAboard(other.id)
    for helper in helpers(game, figure, other):
        if all(can_embark(game, each, squares_for(each, TOGETHER)) for each in (figure, helper)):
            yield DragAboard(other.id, helper.id)


def helpers(game: CoreSpace, figure: Figure, other: Figure) -> list[Figure]:
    """Others of the crew who stand in contact with the defeated. (CS-DRAG-02)"""
    there = touched(game, other)
    return [each for each in there if each.crew == figure.crew and each.id != figure.id and not each.prone]


def squares_for(figure: Figure, squares: int) -> int:
    """(CS-DRAG-04)"""
    return min(squares, MOST - figure.walked)


def ends(game: CoreSpace, figure: Figure, squares: int) -> int:
    """Where whoever drags can end."""
    return reach_of(game, figure, squares_for(figure, squares)).ends


def place_beside(game: CoreSpace, figure: Figure, other: Figure, to: Square) -> Square:
    """Where the defeated come to lie, if whoever drags them stops at a square; nothing if there is no room."""
    left = taken(game) & ~base_of(figure).squares & ~base_of(other).squares
    return nearest_to(game, other.at, to, left)


def place_of_helper(game: CoreSpace, helper: Figure, to: Square, lain: Square) -> Square:
    """Where a helper stops, in contact with the defeated; nothing if there is no room within reach."""
    reach = ends(game, helper, TOGETHER) | base_of(helper).squares
    return nearest_to(game, helper.at, lain, ~reach | 1 << NUMBERS[to])


def nearest_to(game: CoreSpace, at: Square, touching: Square, barred: int) -> Square:
    """Of the squares in contact with one, the nearest to another, the first in reading order."""
    chart = deck_chart(game)
    free = chart.touching(Base(NUMBERS[touching]).squares) & chart.floor & ~barred
    return min((NAMES[number] for number in numbers_in(free)), key=lambda each: steps_between(each, at), default="")


def drag(_game: CoreSpace, figure: Figure, choice: Drag | DragAboard) -> Procedure:
    if isinstance(choice, Drag):
        return Dragging(figure.id, choice.figure, choice.to, choice.other or "")
    return DraggingAboard(figure.id, choice.figure, choice.other or "")


class Dragging(Procedure, tag="corespace.dragging"):
    """First whoever drags, then the defeated, then the helper. (CS-DRAG-01..05)"""

    figure: str
    other: str
    to: Square
    helper: str = ""

    def start(self, game: CoreSpace) -> Step:
        figure = figure_of(game, self.figure)
        squares = squares_for(figure, TOGETHER if self.helper else ALONE)
        return call(MoveAlong(figure.id, list(way_to(game, figure, self.to, squares))), then=self.pull)

    def pull(self, game: CoreSpace) -> Step:
        """Whoever falls on the way lets go."""
        if is_down(game, self.figure):
            return done()
        figure, other = figure_of(game, self.figure), figure_of(game, self.other)
        lain = place_beside(game, figure, other, figure.at)
        if lain != other.at:
            other.at = lain
            game.tell(Dragged(figure.id, other.id, lain))
        return goto(self.help) if self.helper else done()

    def help(self, game: CoreSpace) -> Step:
        """(CS-DRAG-02..03)"""
        helper, other = figure_of(game, self.helper), figure_of(game, self.other)
        helper.lost_actions += 1
        to = place_of_helper(game, helper, self.to, other.at)
        way = way_to(game, helper, to, squares_for(helper, TOGETHER)) if to else ()
        return call(MoveAlong(helper.id, list(way)), then=self.end)

    def end(self, game: CoreSpace) -> Step:
        return done()


class DraggingAboard(Procedure, tag="corespace.dragging-aboard"):
    """Through the door of their airlock; the defeated count as back on the ship. (CS-DRAG-06)"""

    figure: str
    other: str
    helper: str = ""

    def start(self, game: CoreSpace) -> Step:
        return call(self.going(game, self.figure), then=self.carry)

    def carry(self, game: CoreSpace) -> Step:
        if is_down(game, self.figure):
            return done()
        other = figure_of(game, self.other)
        game.tell(CarriedAboard(self.figure, self.other))
        come_aboard(game, other)
        if not self.helper:
            return done()
        figure_of(game, self.helper).lost_actions += 1
        return call(self.going(game, self.helper), then=self.end)

    def going(self, game: CoreSpace, name: str) -> MoveAlong:
        figure = figure_of(game, name)
        airlock, squares = home_of(game, figure), squares_for(figure, TOGETHER if self.helper else ALONE)
        return MoveAlong(name, list(way_aboard(game, figure, airlock, squares)), airlock)

    def end(self, game: CoreSpace) -> Step:
        return done()
