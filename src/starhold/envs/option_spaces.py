"""The numbers of options as spaces of Gymnasium, which draw among what is offered now."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray


class OptionSpace(spaces.Discrete):
    """The numbers of options. Sampled without a mask, it draws among those that are offered now."""

    def __init__(self, size: int) -> None:
        super().__init__(size)
        self.offered = 0

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        """A number that stands for an option, if there is any."""
        if mask is not None or probability is not None:
            return super().sample(mask, probability)
        return np.int64(self.np_random.integers(self.offered or self.n))


class OptionsSpace(spaces.MultiDiscrete[np.int64]):
    """The same for several matches, one number for each."""

    def __init__(self, size: int, matches: int) -> None:
        super().__init__(np.full(matches, size, np.int64))
        self.offered = np.zeros(matches, np.int64)

    def sample(self, mask: Any = None, probability: Any = None) -> NDArray[np.int64]:
        """A number for each match that stands for an option, if there is any."""
        if mask is not None or probability is not None:
            return super().sample(mask, probability)
        return self.np_random.integers(np.where(self.offered > 0, self.offered, self.nvec))
