"""Campaigns of Core Space for tests: whole ones, played at random, whose missions are over after a round or two."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from random import Random
from typing import Any

from msgspec.structs import replace

from starhold.games.corespace import CoreSpace
from starhold.games.corespace.content import CoreSpaceContent
from starhold.games.corespace.rules.campaign.sheet import sheet_of
from starhold.games.corespace.state import CampaignSheet, CoreSpaceState
from starhold.kernel import Choice, Match
from starhold.kernel.setup import OptionValue
from starhold.testing.trial import drawn_answer

CAMPAIGN = "lost-with-all-hands"
LOST: dict[str, OptionValue] = {"campaign": CAMPAIGN, "printed_crews": True}
ROUNDS = 2

SELDOM = (
    *("retire", "sit-out", "stay-out", "finish"),
    *("stow", "buy", "hire", "put", "want", "add-money", "ask-money"),
)
"""What ends too soon, or leads nowhere: random crews that do it rarely come further."""


class Swift(CoreSpace):
    """The same game with missions of two rounds, in which the cards stay in the box."""

    @classmethod
    def played_with(cls, content: Any, options: Any) -> Any:
        return swift(super().played_with(content, options))


@lru_cache(maxsize=64)
def swift(content: CoreSpaceContent) -> CoreSpaceContent:
    return replace(content, missions=tuple(replace(page, last_round=ROUNDS, events=()) for page in content.missions))


def new_campaign(seed: int, *, seats: int = 2, kind: type[CoreSpace] = Swift, **options: Any) -> Match:
    return Match.new(kind, seats=seats, seed=seed, options=LOST | options)


def state_of(match: Match) -> CoreSpaceState:
    assert isinstance(match.game, CoreSpace)
    return match.game.state


def sheet(match: Match) -> CampaignSheet:
    assert isinstance(match.game, CoreSpace)
    return sheet_of(match.game)


def moments(seed: int, *, seats: int = 2, answers: int = 2000, kind: type[CoreSpace] = Swift) -> Iterator[Match]:
    """A campaign at every question, until it is over or so many answers have been given."""
    match, chance = new_campaign(seed, seats=seats, kind=kind), Random(seed)
    while not match.over and match.revision < answers:
        yield match
        match.answer(wandering(match, chance))
    yield match


def wandered(seed: int, answers: int, *, seats: int = 2) -> Match:
    """The same at its end."""
    *_, last = moments(seed, seats=seats, answers=answers)
    return last


def wandering(match: Match, chance: Random) -> Choice:
    """A random answer; two times of three whoever can go home does, is fetched, paid for, repaired or made an offer."""
    for verb in ("embark", "rescue", "pay-for", "repair", "propose"):
        wanted = [option for option in match.decision.options if str(option).startswith(verb)]
        if wanted and chance.randrange(3):
            return chance.choice(wanted)
    return drawn_answer(match.decision, chance, SELDOM)
