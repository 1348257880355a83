"""What a mission asks for, as worth: tokens to bring home, marks to count, objects to use, places to be.

It is read from the objectives; whatever leads to something that is asked for is worth a part of it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import TYPE_CHECKING, TypeAlias

from starhold.games.corespace import CoreSpace
from starhold.games.corespace.content import CoreSpaceContent
from starhold.games.corespace.content.script import (
    AboardWith,
    AllOf,
    AnyOf,
    Condition,
    Deed,
    Give,
    Holds,
    InArea,
    Later,
    Mark,
    Marked,
    Most,
    ObjectIs,
    OnMarked,
    Pegs,
    Roll,
    TellOne,
    Unlock,
)
from starhold.games.corespace.rules.figures import page_of
from starhold.games.corespace.rules.missions.interacting import is_spent
from starhold.games.corespace.rules.missions.objectives import has_met, primary_of
from starhold.games.corespace.rules.script.conditions import counted, holds
from starhold.games.corespace.rules.script.objects import thing_of, uses_in
from starhold.kernel import Seat

if TYPE_CHECKING:
    from starhold.games.corespace.content import MissionObject, MissionPage, Use

PRIMARY = 60.0
"""The primary objective: with it a crew wins."""
ON_THE_WAY = 0.6
"""The part of something that is worth what leads to it."""
OPENED = 1.0
"""A locked door that opens."""
CALMED = 0.6
"""A peg that comes out of the tracker."""
LEARNED = 1.0
"""Something hidden that one is told."""

Wish: TypeAlias = tuple[str, str]
"""A token, a mark, an object or an area, by name."""


@lru_cache(maxsize=32)
def wanted_tokens(content: CoreSpaceContent, mission: str) -> dict[str, float]:
    """What the tokens that a mission asks for are worth aboard."""
    page = content.mission[mission]
    found: dict[str, float] = {}
    for worth, condition in asked_for(page):
        for part, share in parts_of(condition, worth):
            if isinstance(part, AboardWith | Holds):
                found[part.token] = found.get(part.token, 0.0) + share
    return found


def asked_for(page: MissionPage) -> Iterator[tuple[float, Condition]]:
    """The objectives of a page, and what each of them is worth."""
    for objective in page.primary:
        yield PRIMARY / len(page.primary) + objective.worth, objective.when
    for objective in page.secondary:
        yield float(objective.worth), objective.when


def parts_of(condition: Condition, worth: float) -> Iterator[tuple[Condition, float]]:
    """The simple conditions in a condition, and what each of them is worth."""
    match condition:
        case AllOf(of=parts) | AnyOf(of=parts):
            share = worth / len(parts) if isinstance(condition, AllOf) else worth
            for part in parts:
                yield from parts_of(part, share)
        case _:
            yield condition, worth


def wishes_of(game: CoreSpace, seat: Seat) -> dict[Wish, float]:
    """What a crew may still wish for on the deck, and what it is worth."""
    page, found = page_of(game), Counter[Wish]()
    primary = () if has_met(game, seat) else tuple(primary_of(game))
    for worth, condition in asked_for(page):
        if any(condition is each.when for each in (*primary, *page.secondary)):
            found.update(dict(wished(game, seat, condition, worth)))
    for _ in range(2):  # what leads to what leads there
        found |= Counter(dict(leading(game, seat, page, found)))
    return dict(found)


def wished(game: CoreSpace, seat: Seat, condition: Condition, worth: float) -> Iterator[tuple[Wish, float]]:
    for part, share in parts_of(condition, worth):
        if holds(game, part, seat):
            continue
        match part:
            case AboardWith(token=token) | Holds(token=token):
                yield ("token", token), share
            case Marked(mark=mark, at_least=least):
                left = max(1, least - counted(game, part, seat))
                yield ("mark", mark), share / left
            case Most(mark=mark):
                yield ("mark", mark), share / 2
            case ObjectIs(objects=objects, state="used"):
                for name in objects:
                    yield ("object", name), share / len(objects)
            case InArea(area=area):
                yield ("area", area), share


def leading(game: CoreSpace, seat: Seat, page: MissionPage, found: Counter[Wish]) -> Iterator[tuple[Wish, float]]:
    """What has to be done before something that is wished for can be done."""
    for each, use in uses_in(game):
        if use.only_if is None or holds(game, use.only_if, seat):
            continue
        worth = ON_THE_WAY * deeds_worth(game, page, use.do, found) + found["object", each.id]
        if worth > 0:
            for wish, share in wished(game, seat, use.only_if, worth):
                yield wish, max(share, found[wish])


def deeds_worth(game: CoreSpace, page: MissionPage, deeds: Iterable[Deed], wishes: Counter[Wish]) -> float:
    return sum(deed_worth(game, page, deed, wishes) for deed in deeds)


def deed_worth(game: CoreSpace, page: MissionPage, deed: Deed, wishes: Counter[Wish]) -> float:
    match deed:
        case Mark(mark=mark, by=by):
            rules = (rule for rule in page.rules if isinstance(rule.when, OnMarked) and rule.when.mark == mark)
            return by * wishes["mark", mark] + sum(deeds_worth(game, page, rule.do, wishes) for rule in rules)
        case Give(token=token):
            return wishes["token", token]
        case Unlock(doors=doors):
            locked = game.state.mission.deck.locked
            return OPENED * sum(door in locked for door in doors or locked)
        case Pegs(pegs=pegs):
            return -CALMED * pegs
        case Roll(do=do, otherwise=otherwise):
            return (deeds_worth(game, page, do, wishes) + deeds_worth(game, page, otherwise, wishes)) / 2
        case Later(do=do):
            return ON_THE_WAY * deeds_worth(game, page, do, wishes)
        case TellOne():
            return LEARNED
    return 0.0


def use_worth(game: CoreSpace, seat: Seat, each: MissionObject, use: Use, wishes: Counter[Wish]) -> float:
    """What it is worth to make use of an object now."""
    thing = thing_of(game, each.id)
    if thing.destroyed or (use.once and thing.used.get(use.id)) or is_spent(use, thing):
        return 0.0
    if use.only_if is not None and not holds(game, use.only_if, seat):
        return 0.0
    first = 0.0 if thing.used else wishes["object", each.id]
    return first + deeds_worth(game, page_of(game), use.do, wishes)
