"""Starts of processes."""

from __future__ import annotations

from pathlib import Path
from subprocess import CalledProcessError

import pytest

from starhold.bench.processes import starting, starts


def test_a_batch_is_one_process_that_ran_to_its_end(tmp_path: Path) -> None:
    trace = tmp_path / "trace"
    assert starting("-c", f"open({str(trace)!r}, 'w').close()")() == 1
    assert trace.exists()


def test_a_process_that_fails_is_not_a_figure() -> None:
    with pytest.raises(CalledProcessError):
        starting("-c", "raise SystemExit(3)")()


def test_all_three_starts_work() -> None:
    assert {workload.name: workload.batches[0]() for workload in starts()} == {
        "start.python": 1,
        "start.import": 1,
        "start.help": 1,
    }


def test_starts_are_timed_by_the_clock_on_the_wall() -> None:
    assert all(workload.waits for workload in starts())
