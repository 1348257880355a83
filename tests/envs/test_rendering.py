"""The table as people see it who watch."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import UnsupportedMode
from gymnasium.wrappers import RenderCollection

import starhold
from starhold.envs import akarios_v0, corespace_v0, demo_v0, xia_v0
from starhold.envs.canvas import SIZE, Canvas
from starhold.envs.demo_v0 import DemoSolo, VectorDemo
from starhold.envs.xia.picture import CAPTAINS
from starhold.envs.xia_v0 import VectorXia, XiaSolo
from starhold.kernel import SeededDice

from .walks import EVERYTHING, walk
from .xia.tables import game_of


@pytest.mark.parametrize("module", [akarios_v0, corespace_v0, demo_v0, xia_v0])
def test_a_picture_shows_what_everybody_may_know(module: Any) -> None:
    env = module.env(render_mode="rgb_array")
    shown = []
    for step, _ in enumerate(walk(env, seed=2, steps=61)):
        if step % 20 == 0:
            shown.append(env.render())
            hidden = env.match.clone()
            hidden.game.dice = SeededDice("another world")
            hidden.game.redeal(None)
            other = module.env(render_mode="rgb_array")
            other.reset(options={"match": hidden})
            assert np.array_equal(other.render(), shown[-1])
    assert {picture.shape for picture in shown} == {(SIZE[1], SIZE[0], 3)}
    assert any(not np.array_equal(shown[0], later) for later in shown[1:])


def test_a_seat_sees_its_own_picture() -> None:
    match = starhold.new("demo", seed=7)
    for answer in ("fly 1", "scan"):
        match.answer(answer)
    seats = [DemoSolo(seat=seat, render_mode="rgb_array") for seat in (0, 1)]
    for env in seats:
        env.reset(options={"match": match})
    own, other = (np.asarray(env.render()) for env in seats)
    assert not np.array_equal(own, other), "the one who scanned knows the token"


def test_all_captains_are_drawn() -> None:
    env = xia_v0.env(seats=5, options=EVERYTHING, render_mode="rgb_array")
    for _ in walk(env, seed=1, steps=900):
        pass
    picture = np.asarray(env.render(), np.int64)
    shown = np.unique(picture[:, :800] @ [65536, 256, 1])
    on_board = [captain.at is not None for captain in game_of(env).state.captains]
    assert sum(on_board) > 2
    for colour, is_there in zip(CAPTAINS.values(), on_board, strict=True):
        assert (int(colour[1:], 16) in shown) == is_there


def test_a_video_can_be_made_of_it() -> None:
    env = RenderCollection(gymnasium.make("Starhold/Xia-v0", render_mode="rgb_array", options={"first_game": True}))
    env.reset(seed=1)
    for _ in range(3):
        env.step(env.action_space.sample())
    frames = [np.asarray(frame) for frame in env.render() or ()]
    assert len(frames) == 4
    assert {(frame.shape, frame.dtype) for frame in frames} == {((SIZE[1], SIZE[0], 3), np.dtype(np.uint8))}


def test_many_pictures() -> None:
    envs = VectorXia(2, render_mode="rgb_array", seats=2)
    envs.reset(seed=1)
    pictures = envs.render()
    assert pictures is not None
    assert len(pictures) == 2
    assert not np.array_equal(np.asarray(pictures[0]), np.asarray(pictures[1]))


def test_people_read_it_in_their_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    env = DemoSolo(render_mode="human")
    env.reset(seed=1)
    assert capsys.readouterr().out.strip() == env.match.game.board(env.match.view(0)).strip()
    env.step(0)
    assert capsys.readouterr().out.strip() == env.match.game.board(env.match.view(0)).strip()
    VectorDemo(2, render_mode="human").reset(seed=1)
    assert capsys.readouterr().out.count("Derelict") == 2 * env.match.game.board(env.match.view(0)).count("Derelict")


@pytest.mark.parametrize("make", [demo_v0.env, XiaSolo, lambda **mode: VectorDemo(2, **mode)])
def test_other_modes_are_refused(make: Any) -> None:
    with pytest.raises(UnsupportedMode, match="'ansi', 'rgb_array', 'human' or None, not 'hologram'"):
        make(render_mode="hologram")


def test_a_canvas_draws_where_it_is_told() -> None:
    canvas = Canvas("#000000")
    canvas.box((10, 20), (4, 4), "#ff0000")
    picture = canvas.picture()
    assert picture[22, 12].tolist() == [255, 0, 0]
    assert picture[22, 30].tolist() == [0, 0, 0]
