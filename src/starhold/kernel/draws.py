"""Draws of the dice: the records a journal keeps, so that a replay needs no generator.

They are written as `d6=4`, `pick31=17` and `shuffle=2,0,1`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from msgspec import Struct

from .dice import AskedDice, Dice
from .errors import BadSave, ReplayDiverged


class Roll(Struct, frozen=True, gc=False):
    """A die and the number it showed."""

    sides: int
    value: int

    def __str__(self) -> str:
        return f"d{self.sides}={self.value}"


class Pick(Struct, frozen=True, gc=False):
    """Things in the order of their names, and the number of the one that was drawn."""

    count: int
    value: int

    def __str__(self) -> str:
        return f"pick{self.count}={self.value}"


class Shuffle(Struct, frozen=True, gc=False):
    """A deck's new order: the old places, from the first to the last."""

    order: tuple[int, ...]

    def __str__(self) -> str:
        return f"shuffle={','.join(map(str, self.order))}"


Draw: TypeAlias = Roll | Pick | Shuffle


def read_draw(text: str) -> Draw:
    """The draw that the text stands for."""
    word, _, shown = text.partition("=")
    try:
        if word == "shuffle":
            return Shuffle(tuple(map(int, shown.split(",")) if shown else ()))
        if word.startswith("pick"):
            return Pick(int(word[4:]), int(shown))
        if word.startswith("d"):
            return Roll(int(word[1:]), int(shown))
    except ValueError:
        pass
    raise BadSave(f"expected a draw such as `d6=4`, `pick31=17` or `shuffle=2,0,1`, came `{text}`")


class Difference(Struct, frozen=True, gc=False):
    """A recorded draw that is not what the dice give."""

    recorded: Draw
    expected: Draw


class Playback:
    """Dice that show what was recorded, while the real ones run beside them to keep their place.

    `differences` collects the draws on which the two disagree: none, unless the record was tampered
    with or the generator has changed since.
    """

    def __init__(self, dice: Dice, recorded: Iterable[Draw] = ()) -> None:
        self.dice = dice
        self.recorded = list(recorded)
        self.differences: list[Difference] = []

    def clone(self) -> Playback:
        """The same playback at the same place."""
        copy = Playback(self.dice.clone(), self.recorded)
        copy.differences = self.differences.copy()
        return copy

    def type_in(self, value: int) -> None:
        """Take the number that a physical die showed."""
        if isinstance(self.dice, AskedDice):
            self.dice.type_in(value)

    def roll(self, sides: int) -> int:
        """The recorded number."""
        expected = Roll(sides, self.dice.roll(sides))
        recorded = self._recorded(expected)
        if not isinstance(recorded, Roll) or recorded.sides != sides or not 1 <= recorded.value <= sides:
            raise ReplayDiverged(f"the rules roll a d{sides}, the journal holds `{recorded}`")
        return recorded.value

    def pick(self, count: int) -> int:
        """The recorded number."""
        recorded = self._recorded(Pick(count, self.dice.pick(count)))
        if not isinstance(recorded, Pick) or recorded.count != count or not 1 <= recorded.value <= count:
            raise ReplayDiverged(f"the rules draw one of {count} things, the journal holds `{recorded}`")
        return recorded.value

    def order(self, count: int) -> tuple[int, ...]:
        """The recorded order."""
        expected = Shuffle(self.dice.order(count))
        recorded = self._recorded(expected)
        if not isinstance(recorded, Shuffle) or sorted(recorded.order) != list(range(count)):
            raise ReplayDiverged(f"the rules shuffle {count} things, the journal holds `{recorded}`")
        return recorded.order

    def _recorded(self, expected: Draw) -> Draw:
        if not self.recorded:
            if isinstance(self.dice, AskedDice):  # this stage will be interrupted for a roll, and run again
                return expected
            raise ReplayDiverged(f"the rules draw `{expected}`, and the journal holds no more draws for this answer")
        recorded = self.recorded.pop(0)
        if recorded != expected:
            self.differences.append(Difference(recorded, expected))
        return recorded
