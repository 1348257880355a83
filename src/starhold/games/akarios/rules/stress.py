"""Stress: point by point, with a threshold at 3, 5, 7 and 10. (AKA-STRESS-02)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.kernel import Procedure, Step, call, done

from ..events import StressChanged, StressMissAdded, StressMissRemoved, Triggered
from ..state import Flyer
from .bodies import flyer_of
from .piles import add, remove
from .trauma import FaceTrauma

if TYPE_CHECKING:
    from ..game import Akarios

STRESS_MISS = "stress-miss"
NERVOUS = (3, 5)
"""The thresholds at which a stress miss card goes into the deck."""
TRIGGERING = (7, 10)
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
        return call(CrossThreshold(self.pilot, flyer.stress), then=self.start)


class CrossThreshold(Procedure, tag="akarios.cross-threshold"):
    """A pilot has reached a number of stress. (AKA-STRESS-03..06)"""

    pilot: str
    stress: int

    def start(self, game: Akarios) -> Step:
        if self.stress in NERVOUS:
            add(flyer_of(game, self.pilot).deck, STRESS_MISS)
            game.tell(StressMissAdded(self.pilot))
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


def lose_stress(game: Akarios, flyer: Flyer, points: int) -> None:
    """Point by point; below 5 and below 3 a stress miss card leaves. (AKA-STRESS-08, AKA-STRESS-10..12)"""
    lost = min(points, flyer.stress)
    for _ in range(lost):
        flyer.stress -= 1
        if flyer.stress + 1 in NERVOUS and remove(flyer.deck, STRESS_MISS):
            game.tell(StressMissRemoved(flyer.id))
    if lost:
        game.tell(StressChanged(flyer.id, -lost, flyer.stress))
