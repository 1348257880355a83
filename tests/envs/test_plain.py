"""The shortest encoder: numbers of a view, and the kinds of the options."""

from __future__ import annotations

import numpy as np
import pytest

from starhold.envs import PlainEncoder, Task
from starhold.envs.episode import Episode
from starhold.games.demo import Demo
from starhold.games.demo.state import DemoView
from starhold.kernel import Match, Seat


class Small(PlainEncoder):
    """The place of the own captain, and the tokens that it knows."""

    game = Demo
    features = ("place", *(f"token {place}" for place in range(9)))
    max_options = 8
    good_score = 10.0

    def measure(self, view: DemoView, seat: Seat) -> list[float]:
        known = [0.0 if token is None or token.value is None else 1.0 + token.value for token in view.tokens]
        return [view.places[seat] / 9, *known]


@pytest.fixture
def match() -> Match:
    match = Match.new("demo", seats=2, seed=7)
    for answer in ("fly 1", "scan"):
        match.answer(answer)
    return match


def test_it_shows_numbers_and_kinds(match: Match) -> None:
    observation = Episode(Task(Small), match).observation(0)
    assert observation["observation"][0] == np.float32(1 / 9)
    assert np.count_nonzero(observation["observation"][1:]) == 1
    assert np.count_nonzero(observation["option_kinds"]) == len(match.decision.options)
    assert "option_kinds" not in Episode(Task(Small, observe=[]), match).observation(0)


def test_it_cannot_tell_what_the_seat_does_not_know(match: Match) -> None:
    episode = Episode(Task(Small), match)
    assert not episode.observation(1)["observation"][1:].any()
    twin = match.clone()
    twin.game.redeal(1)
    other = Episode(Task(Small), twin).observation(1)
    assert np.array_equal(other["observation"], episode.observation(1)["observation"])


def test_rewards_are_divided_by_a_good_score() -> None:
    assert Task(Small).encoder.score_unit(Match.new("demo", seed=1).game) == 10.0
