"""Lifeboat in an environment: one agent is asked at a time, and at the end all get the same."""

from __future__ import annotations

import pytest

from starhold.envs import PlainEncoder
from starhold.envs.aec import MatchEnv
from starhold.games.lifeboat import Lifeboat
from starhold.games.lifeboat.state import LifeboatView
from starhold.kernel import Seat

from .test_aec import finished


class Hatch(PlainEncoder):
    """How far the crew is, and how much air it has."""

    game = Lifeboat
    features = ("work", "air")
    max_options = 3

    def measure(self, view: LifeboatView, seat: Seat) -> list[float]:
        return [view.work / view.goal, view.air / 16]


def test_whoever_is_first_is_asked_first() -> None:
    env = MatchEnv("lifeboat_v0", Hatch, seats=3)
    env.reset(seed=1)
    assert [env.meaning(action) for action in range(3)] == ["use 0 hammer", "use 0 pump", "use 0 torch"]
    env.step(2)
    assert env.agent_selection == "seat_1"
    assert env.observe("seat_0")["observation"].shape == (2,)


@pytest.mark.untraced
def test_all_are_rewarded_alike() -> None:
    env = MatchEnv("lifeboat_v0", Hatch, seats=3, reward="win")
    gained = [finished(env, seed) for seed in range(12)]
    assert all(len({*each.values()}) == 1 for each in gained)
    assert {each["seat_0"] for each in gained} == {1.0, -1.0}
