"""One seat against players who are known by name."""

from __future__ import annotations

import warnings

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import starhold
from starhold.envs import IllegalAction
from starhold.envs.demo_v0 import DemoSolo
from starhold.envs.solo import SoloEnv
from starhold.envs.xia.situation import SITUATION
from starhold.envs.xia_v0 import XiaAlone, XiaSolo
from starhold.kernel import BadSetup

from .walks import EVERYTHING


def play(env: SoloEnv, seed: int) -> float:
    """A whole match of sampled actions; what it brought."""
    env.action_space.seed(seed)
    env.reset(seed=seed)
    gained, ended = 0.0, False
    while not ended:
        _, reward, over, cut_off, _ = env.step(env.action_space.sample())
        gained += reward
        ended = over or cut_off
    return gained


@pytest.mark.parametrize("name", ["Starhold/Akarios-v0", "Starhold/Demo-v0", "Starhold/Xia-v0"])
def test_gymnasium_accepts_it(name: str) -> None:
    env = gymnasium.make(name, render_mode="ansi")
    check_env(env.unwrapped)


def test_arguments_reach_the_environment() -> None:
    env = gymnasium.make("Starhold/Xia-v0", seats=2, seat=1, options=EVERYTHING, observe=["options"])
    observation, info = env.reset(seed=1)
    assert isinstance(env.unwrapped, XiaSolo)
    assert set(observation) == {"observation", "options", "option_kinds", "option_subjects", "action_mask"}
    assert info["seat"] == env.unwrapped.match.decision.seat == 1


def test_the_reward_is_all_that_the_seat_gained_since_its_last_answer() -> None:
    env = DemoSolo(seats=3, seat=1)
    gained = play(env, seed=3)
    result = env.match.result
    assert result is not None
    assert gained == pytest.approx(result.scores[1] / 10)


def test_actions_that_are_no_options_are_refused() -> None:
    env = DemoSolo()
    env.reset(seed=1)
    assert np.flatnonzero(env.action_masks()).tolist() == [0, 1]
    assert [env.meaning(action) for action in (0, 1)] == ["fly 1", "fly 8"]
    with pytest.raises(IllegalAction, match="action 2 is no option"):
        env.step(2)


def test_after_the_end_there_is_nothing_to_answer() -> None:
    env = DemoSolo(max_answers=7)
    play(env, seed=1)
    assert np.flatnonzero(env.action_masks()).tolist() == [0]
    assert env.action_space.contains(env.action_space.sample())
    with pytest.raises(RuntimeError, match=r"call reset\(\)"):
        env.step(0)


def test_sampling_with_a_mask_is_as_usual() -> None:
    env = DemoSolo()
    mask = np.array([0, 0, 0, 1, 0, 0, 0, 0], np.int8)
    assert env.action_space.sample(mask) == 3


def test_any_seat_can_be_drawn() -> None:
    env = DemoSolo(seats=4, seat=None)
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(20)} == {0, 1, 2, 3}


def test_it_can_begin_with_a_match() -> None:
    match = starhold.new("demo", seed=7)
    env = DemoSolo(render_mode="ansi")
    env.reset(options={"match": match})
    assert env.match.fingerprint() == match.fingerprint()
    assert env.render() == match.game.board(match.view(0))
    assert DemoSolo().render() is None


def test_each_opponent_can_be_another() -> None:
    env = DemoSolo(seats=3, opponents=["random", "random"])
    play(env, seed=1)
    assert env.match.over


@pytest.mark.parametrize(
    ("terms", "says"),
    [
        ({"opponents": ["random", "random"]}, "the names of 1 opponents, came 2"),
        ({"opponents": "nobody"}, "nobody"),
        ({"seat": 2}, "a seat from 0 to 1, or None for any, came 2"),
    ],
)
def test_wrong_terms_are_refused_at_once(terms: dict[str, object], says: str) -> None:
    with pytest.raises(BadSetup, match=says):
        DemoSolo(**terms)  # type: ignore[arg-type]


def test_before_the_first_reset_it_says_what_to_do() -> None:
    with pytest.raises(RuntimeError, match=r"call reset\(\) first"):
        DemoSolo().step(0)


# Alone


def test_a_captain_alone_is_an_environment_of_its_own() -> None:
    env = gymnasium.make("Starhold/XiaSolo-v0", render_mode="ansi")
    assert isinstance(env.unwrapped, XiaAlone)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(env.unwrapped)


def alone(**options: bool) -> dict[str, float]:
    """What is observed of the other side after the first answers of a game alone."""
    env = XiaAlone(options=options, observe=[])
    observation, _ = env.reset(seed=4)
    while env.match.decision.prompt != "xia.action-phase.act":
        observation, *_ = env.step(len(env.match.decision.options) - 1)
    return {name: float(observation["observation"][SITUATION.index(name)]) for name in SITUATION if "alone: " in name}


def test_the_other_side_is_observed() -> None:
    seen = alone()
    assert {"alone: fame of the NPCs", "alone: side B", "alone: plus on their roll"} < seen.keys()
    assert seen["alone: round"] > 0
    assert not any(number for name, number in seen.items() if name.startswith("alone: goal "))


def test_the_goal_of_a_campaign_game_is_observed() -> None:
    seen = alone(campaign=True)
    assert sum(number for name, number in seen.items() if name.startswith("alone: goal ")) == 1


def test_many_captains_alone() -> None:
    envs = gymnasium.make_vec("Starhold/XiaSolo-v0", num_envs=2)
    observations, _ = envs.reset(seed=1)
    assert observations["observation"].shape == (2, len(SITUATION))
