"""The activation that somebody thinks about."""

from __future__ import annotations

from functools import cached_property

from starhold.games.corespace.rules.actions import is_effortless
from starhold.games.corespace.rules.activation import Activation
from starhold.games.corespace.rules.figures import figure_of
from starhold.games.corespace.state import Figure
from starhold.kernel import Choice

from .rehearsal import outlook_for
from .resting import Resting
from .situation import Situation
from .worth import carried

LEAST = 0.05
"""Less than this is not worth an answer."""
ON_THE_GROUND = 1.5
"""What it costs to lie there at the end of a turn."""


class Turn:
    """The activation that is thought about."""

    def __init__(self, situation: Situation, activation: Activation) -> None:
        self.situation = situation
        self.game = situation.game
        self.left = activation.left
        self.effortless = activation.effortless
        self.figure: Figure = figure_of(situation.game, activation.figure)
        self.load = carried(situation.game, self.figure)
        self.resting = Resting(situation, self.figure, activation.left)

    @cached_property
    def prospect(self) -> float:
        """The worth of the present position, with which trials are compared."""
        return outlook_for(self.situation, self.figure.id)

    def after(self, choice: Choice, gain: float = 0.0, load: float = 0.0, without: str = "") -> float:
        """What a deed and the best end after it are worth."""
        free = is_effortless(self.game, self.figure, choice)
        left = self.left - (not self.effortless if free else 1)
        return gain + self.resting.best(max(0, left), self.load + load, without).worth
