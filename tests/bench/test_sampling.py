"""The statistics, on numbers made by hand and a clock that only batches move."""

from __future__ import annotations

import gc

import pytest

from starhold.bench.sampling import REPEATS, Sample, Stopwatch, Tally, Timing, Workload, interleave, ratio, repeating

from .fake_time import FakeTime, timing


def test_a_timing_is_the_median_of_its_rounds() -> None:
    found = Timing.of("a", [Sample(3.0, 30.0), Sample(100.0, 20.0), Sample(1.0, 10.0)])
    assert (found.seconds, found.units) == (3.0, 20.0)


def test_the_median_of_an_even_number_of_rounds_lies_between_the_middle_two() -> None:
    assert timing("a", 4.0, 1.0, 2.0, 9.0).seconds == 3.0


def test_the_rate_and_the_spread_follow_from_the_samples() -> None:
    found = timing("a", 0.2, 0.25, 0.35)
    assert found.per_second == pytest.approx(4.0)
    assert found.spread == pytest.approx(0.6)


def test_a_sample_knows_the_unit_it_was_taken_with() -> None:
    assert Sample(seconds=6.0, units=24.0).unit == 0.25


def test_repeating_runs_the_operation_as_often_as_it_says() -> None:
    calls: list[int] = []
    assert repeating(lambda: calls.append(1))() == len(calls) == REPEATS


def test_a_tally_runs_a_batch_at_least_once_and_until_the_time_is_up() -> None:
    time = FakeTime()
    tally = Tally()
    tally.run(time.spending("a", 2.0, operations=3), 0.0, time.clock)
    assert (tally.count, tally.seconds, tally.mean) == (3, 6.0, 2.0)
    tally.run(time.spending("a", 2.0, operations=3), 7.0, time.clock)
    assert (tally.count, tally.seconds) == (9, 18.0)


def test_a_sample_runs_long_enough_with_calibration_after_every_slice() -> None:
    time = FakeTime()
    sample = time.stopwatch(2.5, slice_seconds=1.0, unit=0.1).sample(Workload("a", (time.spending("a", 0.5),)))
    assert time.ran == ["a", "a", "calibration"] * 3
    assert sample.seconds == pytest.approx(0.5)
    assert sample.units == pytest.approx(5.0)


def test_only_what_waits_for_others_is_timed_by_the_clock_on_the_wall() -> None:
    time, wall = FakeTime(), FakeTime()

    def batch() -> int:
        time.now += 1.0
        wall.now += 5.0
        return 1

    def calibration() -> int:
        time.now += 0.5
        wall.now += 1.0
        return 1

    stopwatch = Stopwatch(0.0, 0.0, calibration, time.clock, wall.clock)
    assert stopwatch.sample(Workload("a", (batch,))) == Sample(1.0, 2.0)
    assert stopwatch.sample(Workload("a", (batch,), waits=True)) == Sample(5.0, 5.0)


def test_of_several_batches_the_median_counts() -> None:
    time = FakeTime()
    positions = tuple(time.spending("position", seconds) for seconds in (9.0, 1.0, 2.0))
    assert time.stopwatch(0.0, unit=0.5).sample(Workload("copy", positions)) == Sample(2.0, 4.0)


def test_a_machine_half_as_fast_doubles_the_seconds_and_not_the_units() -> None:
    time = FakeTime()
    workload = Workload("a", (time.spending("a", 3.0),))
    quiet = time.stopwatch(0.0).sample(workload)
    time.slowness = 2.0
    busy = time.stopwatch(0.0).sample(workload)
    assert busy.seconds == pytest.approx(2 * quiet.seconds)
    assert busy.units == pytest.approx(quiet.units)


def test_workloads_take_turns() -> None:
    time = FakeTime()
    workloads = [Workload(name, (time.spending(name, 1.0),)) for name in "ABC"]
    timings = interleave(workloads, 2, time.stopwatch(0.0))
    assert "".join(name for name in time.ran if name != "calibration") == "ABC" * 3
    assert list(timings) == ["A", "B", "C"]
    assert [len(found.samples) for found in timings.values()] == [2, 2, 2]


def test_the_first_round_warms_up_and_does_not_count() -> None:
    time = FakeTime()
    durations = iter((50.0, 1.0, 2.0, 3.0))

    def getting_warm() -> int:
        time.now += next(durations)
        return 1

    found = interleave([Workload("a", (getting_warm,))], 3, time.stopwatch(0.0))["a"]
    assert [sample.seconds for sample in found.samples] == [1.0, 2.0, 3.0]


def test_what_others_keep_is_set_aside_while_a_workload_runs() -> None:
    aside: list[int] = []

    def looking() -> int:
        aside.append(gc.get_freeze_count())
        return 1

    before = gc.get_freeze_count()
    interleave([Workload("a", (looking,))], 1, FakeTime().stopwatch(0.0, slice_seconds=0.0))
    assert all(count > before for count in aside)
    assert gc.get_freeze_count() == 0


def test_a_ratio_compares_round_by_round() -> None:
    over, under = timing("a", 10.0, 40.0, 30.0), timing("b", 1.0, 2.0, 10.0)
    assert ratio(over, under) == 10.0  # of 10, 20 and 3; the medians would give 15


def test_a_ratio_is_one_of_units_so_a_slow_spell_does_not_matter() -> None:
    quiet, busy = timing("a", 10.0, unit=1.0), timing("b", 4.0, unit=2.0)
    assert ratio(quiet, busy) == 5.0
