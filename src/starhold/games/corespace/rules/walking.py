"""A move step by step, by any way that can be walked. (CS-MOVE-01, CS-MOVE-07..12)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.geometry.square import NUMBERS, Square, squares_in
from starhold.kernel import Choice, Options, Procedure, Refusal, Step, ask, call, done, goto, offer

from .. import choices
from ..board.chart import Chart
from ..board.ways import reached, winds_open
from ..events import Stepped
from ..lacks import FirstStep, FreeSquare
from ..state import Figure
from .answers import in_order
from .charging import Charge, met_by_step
from .figures import deck_chart, figure_of, find_figure, player_of, taken
from .movement import allowance, arrived, footing_of, go_aboard, home_of, set_foot, threshold
from .opportunity import Opportunity, left_behind
from .skills.openings import noticed
from .taking_over import is_hacked

if TYPE_CHECKING:
    from ..game import CoreSpace


def walk(game: CoreSpace, figure: Figure, _choice: choices.Walk) -> WalkFreely:
    return WalkFreely(figure.id, allowance(game, figure))


class WalkFreely(Procedure, tag="corespace.walk-freely"):
    figure: str
    left: int
    """The squares that can still be walked."""
    made: int = 0
    to: Square = ""
    """The next square; nothing for the way through the airlock."""
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

    def start(self, game: CoreSpace) -> Step:
        self.origin = figure_of(game, self.figure).at
        self.since = noticed(game)
        return goto(self.choose)

    def choose(self, game: CoreSpace) -> Step:
        offered = walk_options(game, figure_of(game, self.figure), self.left, self.made)
        if all(isinstance(option, choices.Stop) for option in offered.legal):
            return goto(self.end)
        return ask(player_of(figure_of(game, self.figure)), offered, then=self.walk)

    def walk(self, game: CoreSpace, choice: Choice) -> Step:
        """Those whom the step leaves strike first. (CS-AOO-01)"""
        figure = figure_of(game, self.figure)
        match choice:
            case choices.Stop():
                return goto(self.end)
            case choices.Embark():
                self.to = ""
            case choices.Enter(at=at):
                self.to = at
            case choices.Step(wind=wind):
                self.to = dict(winds_open(deck_chart(game).strides(footing_of(game, figure)), figure.at))[wind]
        self.here = figure.at
        foes = [] if self.free else left_behind(game, figure, self.to)
        return call(Opportunity(self.figure, foes), then=self.tread) if foes else goto(self.tread)

    def tread(self, game: CoreSpace) -> Step:
        """Whoever falls stays there, and whoever has reacted with a move goes no farther. (CS-AOO-05)"""
        figure = find_figure(game, self.figure)
        if figure is None or figure.defeated or self.here not in ("", figure.at):
            return done()
        if not self.to:
            go_aboard(game, figure)
            return done()
        met = [] if self.charged else met_by_step(game, figure, self.to, strikes=self.strikes)
        set_foot(game, figure, self.to)
        game.tell(Stepped(figure.id, figure.at))
        self.left -= 1
        self.made += 1
        return call(Charge(self.figure, met, all=self.strikes), then=self.go_on) if met else goto(self.choose)

    def go_on(self, game: CoreSpace, charged: bool) -> Step:
        self.charged = charged
        return goto(self.choose)

    def end(self, game: CoreSpace) -> Step:
        """Those react to whom it has come close. (CS-REACTION-02)"""
        return arrived(game, self.figure, self.origin, self.since, self.finish)

    def finish(self, game: CoreSpace) -> Step:
        return done()


def walk_options(game: CoreSpace, figure: Figure, left: int, made: int) -> Options:
    """Each step after which the move can still end somewhere, and a stop where nobody and nothing is. (CS-MOVE-08)"""
    path = Path(game, figure)
    offered: list[Choice | Refusal] = []
    if figure.where == "airlock":
        offered += [choices.Enter(square) for square in squares_in(path.door) if path.can_end(square, left - 1)]
        return in_order(offered)
    offered += [
        choices.Step(wind) for wind, square in winds_open(path.steps, figure.at) if path.can_end(square, left - 1)
    ]
    if left and path.door >> NUMBERS[figure.at] & 1:
        offered.append(choices.Embark(path.airlock))
    is_free = bool(path.free >> NUMBERS[figure.at] & 1)
    offered.append(offer(choices.Stop(), ("CS-MOVE-01", made > 0, FirstStep()), ("CS-MOVE-08", is_free, FreeSquare())))
    return in_order(offered)


class Path:
    """What decides where steps can lead."""

    def __init__(self, game: CoreSpace, figure: Figure) -> None:
        chart: Chart = deck_chart(game)
        footing = footing_of(game, figure)
        self.steps = chart.strides(footing)
        self.free = chart.floor & ~taken(game, besides=figure.id)
        self.airlock = home_of(game, figure)
        self.door = 0 if is_hacked(figure) else threshold(chart, footing, self.airlock)

    def can_end(self, square: Square, left: int) -> bool:
        """True if a move that has come to a square can end there, or farther on, with so many steps left."""
        here = 1 << NUMBERS[square]
        if left < 0:
            return False
        to_the_door = left > 0 and reached(self.steps, here, left - 1) & self.door
        return bool(reached(self.steps, here, left) & self.free or to_the_door)
