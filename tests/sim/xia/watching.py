"""Xia's chronicle at work on positions."""

from __future__ import annotations

from starhold.kernel import Match
from starhold.sim.chronicle import BLUNDER, Use
from starhold.sim.xia.chronicle import XiaChronicle


def told_by(chronicle: XiaChronicle) -> list[Use]:
    """What a chronicle tells, but for the events that are in the deck."""
    return [use for use in chronicle.uses() if (use.kind, use.times, use.offered) != ("event", 0, 1)]


def watched(match: Match, *answers: str) -> list[Use]:
    """What is told of a match, while these answers are given."""
    chronicle = XiaChronicle(match.game)
    for answer in answers:
        choice = match.read(answer)
        chronicle.hear(match.decision, choice)
        chronicle.follow(match.answer(choice))
    return told_by(chronicle)


def blunders(match: Match, *answers: str) -> list[str]:
    """The blunders that are seen in the answers."""
    return [use.thing for use in watched(match, *answers) if use.kind == BLUNDER]
