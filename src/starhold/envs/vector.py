"""Many matches at once, by the vector interface of Gymnasium: `VectorMatches`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Sized
from typing import Any, ClassVar, TypeVar, Unpack

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from starhold.kernel import BadSetup, Match, Seat

from .contest import Contest
from .encoder import MASK, Encoder
from .episode import IllegalAction
from .observer import Arrays
from .option_spaces import OptionSpace, OptionsSpace
from .rendering import RENDER_MODES, Rendered, render_mode_of
from .task import Task, Terms

Floats = NDArray[np.float64]
Flags = NDArray[np.bool_]
S = TypeVar("S", bound=Sized)


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
        render_mode: str | None = None,
        **terms: Unpack[Terms],
    ) -> None:
        if num_envs < 1:
            raise BadSetup(f"expected at least 1 match, came {num_envs}")
        self.num_envs = num_envs
        self.metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP, "render_modes": RENDER_MODES}
        self.render_mode = render_mode_of(render_mode)
        self.task = Task(self.encoder, **terms)
        self.contests = [Contest(self.task, opponents, seat) for _ in range(num_envs)]
        self.copy = copy
        self.single_observation_space = self.task.space
        self.single_action_space = OptionSpace(self.task.encoder.size)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.options_space = OptionsSpace(self.task.encoder.size, num_envs)
        self.action_space = self.options_space
        self._batch: Arrays = {
            key: np.zeros((num_envs, *array.shape), array.dtype) for key, array in self.task.empty().items()
        }
        self._rows = self._rows_of_batch()
        self._randoms: list[np.random.Generator] = []

    def reset(
        self, *, seed: int | Sequence[int] | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[Arrays, dict[str, Any]]:
        """Begin all matches. One seed gives each match a stream of its own; a list has one seed for each."""
        if isinstance(seed, Sized):
            self._randoms = [np.random.default_rng(one) for one in self._one_for_each(seed, "seeds")]
        elif seed is not None or not self._randoms:
            super().reset(seed=seed)
            self._randoms = self.np_random.spawn(self.num_envs)
        for number in range(self.num_envs):
            self._begin(number, options)
        return self._shown()

    def step(self, actions: NDArray[np.int64]) -> tuple[Arrays, Floats, Flags, Flags, dict[str, Any]]:
        """Answer in each match; those that had ended begin anew. If one action is refused, nothing has changed."""
        self._check(actions)
        rewards = np.zeros(self.num_envs)
        for number, contest in enumerate(self.contests):
            if contest.is_done:
                self._begin(number, None)
            else:
                rewards[number] = contest.act(actions[number])
                contest.look()
        over = np.array([contest.episode.over for contest in self.contests])
        cut_off = np.array([contest.episode.cut_off for contest in self.contests])
        observations, infos = self._shown()
        return observations, rewards, over, cut_off, infos

    @property
    def matches(self) -> list[Match]:
        """The matches that are played."""
        return [contest.episode.match for contest in self.contests]

    def render(self) -> tuple[Rendered, ...] | None:  # type: ignore[override]
        """The tables as the seats see them, as the render mode says."""
        if self.render_mode is None:
            return None
        return tuple(contest.render(self.render_mode) for contest in self.contests)

    def action_masks(self) -> Flags:
        """Which actions are options, match by match."""
        return self._batch[MASK].astype(bool)

    def __getstate__(self) -> dict[str, object]:
        """The matches for `pickle`, without the rows: as copies, they would be rows of nothing."""
        return {name: value for name, value in vars(self).items() if name != "_rows"}

    def __setstate__(self, state: dict[str, Any]) -> None:
        vars(self).update(state)
        self._rows = self._rows_of_batch()
        for contest, row in zip(self.contests, self._rows, strict=True):
            if contest.has_begun:
                contest.episode.watch(contest.seat, row)
                contest.look()

    def _rows_of_batch(self) -> list[Arrays]:
        """For each match, its part of the batch."""
        return [{key: array[number] for key, array in self._batch.items()} for number in range(self.num_envs)]

    def _check(self, actions: NDArray[np.int64]) -> None:
        """Refuse actions that are no options before the first of them is carried out."""
        for number, action in enumerate(self._one_for_each(actions, "actions")):
            contest = self.contests[number]
            if not contest.is_done and self.task.penalty is None:
                try:
                    contest.episode.meaning(action)
                except IllegalAction as error:
                    raise IllegalAction(f"match {number}: {error}") from None

    def _one_for_each(self, given: S, what: str) -> S:
        if len(given) != self.num_envs:
            raise ValueError(f"expected {self.num_envs} {what}, one for each match, came {len(given)}")
        return given

    def _begin(self, number: int, options: Mapping[str, Any] | None) -> None:
        contest = self.contests[number]
        contest.begin(self._randoms[number], options)
        contest.episode.watch(contest.seat, self._rows[number])
        contest.look()

    def _shown(self) -> tuple[Arrays, dict[str, Any]]:
        if self.render_mode == "human":
            self.render()
        batch = {key: array.copy() for key, array in self._batch.items()} if self.copy else self._batch
        self.options_space.offered = self._batch[MASK].sum(axis=1, dtype=np.int64)
        return batch, {MASK: self._batch[MASK].copy()}
