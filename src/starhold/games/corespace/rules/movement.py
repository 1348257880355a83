"""Movement: how far, where to, and by which way. (CS-MOVE-01..12, CS-AIRLOCK-01..05)"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from msgspec.structs import replace

from starhold.geometry.square import NUMBERS, Square, Wind, bits_of, squares_in
from starhold.geometry.strides import Strides
from starhold.kernel import (
    NO_OPTIONS,
    Choice,
    Options,
    Procedure,
    Refusal,
    Stage,
    Step,
    call,
    done,
    goto,
    joined,
    offer,
    options,
)

from ..board.chart import Chart, Footing
from ..board.ways import is_open, reached, safest_way, squares_on_the_way, zones_left
from ..choices import AskLeave, Embark, Move, Walk
from ..events import Embarked, Moved
from ..lacks import Breath, OwnShip, Steps, WayOut
from ..state import Figure
from .answers import in_order
from .charging import Charge, met_by_step
from .enmity import is_in_the_way
from .figures import GROUND, ability, covered, deck_chart, figure_of, find_figure, ground_of, on_deck
from .kit import design, show_all
from .notes import notes_on
from .opportunity import Opportunity, left_behind, zones_of
from .script import moments
from .script.secrets import show_role
from .skills.lasting import is_still, kept_off
from .skills.meeting import notice_move
from .skills.openings import noticed, opened
from .skills.windows import Window
from .taking_over import is_hacked, set_free

if TYPE_CHECKING:
    from ..game import CoreSpace

MOVE = 4
"""(CS-MOVE-01)"""
MOST = 11
"""The squares of voluntary movement in a round. (CS-MOVE-02)"""
KEPT = 1 << 14
WALKING = Footing()
MOVES = {square: Move(square) for square in NUMBERS}


class Reach(NamedTuple):
    """Where a move of so many squares can begin and end."""

    steps: Strides
    start: int
    """The squares from which the way leads on: those before the airlock, for a trader who is still in it."""
    left: int
    """The steps that can be made from there."""
    ends: int
    barred: int = 0
    """The squares within reach that others deny."""
    free: Strides = ()
    """The steps that could be made if nobody were there."""

    def best_way(self, to: Square) -> tuple[Square, ...]:
        """The squares of the best way to a square within reach, whoever may strike."""
        if self.free:
            found = squares_on_the_way(self.free, self.start, to)
            if is_open(found, self.barred):
                return found
        return squares_on_the_way(self.steps, self.start, to)


def allowance(game: CoreSpace, figure: Figure, squares: int = MOVE) -> int:
    """The squares that a move can take. (CS-MOVE-01..02, CS-MOVE-04..05, CS-ABILITY-01, CS-SK-RANGED-01)"""
    return 0 if is_still(figure) else max(0, min(squares + extra(game, figure), MOST - figure.walked))


def extra(game: CoreSpace, figure: Figure) -> int:
    """The squares by which moves are longer than usual, or shorter for whoever carries something heavy."""
    return ability(game, figure, "swift") - sum(design(game, item).burden for item in figure.tray)


def footing_of(game: CoreSpace, figure: Figure, besides: str = "") -> Footing:
    """Where a figure cannot set foot, if somebody would let it pass."""
    barred = covered([other for other in on_deck(game) if other.id != besides and is_in_the_way(game, figure, other)])
    return replace(free_footing(game, figure), barred=barred | kept_off(game, figure))


def free_footing(game: CoreSpace, figure: Figure) -> Footing:
    """Where a figure could set foot if everybody let it pass. (CS-ABILITY-10)"""
    climbs = ability(game, figure, "scramble")
    return scrambling(climbs) if climbs else WALKING


@lru_cache(maxsize=64)
def scrambling(climbs: int) -> Footing:
    return Footing(windows=True, climbs=climbs)


def reach_of(game: CoreSpace, figure: Figure, squares: int, besides: str = "") -> Reach:
    """Where a figure can get to, if another one lets it pass."""
    notes, asked = notes_on(game), (figure.id, squares, besides)
    found = None if notes is None else notes.reaches.get(asked)
    if found is None:
        found = found_reach(game, figure, squares, besides)
        if notes is not None:
            notes.reaches[asked] = found
    return found


def found_reach(game: CoreSpace, figure: Figure, squares: int, besides: str) -> Reach:
    """Whoever is out of reach is not in the way, so most floods are known already."""
    chart, footing = deck_chart(game), free_footing(game, figure)
    steps = free = chart.strides(footing)
    if figure.where == "airlock":
        start, left = chart.doorsteps[home_of(game, figure)], squares - 1
    else:
        start, left = ground_of(figure), squares
    if left < 0:
        return Reach(steps, 0, 0, 0)
    found, covered, barred = reached(steps, start, left), 0, kept_off(game, figure)
    for other in on_deck(game):
        ground = GROUND[other.at]
        covered |= ground
        if ground & found and other.id not in (figure.id, besides) and is_in_the_way(game, figure, other):
            barred |= ground
    if barred:
        steps, start = chart.strides(replace(footing, barred=barred)), start & ~barred
        found = reached(steps, start, left)
    return Reach(steps, start, left, found & chart.floor & ~covered, barred, free)


def threshold(chart: Chart, footing: Footing, airlock: str) -> int:
    """The squares before an airlock on which one can step through its door. (CS-AIRLOCK-01)"""
    return chart.doorsteps[airlock] & ~footing.barred


def home_of(game: CoreSpace, figure: Figure) -> str:
    """The airlock of a figure's own ship."""
    assert figure.crew is not None, "only crews have ships"
    return game.state.crews[figure.crew].airlock


