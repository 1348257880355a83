"""KNOCK BACK: the roll, the push inch by inch, and the step after it. (CS-KNOCKBACK-01..11)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.geometry.square import WINDS, Square, Wind, squares_in, wind_towards
from starhold.kernel import Choice, Options, Procedure, Step, ask, done, goto, hand_over, offer

from ..board.chart import Footing
from ..board.ways import reached, squares_on_the_way, winds_open
from ..choices import Follow, KnockBack, LetGo, Push, Stay
from ..events import FellProne, KnockBackRolled, LetGone, Moved, Pushed, Stumbled, Unhurt
from ..lacks import NotOldCrew, OpenTarget
from ..state import Figure
from .answers import in_order
from .assault import roller
from .contact import touched
from .dice import roll_combat
from .fighting import unarmed
from .figures import ability, base_of, deck_chart, figure_of, is_machine, player_of, taken
from .hits import added_up
from .movement import MOST, footing_of
from .skills.lasting import is_hidden, is_unharmed, may_attack

if TYPE_CHECKING:
    from ..game import CoreSpace

PRONE = 3
"""The hits that knock somebody over. (CS-KNOCKBACK-04)"""


def knock_back_options(game: CoreSpace, figure: Figure) -> Options:
    """Anybody in contact. (CS-KNOCKBACK-01)"""
    return in_order(
        offer(
            KnockBack(other.id),
            ("CS-SKILL-09", other.crew == figure.crew or not is_hidden(game, other), OpenTarget()),
            ("CS-SK-CUNNING-14", may_attack(figure, other), NotOldCrew()),
        )
        for other in touched(game, figure)
        if not is_machine(game, other)
    )


def knock_back(game: CoreSpace, figure: Figure, choice: KnockBack) -> KnockingBack:
    return KnockingBack(figure.id, choice.other)


def knocking_dice(game: CoreSpace, figure: Figure) -> int:
    """(CS-KNOCKBACK-01)"""
    return max(1, unarmed(game, figure))


class KnockingBack(Procedure, tag="corespace.knocking-back"):
    pusher: str
    target: str
    is_answer: bool = False
    """True if it is the free one of somebody at whom the other has stumbled. (CS-KNOCKBACK-06..07)"""
    blown: bool = False
    """True if a blast pushes: nobody falls by it, and nobody comes after. (CS-SK-AUGMENTED-06)"""
    hits: int = 0
    way: list[Square] = []
    """The squares over which the target has been pushed."""

    def start(self, game: CoreSpace) -> Step:
        """The massive add hits, and take them away; some are not pushed at all.

        (CS-KNOCKBACK-01, CS-KNOCKBACK-08..10, CS-SK-ENDURANCE-14)
        """
        pusher, target = figure_of(game, self.pusher), figure_of(game, self.target)
        seat = roller(game, self.pusher, self.target)
        faces = roll_combat(game, seat, knocking_dice(game, pusher), "knock-back", self.pusher)
        game.tell(KnockBackRolled(self.pusher, self.target, faces))
        rolled = added_up(faces)
        if rolled.warnings and pusher.crew is not None:
            return goto(self.stumble)
        self.hits = rolled.hits + ability(game, pusher, "massive") - ability(game, target, "massive")
        if self.hits > 0 and is_unharmed(target):
            self.hits = 0
            game.tell(Unhurt(target.id))
        return goto(self.push)

    def stumble(self, game: CoreSpace) -> Step:
        """Whoever stands may knock back for free; a second stumble comes to nothing. (CS-KNOCKBACK-06..07)"""
        game.tell(Stumbled(self.pusher))
        other = figure_of(game, self.target)
        if self.is_answer or other.prone:
            return done()
        if other.crew is None:
            return hand_over(KnockingBack(self.target, self.pusher, is_answer=True))
        return ask(player_of(other), [KnockBack(self.pusher), LetGo()], then=self.knock_back)

    def knock_back(self, game: CoreSpace, choice: Choice) -> Step:
        if isinstance(choice, KnockBack):
            return hand_over(KnockingBack(self.target, self.pusher, is_answer=True))
        game.tell(LetGone(self.target, self.pusher))
        return done()

    def push(self, game: CoreSpace) -> Step:
        """An inch for each hit; of two equally close ways the pusher chooses. (CS-KNOCKBACK-02, CS-KNOCKBACK-05)"""
        pusher, target = figure_of(game, self.pusher), figure_of(game, self.target)
        winds = winds_away(game, pusher, target) if len(self.way) < self.hits else ()
        if not winds:
            return goto(self.settle)
        if len(winds) > 1 and pusher.crew is not None:
            return ask(player_of(pusher), in_order(Push(wind) for wind in winds), then=self.shove)
        return self.shove(game, Push(winds[0]))

    def shove(self, game: CoreSpace, choice: Push) -> Step:
        target = figure_of(game, self.target)
        target.at = dict(steps_open(game, target))[choice.wind]
        self.way.append(target.at)
        return goto(self.push)

    def settle(self, game: CoreSpace) -> Step:
        """Whoever takes three hits falls, pushed or not. (CS-KNOCKBACK-04, CS-KNOCKBACK-09, CS-KNOCKBACK-11)"""
        target = figure_of(game, self.target)
        if self.way:
            game.tell(Pushed(self.target, tuple(self.way)))
        if self.blown:
            return done()
        if self.hits >= PRONE and not target.prone:
            target.prone = True
            game.tell(FellProne(self.target))
        return goto(self.offer_step)

    def offer_step(self, game: CoreSpace) -> Step:
        """The pusher may come after, as far as it pushed. NPCs do, by the shortest way. (CS-KNOCKBACK-03)"""
        pusher, target = figure_of(game, self.pusher), figure_of(game, self.target)
        ends = after(game, pusher, target, len(self.way))
        if not ends:
            return done()
        if pusher.crew is not None:
            return ask(player_of(pusher), [*in_order(Follow(to) for to in ends).legal, Stay()], then=self.follow)
        return self.follow(game, Follow(min(ends, key=lambda to: len(way_after(game, pusher, to)))))

    def follow(self, game: CoreSpace, choice: Follow | Stay) -> Step:
        """It counts as walked, and nobody strikes. (CS-KNOCKBACK-03)"""
        if isinstance(choice, Follow):
            pusher = figure_of(game, self.pusher)
            way = way_after(game, pusher, choice.to)
            pusher.at = choice.to
            pusher.walked += len(way)
            game.tell(Moved(pusher.id, way))
        return done()


def winds_away(game: CoreSpace, pusher: Figure, target: Figure) -> tuple[Wind, ...]:
    """The directions in which a push can go: straight away, else beside that, else sideways. (CS-KNOCKBACK-05)"""
    is_open = {wind for wind, _ in steps_open(game, target)}
    straight = WINDS.index(wind_towards(pusher.at, target.at))
    for turn in range(3):
        beside = dict.fromkeys(WINDS[(straight + by) % len(WINDS)] for by in (turn, -turn))
        found = tuple(wind for wind in beside if wind in is_open)
        if found:
            return found
    return ()


def steps_open(game: CoreSpace, target: Figure) -> tuple[tuple[Wind, Square], ...]:
    """The steps that somebody can be pushed: onto free squares, whoever stands or lies there. (CS-KNOCKBACK-05)"""
    return winds_open(deck_chart(game).strides(Footing(taken(game, besides=target.id))), target.at)


def after(game: CoreSpace, pusher: Figure, target: Figure, inches: int) -> tuple[Square, ...]:
    """The squares from which a pusher would touch its target again. (CS-KNOCKBACK-03, CS-MOVE-02)"""
    most = min(inches, MOST - pusher.walked)
    chart = deck_chart(game)
    near = reached(chart.strides(footing_of(game, pusher)), base_of(pusher).squares, most)
    return squares_in(near & chart.touching(base_of(target).squares) & chart.floor & ~taken(game))


def way_after(game: CoreSpace, pusher: Figure, to: Square) -> tuple[Square, ...]:
    steps = deck_chart(game).strides(footing_of(game, pusher))
    return squares_on_the_way(steps, base_of(pusher).squares, to)[1:]
