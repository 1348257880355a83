"""The answer of a good player, and its purpose: `advise`."""

from __future__ import annotations

from typing import NamedTuple

from starhold.kernel import Choice, IllegalChoice, Match, Seat
from starhold.kernel.decision import ROLL_PROMPT

from .levels import bot_of
from .player import Outlook

SEED = "advice"
"""The seed: two questions get the same advice, unless the adviser thinks for as long as it has time."""


class Advice(NamedTuple):
    """An answer, and what it is meant for; nothing, if the adviser does not say."""

    choice: Choice
    reason: str


def advise(match: Match, seat: Seat | None = None) -> Advice:
    """Ask a hard bot what it would answer in the place of an asked seat, from what that one may know."""
    if match.decision.prompt == ROLL_PROMPT:
        raise IllegalChoice("no advice on dice: type in what they show")
    adviser = bot_of("hard", type(match.game), SEED)
    choice = adviser.answer(Outlook(match, seat))
    return Advice(choice, getattr(adviser, "reason", ""))
