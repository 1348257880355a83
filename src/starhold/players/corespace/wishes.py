"""What a mission asks for, as worth: tokens to bring home, marks to count, objects to use, places, people."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from math import sqrt
from typing import TypeAlias

from starhold.games.corespace import CoreSpace
from starhold.games.corespace.content import CoreSpaceContent
from starhold.games.corespace.content.script import (
    AboardAs,
    AboardWith,
    AllOf,
    AnyOf,
    Condition,
    Holds,
    InArea,
    Marked,
    Most,
    ObjectIs,
)
from starhold.games.corespace.rules.figures import page_of
from starhold.games.corespace.rules.missions.objectives import has_met, primary_of
from starhold.games.corespace.rules.script.conditions import counted, holds
from starhold.kernel import Seat

PRIMARY = 60.0
"""The primary objective: with it a crew wins."""
RACE = 0.5
"""The part of a race that is won by one step in it."""

Wish: TypeAlias = tuple[str, str]
"""A token, mark, object, area, role or face, by name."""


def prizes(game: CoreSpace) -> dict[str, float]:
    """What the tokens that the mission asks for are worth aboard; a rescue asks for people only."""
    mission = game.state.mission
    return {} if mission.rescue else wanted_tokens(game.content, mission.id)


@lru_cache(maxsize=32)
def wanted_tokens(content: CoreSpaceContent, mission: str) -> dict[str, float]:
    """What the tokens that a mission asks for are worth aboard."""
    page = content.mission[mission]
    asked = [(PRIMARY + each.worth, each.when) for each in page.primary]
    asked += [(float(each.worth), each.when) for each in page.secondary]
    found = Counter[str]()
    for worth, condition in asked:
        for part, share in parts_of(condition, worth):
            if isinstance(part, AboardWith | Holds):
                found[part.token] += share  # type: ignore[assignment]
    return dict(found)


def parts_of(condition: Condition, worth: float) -> Iterator[tuple[Condition, float]]:
    """The simple conditions in a condition, and what each of them is worth."""
    match condition:
        case AllOf(of=parts) | AnyOf(of=parts):
            share = worth / len(parts) if isinstance(condition, AllOf) else worth
            for part in parts:
                yield from parts_of(part, share)
        case _:
            yield condition, worth


def asked_for(game: CoreSpace, seat: Seat) -> Iterator[tuple[Wish, float]]:
    """What the objectives still ask of a crew, and what it is worth; in a rescue nobody counts any more."""
    if game.state.mission.rescue:
        return
    primary = primary_of(game)
    if not has_met(game, seat):
        for objective in primary:
            yield from wished(game, seat, objective.when, PRIMARY / len(primary) + objective.worth)
    for objective in page_of(game).secondary:
        yield from wished(game, seat, objective.when, float(objective.worth))


def wished(game: CoreSpace, seat: Seat, condition: Condition, worth: float) -> Iterator[tuple[Wish, float]]:
    """What has to come about for a condition. The last of several steps is worth most."""
    for part, share in parts_of(condition, worth):
        if holds(game, part, seat) and not isinstance(part, Most):
            continue
        match part:
            case AboardWith(token=token) | Holds(token=token):
                yield ("token", token), share
            case AboardAs(face=face):
                yield ("role", face), share
            case Marked(mark=mark, at_least=least):
                yield ("mark", mark), share / sqrt(max(1, least - counted(game, part, seat)))
            case Most(mark=mark):
                yield ("mark", mark), RACE * share
            case ObjectIs(objects=objects, state="used"):
                for name in objects:
                    yield ("object", name), share / len(objects)
            case InArea(area=area):
                yield ("area", area), share
