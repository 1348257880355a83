"""The chart, against independent reckoning: the lattice, borders, adjacency, sight and distances in sectors."""

from __future__ import annotations

import gc
from random import Random

import pytest
from shapely.geometry import LineString

from starhold.games.xia import Xia
from starhold.games.xia.board.chart import CHARTS, KEPT_SIGHTS, Board, Chart, Exit, Placed, Space
from starhold.games.xia.board.layout import SIDES, centre_of, fitting_turn, neighbour_centre, side_towards
from starhold.geometry import COMPASS, ORIGIN, Direction, Hex, disc, distance, opposite, turned
from starhold.geometry.hex import CORNERS
from starhold.kernel import Match
from tests.kernel.play import play_randomly

from .boards import random_chart, xia_content

A_FEW = 5
"""The board as it is, the one before, and those of the last checkpoints."""

OPAQUE = {"asteroid", "debris", "star"}


def test_every_hexagon_lies_in_exactly_one_place_for_a_sector() -> None:
    centres = {Hex(5 * across - 2 * down, -3 * across + 5 * down) for across in range(-6, 7) for down in range(-6, 7)}
    for at in disc(12):
        (home,) = [centre for centre in centres if distance(centre, at) <= 2]
        assert centre_of(at) == home


def test_the_marks_of_a_symbol_meet() -> None:
    """The six marks of an unturned sector, as the tiles show them: space and side."""
    marks: list[tuple[tuple[int, int], Direction]]
    marks = [((1, -2), "N"), ((2, -1), "NE"), ((1, 1), "SE"), ((-1, 2), "S"), ((-2, 1), "SW"), ((-1, -1), "NW")]
    for side, ((q, r), way) in enumerate(marks, 1):
        here = Placed("here", ORIGIN)
        there = Placed("there", neighbour_centre(here, side), fitting_turn(here))
        mark = turned(Hex(q, r), there.turn).plus(there.centre)
        assert mark == Hex(q, r).plus(COMPASS[way])
        assert side_towards(there, here.centre) == side


@pytest.mark.parametrize("turn", range(6))
def test_sides_turn_with_their_sector(turn: int) -> None:
    placed = Placed("any", Hex(3, 2), turn)
    assert [neighbour_centre(placed, side) for side in range(1, 7)] == [
        placed.centre.plus(SIDES[(side + turn) % 6]) for side in range(6)
    ]


@pytest.mark.parametrize("seed", range(3))
def test_sectors_do_not_overlap_and_have_19_spaces_each(seed: int) -> None:
    chart = random_chart(seed)
    assert len(chart.spaces) == 21 * 19
    for placed in chart.board.placed:
        mine = [space for space in chart.spaces.values() if space.sector.id == placed.sector]
        assert len(mine) == 19
        assert all(distance(space.at, placed.centre) <= 2 for space in mine)


@pytest.mark.parametrize("seed", range(3))
def test_what_is_crossed_is_the_same_both_ways(seed: int) -> None:
    chart = random_chart(seed, 9)
    for at, here in chart.spaces.items():
        for way, out in chart.exits(at).items():
            if out.space is None:
                assert out.to not in chart.spaces
                continue
            back = chart.exits(out.to)[opposite(way)]
            there = [(barrier.planet.id, barrier.kind, barrier.inward) for barrier in out.barriers]
            assert [(b.planet.id, b.kind, not b.inward) for b in reversed(back.barriers)] == there
            if here.terrain == "open":
                assert back.hazard is None


@pytest.mark.parametrize("seed", range(3))
def test_what_a_chart_keeps_grows_with_its_board(seed: int) -> None:
    content, placed = xia_content(), random_chart(seed, 9).board.placed
    grown = Chart(content, Board(placed[:1]))
    for sectors in range(2, len(placed) + 1):
        assert all(grown.calm(at).spaces == calm_around(grown, at) for at in grown.spaces)
        grown = Chart(content, Board(placed[:sectors]), grown)
    anew = Chart(content, grown.board)
    assert all(grown.calm(at) == anew.calm(at) for at in anew.spaces)
    assert grown.frontier == anew.frontier


def calm_around(chart: Chart, at: Hex) -> tuple[Hex, ...]:
    exits = chart.exits(at).values()
    pulling = {to for to, path in chart.paths.items() if path.kind == "gravity" and at not in path.spaces}
    safe = (out.to for out in exits if out.space and not out.hazard and "shield" not in kinds_of(out))
    return tuple(to for to in safe if to not in pulling)


def kinds_of(way_out: Exit) -> list[str]:
    return [barrier.kind for barrier in way_out.barriers]


@pytest.mark.parametrize("seed", range(3))
def test_the_frontier_is_wherever_a_sector_can_be_laid_next_to_others(seed: int) -> None:
    chart = random_chart(seed)
    touched: dict[Hex, list[Placed]] = {}
    for placed in chart.board.placed:
        for side in range(1, 7):
            centre = neighbour_centre(placed, side)
            if chart.is_unexplored(centre):
                touched.setdefault(centre, []).append(placed)
    assert chart.frontier == {centre: tuple(sectors) for centre, sectors in touched.items()}


