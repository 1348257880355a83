"""Lifeboat in a simulation: a crew has one rate, and chance alone neither always saves nor always drowns it."""

from __future__ import annotations

from pathlib import Path

import pytest

from starhold.sim.folder import RunFolder
from starhold.sim.job import Job
from starhold.sim.summary import summarise

from .runs import run


@pytest.mark.untraced
@pytest.mark.parametrize("crew", [2, 4])
def test_a_crew_that_does_anything_is_sometimes_saved(crew: int, tmp_path: Path) -> None:
    rates = [rate(tmp_path / station, station, crew) for station in ("halcyon", "kittiwake")]
    assert 0.2 < rates[0] < 0.6
    assert 0 < rates[1] < rates[0]


def rate(folder: Path, station: str, crew: int) -> float:
    """The share of escapes from a station that end well if chance decides."""
    run(folder, Job(game="lifeboat", options={"station": station}), players=("random",) * crew, matches=150)
    group = summarise(RunFolder(folder)).group
    assert group is not None
    return group.win_rate
