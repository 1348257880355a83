"""A player who plays Xia like a good member of a games club: `Captain`."""

from __future__ import annotations

from starhold.kernel import Choice

from ...player import Outlook
from .plans import PROPOSERS
from .policies import POLICIES
from .policies.answer import Answer
from .situation import Situation
from .tastes.taste import SMALL_FANCY, taste_of


class Captain:
    """Looks for the way to fame that pays best, and flies there; the same position gives the same answer.

    The seed is a matter of taste: what this captain likes more than others do. With a great fancy that is more than it
    is worth, and the captain plays worse.
    """

    def __init__(self, seed: int | str | None = None, *, fancy: float = SMALL_FANCY) -> None:
        self.taste = taste_of(seed, PROPOSERS, fancy)
        """The captain's liking of each way to fame, beyond its worth."""
        self.reason = ""
        """The purpose of the last answer, in words."""
        self.aloud = ""
        """What everybody may hear of it."""

    def answer(self, outlook: Outlook) -> Choice:
        """The next step of the best plan, or what a policy for the question says."""
        options = outlook.decision.options
        policy = POLICIES.get(outlook.decision.prompt)
        if len(options) == 1 or policy is None:
            answer = Answer(options[0], "there is no choice to make")
        else:
            answer = policy(Situation(outlook, self.taste))
        self.reason, self.aloud = answer.reason, answer.aloud
        return answer.choice
