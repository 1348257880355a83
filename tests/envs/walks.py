"""Environments at moments of random play."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from starhold.envs.aec import MatchEnv

EVERYTHING: dict[str, Any] = {"embers": True, "missions_and_powers": True, "sellsword": True, "envoy": True}
BASE: dict[str, Any] = {"embers": False, "missions_and_powers": False, "sellsword": False, "envoy": False}


def walk(env: MatchEnv, *, seed: int, steps: int) -> Iterator[str]:
    """The agent that is asked, before each of so many random steps; matches begin anew when they are over."""
    chance = np.random.default_rng(seed)
    env.reset(seed=seed)
    for _ in range(steps):
        yield env.agent_selection
        env.step(int(chance.integers(len(env.episode.offered))))
        if env.terminations[env.agent_selection] or env.truncations[env.agent_selection]:
            env.reset()
