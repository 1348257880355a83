"""What is played, and what counts: `Task`, on `Terms` that are the same for every title."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import TypeAlias, TypedDict, get_args

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from starhold.kernel import BadSetup, Match, OptionValue

from .encoder import MASK, Encoder, Reward
from .observer import Arrays

Mask: TypeAlias = NDArray[np.int8]

MAX_ANSWERS = 10_000
"""More than any of a thousand random matches of our longest title took."""


def masks_of(size: int) -> list[Mask]:
    """A mask for each number of options from none to `size`; nobody can write into them, so all can share them."""
    masks = np.tri(size + 1, size, -1, np.int8)
    masks.flags.writeable = False
    return list(masks)


class Terms(TypedDict, total=False):
    """On which terms a match is played, whatever the environment."""

    seats: int
    """How many play."""
    observe: Collection[str] | None
    """What is observed besides the situation; everything, unless it is said."""
    max_options: int | None
    """How many options have a number."""
    options: Mapping[str, OptionValue] | None
    """Options of the game, by name."""
    max_answers: int
    """How many answers of all seats together there are before the match is cut off."""
    reward: Reward
    """Whether each change of the score counts, or winning and losing alone; as the title says, unless it is said."""
    penalty: float | None
    """What an action costs that is no option, and then changes nothing; it is refused, unless this is said."""


def alone(terms: Terms, usual: Mapping[str, OptionValue]) -> Terms:
    """The same terms for one seat and, unless they say otherwise, the usual options of whoever plays alone."""
    return {**terms, "seats": 1, "options": {**usual, **(terms.get("options") or {})}}


class Task:
    """What is played, how it is shown in arrays, and what counts as success."""

    def __init__(
        self,
        encoder: type[Encoder],
        *,
        seats: int | None = None,
        observe: Collection[str] | None = None,
        max_options: int | None = None,
        options: Mapping[str, OptionValue] | None = None,
        max_answers: int = MAX_ANSWERS,
        reward: Reward | None = None,
        penalty: float | None = None,
    ) -> None:
        if reward not in (None, *get_args(Reward)):
            raise BadSetup(f"rewards are for {' or '.join(get_args(Reward))}, not {reward!r}")
        if max_answers < 1:
            raise BadSetup(f"expected at least 1 answer before a match is cut off, came {max_answers}")
        self.encoder = encoder(observe, max_options)
        self.seats = encoder.seats if seats is None else seats
        self.options = dict(options or {})
        self.max_answers = max_answers
        self.reward = reward or encoder.reward
        self.penalty = penalty
        size = self.encoder.size
        boxes = {**self.encoder.spaces(), MASK: spaces.Box(0, 1, (size,), np.int8)}
        self.space = spaces.Dict(list(boxes.items()))
        self.masks: list[Mask] = masks_of(size)
        """The mask for each number of options."""
        self._shapes = [(key, box.shape, box.dtype) for key, box in boxes.items()]
        self.new_match(0)  # so that bad options are refused here, and not at the first reset

    def new_match(self, seed: int) -> Match:
        """A match at its first decision."""
        return Match.new(self.encoder.game, seats=self.seats, seed=seed, options=self.options)

    def empty(self) -> Arrays:
        """The arrays of an observation, with nothing in them."""
        return {key: np.zeros(shape, dtype) for key, shape, dtype in self._shapes}
