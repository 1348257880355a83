"""What is observed does not depend on who looked before, and when."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import numpy as np
import pytest

import starhold
from starhold.envs import Arrays, Episode, Observer, akarios_v0, corespace_v0, demo_v0, xia_v0
from starhold.envs.aec import MatchEnv
from starhold.games.demo.state import Captain
from starhold.kernel import Choice, Match

from .walks import BASE, EVERYTHING, walk

ENVS: dict[str, Callable[[], MatchEnv]] = {
    "akarios": partial(akarios_v0.env, seats=3),
    "corespace": partial(corespace_v0.env, seats=2),
    "demo": partial(demo_v0.env, seats=3),
    "xia": partial(xia_v0.env, seats=3, options=EVERYTHING),
    "xia, five seats": partial(xia_v0.env, seats=5, options=EVERYTHING),
    "xia, base game": partial(xia_v0.env, seats=2, options=BASE),
    "xia, the map alone": partial(xia_v0.env, seats=2, options=EVERYTHING, observe=["map"]),
    "xia, few numbers": partial(xia_v0.env, seats=2, options=EVERYTHING, max_options=6),
}


def from_scratch(env: MatchEnv, agent: str) -> Arrays:
    """What somebody observes who has never looked before."""
    return Episode(env.task, env.match).observation(env.possible_agents.index(agent))


@pytest.mark.parametrize("name", ENVS)
def test_bringing_up_to_date_gives_what_looking_anew_gives(name: str) -> None:
    env = ENVS[name]()
    chance = np.random.default_rng(7)
    for step, asked in enumerate(walk(env, seed=5, steps=700)):
        others = [agent for agent in env.agents if chance.random() < 0.1]  # so that it is long ago for some of them
        for agent in {asked, *others}:
            anew = from_scratch(env, agent)
            for key, array in env.observe(agent).items():
                assert np.array_equal(array, anew[key]), f"{key} of {agent} at step {step}, {env.match.game.explain()}"


def test_a_match_that_was_taken_back_is_observed_as_it_is_now() -> None:
    env = xia_v0.env(seats=2, options=EVERYTHING)
    for step, agent in enumerate(walk(env, seed=3, steps=200)):
        env.observe(agent)
        if step == 150:
            break
    env.match.undo(100, consent=True)
    for agent in env.agents:
        anew = from_scratch(env, agent)
        for key in ("observation", "map"):
            assert np.array_equal(env.observe(agent)[key], anew[key])


def test_what_was_handed_out_stays_as_it_was() -> None:
    env = xia_v0.env(seats=2)
    before: Arrays = {}
    kept: Arrays = {}
    for agent in walk(env, seed=1, steps=30):
        assert all(np.array_equal(before[key], kept[key]) for key in kept)
        before = env.observe(agent)
        kept = {key: array.copy() for key, array in before.items()}


class Idle(Observer):
    """Writes nothing."""

    def look(self, match: Match, offered: tuple[Choice, ...]) -> None:
        raise NotImplementedError


@pytest.mark.parametrize(
    ("shown", "change"),
    [
        (Captain(2), lambda captain: setattr(captain, "energy", 9)),
        ([Captain(2), Captain(2)], lambda captains: captains[1].hold.append(4)),
        ({"a1": "ice"}, lambda cubes: cubes.pop("a1")),
        ([1, 2], lambda pile: pile.append(3)),
    ],
)
def test_a_change_is_noticed_once(shown: object, change: Callable[[object], None]) -> None:
    observer = Idle(0, {"numbers": np.ones(3)})
    parts = {"part": shown, "another part": 7}
    assert observer.changes(parts) == {"part", "another part"}
    assert not observer.changes(parts)
    change(shown)
    assert observer.changes(parts) == {"part"}
    assert not observer.changes(parts)


def test_who_has_seen_nothing_begins_with_nothing() -> None:
    arrays: Arrays = {"numbers": np.ones(3)}
    Idle(0, arrays)
    assert not arrays["numbers"].any()


def test_a_mask_is_shared_and_cannot_be_spoilt() -> None:
    env = demo_v0.env()
    env.reset(options={"match": starhold.new("demo", seed=7)})
    with pytest.raises(ValueError, match="read-only"):
        env.infos["seat_0"]["action_mask"][5] = 1
    env.observe("seat_0")["action_mask"][5] = 1
    assert env.observe("seat_0")["action_mask"].tolist() == [1, 1, 0, 0, 0, 0, 0, 0]
