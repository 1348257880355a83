"""What a seat imagines hangs on what it knows, and on nothing else."""

from __future__ import annotations

import pytest

from .moments import TITLES, moments, other_truth


@pytest.mark.parametrize("title", TITLES)
def test_truths_that_a_seat_cannot_tell_apart_imagine_the_same_world(title: str) -> None:
    differing = 0
    for match in moments(*TITLES[title], count=60, every=7):
        other, seat = other_truth(match, seed=1), match.decision.seat
        differing += other.game.state != match.game.state
        assert other.imagine(seat, 5).dumps() == match.imagine(seat, 5).dumps()
    assert differing > 30


@pytest.mark.parametrize("title", TITLES)
def test_an_imagined_world_looks_like_the_truth(title: str) -> None:
    for match in moments(*TITLES[title], count=20, every=23):
        seat = match.decision.seat
        world = match.imagine(seat, 5)
        assert (world.view(seat), world.decision) == (match.view(seat), match.decision)
        assert list(world.game.faults()) == []


@pytest.mark.parametrize("title", TITLES)
def test_another_seed_imagines_another_world(title: str) -> None:
    match = next(moments(*TITLES[title], count=1, every=20))
    worlds = {match.imagine(match.decision.seat, seed).fingerprint() for seed in range(5)}
    assert len(worlds) == 5
