"""Environments can be pickled at any moment, and the copy goes on as the original does."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np
import pytest

from starhold.envs import Arrays, demo_v0, xia_v0
from starhold.envs.aec import MatchEnv
from starhold.envs.demo_v0 import DemoSolo, VectorDemo
from starhold.envs.solo import SoloEnv
from starhold.envs.vector import VectorMatches
from starhold.envs.xia_v0 import VectorXia, XiaSolo

from .walks import EVERYTHING, walk

XIA: dict[str, Any] = {"seats": 2, "options": EVERYTHING}


def copied(env: Any) -> Any:
    return pickle.loads(pickle.dumps(env))


def assert_same(one: Arrays, other: Arrays) -> None:
    for key, array in one.items():
        assert np.array_equal(array, other[key]), key


@pytest.mark.parametrize("make", [demo_v0.env, partial(xia_v0.env, **XIA)])
@pytest.mark.parametrize("steps", [1, 40, 333])
def test_every_seat_is_an_agent(make: Callable[[], MatchEnv], steps: int) -> None:
    env = make()
    for _ in walk(env, seed=4, steps=steps):
        pass
    twin = copied(env)
    assert twin.match.fingerprint() == env.match.fingerprint()
    chance = np.random.default_rng(1)
    for _ in range(60):
        assert_same(env.observe(env.agent_selection), twin.observe(env.agent_selection))
        action = int(chance.integers(len(env.episode.offered)))
        env.step(action)
        twin.step(action)
        assert (env.rewards, env.terminations) == (twin.rewards, twin.terminations)
        if any(env.terminations.values()):
            env.reset()
            twin.reset()
    assert twin.match.fingerprint() == env.match.fingerprint()


@pytest.mark.parametrize("opponent", ["random", "captain"])
def test_one_seat_of_xia(opponent: str) -> None:
    goes_on_alike(XiaSolo(opponents=opponent, **XIA), steps=12)


def test_one_seat() -> None:
    goes_on_alike(DemoSolo(seat=None, seats=3), steps=50)


def goes_on_alike(env: SoloEnv, steps: int) -> None:
    env.reset(seed=3)
    env.action_space.seed(3)
    for _ in range(steps):
        env.step(env.action_space.sample())
        if env.match.over:
            env.reset()
    twin = copied(env)
    assert np.array_equal(twin.action_masks(), env.action_masks())
    for _ in range(steps):
        one, other = env.step(env.action_space.sample()), twin.step(twin.action_space.sample())
        assert_same(one[0], other[0])
        assert one[1:4] == other[1:4]
        if env.match.over:
            assert_same(env.reset()[0], twin.reset()[0])
    assert twin.match.fingerprint() == env.match.fingerprint()


@pytest.mark.parametrize("make", [partial(VectorDemo, 3), partial(VectorXia, 3, **XIA)])
@pytest.mark.parametrize("shared", [False, True])
def test_many_matches(make: Callable[..., VectorMatches], *, shared: bool) -> None:
    envs = make(copy=not shared, max_answers=60)
    envs.reset(seed=1)
    envs.action_space.seed(1)
    for _ in range(12):
        envs.step(envs.action_space.sample())
    twins = copied(envs)
    for _ in range(40):
        one, other = envs.step(envs.action_space.sample()), twins.step(twins.action_space.sample())
        assert_same(one[0], other[0])
        for given, twin in zip(one[1:4], other[1:4], strict=True):
            assert np.array_equal(np.asarray(given), np.asarray(twin))


def test_before_the_first_match() -> None:
    for env in (xia_v0.env(), XiaSolo()):
        twin = copied(env)
        env.reset(seed=1)
        twin.reset(seed=1)
        assert twin.match.fingerprint() == env.match.fingerprint()
    assert_same(copied(VectorXia(2)).reset(seed=1)[0], VectorXia(2).reset(seed=1)[0])


def test_a_deep_copy_goes_its_own_way() -> None:
    env = xia_v0.env(**XIA)
    env.reset(seed=1)
    before = env.match.fingerprint()
    twin = copy.deepcopy(env)
    twin.step(0)
    assert env.match.fingerprint() == before != twin.match.fingerprint()
