"""PettingZoo's own tests accept the environments."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import count
from pathlib import Path
from types import ModuleType

import pytest
from pettingzoo.test import api_test, max_cycles_test, performance_benchmark, render_test, seed_test  # type: ignore[import-untyped]
from pettingzoo.test import test_save_obs as save_observations

from starhold.envs import akarios_v0, corespace_v0, demo_v0, xia_v0
from starhold.envs.aec import MatchEnv

from .walks import BASE, EVERYTHING

ENVS: dict[str, Callable[[], MatchEnv]] = {
    "akarios": akarios_v0.env,
    "akarios, four seats": partial(akarios_v0.env, seats=4, options={"scenario": "hold-the-lantern"}),
    "corespace": corespace_v0.env,
    "corespace, four seats": partial(corespace_v0.env, seats=4, reward="win"),
    "demo": demo_v0.env,
    "demo, four seats": partial(demo_v0.raw_env, seats=4, reward="win"),
    "xia": partial(xia_v0.env, options=EVERYTHING),
    "xia, base game": partial(xia_v0.env, seats=2, options=BASE, observe=[]),
    "xia, cut off": partial(xia_v0.env, seats=5, max_answers=60),
}

SHAPE = "ignore:Observation (space for each agent probably|is not a NumPy array)"
"""It warns of observations that are dictionaries, except those of its own games."""


@pytest.mark.filterwarnings(SHAPE)
@pytest.mark.parametrize("name", ENVS)
def test_it_keeps_to_the_interface(name: str) -> None:
    api_test(ENVS[name](), num_cycles=120)


@pytest.mark.parametrize("name", ENVS)
def test_the_same_seed_gives_the_same_match(name: str) -> None:
    seed_test(ENVS[name], num_cycles=60)


def test_its_observations_are_no_pictures(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    save_observations(demo_v0.env())
    assert "Observations must be Box to save observations as image" in capsys.readouterr().out


@pytest.mark.parametrize("module", [akarios_v0, corespace_v0, demo_v0, xia_v0])
def test_it_can_be_rendered_in_each_mode(module: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(module.env)
    assert capsys.readouterr().out


def test_there_are_no_cycles_to_count() -> None:
    """PettingZoo's `max_cycles_test` wants a `parallel_env` with `max_cycles` steps for each agent.

    At a table one seat answers at a time, some more often than others, so there is no parallel environment, and matches
    are cut off by `max_answers` of all seats together.
    """
    with pytest.raises(AttributeError, match="parallel_env"):
        max_cycles_test(demo_v0)
    env = demo_v0.env(max_answers=4)
    env.reset(seed=1)
    turns = 0
    for agent in env.agent_iter():
        env.step(None if env.truncations[agent] else 0)
        turns += 1
    assert turns == 4 + len(env.possible_agents), "after the last answer each agent is told once that it is over"


def test_its_benchmark_runs(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    clock = count()
    monkeypatch.setattr("time.time", lambda: next(clock))
    performance_benchmark(demo_v0.env())
    assert "turns per second" in capsys.readouterr().out
