"""A player who does anything that is legal: `RandomPlayer`."""

from __future__ import annotations

from random import Random

from starhold.kernel import Choice

from .player import Outlook


class RandomPlayer:
    """Answers with any option, each equally likely; the same seed gives the same answers."""

    def __init__(self, seed: int | str | None = None) -> None:
        self._random = Random(seed)

    def answer(self, outlook: Outlook) -> Choice:
        """One of the options, without a look at the view. A die falls on any of its sides, which may look the same."""
        decision = outlook.decision
        faces = decision.die.faces
        if not faces:
            return self._random.choice(decision.options)
        return decision.options[list(dict.fromkeys(faces)).index(self._random.choice(faces))]
