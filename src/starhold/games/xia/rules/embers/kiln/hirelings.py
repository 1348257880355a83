"""A hired NPC and the Kiln: its employer may send it there, to any free berth, and from there. (XIA-KILN-08)"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from starhold.geometry import Hex
from starhold.kernel import Procedure, Step, call, done, hand_over

from ....board.interior import FEATURES
from ....board.routes import Way
from ....board.tolls import STEP
from ....state import Npc
from ...npcs.courses import Course, FlyCourse, best_courses, courses_from
from ...rulebook import Rulebook
from ...ships import card_of, is_occupied, npc_of
from ..table import table
from .npcs import Emerge, dock, safe_spaces

if TYPE_CHECKING:
    from ....game import Xia


class FlyCourseIntoKiln(Procedure, tag="xia.fly-course-into-kiln"):
    """It flies beside the Kiln, and docks if it gets there. (XIA-KILN-01..03)"""

    npc: str
    way: Way
    """From where it is to a berth."""
    is_safe: bool

    def start(self, game: Xia) -> Step:
        return call(FlyCourse(self.npc, self.way[:-1], self.is_safe), then=self.dock)

    def dock(self, game: Xia) -> Step:
        npc, berth = npc_of(game, self.npc), self.way[-1]
        if npc.at != self.way[-2] or table(game).kiln is None or is_occupied(game, berth):
            return done()
        return dock(game, npc, berth)


class FlyCourseOutOfKiln(Procedure, tag="xia.fly-course-out-of-kiln"):
    """It leaves the Kiln for 1 movement, and flies on. (XIA-KILN-07)"""

    npc: str
    way: Way
    is_safe: bool

    def start(self, game: Xia) -> Step:
        return call(Emerge(self.npc, self.way[1]), then=self.fly)

    def fly(self, game: Xia) -> Step:
        return hand_over(FlyCourse(self.npc, self.way[1:], self.is_safe))


def courses(game: Xia, npc: Npc) -> Mapping[Hex, Course]:
    """Find courses from a berth to the board, or from the board to a berth; that step costs 1 movement."""
    kiln = table(game).kiln
    if kiln is None:
        return {}
    beside, onward = safe_spaces(game, npc, kiln), card_of(game, npc).speed - 1
    if npc.at in FEATURES:
        outside = (courses_from(game, npc, at, onward) for at in beside)
        return {to: Course(course.cost + STEP, (npc.at, *course.way)) for to, course in best_courses(outside).items()}
    near = courses_from(game, npc, npc.at, onward)
    approaches = [near[at] for at in beside if at in near]
    if not approaches:
        return {}
    nearest = min(approaches)
    return {berth: Course(nearest.cost + STEP, (*nearest.way, berth)) for berth in FEATURES}


def pilot(game: Xia, npc: Npc, course: Course) -> Procedure | None:
    """Begin a flight that leads into the Kiln, or out of it."""
    match course.way[0] in FEATURES, course.way[-1] in FEATURES:
        case False, True:
            return FlyCourseIntoKiln(npc.id, course.way, course.is_safe)
        case True, False:
            return FlyCourseOutOfKiln(npc.id, course.way, course.is_safe)
    return None


RULES = Rulebook(courses=(courses,), piloting=(pilot,))
