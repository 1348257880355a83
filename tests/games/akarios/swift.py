"""Campaigns of Stars of Akarios for tests: whole ones, played at random, whose fights the squad decides by a vote."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from random import Random
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from starhold.games.akarios import Akarios
from starhold.games.akarios.content import AkariosContent, Scenario
from starhold.games.akarios.content.script import Choose, End, Grant, Trigger, Way
from starhold.games.akarios.rules.campaign.squad import squad_of
from starhold.games.akarios.rules.script.deeds import deeds_of
from starhold.games.akarios.state import Squad
from starhold.games.common.script import AtStartOfRound
from starhold.kernel import Choice, Match, Setup
from starhold.testing.trial import drawn_answer

from .matches import game_of

BEACON_ROAD = {"campaign": "beacon-road"}

SELDOM = ("rest", "bench", "unfit", "unmount", "set-difficulty", "give", "fit", "board", "sell", "move", "pause")
"""What leads nowhere, or back: random squads that do it rarely come further."""


class Swift(Akarios):
    """The same game with fights that are over in the first round, as the squad decides."""

    def __init__(self, setup: Setup, content: Struct) -> None:
        super().__init__(setup, content)
        self.text = type(self).text.naming(self.content)

    @classmethod
    def played_with(cls, content: Any, options: Any) -> Any:
        return swift(super().played_with(content, options))


@lru_cache(maxsize=64)
def swift(content: AkariosContent) -> AkariosContent:
    return replace(content, scenarios=tuple(map(decided_by_vote, content.scenarios)))


def decided_by_vote(scenario: Scenario) -> Scenario:
    """Won, lost, or won with one of the achievements that can be earned in it."""
    won = Way(id=f"win.{scenario.id}", text="win it", do=(End(success=True),))
    lost = Way(id=f"lose.{scenario.id}", text="lose it", do=(End(success=False),))
    deeds = (deed for trigger in scenario.triggers for deed in deeds_of(trigger.do))
    grants = {deed.achievement: deed for deed in deeds if isinstance(deed, Grant)}
    special = (
        Way(id=f"win.{scenario.id}.{id_}", text=f"win it: {id_}", do=(grant, End(success=True)))
        for id_, grant in grants.items()
    )
    return replace(scenario, triggers=(Trigger(when=AtStartOfRound(), do=(Choose((won, lost, *special)),)),))


def new_campaign(seed: int, *, seats: int = 2, kind: type[Akarios] = Swift) -> Match:
    return Match.new(kind, seats=seats, seed=seed, options=BEACON_ROAD)


def squad(match: Match) -> Squad:
    return squad_of(game_of(match))


def moments(seed: int, *, seats: int = 2, answers: int = 1000, kind: type[Akarios] = Swift) -> Iterator[Match]:
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
    """A random answer that does not give up; three fights of four are won."""
    while True:
        choice = drawn_answer(match.decision, chance, SELDOM)
        words = str(choice)
        if not words.startswith("retire ") and (" lose." not in words or not chance.randrange(4)):
            return choice