# What is offered


def move_options(game: CoreSpace, figure: Figure, asked: list[str]) -> Options:
    """The MOVE action: a square, the airlock, a way of one's own, or a word with those in the way."""
    squares = allowance(game, figure)
    reach = reach_of(game, figure, squares)
    return joined(
        moves(reach.ends),
        embark_options(game, figure, reach, squares),
        walk_option(squares, bool(reach.ends)),
        leave_options(game, figure, reach, squares, asked),
    )


@lru_cache(maxsize=KEPT)
def moves(ends: int) -> Options:
    """A move to each of these squares."""
    return Options(tuple([MOVES[square] for square in sorted(squares_in(ends))]))


@lru_cache(maxsize=64)
def walk_option(squares: int, leads_somewhere: bool) -> Options:
    return options(
        [
            offer(
                Walk(),
                ("CS-MOVE-02", squares > 0, Breath(MOST)),
                ("CS-MOVE-07", leads_somewhere, WayOut()),
            )
        ]
    )


def embark_options(game: CoreSpace, figure: Figure, reach: Reach, squares: int) -> Options:
    """The way back to the own ship, and none to others, nor for the Purge.

    (CS-AIRLOCK-03, CS-AIRLOCK-05, CS-SK-TECH-15)
    """
    if figure.where == "airlock" or figure.crew is None or is_hacked(figure):
        return NO_OPTIONS
    offered: list[Choice | Refusal] = []
    chart = deck_chart(game)
    near = reached(reach.steps, reach.start, squares - 1) if squares else 0
    docked = {crew.airlock: seat for seat, crew in enumerate(game.state.crews) if crew.airlock}
    for airlock, seat in (docked | {home_of(game, figure): figure.crew}).items():
        is_near = bool(near & chart.doorsteps[airlock])
        if seat == figure.crew:
            steps = steps_home(chart, figure.at, airlock)
            far = Steps(steps if steps > squares else 0, squares)
            offered.append(offer(Embark(airlock), ("CS-AIRLOCK-03", is_near, far)))
        elif is_near:
            offered.append(offer(Embark(airlock), ("CS-AIRLOCK-05", False, OwnShip(seat))))
    return in_order(offered)


