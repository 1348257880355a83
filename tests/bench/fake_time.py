"""Time that passes only when a batch says so."""

from __future__ import annotations

from starhold.bench.sampling import Batch, Sample, Stopwatch, Timing

CALIBRATION_PASSES = 10

SECONDS = {
    "play": 5e-6,
    "kernel": 2e-6,
    "clone": 4e-6,
    "encode": 10e-6,
    "decode": 30e-6,
    "dice": 1e-6,
    "catanatron.play": 60e-6,
    "catanatron.copy": 20e-6,
    "chess.play": 40e-6,
    "chess.copy": 100e-6,
    "chess.copy-bare": 2e-6,
    "start.python": 0.012,
    "start.import": 0.080,
    "start.help": 0.500,
}


class FakeTime:
    """A clock, and batches that move it on and write down that they ran."""

    def __init__(self) -> None:
        self.now = 0.0
        self.slowness = 1.0
        self.ran: list[str] = []

    def clock(self) -> float:
        return self.now

    def spending(self, name: str, seconds: float, operations: int = 1) -> Batch:
        """A batch of so many operations that take so many seconds each on a quiet machine."""

        def batch() -> int:
            self.ran.append(name)
            self.now += seconds * operations * self.slowness
            return operations

        return batch

    def stopwatch(self, at_least: float, *, slice_seconds: float = 1.0, unit: float = 0.1) -> Stopwatch:
        calibration = self.spending("calibration", unit, CALIBRATION_PASSES)
        return Stopwatch(at_least, slice_seconds, calibration, self.clock)


def timing(name: str, *seconds: float, unit: float = 1.0) -> Timing:
    """A timing whose rounds saw these seconds."""
    return Timing.of(name, [Sample(value, value / unit) for value in seconds])


def timings(*without: str) -> dict[str, Timing]:
    """A round of everything, but for the names that begin like this."""
    return {
        name: timing(name, seconds, seconds * 0.9, seconds * 1.2, unit=2e-7)
        for name, seconds in SECONDS.items()
        if not name.startswith(without)
    }
