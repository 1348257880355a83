"""What ships see and reach on boards of chance, against an independent library that draws it."""

from __future__ import annotations

import random
from itertools import product

import pytest
from shapely import affinity
from shapely.geometry import LineString, Point, Polygon

import starhold
from starhold.games.akarios.board.maps import Map, read_map
from starhold.games.akarios.board.reach import in_arc, is_behind, read_arc, sees
from starhold.games.akarios.content import AkariosContent
from starhold.geometry import DIRECTIONS, ORIGIN, Direction, Hex, Pose, disc, distance
from starhold.geometry.hex import CORNERS
from tests.geometry.plane import centre, outline

FAR = 6
BOARDS, TRIES = 4, 60
TALL = 3**0.5 / 2
"""The plane of those tests is wider than high: a unit down, as long as one across."""
NOTHING = 1e-6


def content() -> AkariosContent:
    found = starhold.new("akarios").game.content
    assert isinstance(found, AkariosContent)
    return found


def a_board(seed: int) -> Map:
    """Open space with terrain strewn over it."""
    chance = random.Random(seed)
    rows = [
        "".join(
            f"{chance.choice('...anpo')}.  " if (column + row) % 2 == 0 else "    " for column in range(2 * FAR + 1)
        ).rstrip()
        for row in range(4 * FAR + 2)
    ]
    return read_map("\n".join(rows))


def drawn_rays(pose: Pose, target: Hex) -> list[LineString]:
    """From the middle of the front side to the centre and the corners of a space."""
    (x, y), (left, right) = centre(pose.at), CORNERS[pose.facing]
    start = x + (left[0] + right[0]) / 2, y + (left[1] + right[1]) / 2
    across, down = centre(target)
    ends = [(across, down), *((across + corner[0], down + corner[1]) for corner, _ in CORNERS.values())]
    return [LineString([start, end]) for end in ends]


def is_free(board: Map, ray: LineString, ends: set[Hex]) -> bool:
    """Nothing that blocks is crossed inside, and of two spaces along whose border it runs at most one blocks."""
    blocking = {space: outline(space) for space in board.terrain if board.blocks_sight(space) and space not in ends}
    met = {space: ray.intersection(shape).length for space, shape in blocking.items() if ray.intersects(shape)}
    if any(length > 0 and not ray.touches(blocking[space]) for space, length in met.items()):
        return False
    beside = [space for space, length in met.items() if length > 0]
    return not any(distance(one, other) == 1 for one, other in product(beside, beside))


@pytest.mark.parametrize("seed", range(BOARDS))
def test_a_ship_sees_what_a_drawn_line_reaches(seed: int) -> None:
    board, chance = a_board(seed), random.Random(seed)
    spaces, found = list(board.terrain), set()
    for _ in range(TRIES):
        pose = Pose(chance.choice(spaces), chance.choice(DIRECTIONS))
        target = chance.choice([space for space in spaces if 0 < distance(space, pose.at) <= FAR])
        drawn = any(is_free(board, ray, {pose.at, target}) for ray in drawn_rays(pose, target))
        assert sees(board, pose, target) == drawn, (seed, pose, target)
        found.add(drawn)
    assert found == {True, False}


def on_paper(space: Hex) -> Point:
    x, y = centre(space)
    return Point(x * TALL / 3 * 2, y)


def turned_on_paper(space: Hex, facing: Direction) -> Point:
    return affinity.rotate(on_paper(space), 60 * DIRECTIONS.index(facing), origin=(0, 0))


@pytest.mark.parametrize("facing", DIRECTIONS)
def test_an_arc_turns_with_the_ship_as_its_drawing_does(facing: Direction) -> None:
    pictures = [arc.picture for arc in content().arcs]
    assert len(pictures) > 1
    for picture in pictures:
        drawn = [turned_on_paper(space, facing) for space in read_arc(picture)]
        covered = [on_paper(space) for space in in_arc(Pose(ORIGIN, facing), picture)]
        assert len(covered) == len(drawn)
        assert all(any(one.distance(other) < NOTHING for other in covered) for one in drawn)


@pytest.mark.parametrize("facing", DIRECTIONS)
def test_behind_a_ship_is_its_rear_half(facing: Direction) -> None:
    """Three of the six sectors around it; on a line between two sectors both have to be rear ones. (AKA-ADV-07)"""
    rear = affinity.rotate(Polygon([(-99, 0), (99, 0), (99, 99), (-99, 99)]), 60 * DIRECTIONS.index(facing), (0, 0))
    rear = rear.buffer(-NOTHING)
    for space in disc(FAR):
        if space != ORIGIN:
            assert is_behind(space, Pose(ORIGIN, facing)) == rear.contains(on_paper(space)), space