def steps_home(chart: Chart, at: Square, airlock: str) -> int:
    """The steps to an airlock and through its door if nobody is in the way; 0 if no way leads there."""
    return chart.steps_home[airlock].get(NUMBERS[at], 0)


def leave_options(game: CoreSpace, figure: Figure, reach: Reach, squares: int, asked: list[str]) -> Options:
    """Enemy traders beyond whom there would be more squares. (CS-MOVE-09)"""
    if not reach.barred:
        return NO_OPTIONS
    offered = [
        AskLeave(other.id)
        for other in on_deck(game)
        if other.crew is not None
        and other.id not in asked
        and ground_of(other) & reach.barred
        and reach_of(game, figure, squares, besides=other.id).ends != reach.ends
    ]
    return in_order(offered)


# What is done


def way_to(
    game: CoreSpace, figure: Figure, to: Square, squares: int | None = None, *, free: bool = False
) -> tuple[Square, ...]:
    """The squares of the best way to a square, without the one where the figure is; the shortest if nobody strikes."""
    reach = reach_of(game, figure, allowance(game, figure) if squares is None else squares)
    zones = () if free else zones_in(game, figure, reach)
    found = safest_way(reach.steps, reach.start, to, reach.left, zones, reach.best_way(to))
    return found if figure.where == "airlock" else found[1:]


def zones_in(game: CoreSpace, figure: Figure, reach: Reach) -> tuple[int, ...]:
    """The zones of those near a move who would strike if the figure left them. (CS-AOO-01)"""
    notes, squares = notes_on(game), reached(reach.steps, reach.start, reach.left)
    found = None if notes is None else notes.zones.get((figure.id, squares))
    if found is None:
        found = zones_of(game, figure, squares)
        if notes is not None:
            notes.zones[figure.id, squares] = found
    return found


def can_embark(game: CoreSpace, figure: Figure, squares: int) -> bool:
    """True if so many squares lead to the own airlock and through its door. (CS-AIRLOCK-03)"""
    reach = reach_of(game, figure, squares)
    door = threshold(deck_chart(game), footing_of(game, figure), home_of(game, figure))
    return squares > 0 and not is_hacked(figure) and bool(reached(reach.steps, reach.start, squares - 1) & door)


def way_aboard(
    game: CoreSpace, figure: Figure, airlock: str, squares: int | None = None, *, free: bool = False
) -> tuple[Square, ...]:
    """The squares of the best way to the door of an airlock, without the one where the figure is."""
    reach = reach_of(game, figure, allowance(game, figure) if squares is None else squares)
    zones = () if free else zones_in(game, figure, reach)
    before = squares_in(threshold(deck_chart(game), footing_of(game, figure), airlock))
    near = [square for square in before if reached(reach.steps, reach.start, reach.left - 1) >> NUMBERS[square] & 1]
    ways = [
        safest_way(reach.steps, reach.start, square, reach.left - 1, zones, reach.best_way(square)) for square in near
    ]
    return min(ways, key=lambda way: (zones_left((*way, ""), zones), len(way)))[1:]


def move(game: CoreSpace, figure: Figure, choice: Move) -> MoveAlong:
    return MoveAlong(figure.id, list(way_to(game, figure, choice.to)))


def embark(game: CoreSpace, figure: Figure, choice: Embark) -> MoveAlong:
    return MoveAlong(figure.id, list(way_aboard(game, figure, choice.airlock)), choice.airlock)


