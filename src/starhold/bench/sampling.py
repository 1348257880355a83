"""The way to take time: workloads run in turn, again and again, with the calibration among them.

What disturbs the machine for a while then disturbs all of them alike, and the median over the rounds
forgets it. Time is what the processor spent on the workload, unless it waits for another process. Each is also given
in units: passes of the calibration that ran meanwhile.
"""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterable, Sequence
from statistics import median
from time import perf_counter, thread_time
from typing import TypeAlias

from msgspec import Struct

from starhold.kernel.rubbish import rubbish_looked_for_rarely

from .calibration import passes

Batch: TypeAlias = Callable[[], int]
"""Some operations in a row; returns how many there were."""

Clock: TypeAlias = Callable[[], float]

CALIBRATION_SHARE = 5
"""A slice of work is so many times longer than the slice of calibration that follows."""

REPEATS = 100
"""The repetitions of an operation of some microseconds in one batch."""


def repeating(operation: Callable[[], object]) -> Batch:
    """A batch of one short operation."""

    def batch() -> int:
        for _ in range(REPEATS):
            operation()
        return REPEATS

    return batch


class Workload(Struct, frozen=True):
    """Something to time. With several batches, one for each of several positions, their median counts."""

    name: str
    batches: tuple[Batch, ...]
    waits: bool = False
    """True if other processes do the work, so that the clock on the wall counts."""


class Sample(Struct, frozen=True):
    """One operation of a workload, as one round saw it."""

    seconds: float
    units: float

    @property
    def unit(self) -> float:
        """The seconds that one pass of the calibration took meanwhile."""
        return self.seconds / self.units


class Timing(Struct, frozen=True):
    """One operation of a workload: the medians over all rounds, and what the rounds saw."""

    name: str
    seconds: float
    units: float
    samples: tuple[Sample, ...]

    @classmethod
    def of(cls, name: str, samples: Sequence[Sample]) -> Timing:
        """The medians of the samples."""
        seconds = median(sample.seconds for sample in samples)
        return cls(name, seconds, median(sample.units for sample in samples), tuple(samples))

    @property
    def per_second(self) -> float:
        """The number of operations in a second."""
        return 1 / self.seconds

    @property
    def spread(self) -> float:
        """The distance from the fastest to the slowest round, as a share of the median."""
        seconds = [sample.seconds for sample in self.samples]
        return (max(seconds) - min(seconds)) / self.seconds


class Stopwatch(Struct, frozen=True):
    """Times a workload for at least so many seconds, in slices, each with some calibration after it."""

    at_least: float
    slice: float = 0.02
    calibration: Batch = passes
    clock: Clock = thread_time
    wall_clock: Clock = perf_counter

    def sample(self, workload: Workload) -> Sample:
        """One operation of the workload: the median over its batches."""
        share = self.at_least / len(workload.batches)
        clock = self.wall_clock if workload.waits else self.clock
        samples = [self._sample(batch, share, clock) for batch in workload.batches]
        return Sample(median(sample.seconds for sample in samples), median(sample.units for sample in samples))

    def _sample(self, batch: Batch, at_least: float, clock: Clock) -> Sample:
        work, unit = Tally(), Tally()
        while not work.count or work.seconds < at_least:
            work.run(batch, self.slice, clock)
            unit.run(self.calibration, self.slice / CALIBRATION_SHARE, clock)
        return Sample(work.mean, work.mean / unit.mean)


class Tally(Struct):
    """Operations and the seconds they took."""

    count: int = 0
    seconds: float = 0.0

    @property
    def mean(self) -> float:
        """The seconds that one operation took."""
        return self.seconds / self.count

    def run(self, batch: Batch, at_least: float, clock: Clock) -> None:
        """Run a batch once, and again until the time is up."""
        begin = clock()
        while True:
            self.count += batch()
            elapsed = clock() - begin
            if elapsed >= at_least:
                break
        self.seconds += elapsed


def interleave(workloads: Iterable[Workload], rounds: int, stopwatch: Stopwatch) -> dict[str, Timing]:
    """Time the workloads in turn, A B C A B C, after a round of warming up that does not count."""
    order = list(workloads)
    samples: dict[str, list[Sample]] = {workload.name: [] for workload in order}
    try:
        with rubbish_looked_for_rarely():  # as in simulations and on a server, and for the peers too
            for _ in range(1 + rounds):
                for workload in order:
                    # So that nobody pays for the garbage of those before, nor for looking through what they keep.
                    gc.collect()
                    gc.freeze()
                    samples[workload.name].append(stopwatch.sample(workload))
    finally:
        gc.unfreeze()
    return {name: Timing.of(name, taken[1:]) for name, taken in samples.items()}


def ratio(over: Timing, under: Timing) -> float:
    """The number of times `under` goes into `over`: the median of what each round says."""
    rounds = zip(over.samples, under.samples, strict=True)
    return median(above.units / below.units for above, below in rounds)
