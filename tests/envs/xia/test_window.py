"""The map around the ship."""

from __future__ import annotations

import numpy as np
import pytest
from numpy.typing import NDArray

from starhold.envs.xia.sheet import BOARD_CHANNELS, CHANNELS, RADIUS
from starhold.games.xia.state import Adrift, EventInPlay
from starhold.geometry import Hex, disc

from .tables import game_of, played


def layer(window: NDArray[np.generic], name: str) -> set[tuple[int, int]]:
    """Where a layer has a 1, as seen from the middle."""
    return {(int(q) - RADIUS, int(r) - RADIUS) for q, r in np.argwhere(window[:, :, CHANNELS.index(name)])}


@pytest.mark.parametrize("seed", [1, 4])
def test_it_shows_what_is_printed(seed: int) -> None:
    env = played(seed=seed, answers=700)
    game = game_of(env)
    for seat, captain in enumerate(game.state.captains):
        if captain.at is None:
            continue
        window = env.observe(f"seat_{seat}")["map"]
        for way in disc(RADIUS):
            shown = {name for name in BOARD_CHANNELS if (way.q, way.r) in layer(window, name)}
            space = game.chart.spaces.get(captain.at.plus(way))
            if space is None:
                assert shown == set()
                continue
            expected = {f"terrain {space.terrain}"} | ({f"feature {space.feature}"} if space.feature else set())
            assert expected <= shown
            if space.feature == "sell":
                assert {name for name in shown if name.startswith("buys ")} == {f"buys {c}" for c in space.sector.sell}
            if space.feature == "buy":
                assert {name for name in shown if name.startswith("sells ")} == {f"sells {c}" for c in space.sector.buy}
            assert (f"law {space.sector.law}" in shown) == (space.terrain == "planet")


def test_it_shows_what_lies_and_moves_there() -> None:
    env = played(answers=700)
    state = game_of(env).state
    assert state.embers is not None
    here = state.captains[0].at
    assert here is not None
    north, south = here.plus(Hex(0, -1)), here.plus(Hex(0, 1))
    state.captains[1].at = north
    state.captains[2].at = None
    state.npcs[0].at = south
    state.adrift = [Adrift(south, "spice")]
    state.embers.kiln = north
    state.embers.events = (EventInPlay(min(game_of(env).content.event), places=(south,)),)
    window = env.observe("seat_0")["map"]
    assert layer(window, "own ship") == {(0, 0)}
    assert layer(window, "captain") == layer(window, "kiln") == {(0, -1)}
    assert layer(window, "cube") == layer(window, "event") == {(0, 1)}
    lawful = game_of(env).content.npc[state.npcs[0].id].law != "outlaw"
    assert (0, 1) in layer(window, "lawful NPC" if lawful else "outlaw NPC")
    tokens = {laid.at.minus(here) for laid in state.tokens}
    assert layer(window, "token") == {(q, r) for q, r in tokens if abs(q) <= RADIUS and abs(r) <= RADIUS}


def test_before_a_ship_is_on_the_board_the_map_is_that_of_its_spawn_point() -> None:
    env = played()
    start = game_of(env).state.starts[1]
    window = env.observe("seat_1")["map"]
    assert (0, 0) in layer(window, f"feature {game_of(env).chart.spaces[start].feature}")
    assert layer(window, "own ship") == set()
