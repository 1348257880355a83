"""Poses, and the templates of moves."""

from __future__ import annotations

import doctest

import pytest
from hypothesis import given
from hypothesis import strategies as st

from starhold.geometry import (
    DIRECTIONS,
    ORIGIN,
    Direction,
    Hex,
    Pose,
    beside,
    distance,
    mirrored,
    path,
    pose,
    read_template,
    turned,
    turned_direction,
)

spaces = st.builds(Hex, st.integers(-8, 8), st.integers(-8, 8))
poses = st.builds(Pose, spaces, st.sampled_from(DIRECTIONS))
steps = st.sampled_from(["f", "fr", "fl"])
turns = st.sampled_from(["", "<", ">", "< <", "> >"])
templates = st.lists(st.builds("{} {}".format, turns, steps), min_size=1, max_size=6).flatmap(
    lambda words: turns.map(lambda last: " ".join([*words, last]))
)


def flown(words: str, start: Pose) -> list[str]:
    return [str(at) for at in path(read_template(words), start)]


def in_a_mirror(seen: Pose) -> Pose:
    """The pose on the other side of the column of the origin."""
    q, r = seen.at
    return Pose(Hex(-q, q + r), DIRECTIONS[-DIRECTIONS.index(seen.facing)])


def test_examples_are_true() -> None:
    assert doctest.testmod(pose).failed == 0


def test_a_pose_is_told_in_words() -> None:
    assert str(Pose(Hex(3, -2), "NE")) == "3,-2 NE"


@pytest.mark.parametrize(
    ("words", "entered"),
    [
        ("f f f", ["0,-1 N", "0,-2 N", "0,-3 N"]),
        ("f fr >", ["0,-1 N", "1,-2 NE"]),
        ("f fl <", ["0,-1 N", "-1,-1 NW"]),
        ("fr fr", ["1,-1 N", "2,-2 N"]),
        ("> f", ["1,-1 NE"]),
        ("> fl", ["0,-1 NE"]),
        ("f > > f", ["0,-1 N", "1,-1 SE"]),
        ("f < f <", ["0,-1 N", "-1,-1 SW"]),
        ("f > > >", ["0,-1 S"]),
    ],
)
def test_turns_are_made_on_leaving_a_space_and_the_last_ones_at_the_end(words: str, entered: list[str]) -> None:
    assert flown(words, Pose(ORIGIN, "N")) == entered


@given(templates, poses)
def test_each_step_enters_the_next_space(words: str, start: Pose) -> None:
    flight = path(read_template(words), start)
    assert len(flight) == words.count("f")
    here = start.at
    for step in flight:
        assert distance(here, step.at) == 1
        here = step.at


@given(templates, poses, st.integers(-7, 7))
def test_turning_the_plane_turns_the_path(words: str, start: Pose, sixths: int) -> None:
    template = read_template(words)

    def around(here: Pose) -> Pose:
        return Pose(turned(here.at, sixths), turned_direction(here.facing, sixths))

    assert path(template, around(start)) == tuple(map(around, path(template, start)))


@given(templates, poses)
def test_the_path_of_a_mirrored_template_is_a_mirror_image(words: str, start: Pose) -> None:
    template = read_template(words)
    assert path(mirrored(template), in_a_mirror(start)) == tuple(map(in_a_mirror, path(template, start)))
    assert mirrored(mirrored(template)) == template


@given(templates, templates, poses)
def test_a_template_goes_on_where_another_ends(one: str, other: str, start: Pose) -> None:
    first = path(read_template(one), start)
    both = path(read_template(f"{one} {other}"), start)
    assert both[len(first) :] == path(read_template(other), first[-1])


@given(templates, poses)
def test_blanks_may_be_of_any_width(words: str, start: Pose) -> None:
    assert flown(f"  {words.replace(' ', '  ')}\n", start) == flown(words, start)


@pytest.mark.parametrize(
    ("words", "fault"),
    [
        ("f fb >", "write f, fr, fl, > or <, not `fb`"),
        ("f >>", "write f, fr, fl, > or <, not `>>`"),
        ("> >", "write at least one f, fr or fl: `> >` enters no space"),
        ("", "write at least one f, fr or fl: `` enters no space"),
    ],
)
def test_a_fault_in_a_template_is_told(words: str, fault: str) -> None:
    with pytest.raises(ValueError, match=fault):
        read_template(words)


@pytest.mark.parametrize("facing", DIRECTIONS)
def test_the_space_ahead_is_north_as_a_ship_sees_it(facing: Direction) -> None:
    here = Pose(Hex(2, 1), facing)
    assert here.way_to(beside(here.at, facing)) == Hex(0, -1)
    assert here.way_to(beside(here.at, turned_direction(facing, 1))) == Hex(1, -1)


@given(poses, spaces)
def test_a_way_seen_from_a_pose_leads_back_to_its_space(here: Pose, space: Hex) -> None:
    assert here.space_at(here.way_to(space)) == space
    assert distance(ORIGIN, here.way_to(space)) == distance(here.at, space)
