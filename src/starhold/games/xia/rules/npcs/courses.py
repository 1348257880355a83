"""Courses of a hired NPC: the spaces that it gets to, and the ways there."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, NamedTuple

from starhold.games.common.ways import cheapest_in_steps
from starhold.geometry import Hex
from starhold.kernel import Procedure, Step, done, hand_over

from ...board.chart import Chart
from ...board.keeping import kept_with_chart
from ...board.routes import Way, steps_from
from ...board.tolls import ASTEROIDS
from ...events import ShipMoved
from ...state import Npc
from .. import harpoon
from ..ships import card_of, npc_of
from .cards import is_shunned
from .crossing import FlySpaceBySpace

if TYPE_CHECKING:
    from ...game import Xia

KEPT_COURSES = 32


class Course(NamedTuple):
    """A way to a space, and what it costs in steps and dangers."""

    cost: int
    way: Way

    @property
    def is_safe(self) -> bool:
        return self.cost < ASTEROIDS


class FlyCourse(Procedure, tag="xia.fly-course"):
    """An NPC flies a way, at once if nothing can happen to it there. (XIA-NPC-17..18)"""

    npc: str
    way: Way
    is_safe: bool

    def start(self, game: Xia) -> Step:
        npc, start, end = npc_of(game, self.npc), self.way[0], self.way[-1]
        if start == end:
            return done()
        if not self.is_safe or harpoon.follower(game, npc.id) is not None:
            return hand_over(FlySpaceBySpace(npc.id, self.way[1:], len(self.way) - 1, start, start))
        npc.at = end
        game.tell(ShipMoved(npc.id, start, end))
        return done()


def courses_of(game: Xia, npc: Npc) -> Mapping[Hex, Course]:
    """Find a course to every space that an NPC gets to, over the board and through places that are not on it."""
    return best_courses(
        [courses_from(game, npc, npc.at, card_of(game, npc).speed), *(more(game, npc) for more in game.rules.courses)]
    )


def courses_from(game: Xia, npc: Npc, start: Hex | None, speed: int) -> Mapping[Hex, Course]:
    """Find courses over the board alone, or from one berth to another."""
    assert start is not None
    return courses(game.chart, start, speed, outlaw=is_shunned(card_of(game, npc)))


def best_courses(found: Iterable[Mapping[Hex, Course]]) -> Mapping[Hex, Course]:
    """Keep the cheapest course to each space, and the first of equal ones."""
    best: dict[Hex, Course] = {}
    for some in found:
        for to, course in some.items():
            if to not in best or course.cost < best[to].cost:
                best[to] = course
    return best


@kept_with_chart(KEPT_COURSES)
def courses(chart: Chart, start: Hex, speed: int, *, outlaw: bool) -> dict[Hex, Course]:
    """Every space that a ship gets to with so many steps: by the safest way, and of those by the shortest."""
    ways = cheapest_in_steps(start, lambda at: steps_from(chart, at, outlaw=outlaw), speed)
    return {to: Course(cost, way) for to, (cost, way) in ways.items()}
