"""Any title as an environment of Gymnasium: `SoloEnv`, one seat against players who are known by name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, SupportsIndex, Unpack

import gymnasium
import numpy as np
from numpy.typing import NDArray

from starhold.kernel import Match, Seat

from .contest import Contest
from .encoder import MASK, Encoder
from .observer import Arrays
from .option_spaces import OptionSpace
from .rendering import RENDER_MODES, Rendered, render_mode_of
from .task import Task, Terms


class SoloEnv(gymnasium.Env[dict[str, Any], SupportsIndex]):
    """One seat of a match; the others are played by `opponents`.

    An action that is no option is refused with `IllegalAction`, and nothing has changed.
    """

    encoder: ClassVar[type[Encoder]]
    metadata: dict[str, Any] = {"render_modes": RENDER_MODES, "render_fps": 4}

    def __init__(
        self,
        *,
        opponents: str | Sequence[str] = "random",
        seat: Seat | None = 0,
        render_mode: str | None = None,
        **terms: Unpack[Terms],
    ) -> None:
        self.task = Task(self.encoder, **terms)
        self.contest = Contest(self.task, opponents, seat)
        self.observation_space = self.task.space
        self.options_space = OptionSpace(self.task.encoder.size)
        self.action_space = self.options_space
        self.render_mode = render_mode_of(render_mode)

    def reset(
        self, *, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[Arrays, dict[str, Any]]:
        """Begin a match; `options={"match": match}` begins with a copy of that one."""
        super().reset(seed=seed)
        self.contest.begin(self.np_random, options)
        return self._shown()

    def step(self, action: SupportsIndex) -> tuple[Arrays, float, bool, bool, dict[str, Any]]:
        """Give the option of that number as the answer, and let the others answer until the seat is asked again."""
        reward = self.contest.act(action)
        observation, info = self._shown()
        return observation, reward, self.contest.episode.over, self.contest.episode.cut_off, info

    def render(self) -> Rendered:
        """The table as the seat sees it, as the render mode says."""
        return self.contest.render(self.render_mode)

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are options, as masked algorithms ask for it."""
        return self.contest.mask().astype(bool)

    def meaning(self, action: SupportsIndex) -> str:
        """The answer that an action gives, in notation."""
        return str(self.contest.episode.meaning(action))

    @property
    def match(self) -> Match:
        """The match that is played."""
        return self.contest.episode.match

    def _shown(self) -> tuple[Arrays, dict[str, Any]]:
        contest = self.contest
        if self.render_mode == "human":
            self.render()
        observation = contest.look().observation()
        self.options_space.offered = len(contest.episode.offered)
        return observation, {MASK: observation[MASK].copy(), "seat": contest.seat}
