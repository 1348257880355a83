"""Moments of random matches, and the same moments in worlds that the asked seat cannot tell from the truth."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random

from starhold.kernel import Match, SeededDice
from starhold.kernel.setup import OptionValue

EVERY_MODULE: dict[str, OptionValue] = {
    "embers": True,
    "missions_and_powers": True,
    "sellsword": True,
    "fame_goal": 10,
}
BASE_GAME: dict[str, OptionValue] = {"embers": False, "missions_and_powers": False, "sellsword": False, "fame_goal": 5}
TITLES: dict[str, tuple[str, dict[str, OptionValue]]] = {
    "demo": ("demo", {}),
    "xia, base game": ("xia", BASE_GAME),
    "xia, every module": ("xia", EVERY_MODULE),
}
"""What players are tried on: a game and its options."""


def moments(
    game: str, options: Mapping[str, OptionValue], *, count: int, every: int = 1, seed: int = 1
) -> Iterator[Match]:
    """Every so many decisions of random matches, those aside in which there is nothing to choose."""
    chance = Random(seed)
    while True:
        match = Match.new(game, seats=3, seed=chance.random().hex(), options=options)
        while not match.over:
            if match.revision % every == every - 1 and len(match.decision.options) > 1:
                yield match
                count -= 1
                if not count:
                    return
            match.answer(chance.choice(match.decision.options))


def other_truth(match: Match, seed: int) -> Match:
    """The match with other secrets and other dice to come; the asked seat sees no difference."""
    other = match.clone()
    other.game.dice = SeededDice(f"other {seed}")
    other.game.redeal(other.decision.seat)
    other.game.dice = SeededDice(f"coming {seed}")
    return other