class MoveAlong(Procedure, tag="corespace.move-along"):
    """A move over these squares, one after the other, and perhaps through the airlock at the end.

    Before each step those strike whom it leaves. Whoever falls stays there. (CS-AOO-01, CS-AOO-05)
    """

    figure: str
    way: list[Square]
    airlock: str = ""
    walked: list[Square] = []
    free: bool = False
    """True if nobody strikes at it on the way. (CS-SKILL-09)"""
    strikes: bool = False
    """True if it may fight everybody whom it meets. (CS-SK-ENDURANCE-06)"""
    origin: Square = ""
    """The square where it began; nothing for the airlock."""
    here: Square = ""
    """Where the next step begins; nothing for the airlock, and in saves of former rules."""
    since: int = 0
    charged: bool = False
    """True once the free blow of a charge is struck. (CS-ABILITY-07)"""
    why: str = ""
    """The clause that makes a civilian run."""
    wind: Wind | None = None
    other: str = ""

    def start(self, game: CoreSpace) -> Step:
        self.origin = figure_of(game, self.figure).at
        self.since = noticed(game)
        return goto(self.set_out)

    def set_out(self, game: CoreSpace) -> Step:
        """Step after step, until somebody strikes or is charged."""
        figure = figure_of(game, self.figure)
        squares = bits_of([square for square in (figure.at, *self.way) if square])
        is_watched = not self.free and bool(zones_of(game, figure, squares))
        while self.way or self.airlock:
            self.here = figure.at
            foes = left_behind(game, figure, self.way[0] if self.way else "") if is_watched else []
            if foes:
                self.tell(game)
                return call(Opportunity(self.figure, foes), then=self.tread)
            step = self.step(game, figure)
            if step is not None:
                return step
        return self.end(game)

    def tread(self, game: CoreSpace) -> Step:
        """Whoever falls stays there, and whoever has reacted with a move goes no farther. (CS-AOO-05)"""
        figure = find_figure(game, self.figure)
        if figure is None or figure.defeated or self.here not in ("", figure.at):
            return done()
        return self.step(game, figure) or goto(self.set_out)

    def step(self, game: CoreSpace, figure: Figure) -> Step | None:
        """One step, and what comes of it; None if it is nothing."""
        if not self.way:
            self.tell(game)
            go_aboard(game, figure)
            return done()
        met = [] if self.charged else met_by_step(game, figure, self.way[0], strikes=self.strikes)
        set_foot(game, figure, self.way[0])
        self.walked.append(self.way.pop(0))
        if not met:
            return None
        self.tell(game)
        return call(Charge(self.figure, met, all=self.strikes), then=self.go_on)

    def go_on(self, game: CoreSpace, charged: bool) -> Step:
        self.charged = charged
        return goto(self.set_out)

    def end(self, game: CoreSpace) -> Step:
        """Those react to whom it has come close. (CS-REACTION-02)"""
        self.tell(game)
        return arrived(game, self.figure, self.origin, self.since, self.finish)

    def finish(self, game: CoreSpace) -> Step:
        return done()

    def tell(self, game: CoreSpace) -> None:
        """Tell of the squares that nobody has heard of yet."""
        if self.walked:
            game.tell(Moved(self.figure, tuple(self.walked), self.why, self.wind, self.other))
            self.walked = []


def arrived(game: CoreSpace, name: str, origin: Square, since: int, then: Stage) -> Step:
    """The end of a move, to which others may react."""
    mover = find_figure(game, name)
    if mover is not None and mover.where == "deck" and mover.at != origin:
        notice_move(game, mover, origin)
    openings = opened(game, since)
    return call(Window(openings), then=then) if openings else goto(then)


def set_foot(game: CoreSpace, figure: Figure, to: Square) -> None:
    """One step of a voluntary move. (CS-MOVE-02)"""
    figure.where = "deck"
    figure.at = to
    figure.walked += 1
    moments.has_entered(game, figure)


def go_aboard(game: CoreSpace, figure: Figure) -> None:
    """The step through the door of the own airlock. (CS-AIRLOCK-03..04)"""
    game.tell(Embarked(figure.id, home_of(game, figure)))
    come_aboard(game, figure)
    figure.walked += 1


def come_aboard(game: CoreSpace, figure: Figure) -> None:
    """Others see what comes aboard, and whoever has come by whatever way counts. (CS-EQUIP-08, CS-DRAG-06)"""
    show_all(game, figure)
    show_role(game, figure)
    figure.where = "aboard"
    figure.at = ""
    set_free(game, figure.id)
    moments.went_aboard(game, figure)
