"""How a title becomes arrays of fixed sizes: `Encoder`, and what is the same for every title."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping
from typing import ClassVar, Literal, TypeAlias

import numpy as np
from gymnasium import spaces
from msgspec import Struct

from starhold.kernel import BadSetup, Choice, Drew, Game, Seat, Showed, kinds

from .canvas import Picture
from .observer import Arrays, Observer

SITUATION = "observation"
"""The key of the vector that is always there, as in the classic games of PettingZoo."""
MASK = "action_mask"

Reward: TypeAlias = Literal["score", "win"]


class Encoder(ABC):
    """The arrays in which a title shows what a seat may know, and what it is asked.

    A title names its `parts` (what may be left out to be faster), the spaces of all keys, and who fills them in.
    """

    game: ClassVar[type[Game]]
    parts: ClassVar[tuple[str, ...]]
    """What can be observed besides the situation."""
    max_options: ClassVar[int]
    """How many options have a number, unless somebody wants another figure."""
    seats: ClassVar[int]
    """How many usually play."""
    reward: ClassVar[Reward] = "score"
    """What usually counts: each change of the score, or winning and losing alone."""

    def __init__(self, observe: Collection[str] | None = None, max_options: int | None = None) -> None:
        wanted = [observe] if isinstance(observe, str) else observe
        self.observed = frozenset(self.parts if wanted is None else wanted)
        unknown = self.observed.difference(self.parts)
        if unknown:
            raise BadSetup(
                f"expected parts to observe among {', '.join(self.parts)}, came {', '.join(sorted(unknown))}"
            )
        self.size = self.max_options if max_options is None else max_options
        if self.size < 2:
            raise BadSetup(f"expected at least 2 numbers for options, came {self.size}")

    @abstractmethod
    def spaces(self) -> Mapping[str, spaces.Box]:
        """What each key holds, the mask left out."""

    @abstractmethod
    def observer(self, seat: Seat, arrays: Arrays) -> Observer:
        """Somebody who watches one match for a seat, and keeps these arrays up to date."""

    @abstractmethod
    def picture(self, game: Game, view: Struct) -> Picture:
        """The table as a viewer sees it; of the play itself take what everybody may know."""

    @abstractmethod
    def score_unit(self, game: Game) -> float:
        """The score by which rewards are divided."""


def kind_numbers(game: type[Game], within: str = "") -> dict[type[Choice], int]:
    """The kinds of choice of a title, numbered from 1 by their tags; 0 is kept for `no option`.

    `within` is the module of those that can be offered, if the environment plays a part of the title only.
    """
    found = {
        tag: kind
        for tag, kind in kinds(Choice, game.name).items()
        if kind.__module__.startswith((within, Choice.__module__))
    }
    # Nobody types anything in here; leaving these out keeps the numbers that players have learned.
    tags = sorted(tag for tag, kind in found.items() if kind not in (Showed, Drew))
    return {found[tag]: number for number, tag in enumerate(tags, 1)}


def numbers(size: int, highest: int) -> spaces.Box:
    """So many whole numbers from 0 on."""
    return spaces.Box(0, highest, (size,), np.int16)


def measures(*shape: int) -> spaces.Box:
    """Measures that are scaled to a few units."""
    return spaces.Box(-REACH, REACH, shape, np.float32)


REACH = 10.0
"""No measure is larger."""
