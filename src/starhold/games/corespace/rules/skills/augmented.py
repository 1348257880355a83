"""Skills of the augmented: speed, energy, strength. (CS-SK-AUGMENTED-01..08, CS-SK-AUGMENTED-12..15)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.geometry.ruler import square_of_halves, within
from starhold.kernel import Choice, Options, Procedure, Step, call, done, goto

from ...board.chart import Footing
from ...board.rings import meets_wall
from ...board.sight import SHORT
from ...board.ways import reached, squares_on_the_way
from ...choices import Appoint, Fight, Move, Shoot
from ...content.augmented import BlowPart, DazePart, FlightPart, PeekPart, RayPart, RushPart, ShockwavePart
from ...events import CardsForeseen, Dazed, HealthSpent, Rushed
from ...state import Figure
from ..answers import in_order
from ..assault import Assault, Spec
from ..blasts import can_be_hurt
from ..cards.drawing import foreseen_by
from ..contact import touched
from ..damage import harm
from ..enmity import are_enemies
from ..fighting import FISTS
from ..figures import base_of, deck_chart, figure_of, find_figure, ground_of, on_deck, player_of, taken
from ..losses import lose
from ..movement import MoveAlong, allowance, moves
from ..pushes import KnockingBack
from ..seeing import crowd_on, sight_of
from ..shooting import RANGES, Shooting, aimed_unarmed
from .lasting import can_aim_at, is_hidden, is_unharmed, kept_off, may_attack
from .parts import PartRule

if TYPE_CHECKING:
    from ...game import CoreSpace

ALOFT = 99
"""Higher than anything that stands on a deck."""


class RayRule(PartRule[RayPart], of=RayPart, asks=True):
    """Energy instead of a weapon: cover and armour help against it. (CS-SK-AUGMENTED-04, CS-SK-AUGMENTED-15)"""

    def options(self) -> Options:
        game, figure, dice = self.game, self.figure, self.part.dice
        crowd = crowd_on(game)
        return in_order(
            aimed_unarmed(game, figure, foe, sight_of(game, figure, foe, crowd=crowd), dice)
            for foe in on_deck(game)
            if not foe.defeated and are_enemies(game, figure, foe)
        )

    def do(self, choice: Choice | None) -> Procedure:
        assert isinstance(choice, Shoot), "a shot is offered"
        return Draining(self.figure.id, self.spec(choice), choice.other, self.part.toll)

    def spec(self, choice: Choice) -> Spec:
        assert isinstance(choice, Shoot), "a shot is offered"
        target = find_figure(self.game, choice.other)
        sight = None if target is None else sight_of(self.game, self.figure, target)
        assert sight is not None, "only those in sight are offered"
        dice = self.part.dice[RANGES.index(sight.range)]
        return Spec("ranged", dice, cover=True, strays=sight.range != "short", loud=not self.part.quiet)


class Draining(Procedure, tag="corespace.draining"):
    """A shot that may cost health afterwards. (CS-SK-AUGMENTED-14)"""

    figure: str
    spec: Spec
    target: str
    toll: int

    def start(self, game: CoreSpace) -> Step:
        return call(Shooting(self.figure, self.spec, self.target), then=self.pay)

    def pay(self, game: CoreSpace, damage: int | None) -> Step:
        figure = find_figure(game, self.figure)
        if self.toll and damage is not None and figure is not None and not figure.defeated:
            game.tell(HealthSpent(figure.id, self.toll))
            harm(game, figure, self.toll)
        return done(damage)


class BlowRule(PartRule[BlowPart], of=BlowPart, asks=True):
    """Strength instead of a weapon. (CS-SK-AUGMENTED-14)"""

    def options(self) -> Options:
        game, figure = self.game, self.figure
        return in_order(
            Fight(foe.id, FISTS)
            for foe in touched(game, figure)
            if are_enemies(game, figure, foe) and can_aim_at(game, figure, foe)
        )

    def do(self, choice: Choice | None) -> Procedure:
        assert isinstance(choice, Fight), "a blow is offered"
        return Assault(self.figure.id, self.spec(choice), choice.other)

    def spec(self, choice: Choice) -> Spec:
        return Spec("close", self.part.dice)


class FlightRule(PartRule[FlightPart], of=FlightPart, asks=True):
    """Over everything but walls, windows and locked doors; it ends where any MOVE can. (CS-SK-AUGMENTED-05)"""

    def options(self) -> Options:
        game, figure = self.game, self.figure
        chart = deck_chart(game)
        near = reached(chart.strides(Footing(climbs=ALOFT)), ground_of(figure), allowance(game, figure))
        return moves(near & chart.floor & ~taken(game) & ~kept_off(game, figure))

    def do(self, choice: Choice | None) -> Procedure:
        return self.walk(choice)

    def walk(self, choice: Choice | None) -> MoveAlong:
        assert isinstance(choice, Move), "a move is offered"
        steps = deck_chart(self.game).strides(Footing(climbs=ALOFT))
        way = squares_on_the_way(steps, ground_of(self.figure), choice.to)[1:]
        return MoveAlong(self.figure.id, list(way), free=True)


class ShockwaveRule(PartRule[ShockwavePart], of=ShockwavePart):
    """(CS-SK-AUGMENTED-06..07)"""

    def may(self) -> bool:
        """True if somebody is there, and nobody whom the figure never attacks. (CS-SK-CUNNING-14)"""
        found = self.reached()
        return bool(found) and all(may_attack(self.figure, other) for other in found)

    def reached(self) -> list[Figure]:
        """Everybody else near by whom no wall protects, from the middle outwards."""
        game, here, chart = self.game, base_of(self.figure), deck_chart(self.game)
        found = [
            other
            for other in on_deck(game)
            if other.id != self.figure.id
            and can_be_hurt(game, other)
            and within(SHORT, here, base_of(other))
            and not meets_wall(chart, here.at, base_of(other).at)
        ]
        return sorted(found, key=lambda other: square_of_halves(here, base_of(other)))

    def do(self, _choice: object) -> Procedure:
        return Shockwave(self.figure.id, self.part.dice, [other.id for other in self.reached()])


class Shockwave(Procedure, tag="corespace.shockwave"):
    """Each is attacked, and pushed by the hits that were rolled, whatever stops them. (CS-SK-AUGMENTED-06..07)"""

    figure: str
    dice: int
    waiting: list[str]
    struck: str = ""

    def start(self, game: CoreSpace) -> Step:
        figure = figure_of(game, self.figure)
        self.waiting = [name for name in self.waiting if find_figure(game, name)]
        if figure.defeated or not self.waiting:
            return done()
        self.struck = self.waiting.pop(0)
        spec = Spec("blast", self.dice, cover=True, origin=figure.at, as_rolled=True)
        return call(Assault(self.figure, spec, self.struck), then=self.push)

    def push(self, game: CoreSpace, rolled: int) -> Step:
        struck = find_figure(game, self.struck)
        if struck is None or not rolled or is_unharmed(struck) or figure_of(game, self.figure).defeated:
            return goto(self.start)
        pushed = KnockingBack(self.figure, self.struck, hits=rolled, blown=True, stage="push")
        return call(pushed, then=self.start)


class DazeRule(PartRule[DazePart], of=DazePart, asks=True):
    """(CS-SK-AUGMENTED-08)"""

    def options(self) -> Options:
        game, figure, crowd = self.game, self.figure, crowd_on(self.game)
        return in_order(
            Appoint(foe.id)
            for foe in on_deck(game)
            if not foe.defeated
            and are_enemies(game, figure, foe)
            and not is_hidden(game, foe)
            and (seen := sight_of(game, figure, foe, crowd=crowd)) is not None
            and seen.is_seen
        )

    def do(self, choice: Choice | None) -> None:
        assert isinstance(choice, Appoint), "somebody is chosen"
        foe = figure_of(self.game, choice.figure)
        if lose(self.game, foe, turns=1):
            self.game.tell(Dazed(foe.id))


class RushRule(PartRule[RushPart], of=RushPart):
    """They come before, between or after the others. (CS-SK-AUGMENTED-02..03, CS-SKILL-04)"""

    def do(self, choice: Choice | None) -> None:
        self.figure.rushes += self.part.actions
        self.game.tell(Rushed(self.figure.id, self.part.actions))


class PeekRule(PartRule[PeekPart], of=PeekPart):
    """They stay where they are, and nobody else sees them. (CS-SK-AUGMENTED-13)"""

    def may(self) -> bool:
        return bool(self.game.state.mission.event_deck)

    def do(self, choice: Choice | None) -> None:
        mission, seat = self.game.state.mission, player_of(self.figure)
        mission.foreseen = {**mission.foreseen, seat: min(len(mission.event_deck), self.part.cards)}
        cards = tuple(reversed(foreseen_by(mission, seat)))
        self.game.tell(CardsForeseen(self.figure.id, cards, audience=(seat,)))
