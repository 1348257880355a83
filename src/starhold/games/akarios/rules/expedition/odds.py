"""Dice on foot: how many stress dice it takes, and how likely it works. (AKA-WORLD-20, AKA-SKILLCHECK-07)"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from fractions import Fraction
from functools import lru_cache
from itertools import combinations_with_replacement
from math import factorial, prod
from typing import NamedTuple

from ...content import FACES, SIDES, Face
from ...content.worlds import Square


def stress_for_squares(faces: Iterable[Face], squares: Iterable[Square]) -> int | None:
    """The fewest stress dice with which dice fill coloured squares; nothing if they cannot. (AKA-WORLD-20)

    >>> stress_for_squares(["move", "stress"], ["either", "either"])
    1
    """
    dice, wanted = Counter(faces), Counter(squares)
    attack, move = dice["attack"] - wanted["attack"], dice["move"] - wanted["move"]
    either = max(0, wanted["either"] - max(0, attack) - max(0, move))
    lacking = max(0, -attack) + max(0, -move) + either + wanted["stress"] - dice["wild"]
    return _within(lacking, dice["stress"])


def stress_for_check(faces: Sequence[Face], square: Square, need: int) -> int | None:
    """The fewest stress dice with which a check succeeds that needs so many. (AKA-SKILLCHECK-01, AKA-SKILLCHECK-07)

    >>> stress_for_check(["move", "move", "attack", "attack"], "attack", 2)
    0
    """
    return _within(need - matching(faces, square), faces.count("stress"))


def matching(faces: Iterable[Face], square: Square) -> int:
    """The dice that count for a check, stress dice aside. (AKA-SKILLCHECK-07)"""
    counting = {"either": ("attack", "move", "wild"), "stress": ("wild",)}.get(square, (square, "wild"))
    return sum(face in counting for face in faces)


def _within(lacking: int, stress: int) -> int | None:
    return None if lacking > stress else max(0, lacking)


class Throw(NamedTuple):
    """The dice of a pilot: those that lie there, those still to be rolled, and the stress that the pilot can bear."""

    lying: tuple[Face, ...]
    dice: int
    bears: int


@lru_cache(maxsize=1024)
def chance_of_squares(throw: Throw, squares: tuple[Square, ...]) -> Fraction:
    """How likely dice fill squares, with no more stress than the pilot can bear."""
    good = 0
    for faces, ways in outcomes(throw.dice):
        stress = stress_for_squares((*throw.lying, *faces), squares)
        good += ways * (stress is not None and stress <= throw.bears)
    return Fraction(good, len(SIDES) ** throw.dice)


@lru_cache(maxsize=1024)
def chance_of_check(throws: tuple[Throw, ...], square: Square, need: int) -> Fraction:
    """How likely a check succeeds with the dice of all who take part, none of whom has to bear too much."""
    totals: Counter[int] = Counter({0: 1})
    for throw in throws:
        worths, before, totals = worths_of(throw, square), totals, Counter()
        for total, ways in before.items():
            for worth, others in worths.items():
                totals[total + worth] += ways * others
    return Fraction(sum(ways for total, ways in totals.items() if total >= need), totals.total())


def worths_of(throw: Throw, square: Square) -> Counter[int]:
    """In how many ways dice count for so much in a check."""
    worths: Counter[int] = Counter()
    for rolled, ways in outcomes(throw.dice):
        faces = (*throw.lying, *rolled)
        worths[matching(faces, square) + min(faces.count("stress"), throw.bears)] += ways
    return worths


@lru_cache(maxsize=16)
def outcomes(dice: int) -> tuple[tuple[tuple[Face, ...], int], ...]:
    """All that so many dice can show, in whatever order, and in how many ways.

    >>> [(faces, ways) for faces, ways in outcomes(1)]
    [(('move',), 2), (('attack',), 2), (('wild',), 1), (('stress',), 1)]
    """
    return tuple((faces, ways_to(faces)) for faces in combinations_with_replacement(FACES, dice))


def ways_to(faces: tuple[Face, ...]) -> int:
    orders = factorial(len(faces)) // prod(factorial(number) for number in Counter(faces).values())
    return orders * prod(SIDES.count(face) for face in faces)
