"""Who sees to which errand, and what it is worth to be on the way to it."""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil

from starhold.games.corespace.state import Figure

from .errands import MUCH, Errand, errands_of
from .ground import FAR, start_of, steps_to, stride
from .lives import life_of
from .situation import Situation
from .worth import carried

ACTIONS = 2
"""The actions of a usual round."""
TAKEN = 0.35
"""The part of an errand that is left if somebody else of the crew is nearer to it."""
TOO_LATE = 0.05
A_STEP = 0.999
"""The part of a hope that is left after a step: of equal ways the shorter one."""


def claims_of(situation: Situation) -> dict[str, str]:
    """Which of the crew is to see to which errand: the best pair first, and one errand for each."""
    if situation.claims is None:
        situation.claims = dict(claimed(situation))
    return situation.claims


def claimed(situation: Situation) -> Iterator[tuple[str, str]]:
    pairs = sorted(wanted_pairs(situation), reverse=True)
    errands, figures = set[str](), set[str]()
    for _, errand, figure in pairs:
        if errand not in errands and figure not in figures:
            errands.add(errand)
            figures.add(figure)
            yield errand, figure


def wanted_pairs(situation: Situation) -> Iterator[tuple[float, str, str]]:
    """Who would gain how much by which errand, the way there considered."""
    for figure in situation.own:
        if figure.defeated or figure.where not in ("airlock", "deck"):
            continue
        here, squares = start_of(situation.game, figure), stride(situation.game, figure)
        for errand in errands_of(situation, figure):
            steps = steps_to(situation.open_deck, errand.squares).get(here)
            if steps is not None:
                rounds = (ceil(steps / squares) + errand.acts) / ACTIONS
                yield errand.gain * situation.hope**rounds, errand.name, figure.id


class Outlay:
    """The errands of one figure, and what it is worth to be on a square with so many actions left."""

    def __init__(self, situation: Situation, figure: Figure) -> None:
        self.situation = situation
        self.figure = figure
        self.stride = stride(situation.game, figure)
        self.life = life_of(situation, figure)
        self.load = carried(situation.game, figure)
        self.shares: dict[tuple[int, int], float] = {}
        """The part of a hope that is left after so many actions and steps."""
        self.errands = [self.shared(errand) for errand in errands_of(situation, figure)]
        self.ways = {errand.name: steps_to(situation.open_deck, errand.squares) for errand in self.errands}
        self.homeward = {errand.name: self.nearest_home(errand.squares) for errand in self.errands}

    def shared(self, errand: Errand) -> Errand:
        """Errands are left to whoever claims them."""
        claimant = claims_of(self.situation).get(errand.name, self.figure.id)
        share = 1.0 if claimant == self.figure.id else TAKEN
        return Errand(errand.name, errand.reason, share * errand.gain, errand.squares, errand.acts)

    def nearest_home(self, squares: int) -> int:
        home = self.situation.home
        return min((steps for number, steps in home.items() if squares >> number & 1), default=FAR)

    def moves(self, steps: int) -> int:
        return ceil(steps / self.stride)

    def hope_at(self, number: int, left: int, load: float, without: str = "") -> tuple[float, str]:
        """The best that can come of being on a square with so many actions left in this round, and why."""
        home = self.situation.home.get(number, FAR)
        best = self.share_at_home(load) * self.value(load, self.moves(home) - left, home)
        reason = "time to go home"
        for errand in self.errands:
            steps = self.ways[errand.name].get(number, FAR)
            if errand.name == without or steps == FAR:
                continue
            acts = self.moves(steps) + errand.acts - left
            if acts > ACTIONS * self.situation.temper.horizon:
                continue
            after = self.homeward[errand.name]
            value = self.value(load + errand.gain, max(0, acts) + self.moves(after), steps + after)
            if value > best:
                best, reason = value, errand.reason
        return best, reason

    def share_at_home(self, load: float) -> float:
        """The part that counts of going home now; whoever has what the crew came for brings all of it."""
        return 1.0 if self.life + load >= MUCH else self.situation.home_share

    def at_home(self, load: float) -> float:
        """What it is worth to be aboard."""
        return self.share_at_home(load) * (self.life + load)

    def value(self, load: float, acts: int, steps: int) -> float:
        """A life and what it brings home, after so many actions from the end of this activation."""
        known = self.shares.get((acts, steps))
        if known is None:
            known = self.shares[acts, steps] = self.share_after(acts, steps)
        return (self.life + load) * known

    def share_after(self, acts: int, steps: int) -> float:
        rounds = max(0.0, acts / ACTIONS)
        if ceil(rounds) > self.situation.rounds_left - 1:
            return TOO_LATE
        return float(self.situation.hope**rounds * A_STEP**steps)
