"""Environments ask one seat at a time, also where the rules ask several at once."""

from __future__ import annotations

import numpy as np
import pytest
from pettingzoo.test import api_test  # type: ignore[import-untyped]

from starhold.envs import PlainEncoder, Task
from starhold.envs.aec import MatchEnv
from starhold.envs.contest import Contest
from starhold.envs.episode import Episode
from starhold.kernel import Match, Seat
from tests.crew import Crew, CrewView

from .test_pettingzoo import SHAPE


class CrewEncoder(PlainEncoder):
    game = Crew
    features = ("found", "saved", "own tools")
    seats = 3
    max_options = 8

    def measure(self, view: CrewView, seat: Seat) -> list[float]:
        return [view.found / 20, view.saved / 40, len(view.tools) / 2]


def test_the_first_seat_is_selected_and_only_its_options_are_shown() -> None:
    env = MatchEnv("crew", CrewEncoder)
    env.reset(seed=1)
    assert env.agent_selection == "seat_0"
    assert env.observe("seat_0")["action_mask"].sum() == len(env.match.decision.options)
    assert not env.observe("seat_1")["action_mask"].any()
    while env.agent_selection == "seat_0":
        env.step(len(env.episode.offered) - 1)
    assert env.agent_selection == "seat_1"
    assert env.meaning(0) == "dig 1"


@pytest.mark.filterwarnings(SHAPE)
def test_it_is_a_sound_environment() -> None:
    api_test(MatchEnv("crew", CrewEncoder), num_cycles=50)


def test_the_others_answer_until_the_seat_comes_first() -> None:
    contest = Contest(Task(CrewEncoder), "random", seat=2)
    contest.begin(np.random.default_rng(1))
    while not contest.is_done:
        assert contest.episode.match.decision.seat == 2
        contest.act(0)


def test_what_is_observed_hangs_on_nothing_that_only_others_know() -> None:
    match = Match.new(Crew, seats=3, seed=1)
    twin = match.clone()
    twin.game.redeal(1)
    here, there = (Episode(Task(CrewEncoder), world).observation(1) for world in (match, twin))
    assert all(np.array_equal(here[name], there[name]) for name in here)
