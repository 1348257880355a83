"""The strength of players, from who finished before whom: Bradley-Terry on the scale of Elo.

Each match between several players is taken as a match of each against each, decided by the order of finish. A player
who is 400 points ahead finishes first ten times out of eleven. The average of all is 1500.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import log10
from typing import NamedTuple, TypeAlias

from starhold.kernel import SeededDice

AVERAGE, SCALE = 1500, 400
ROUNDS = 200
PRECISION = 1e-6
DOUBT = 0.5
"""Each pair is taken to have drawn half a match more than it played, so that nobody is infinitely strong."""
RESAMPLES = 400

Pair: TypeAlias = tuple[str, str]
Duels: TypeAlias = Mapping[Pair, float]
"""The number of times that the first of a pair finished before the second; a shared place counts half."""
Finish: TypeAlias = Sequence[tuple[str, int]]
"""The players of a match, each with the place at its end."""


class Rating(NamedTuple):
    """A player's strength, and between what it lies with 95 % confidence."""

    elo: float
    low: float
    high: float


def duels(finishes: Iterable[Finish]) -> dict[Pair, float]:
    """Everybody against everybody else, from lists of players and their places; nobody plays against themselves."""
    won: dict[Pair, float] = {}
    for finish in finishes:
        for mine, my_place in finish:
            for other, place in finish:
                if mine != other:
                    score = 1.0 if my_place < place else 0.5 if my_place == place else 0.0
                    won[mine, other] = won.get((mine, other), 0.0) + score
    return won


def strengths(players: Sequence[str], won: Duels) -> dict[str, float]:
    """The ratings under which the duels are most likely."""
    wins = {player: sum(_beaten(won, player, other) for other in players if other != player) for player in players}
    strength = dict.fromkeys(players, 1.0)
    for _ in range(ROUNDS):
        better = {player: wins[player] / _expected(player, strength, won) for player in players}
        scale = len(players) / sum(better.values())
        better = {player: value * scale for player, value in better.items()}
        moved = max(abs(better[player] - strength[player]) for player in players)
        strength = better
        if moved < PRECISION:
            break
    average = sum(map(log10, strength.values())) / len(players)
    return {player: AVERAGE + SCALE * (log10(value) - average) for player, value in strength.items()}


def rate(players: Sequence[str], blocks: Sequence[Sequence[Finish]], seed: str) -> dict[str, Rating]:
    """The ratings, with error bars by bootstrap; the matches of a block share their chance, so they stay together."""
    dice = SeededDice(seed)
    elo = strengths(players, duels(finish for block in blocks for finish in block))
    resampled = []
    for _ in range(RESAMPLES):
        drawn = [blocks[dice.roll(len(blocks)) - 1] for _ in blocks]
        resampled.append(strengths(players, duels(finish for block in drawn for finish in block)))
    bounds = {player: sorted(sample[player] for sample in resampled) for player in players}
    edge = round(RESAMPLES * 0.025)
    return {player: Rating(elo[player], bounds[player][edge], bounds[player][-1 - edge]) for player in players}


def _beaten(won: Duels, player: str, other: str) -> float:
    return won.get((player, other), 0.0) + DOUBT / 2


def _expected(player: str, strength: Mapping[str, float], won: Duels) -> float:
    return sum(
        (_beaten(won, player, other) + _beaten(won, other, player)) / (strength[player] + strength[other])
        for other in strength
        if other != player
    )
