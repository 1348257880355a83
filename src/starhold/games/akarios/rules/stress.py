"""Stress: point by point, with thresholds at 3, 5, 7 and 10, and what a triggered pilot goes through."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.kernel import Procedure, Step, ask, call, done, goto

from ..choices import Endure, Settle
from ..content import Counselled
from ..events import GrudgeBorn, StressChanged, StressMissRemoved, TraumaDrawn, Triggered
from ..state import Flyer
from .bodies import flyer_of
from .piles import draw, lay_aside, remove
from .targets import is_hidden
from .traits import traits
from .trauma import DEEDS, STRESS_MISS, gain_stress_miss, near

if TYPE_CHECKING:
    from ..game import Akarios

NERVOUS = (3, 5)
"""The thresholds at which a stress miss card goes into the deck."""
TRIGGERING = (7, 10)
THRESHOLDS = (*NERVOUS, *TRIGGERING)
MOST = 10


class GainStress(Procedure, tag="akarios.gain-stress"):
    """A pilot gains stress, one point after the other. (AKA-STRESS-03..07, AKA-STRESS-13)"""

    pilot: str
    points: int

    def start(self, game: Akarios) -> Step:
        flyer = flyer_of(game, self.pilot)
        if not self.points or flyer.at is None or game.state.outcome:
            return done()
        self.points -= 1
        flyer.stress += 1
        game.tell(StressChanged(self.pilot, 1, flyer.stress))
        if flyer.stress not in THRESHOLDS:
            return self.start(game)
        return call(CrossThreshold(self.pilot, flyer.stress), then=self.start)


class CrossThreshold(Procedure, tag="akarios.cross-threshold"):
    """A pilot has reached a number of stress. (AKA-STRESS-03..06)"""

    pilot: str
    stress: int

    def start(self, game: Akarios) -> Step:
        if self.stress in NERVOUS:
            gain_stress_miss(game, flyer_of(game, self.pilot))
        if self.stress not in TRIGGERING:
            return done()
        game.tell(Triggered(self.pilot))
        return call(FaceTrauma(self.pilot, flyer_of(game, self.pilot).trauma + 1), then=self.calm)

    def calm(self, game: Akarios) -> Step:
        """At 10 the track begins again, and no card leaves the deck. (AKA-STRESS-06, AKA-STRESS-09)"""
        flyer = flyer_of(game, self.pilot)
        if self.stress == MOST:
            game.tell(StressChanged(self.pilot, -flyer.stress, 0))
            flyer.stress = 0
        return done()


class FaceTrauma(Procedure, tag="akarios.face-trauma"):
    """A triggered pilot draws trauma cards and does what they say, in order. (AKA-TRAUMA-01..04)"""

    pilot: str
    cards: int
    shaken: list[str] = []
    """The pilots who still gain stress because they hear this one."""

    def start(self, game: Akarios) -> Step:
        if not self.cards:
            return done()
        self.cards -= 1
        flyer, pile = flyer_of(game, self.pilot), game.state.traumas
        number = 1 + sum(trait.more for trait in traits(game, flyer, Counselled))
        drawn = [draw(game, pile, flyer.seat, "trauma deck") for _ in range(number)]
        lay_aside(pile, *drawn)
        different = [Endure(card) for card in sorted(set(drawn))]
        return ask(flyer.seat, different, then=self.endure) if len(different) > 1 else self.endure(game, different[0])

    def endure(self, game: Akarios, choice: Endure) -> Step:
        """(AKA-TRAUMA-01..04, AKA-UPG-SPARROW-12)"""
        flyer = flyer_of(game, self.pilot)
        game.tell(TraumaDrawn(self.pilot, choice.trauma))
        match game.content.trauma[choice.trauma].kind:
            case "tunnel-vision":
                return goto(self.stare)
            case "open-channel":
                self.shaken = [other.id for other in near(game, flyer)]
                return goto(self.alarm)
            case kind:
                DEEDS[kind](game, flyer)
        return goto(self.start)

    def stare(self, game: Akarios) -> Step:
        """Of the enemies in view, only the one with the most hull and shield counts from now on. (AKA-TRAUMA-05..06)"""
        health = {enemy.id: enemy.hull + enemy.shield for enemy in game.state.enemies if not is_hidden(enemy)}
        most = [Settle(enemy) for enemy, left in health.items() if left == max(health.values())]
        if not most:
            return goto(self.start)
        if len(most) == 1:
            return self.fix(game, most[0])
        return ask(flyer_of(game, self.pilot).seat, most, then=self.fix)

    def fix(self, game: Akarios, choice: Settle) -> Step:
        flyer_of(game, self.pilot).grudge = choice.ship
        game.tell(GrudgeBorn(self.pilot, choice.ship))
        return goto(self.start)

    def alarm(self, game: Akarios) -> Step:
        return call(GainStress(self.shaken.pop(0), 1), then=self.alarm) if self.shaken else goto(self.start)


def lose_stress(game: Akarios, flyer: Flyer, points: int) -> None:
    """Point by point; below 5 and below 3 a stress miss card leaves. (AKA-STRESS-08, AKA-STRESS-10..12)"""
    lost = min(points, flyer.stress)
    for _ in range(lost):
        flyer.stress -= 1
        if flyer.stress + 1 in NERVOUS and remove(flyer.deck, STRESS_MISS):
            game.tell(StressMissRemoved(flyer.id))
    if lost:
        game.tell(StressChanged(flyer.id, -lost, flyer.stress))
