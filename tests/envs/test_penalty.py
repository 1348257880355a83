"""An action that is no option can cost something instead of being refused."""

from __future__ import annotations

import numpy as np

from starhold.envs import demo_v0
from starhold.envs.demo_v0 import DemoSolo, VectorDemo


def test_the_agent_pays_and_stays_in_place() -> None:
    env = demo_v0.env(seats=3, penalty=0.5)
    env.reset(seed=1)
    before = env.match.fingerprint()
    env.step(7)
    assert env.match.fingerprint() == before
    assert env.agent_selection == "seat_0"
    assert env.rewards == {"seat_0": -0.5, "seat_1": 0.0, "seat_2": 0.0}
    assert env.infos["seat_0"]["action_mask"].sum() == 2
    env.step(0)
    assert env.match.revision == 1
    assert env.rewards == dict.fromkeys(env.agents, 0.0)


def test_it_counts_as_an_answer_so_that_nobody_stays_for_ever() -> None:
    env = DemoSolo(penalty=0.25, max_answers=3)
    env.reset(seed=1)
    steps = [env.step(-1)[1:4] for _ in range(3)]
    assert steps == [(-0.25, False, False), (-0.25, False, False), (-0.25, False, True)]


def test_it_holds_for_winning_too() -> None:
    env = DemoSolo(penalty=0.25, reward="win")
    env.reset(seed=1)
    assert env.step(7)[1] == -0.25


def test_the_other_matches_go_on() -> None:
    envs = VectorDemo(3, penalty=0.5)
    envs.reset(seed=1)
    rewards = envs.step(np.array([0, 7, 0]))[1]
    assert rewards.tolist() == [0.0, -0.5, 0.0]
    assert [match.revision > 0 for match in envs.matches] == [True, False, True]
