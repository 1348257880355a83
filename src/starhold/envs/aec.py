"""Any title as an environment of PettingZoo: `MatchEnv`, in which seats answer one at a time."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, SupportsIndex, Unpack

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv  # type: ignore[import-untyped]

from starhold.kernel import Match

from .encoder import MASK, Encoder
from .episode import Episode
from .observer import Arrays
from .rendering import RENDER_MODES, Rendered, render_mode_of, rendered
from .task import Task, Terms


class MatchEnv(AECEnv):  # type: ignore[misc]
    """A match as an agent environment cycle: the agent is the seat that is asked, its action the number of an option.

    Of an open question the first seat is selected, until it is not asked any more: one agent acts at a time.
    Nothing is observed before somebody asks for it. An action that is no option is refused, and nothing has changed.
    """

    def __init__(
        self,
        name: str,
        encoder: type[Encoder],
        *,
        render_mode: str | None = None,
        **terms: Unpack[Terms],
    ) -> None:
        super().__init__()
        self.metadata: dict[str, Any] = {"name": name, "render_modes": RENDER_MODES, "is_parallelizable": False}
        self.task = Task(encoder, **terms)
        self.render_mode = render_mode_of(render_mode)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.task.seats)]
        self.agents: list[str] = []
        self.action_spaces = {agent: spaces.Discrete(self.task.encoder.size) for agent in self.possible_agents}
        self.observation_spaces = {agent: spaces.Dict(dict(self.task.space.spaces)) for agent in self.possible_agents}
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._random = np.random.default_rng()
        self._episode: Episode | None = None

    # What PettingZoo asks

    def observation_space(self, agent: str) -> spaces.Dict:
        """The shapes of what an agent observes."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """As many numbers as options are numbered at most."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Begin a match; `options={"match": match}` begins with a copy of that one."""
        if seed is not None:
            self._random = np.random.default_rng(seed)
        self._episode = Episode.begin(self.task, self._random, options)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._rewarded = False
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[0]
        self._move_on()
        if self.render_mode == "human":
            self.render()

    def step(self, action: SupportsIndex | None) -> None:
        """Give the option of that number as the answer of the selected agent."""
        episode, agent = self.episode, self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is asked, and None is no answer")
        episode.act(action)
        self.infos[agent] = {}
        self._cumulative_rewards[agent] = 0.0
        self._hand_out(episode.gains)
        self._move_on()
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> Arrays:
        """What an agent may know; it is made when it is asked for."""
        return self.episode.observation(self._seats[agent])

    def render(self) -> Rendered:
        """The table as everybody sees it, as the render mode says."""
        mode = self.render_mode
        return None if mode is None else rendered(mode, self.task.encoder, self.match, None)

    def close(self) -> None:
        """There is nothing to close."""

    # What Starhold adds

    @property
    def episode(self) -> Episode:
        """The match with its options numbered."""
        if self._episode is None:
            raise RuntimeError("call reset() first: no match has begun")
        return self._episode

    @property
    def match(self) -> Match:
        """The match that is played."""
        return self.episode.match

    @property
    def left_out(self) -> int:
        """How many options of the pending decision have no number."""
        return self.episode.left_out

    def meaning(self, action: SupportsIndex) -> str:
        """The answer that an action gives, in notation."""
        return str(self.episode.meaning(action))

    # How a step goes on

    def _hand_out(self, gains: tuple[float, ...] | None) -> None:
        if gains is not None:
            self.rewards = dict(zip(self.possible_agents, gains, strict=True))
            self._accumulate_rewards()
        elif self._rewarded:
            self.rewards = dict.fromkeys(self.agents, 0.0)
        self._rewarded = gains is not None

    def _move_on(self) -> None:
        """Select who is asked next, or let all agents know that it is over."""
        episode = self.episode
        decision = episode.match.game.decision
        if decision is None or episode.cut_off:
            ended = self.terminations if decision is None else self.truncations
            ended.update(dict.fromkeys(self.agents, True))
            self.agent_selection = self.agents[0]
            return
        seat = decision.seat
        agent = self.agent_selection = self.possible_agents[seat]
        self.infos[agent] = {MASK: episode.mask(seat)}
