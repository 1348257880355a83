"""A plan: where to go, what to do there, and what will come of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from starhold.geometry import Hex
from starhold.kernel import Choice

from .aim import Aim

if TYPE_CHECKING:
    from ..situation import Situation

LEAST_EFFORT = 1.0
"""Even what lies at hand takes some."""


class Plan(NamedTuple):
    """One way to fame, up to the moment when it has brought something."""

    reason: str
    """The captain's business, in words that go on from "I am"."""
    goal: Hex
    """The first space to act on."""
    deeds: tuple[Choice, ...]
    """The deeds to do there: the first of them that is offered."""
    fame: float
    effort: float
    """In spaces flown, dangers and stops counted in, to the end of the plan."""
    credits: float = 0
    aim: Aim | None = None
    """The part of the reason that everybody may hear; nothing, unless it is named."""
    end: Hex | None = None
    """The space where it ends, if that is not where it begins."""

    def worth(self, credit: float) -> float:
        """The gain for each space flown."""
        return (self.fame + self.credits * credit) / max(LEAST_EFFORT, self.effort)

    def aloud(self, situation: Situation, choice: Choice) -> str:
        """What the captain says when it carries out the plan by a choice."""
        return "" if self.aim is None else self.aim.in_words(situation.game, is_deed=choice in self.deeds)


Proposer: TypeAlias = "Callable[[Situation], Iterable[Plan]]"
"""A way to fame: all plans that it has for a situation."""
