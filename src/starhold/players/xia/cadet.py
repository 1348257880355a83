"""A player who knows the game but takes it easy: `Cadet`."""

from __future__ import annotations

from random import Random

from starhold.games.xia.choices import EndActions, Engine
from starhold.kernel import Choice

from ..player import Outlook
from .captain import Captain

LEISURE = 0.5
"""The share of turns in which the actions end before an engine is fired."""


class Cadet:
    """Plays like a captain who is often content with a short flight."""

    def __init__(self, captain: Captain, seed: int | str | None = None) -> None:
        self._captain = captain
        self._seed = seed
        self.reason = self.aloud = ""

    def answer(self, outlook: Outlook) -> Choice:
        """Answer as the captain would, or end the actions instead of firing an engine."""
        choice = self._captain.answer(outlook)
        self.reason, self.aloud = self._captain.reason, self._captain.aloud
        end = next((option for option in outlook.decision.options if isinstance(option, EndActions)), None)
        if end is None or not isinstance(choice, Engine) or not self._has_had_enough(outlook.revision):
            return choice
        self.reason, self.aloud = "calling it a day", ""
        return end

    def _has_had_enough(self, revision: int) -> bool:
        return Random(f"cadet {self._seed} {revision}").random() < LEISURE
