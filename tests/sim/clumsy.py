"""Players that fail, each in its own way; they are named as `tests.sim.clumsy:Class`."""

from __future__ import annotations

from starhold.kernel import Choice
from starhold.players import Outlook, RandomPlayer

STUMBLES = "tests.sim.clumsy:Stumbles"
CHEATS = "tests.sim.clumsy:Cheats"
DIES = "tests.sim.clumsy:Dies"
HABIT = "tests.sim.clumsy:Habit"
TELLS = "tests.sim.clumsy:Tells"


class Stumbles(RandomPlayer):
    """Fails in the middle of a match."""

    def answer(self, outlook: Outlook) -> Choice:
        if outlook.revision >= 12:
            raise RuntimeError("tripped over a cable")
        return super().answer(outlook)


class Cheats:
    """Answers what is not legal."""

    def __init__(self, seed: str) -> None:
        self.seed = seed

    def answer(self, outlook: Outlook) -> Choice:
        return outlook.decision.refusals[0].choice


class Dies:
    """Takes the whole process with it."""

    def __init__(self, seed: str) -> None:
        self.seed = seed

    def answer(self, outlook: Outlook) -> Choice:
        import os

        os._exit(1)


class Tells(RandomPlayer):
    """Says what it is up to, and wants to be told when it is over."""

    closed = 0
    reason = "see what happens"

    def close(self) -> None:
        Tells.closed += 1


class Habit(RandomPlayer):
    """Begins every match in the same way."""

    def answer(self, outlook: Outlook) -> Choice:
        return outlook.decision.options[0] if outlook.revision < 2 else super().answer(outlook)
