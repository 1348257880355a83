"""A reader who wants to see everything: in campaign after campaign the squad does what it has done least."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

from starhold.games.akarios.choices import Vote
from starhold.games.akarios.content import AkariosContent
from starhold.games.akarios.rules.campaign.course import IRON
from starhold.games.akarios.rules.voyage.sparrow import Explore, ScoutOut
from starhold.kernel import Choice, Match

from .swift import new_campaign, wandering
from .unread import Known, known_now

LONGEST = 3000
"""Answers after which a squad that has lost its way gives up."""
NEVER_AGAIN = 1000


class Reader:
    """Reads one campaign after the other, and remembers what it has seen in all of them."""

    def __init__(self) -> None:
        self.known = Known()
        self.done: Counter[str] = Counter()

    def read(self, seed: int) -> Match:
        match, chance = new_campaign(seed, seats=1), Random(seed)
        while not match.over and match.revision < LONGEST:
            choice = self.choose(match, chance)
            self.done[trace(choice)] += 1
            match.answer(choice)
            self.known = known_now(self.known, match)
        return match

    def choose(self, match: Match, chance: Random) -> Choice:
        """What was done least; ironman mode, which ends most campaigns, once."""
        options = match.decision.options
        for kind in (Vote, ScoutOut, Explore):
            offered = [option for option in options if isinstance(option, kind)]
            if offered:
                least = min(map(self.times, offered))
                return chance.choice([option for option in offered if self.times(option) == least])
        return wandering(match, chance)

    def times(self, option: Choice) -> int:
        done = self.done[trace(option)]
        return done + NEVER_AGAIN if isinstance(option, Vote) and option.way == IRON and done else done


def trace(choice: Choice) -> str:
    """What is the same whoever does it."""
    return choice.way if isinstance(choice, Vote) else str(choice)


def unseen(content: AkariosContent, known: Known) -> Iterator[str]:
    """Records that were never read or turned up, and options that were never taken."""
    for table in ("entries", "space_events", "systems", "sectors", "markets", "worlds", "places"):
        for record in getattr(content, table):
            if (table, record.id) not in known.records:
                yield f"{table}: {record.id}"
    options = [(record.id, path.id) for record in content.entries for path in record.paths]
    options += [(record.id, path.id) for record in content.space_events for path in record.paths]
    yield from (f"option {path} of {record}" for record, path in options if (record, path) not in known.taken)


def closed_passages(content: AkariosContent, known: Known) -> set[tuple[str, int]]:
    """Sections that were never read."""
    everything = {(entry.id, number) for entry in content.entries for number, _ in enumerate(entry.passages)}
    return everything - known.passages
