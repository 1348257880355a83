"""Matches of Stars of Akarios for tests of what people see and read."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from starhold.games.akarios import Akarios
from starhold.kernel import Choice, Match, load_content
from starhold.kernel.setup import OptionValue

SCENARIOS = tuple(scenario.id for scenario in load_content(Akarios).scenarios)  # type: ignore[attr-defined]
"""All that there are."""


def fight(*answers: str, seats: int = 1, seed: int = 5, **options: OptionValue) -> Match:
    """A match after some answers."""
    match = Match.new(Akarios, seats=seats, seed=seed, options=options)
    for answer in answers:
        match.answer(answer)
    return match


def duel(*answers: str, seed: int = 5, **options: OptionValue) -> Match:
    """Starla and Violet Ray in one seat, ready to act."""
    ready = ("take-usual 0", "take-usual 0", "deploy starla 5,7 N", "deploy violet-ray 9,5 N")
    return fight(*ready, *answers, seats=1, seed=seed, **{"pilots": 2, **options})


def game_of(match: Match) -> Akarios:
    assert isinstance(match.game, Akarios)
    return match.game


def moments(seed: int, *, seats: int = 2, **options: OptionValue) -> Iterator[Match]:
    """A random match, at every question."""
    match, chance = fight(seats=seats, seed=seed, **options), Random(seed)
    while not match.over:
        yield match
        match.answer(chance.choice(all_options(match)))
    yield match


def all_options(match: Match) -> list[Choice]:
    return [option for part in match.decision.parts for option in part.options]
