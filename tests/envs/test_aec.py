"""An environment in which every seat is an agent."""

from __future__ import annotations

import numpy as np
import pytest

import starhold
from starhold.envs import IllegalAction, demo_v0, xia_v0
from starhold.envs.aec import MatchEnv
from starhold.kernel import BadSetup

from .walks import EVERYTHING, walk


def finished(env: MatchEnv, seed: int) -> dict[str, float]:
    """What each agent got in a whole random match."""
    chance = np.random.default_rng(seed)
    gained = dict.fromkeys(env.possible_agents, 0.0)
    env.reset(seed=seed)
    while True:
        env.step(int(chance.integers(len(env.episode.offered))))
        for agent, reward in env.rewards.items():
            gained[agent] += reward
        if env.terminations[env.agent_selection]:
            return gained


def test_an_action_is_the_number_of_an_option() -> None:
    env = demo_v0.env()
    env.reset(options={"match": starhold.new("demo", seed=7)})
    assert env.agent_selection == "seat_0"
    assert [env.meaning(action) for action in (0, 1)] == ["fly 1", "fly 8"]
    assert env.infos["seat_0"]["action_mask"].tolist() == [1, 1, 0, 0, 0, 0, 0, 0]
    env.step(1)
    assert str(env.match.journal.entries[-1].choice) == "fly 8"  # type: ignore[union-attr]


def test_only_who_is_asked_has_a_mask() -> None:
    env = demo_v0.env()
    env.reset(seed=1)
    assert env.observe("seat_0")["action_mask"].sum() == 2
    assert env.observe("seat_1")["action_mask"].sum() == 0
    assert env.infos["seat_1"] == {}


@pytest.mark.parametrize("action", [2, 7, 8, -1])
def test_what_is_no_option_is_refused_and_changes_nothing(action: int) -> None:
    env = demo_v0.env()
    env.reset(seed=1)
    before = env.match.fingerprint()
    with pytest.raises(IllegalAction, match=rf"action {action} is no option: 2 are offered, and action_mask"):
        env.step(action)
    assert env.match.fingerprint() == before
    env.step(0)


def test_none_is_an_answer_only_after_the_end() -> None:
    env = demo_v0.env()
    env.reset(seed=1)
    with pytest.raises(ValueError, match="seat_0 is asked"):
        env.step(None)
    finished(env, seed=1)
    env.step(None)
    env.step(None)
    assert env.agents == []


def test_before_the_first_reset_it_says_what_to_do() -> None:
    with pytest.raises(RuntimeError, match=r"call reset\(\) first"):
        demo_v0.env().observe("seat_0")
    with pytest.raises(RuntimeError, match=r"call reset\(\) first"):
        demo_v0.env().step(0)


def test_a_fraction_is_no_action() -> None:
    env = demo_v0.env()
    env.reset(seed=1)
    with pytest.raises(TypeError, match="'float' object cannot be interpreted as an integer"):
        env.step(1.0)  # type: ignore[arg-type]


def test_one_part_can_be_named_without_a_list() -> None:
    assert list(xia_v0.env(observe="map").observation_space("seat_0")) == ["action_mask", "map", "observation"]


def test_a_match_that_is_over_is_no_beginning() -> None:
    match = starhold.new("demo", seats=2, seed=1)
    while not match.over:
        match.answer(match.decision.options[0])
    with pytest.raises(BadSetup, match="with 2 seats to begin with, came one that is over"):
        demo_v0.env().reset(options={"match": match})
    with pytest.raises(BadSetup, match=r"with 2 seats to begin with, came 'friday\.starhold'"):
        demo_v0.env().reset(options={"match": "friday.starhold"})


def test_a_match_is_cut_off_after_so_many_answers() -> None:
    env = demo_v0.env(max_answers=5)
    env.reset(seed=1)
    for _ in range(4):
        env.step(0)
        assert not any(env.truncations.values())
    env.step(0)
    assert all(env.truncations.values())
    assert not any(env.terminations.values())
    assert env.observe("seat_0")["action_mask"].sum() == 0


