"""Derelict in numbers."""

from __future__ import annotations

import starhold
from starhold.envs import demo_v0
from starhold.envs.demo.encoder import FEATURES, KINDS
from starhold.games.demo.choices import Brace, Fire, Fly, Salvage, Scan, Shield


def test_only_who_has_scanned_a_token_knows_it() -> None:
    match = starhold.new("demo", seats=2, dice="scripted", seed="6,2")
    for answer in ("fly 8", "scan"):
        match.answer(answer)
    env = demo_v0.env()
    env.reset(options={"match": match})
    wanted = [FEATURES.index(f"place 8: {name}") for name in ("lies here", "known", "value", "trap")]
    assert env.observe("seat_0")["observation"][wanted].round(2).tolist() == [1, 1, 0.6000000238418579, 0]
    assert env.observe("seat_1")["observation"][wanted].tolist() == [1, 0, 0, 0]


def test_options_say_where_they_lead_to_and_at_whom_they_point() -> None:
    match = starhold.new("demo", seats=3, seed=7)
    for answer in ["fly 1", "fly 2", "fly 3"] * 3:
        match.answer(answer)
    env = demo_v0.env(seats=3)
    env.reset(options={"match": match})
    observation = env.observe("seat_0")
    offered = env.episode.offered
    assert offered == (Fly(2), Fly(4), Scan(), Salvage(), Fire(1), Fire(2))
    assert observation["option_kinds"][:6].tolist() == [KINDS[type(choice)] for choice in offered]
    assert (observation["options"] * [9, 4]).round(3)[:6].tolist() == [[2, 0], [4, 0], [0, 0], [0, 0], [0, 1], [0, 2]]


def test_all_kinds_have_a_number() -> None:
    assert {Brace, Fire, Fly, Salvage, Scan, Shield} <= set(KINDS)
    assert sorted(KINDS.values()) == list(range(1, len(KINDS) + 1))


def test_options_can_be_left_out() -> None:
    env = demo_v0.env(observe=())
    env.reset(seed=1)
    assert set(env.observe("seat_0")) == {"observation", "action_mask"}
