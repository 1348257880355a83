"""`rookie`: flies like a pilot on the first day, sees no danger, and often takes the second-best for the best."""

from __future__ import annotations

from random import Random

from starhold.games.akarios import Akarios
from starhold.kernel import Choice

from ..player import Outlook
from .acting import ranked_plans
from .pilot import ACT, thought

SLIP = 4.0
"""By about so much a rookie misjudges what a plan gains."""


class Rookie:
    """Keeps nothing in mind between two questions; how it errs follows from its seed and the position."""

    def __init__(self, seed: int | str | None = None) -> None:
        self._random = Random(seed)
        self.reason = ""

    def answer(self, outlook: Outlook) -> Choice:
        options, prompt = outlook.decision.options, outlook.decision.prompt
        game = outlook.imagine(self._random.getrandbits(64)).game
        assert isinstance(game, Akarios), "a rookie flies in Akarios only"
        for enemy in game.state.enemies:
            enemy.marks["stun"] = 1  # in its imagination, nobody shoots back
        if prompt != ACT or len(options) == 1:
            choice, self.reason = thought(game, prompt, options)
            return choice
        plans = ranked_plans(game, options, beyond=0)
        plan = max(plans, key=lambda plan: plan.gain + self._random.gauss(0, SLIP))
        self.reason = plan.reason
        return plan.choice
