"""Many matches at once, by the vector interface of Gymnasium: `VectorMatches`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Unpack

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from starhold.kernel import BadSetup, Match, Seat

from .contest import Contest
from .encoder import MASK, Arrays, Encoder
from .solo import OptionSpace
from .task import Task, Terms

Floats = NDArray[np.float64]
Flags = NDArray[np.bool_]


class VectorMatches(VectorEnv[Arrays, NDArray[np.int64], NDArray[Any]]):
    """So many matches side by side, one seat of each is played from outside.

    A match that has ended begins anew in the next step, whose action is then ignored. All observations are written
    into one batch; with `copy=False` it is handed out itself, and the next step writes over it.
    """

    encoder: ClassVar[type[Encoder]]

    def __init__(
        self,
        num_envs: int,
        *,
        opponents: str | Sequence[str] = "random",
        seat: Seat | None = 0,
        copy: bool = True,
        **terms: Unpack[Terms],
    ) -> None:
        if num_envs < 1:
            raise BadSetup(f"expected at least 1 match, came {num_envs}")
        self.num_envs = num_envs
        self.metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP}
        self.task = Task(self.encoder, **terms)
        self.contests = [Contest(self.task, opponents, seat) for _ in range(num_envs)]
        self.copy = copy
        self.single_observation_space = self.task.space
        self.single_action_space = OptionSpace(self.task.encoder.size)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._batch: Arrays = {
            key: np.zeros((num_envs, *array.shape), array.dtype) for key, array in self.task.empty().items()
        }
        self._rows: list[Arrays] = [
            {key: array[number] for key, array in self._batch.items()} for number in range(num_envs)
        ]
        self._randoms: list[np.random.Generator] = []

    def reset(
        self, *, seed: int | Sequence[int] | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[Arrays, dict[str, Any]]:
        """Begin all matches. One seed gives each match a stream of its own; a list has one seed for each."""
        if isinstance(seed, int) or (seed is None and not self._randoms):
            super().reset(seed=seed)
            self._randoms = self.np_random.spawn(self.num_envs)
        elif seed is not None:
            self._randoms = [np.random.default_rng(one) for one in seed]
        for number in range(self.num_envs):
            self._begin(number, options)
        return self._shown()

    def step(self, actions: NDArray[np.int64]) -> tuple[Arrays, Floats, Flags, Flags, dict[str, Any]]:
        """Answer in each match; those that had ended begin anew."""
        rewards = np.zeros(self.num_envs)
        for number, contest in enumerate(self.contests):
            if contest.is_done:
                self._begin(number, None)
            else:
                rewards[number] = contest.act(actions[number])
                contest.episode.fill(contest.seat, self._rows[number])
        over = np.array([contest.episode.over for contest in self.contests])
        cut_off = np.array([contest.episode.cut_off for contest in self.contests])
        observations, infos = self._shown()
        return observations, rewards, over, cut_off, infos

    @property
    def matches(self) -> list[Match]:
        """The matches that are played."""
        return [contest.episode.match for contest in self.contests]

    def action_masks(self) -> Flags:
        """Which actions are options, match by match."""
        return self._batch[MASK].astype(bool)

    def _begin(self, number: int, options: Mapping[str, Any] | None) -> None:
        contest = self.contests[number]
        contest.begin(self._randoms[number], options)
        contest.episode.fill(contest.seat, self._rows[number])

    def _shown(self) -> tuple[Arrays, dict[str, Any]]:
        batch = {key: array.copy() for key, array in self._batch.items()} if self.copy else self._batch
        return batch, {MASK: self._batch[MASK].copy()}