def test_every_planet_has_one_entrance_and_shields_all_around() -> None:
    chart = random_chart(1)
    for sector in xia_content().sectors:
        edges = [
            barrier
            for at in chart.spaces
            for out in chart.exits(at).values()
            for barrier in out.barriers
            if barrier.planet.id == sector.id and not barrier.inward
        ]
        assert sum(barrier.kind == "entrance" for barrier in edges) == (1 if sector.kind == "planet" else 0)
        assert len(edges) == 0 or len(edges) >= 14


def blocking_edges(chart: Chart) -> list[LineString]:
    """The sides between spaces that block sight, reckoned from the spaces alone."""

    def planet(space: Space) -> str:
        return space.sector.id if space.terrain == "planet" else ""

    walls = []
    for at, here in chart.spaces.items():
        for way, step in COMPASS.items():
            there = chart.spaces.get(at.plus(step))
            both_star = there is not None and here.terrain == there.terrain == "star"
            if (
                there is None
                or planet(here) != planet(there)
                or (not both_star and (here.terrain in OPAQUE or there.terrain in OPAQUE))
            ):
                x, y = 3 * at.q, 2 * at.r + at.q
                walls.append(LineString([(x + dx, y + dy) for dx, dy in CORNERS[way]]))
    return walls


@pytest.mark.parametrize("seed", range(4))
def test_sight_agrees_with_an_exact_library(seed: int) -> None:
    """Where a line meets no corner, it is blocked exactly when it crosses a wall."""
    chart, chance = random_chart(seed, 6), Random(seed)
    walls = blocking_edges(chart)
    corners = {corner for wall in walls for corner in wall.coords}
    checked = 0
    for one in chance.sample(sorted(chart.spaces), 30):
        line_from = (3 * one.q, 2 * one.r + one.q)
        for other in chart.spaces:
            if not 1 <= distance(one, other) <= 6:
                continue
            line = LineString([line_from, (3 * other.q, 2 * other.r + other.q)])
            box = line.bounds
            near = [corner for corner in corners if box[0] <= corner[0] <= box[2] and box[1] <= corner[1] <= box[3]]
            if any(_on_line(line, corner) for corner in near):
                continue
            checked += 1
            assert chart.sees(one, other) == (not any(line.crosses(wall) for wall in walls)), (one, other)
    assert checked > 200


def _on_line(line: LineString, corner: tuple[float, ...]) -> bool:
    (ax, ay), (bx, by) = line.coords
    return bool((bx - ax) * (corner[1] - ay) == (by - ay) * (corner[0] - ax))


def test_a_chart_does_not_keep_all_that_was_ever_seen() -> None:
    chart = random_chart(6, 12)
    spaces = sorted(chart.spaces)
    before = chart.sees(spaces[0], spaces[1])
    for one in spaces:
        for other in spaces:
            if 1 <= distance(one, other) <= 4:
                chart.sees(one, other)
    assert len(chart._sights) <= KEPT_SIGHTS + 2
    assert chart.sees(spaces[0], spaces[1]) == before


@pytest.mark.untraced
def test_sight_is_mutual() -> None:
    chart = random_chart(5, 8)
    for one in chart.spaces:
        for other in chart.spaces:
            if 1 <= distance(one, other) <= 6:
                assert chart.sees(one, other) == Chart.sees(random_chart(5, 8), other, one)


@pytest.mark.parametrize("seed", range(5))
def test_distances_in_sectors_are_shortest_ways_around_the_star(seed: int) -> None:
    chart = random_chart(seed)
    sectors = [placed.sector for placed in chart.board.placed if placed.sector != "xia"]
    centres = {placed.sector: placed.centre for placed in chart.board.placed}
    far = len(sectors) + 1
    ways = {
        (one, other): 0 if one == other else 1 if centres[other].minus(centres[one]) in SIDES else far
        for one in sectors
        for other in sectors
    }
    for middle in sectors:
        for one in sectors:
            for other in sectors:
                ways[one, other] = min(ways[one, other], ways[one, middle] + ways[middle, other])
    for (one, other), steps in ways.items():
        assert chart.sector_distance(one, other) == (None if steps >= far else steps)


def test_a_long_match_keeps_the_boards_it_may_go_back_to_and_no_others() -> None:
    """Without a look for circles: the server takes one very rarely."""
    alive_before = set(map(id, CHARTS.values()))
    gc.disable()
    try:
        match = Match.new("xia", seats=3, seed=3, options={"fame_goal": 6})
        play_randomly(match, seed=3)
        assert isinstance(match.game, Xia)
        alive = [chart for chart in CHARTS.values() if id(chart) not in alive_before]
        assert len(alive) <= A_FEW < len(match.game.state.board.placed)
    finally:
        gc.enable()
