"""Titles that are worth a plan of their own."""

from __future__ import annotations

from collections.abc import Iterator

from starhold.games.xia.choices import Give
from starhold.games.xia.content import Title

from ..plan import Plan
from ..situation import Situation
from ..titles import CERTAIN, missing, open_titles

TO_BE_SURE = 1.1
"""How much more than what is needed the engines should give on average."""


def propose(situation: Situation) -> Iterator[Plan]:
    """For each title that lies face up."""
    for title in open_titles(situation):
        left = missing(situation, title)
        if left == 0:
            continue
        match title.objective.measure:
            case "spaces":
                yield from race(situation, title, left)
            case "given":
                yield from gifts(situation, title, left)


def race(situation: Situation, title: Title, left: int) -> Iterator[Plan]:
    """As many spaces in one turn as it takes, wherever they lead."""
    if situation.pace.left < left * TO_BE_SURE:
        return
    free = [at for at in situation.ways.within(left) if at not in situation.taken and at != situation.here]
    if free:
        farthest = max(free, key=lambda at: (len(situation.ways.path(at)), at))
        yield Plan(f"flying far enough to be called {title.name}", farthest, (), CERTAIN * title.fame, left)


def gifts(situation: Situation, title: Title, left: int) -> Iterator[Plan]:
    """Credits for the captain who is farthest from the goal, if that wins the match."""
    is_the_end = title.fame >= situation.fame_needed
    if not is_the_end or situation.me.credits < left:
        return
    others = [seat for seat in range(len(situation.state.captains)) if seat != situation.seat]
    last = min(others, key=lambda seat: situation.state.captains[seat].fame)
    yield Plan(f"giving credits away to be called {title.name}", situation.here, (Give(last),), title.fame, 0)