def test_the_score_is_the_reward() -> None:
    env = demo_v0.env(seats=3)
    gained = finished(env, seed=5)
    result = env.match.result
    assert result is not None
    assert max(result.scores) > 0
    assert list(gained.values()) == pytest.approx([score / 10 for score in result.scores])


def test_in_xia_the_score_is_divided_by_the_fame_goal() -> None:
    env = xia_v0.env(seats=2, observe=[], options={"first_game": True})
    gained = finished(env, seed=2)
    result = env.match.result
    assert result is not None
    assert list(gained.values()) == pytest.approx([score / 5 for score in result.scores])
    assert max(gained.values()) >= 1


def test_winning_can_be_the_reward() -> None:
    env = demo_v0.env(seats=3, reward="win")
    seen = set()
    for seed in range(12):
        gained = finished(env, seed)
        assert env.match.result is not None
        winners = env.match.result.winners
        seen.add(len(winners))
        if len(winners) == 3:
            assert set(gained.values()) == {0.0}
        else:
            assert sum(gained.values()) == pytest.approx(0)
            assert all((gained[f"seat_{seat}"] > 0) == (seat in winners) for seat in range(3))
    assert {1, 2} <= seen


def test_a_draw_of_all_brings_nothing() -> None:
    env = demo_v0.env(reward="win", max_answers=1000)
    env.reset(seed=1)
    while not env.terminations[env.agent_selection]:
        env.step(0)  # fly to and fro, so that nobody gets anything
    assert env.match.result is not None
    assert env.match.result.winners == (0, 1)
    assert env.rewards == {"seat_0": 0.0, "seat_1": 0.0}


def test_too_many_options_are_thinned_out_evenly() -> None:
    env = xia_v0.env(max_options=4, options=EVERYTHING)
    for _ in walk(env, seed=3, steps=200):
        options = env.match.decision.options
        if len(options) == 9:
            break
    assert env.left_out == 5
    assert [env.meaning(action) for action in range(4)] == [str(options[number]) for number in (0, 2, 5, 8)]
    with pytest.raises(IllegalAction):
        env.meaning(4)


def test_a_match_can_begin_anywhere_and_the_given_one_stays() -> None:
    match = starhold.new("demo", seed=7)
    match.answer("fly 8")
    env = demo_v0.env()
    env.reset(options={"match": match})
    env.step(0)
    assert (match.revision, env.match.revision) == (1, 2)
    with pytest.raises(BadSetup, match="a match of Derelict with 2 seats"):
        env.reset(options={"match": starhold.new("demo", seats=3)})
    with pytest.raises(BadSetup, match="a match of Derelict"):
        env.reset(options={"match": starhold.new("xia")})


def test_seeds_are_a_stream() -> None:
    env = demo_v0.env()
    env.reset(seed=1)
    first = env.match.fingerprint()
    env.reset()
    second = env.match.fingerprint()
    env.reset(seed=1)
    assert env.match.fingerprint() == first != second
    env.reset()
    assert env.match.fingerprint() == second


def test_it_draws_the_table_in_letters() -> None:
    env = demo_v0.env(render_mode="ansi")
    env.reset(seed=1)
    assert env.render() == env.match.game.board(env.match.view(None))
    silent = demo_v0.env()
    silent.reset(seed=1)
    assert silent.render() is None
    silent.close()


@pytest.mark.parametrize(
    ("terms", "says"),
    [
        ({"reward": "fame"}, "rewards are for score or win, not 'fame'"),
        ({"max_answers": 0}, "at least 1 answer"),
        ({"max_options": 1}, "at least 2 numbers"),
        ({"observe": ["colours"]}, "among options, came colours"),
        ({"seats": 9}, "2 to 4 seats, not 9"),
    ],
)
def test_wrong_terms_are_refused_at_once(terms: dict[str, object], says: str) -> None:
    with pytest.raises(BadSetup, match=says):
        demo_v0.env(**terms)  # type: ignore[arg-type]


def test_a_term_that_nobody_knows_is_refused() -> None:
    with pytest.raises(TypeError, match="optins"):
        demo_v0.env(optins={})  # type: ignore[call-arg]
