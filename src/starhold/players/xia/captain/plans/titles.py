"""Titles that are worth a plan of their own."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from starhold.games.xia.choices import Buy, Collect, Give
from starhold.games.xia.content import Title
from starhold.games.xia.rules.cargo import BUY_PRICE
from starhold.geometry import Hex

from ..situation import Situation
from ..tastes.titles import MOST_TO_COLLECT, missing, open_titles, title_worth
from .aim import Aim
from .plan import Plan

TO_A_RIVAL = 0.1 / 1000
"""The cost of giving a rival a credit, besides the credit."""
LEAST_GAIN = 0.4
TO_BE_SURE = 1.1
"""The margin that the engines should give on average beyond the need."""


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
            case "cargo_types":
                yield from collection(situation, title, left)


def race(situation: Situation, title: Title, left: int) -> Iterator[Plan]:
    """As many spaces in one turn as it takes, wherever they lead."""
    if situation.pace.left < left * TO_BE_SURE:
        return
    free = [at for at in situation.ways.within(left) if at not in situation.taken and at != situation.here]
    if free:
        farthest = max(free, key=lambda at: (len(situation.ways.path(at)), at))
        reason = f"flying far enough to be called {title.name}"
        yield Plan(reason, farthest, (), title_worth(situation, title), left, aim=Aim("race", title=title.id))


def gifts(situation: Situation, title: Title, left: int) -> Iterator[Plan]:
    """Credits for the captain who is farthest from the goal, if that wins the match or is cheap for the fame."""
    gain = title.fame - left * (situation.credit + TO_A_RIVAL)
    if situation.me.credits < left or (title.fame < situation.fame_needed and gain < LEAST_GAIN):
        return
    others = [seat for seat in range(len(situation.state.captains)) if seat != situation.seat]
    last = min(others, key=lambda seat: situation.state.captains[seat].fame)
    reason, aim = f"giving credits away to be called {title.name}", Aim("give", title=title.id)
    yield Plan(reason, situation.here, (Give(last),), title.fame, 0, aim=aim)


def collection(situation: Situation, title: Title, left: int) -> Iterator[Plan]:
    """One cube of each kind that is not aboard, from shops and from what drifts."""
    if situation.room < left:
        return
    for shop in situation.spaces_with("buy"):
        new = [cargo for cargo in shop.sector.buy if not situation.cubes[cargo] and situation.on_sale.get(cargo)]
        yield from collected(situation, title, left, shop.at, [Buy(cargo, 1) for cargo in new])
    for cube in situation.state.adrift:
        if not situation.cubes[cube.cargo] and cube.jettisoned_by != situation.seat:
            yield from collected(situation, title, left, cube.at, [Collect(cube.cargo)])


def collected(situation: Situation, title: Title, left: int, at: Hex, deeds: Sequence[Buy | Collect]) -> Iterator[Plan]:
    """The cargo to be had on a space, if no more than a few kinds are missing then."""
    effort = situation.effort(at)
    price = sum(BUY_PRICE for deed in deeds if isinstance(deed, Buy))
    if not deeds or effort is None or situation.me.credits < price or left - len(deeds) >= MOST_TO_COLLECT:
        return
    gain = title_worth(situation, title) * min(1.0, len(deeds) / left)
    cargo = deeds[0].cargo
    reason, aim = f"collecting {cargo} to be called {title.name}", Aim("collect", cargo=cargo, title=title.id)
    yield Plan(reason, at, tuple(deeds), gain, situation.stop_effort(effort), -price / 2, aim)
