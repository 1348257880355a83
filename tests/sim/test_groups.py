"""Groups in simulations: a match counts once, and there is nobody to rank."""

from __future__ import annotations

from pathlib import Path

import pytest

from starhold.kernel import BadSetup, Match
from starhold.sim.folder import RunFolder
from starhold.sim.job import Job
from starhold.sim.report.page import render
from starhold.sim.summary import summarise
from starhold.sim.tournament import require_rivals
from tests.pouch import POUCH, Pouch

from .runs import run

TOGETHER = Job(game=POUCH)
APART = Job(game=POUCH, options={"alliance": False})


def test_the_group_has_one_rate(tmp_path: Path) -> None:
    played = run(tmp_path, TOGETHER, matches=30)
    won = sum(bool(one.result and one.result.winners) for one in played)
    summary = summarise(RunFolder(tmp_path))
    assert 0 < won < 30
    assert summary.group is not None
    assert (summary.group.wins, summary.group.win_rate) == (won, won / 30)
    assert {seat.wins for seat in summary.seats} == {won}


def test_rivals_have_no_rate_in_common(tmp_path: Path) -> None:
    run(tmp_path, APART, matches=10)
    assert summarise(RunFolder(tmp_path)).group is None


def test_the_report_says_how_often_they_won_together(tmp_path: Path) -> None:
    run(tmp_path, TOGETHER, matches=30)
    page = render(RunFolder(tmp_path))
    assert "<span>won together (" in page
    assert 'id="by-seat"' not in page
    assert 'id="by-player"' not in page


def test_nobody_in_a_group_is_ranked() -> None:
    require_rivals(Match.new(Pouch, seats=2, options={"alliance": False}))
    with pytest.raises(BadSetup, match="Pouch is co-operative: all players win or lose together, so there is nobody"):
        require_rivals(Match.new(Pouch, seats=2))
