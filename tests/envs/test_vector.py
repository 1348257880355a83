"""Many matches at once."""

from __future__ import annotations

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode, SyncVectorEnv
from numpy.typing import NDArray

import starhold
from starhold.envs import IllegalAction
from starhold.envs.demo_v0 import DemoSolo, VectorDemo
from starhold.envs.xia_v0 import VectorXia
from starhold.kernel import BadSetup


def sampled(masks: NDArray[np.bool_], chance: np.random.Generator) -> NDArray[np.int64]:
    """An action of each match that its mask allows."""
    return np.array([chance.choice(np.flatnonzero(mask)) for mask in masks])


def test_it_does_what_gymnasium_does_with_single_environments() -> None:
    ours = VectorDemo(3, seat=None)
    theirs = SyncVectorEnv([lambda: DemoSolo(seat=None)] * 3)
    ours_shown, theirs_shown = ours.reset(seed=[4, 5, 6])[0], theirs.reset(seed=[4, 5, 6])[0]
    assert ours.metadata["autoreset_mode"] == theirs.metadata["autoreset_mode"] == AutoresetMode.NEXT_STEP
    chance, ends = np.random.default_rng(1), 0
    for _ in range(150):
        for key, array in ours_shown.items():
            assert np.array_equal(array, theirs_shown[key]), key
        actions = sampled(ours.action_masks(), chance)
        ours_shown, *ours_rest, _ = ours.step(actions)
        theirs_shown, *theirs_rest, _ = theirs.step(actions)
        for one, other in zip(ours_rest, theirs_rest, strict=True):
            assert np.array_equal(one, other)
        ends += int(ours_rest[1].sum())
    assert ends > 3


@pytest.mark.parametrize("name", ["Starhold/Demo-v0", "Starhold/Xia-v0"])
def test_gymnasium_makes_it_by_name(name: str) -> None:
    envs = gymnasium.make_vec(name, num_envs=2, max_answers=50)
    observations, infos = envs.reset(seed=1)
    assert envs.observation_space.contains(observations)
    assert envs.action_space.shape == (2,)
    assert np.array_equal(infos["action_mask"], observations["action_mask"])


def test_one_seed_gives_each_match_a_stream_of_its_own() -> None:
    one, other = VectorXia(3, observe=[]), VectorXia(3, observe=[])
    one.reset(seed=1)
    other.reset(seed=1)
    prints = [match.fingerprint() for match in one.matches]
    assert len(set(prints)) == 3
    assert prints == [match.fingerprint() for match in other.matches]
    one.reset()
    assert not set(prints) & {match.fingerprint() for match in one.matches}


def test_what_is_handed_out_is_a_copy_if_wanted() -> None:
    kept, shared = VectorDemo(2), VectorDemo(2, copy=False)
    actions = np.zeros(2, np.int64)
    first = kept.reset(seed=1)[0]
    assert kept.step(actions)[0]["observation"] is not first["observation"]
    first = shared.reset(seed=1)[0]
    assert shared.step(actions)[0]["observation"] is first["observation"]


def test_a_match_that_was_cut_off_begins_anew_in_the_next_step() -> None:
    envs = VectorDemo(1, max_answers=1)
    envs.reset()
    observations, _, over, cut_off, infos = envs.step(np.array([0]))
    assert (over[0], cut_off[0]) == (False, True)
    for mask in (observations["action_mask"][0], infos["action_mask"][0], envs.action_masks()[0]):
        assert np.flatnonzero(mask).tolist() == [0]  # a masked policy can choose, though it does not matter what
    observations, rewards, over, cut_off, _ = envs.step(np.array([7]))
    assert (rewards[0], over[0], cut_off[0]) == (0, False, False)
    assert observations["action_mask"].sum() == 2


def test_all_can_begin_with_the_same_match() -> None:
    match = starhold.new("demo", seed=7)
    envs = VectorDemo(2)
    envs.reset(options={"match": match})
    assert {found.fingerprint() for found in envs.matches} == {match.fingerprint()}


def test_no_match_at_all_is_refused() -> None:
    with pytest.raises(BadSetup, match="at least 1 match, came 0"):
        VectorDemo(0)


def test_an_action_that_is_refused_changes_no_match() -> None:
    envs = VectorDemo(3)
    envs.reset(seed=1)
    with pytest.raises(IllegalAction, match="match 2: action 7 is no option"):
        envs.step(np.array([0, 0, 7]))
    assert [match.revision for match in envs.matches] == [0, 0, 0]


def test_sampled_actions_are_options() -> None:
    envs = VectorDemo(3, max_answers=20)
    envs.action_space.seed(1)
    envs.reset(seed=1)
    ended = 0
    for _ in range(60):
        _, _, over, cut_off, _ = envs.step(envs.action_space.sample())
        ended += int((over | cut_off).sum())
    assert ended > 3
    masks = tuple(np.eye(8, dtype=np.int8)[[3, 4, 5]])
    assert envs.action_space.sample(masks).tolist() == [3, 4, 5]


@pytest.mark.parametrize("seeds", [[4, 5], np.array([4, 5])])
def test_there_is_one_of_everything_for_each_match(seeds: list[int]) -> None:
    envs = VectorDemo(3)
    with pytest.raises(ValueError, match="expected 3 seeds, one for each match, came 2"):
        envs.reset(seed=seeds)
    envs.reset(seed=1)
    with pytest.raises(ValueError, match="expected 3 actions, one for each match, came 2"):
        envs.step(np.zeros(2, np.int64))


def test_all_tables_can_be_seen() -> None:
    envs = gymnasium.make_vec("Starhold/Demo-v0", num_envs=2, render_mode="ansi")
    envs.reset(seed=1)
    assert isinstance(envs, VectorDemo)
    assert envs.render() == tuple(match.game.board(match.view(0)) for match in envs.matches)
    assert VectorDemo(1).render() is None


def test_before_the_first_reset_it_says_what_to_do() -> None:
    with pytest.raises(RuntimeError, match=r"call reset\(\) first"):
        VectorDemo(1).step(np.zeros(1, np.int64))
