"""The contract kit on every fight: a walk or two in every run, all laws and all numbers of seats in `make soak`."""

from __future__ import annotations

import pytest
from msgspec import structs

from starhold.games.akarios import Akarios
from starhold.testing import Trial, breaches
from starhold.testing.fuzz import fuzz
from tests.soak import times

from .matches import SCENARIOS

SEATS = (1, 3, 2, 4)
FIGHT = Trial(game=Akarios, every=times(60, 15), options=4, worlds=2, openings=1)
WHOLLY = SCENARIOS[-times(1, len(SCENARIOS)) :]
"""Fights on which all laws are tried: the one with the longest script. Two more are in tests/testing."""


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.untraced
def test_every_fight_obeys(scenario: str) -> None:
    """Each with two numbers of seats, and its neighbour with the two others."""
    first = 2 * (SCENARIOS.index(scenario) % 2)
    trial = structs.replace(FIGHT, seeds=tuple(range(times(2, 40))), played_with={"scenario": scenario})
    for walk in fuzz(trial, SEATS[first:] + SEATS[:first]):
        assert walk.breach is None


@pytest.mark.parametrize("scenario", WHOLLY)
@pytest.mark.untraced
def test_a_fight_obeys_all_laws(scenario: str) -> None:
    assert breaches(Akarios, structs.replace(FIGHT, seeds=(1,), played_with={"scenario": scenario})) == {}
