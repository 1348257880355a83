"""Work in forks: some at a time, and none of them breaks anything here."""

from __future__ import annotations

import os
import signal
from multiprocessing import active_children
from time import sleep

import pytest

from starhold.testing.mutants.forks import in_forks

broken: list[int] = []


def work(job: int) -> int:
    broken.append(job)
    if job == 3:
        os.kill(os.getpid(), signal.SIGVTALRM)
    if job == 4:
        raise ValueError("of its own")
    return sum(broken)


@pytest.mark.parametrize("processes", [1, 2, 7])
def test_each_job_begins_afresh(processes: int) -> None:
    assert sorted(in_forks(work, [1, 2, 5, 6], processes)) == [(1, 1), (2, 2), (5, 5), (6, 6)]
    assert broken == []


def test_a_fork_that_is_ended_has_no_answer() -> None:
    assert dict(in_forks(work, [1, 3, 2], 1)) == {1: 1, 3: None, 2: 2}


def test_an_error_of_our_own_is_not_taken_for_an_answer(capfd: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(RuntimeError, match="its error stands above"):
        list(in_forks(work, [4], 1))
    assert "ValueError: of its own" in capfd.readouterr().err


def test_whoever_stops_leaves_nothing_behind() -> None:
    before = {*active_children()}
    run = in_forks(sleep, [0, 60, 60], 2)
    assert next(run) == (0, None)
    run.close()  # type: ignore[attr-defined]
    assert {*active_children()} <= before
