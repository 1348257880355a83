"""An observation shows what a seat may know, and nothing else."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

from starhold.envs import Encoder, Episode, Task, corespace_v0, demo_v0, xia_v0
from starhold.envs.aec import MatchEnv
from starhold.envs.akarios.encoder import AkariosEncoder
from starhold.envs.corespace.encoder import CoreSpaceEncoder
from starhold.envs.demo.encoder import DemoEncoder
from starhold.envs.xia.encoder import XiaEncoder
from starhold.kernel import Match, Seat, SeededDice
from starhold.players import Outlook

from .walks import BASE, EVERYTHING, walk

ENVS: dict[str, tuple[Any, dict[str, Any]]] = {
    "corespace": (corespace_v0, {"seats": 2}),
    "demo": (demo_v0, {"seats": 3}),
    "xia": (xia_v0, {"seats": 3, "options": EVERYTHING}),
    "xia, base game": (xia_v0, {"seats": 2, "options": BASE}),
}


def other_truth(match: Match, seat: Seat) -> Match:
    """The same match in another world that the seat cannot tell from this one."""
    twin = match.clone()
    twin.game.dice = SeededDice(f"another world of {seat}")
    twin.game.redeal(seat)
    return twin


@pytest.mark.parametrize("name", ENVS)
def test_worlds_that_a_seat_cannot_tell_apart_look_the_same(name: str) -> None:
    module, terms = ENVS[name]
    env, other = module.env(**terms), module.env(**terms)
    differing = 0
    for step, _ in enumerate(walk(env, seed=1, steps=1200)):
        if step % 6:
            continue
        for seat, agent in enumerate(env.possible_agents):
            twin = other_truth(env.match, seat)
            differing += twin.game.state != env.match.game.state
            other.reset(options={"match": twin})
            assert_same(env, other, agent)
    assert differing > 300


def assert_same(env: MatchEnv, other: MatchEnv, agent: str) -> None:
    expected, came = env.observe(agent), other.observe(agent)
    for key, array in expected.items():
        assert np.array_equal(array, came[key]), f"{key} tells {agent} a secret at {env.match.game.explain()}"


@pytest.mark.parametrize("encoder", [AkariosEncoder, CoreSpaceEncoder, DemoEncoder, XiaEncoder])
def test_a_bot_observes_in_an_imagined_match_what_its_seat_observes(encoder: type[Encoder]) -> None:
    task = Task(encoder)
    match, chance = task.new_match(3), Random(3)
    for _ in range(120):
        seat = match.decision.seat
        imagined = Episode(task, Outlook(match).imagine(1))
        assert imagined.offered == match.decision.options
        truth = Episode(task, match).observation(seat)
        for key, array in imagined.observation(seat).items():
            assert np.array_equal(array, truth[key]), key
        match.answer(chance.choice(match.decision.options))
        if match.over:
            break
