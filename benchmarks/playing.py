"""What is measured of a server at which many play: `play`."""

from __future__ import annotations

import asyncio
import random  # noqa: TID251  players may
import time
from abc import ABC, abstractmethod
from collections.abc import Sequence
from statistics import quantiles
from typing import NamedTuple

import psutil  # type: ignore[import-untyped]


class Opponents(ABC):
    """Two people at one table, who answer in turn."""

    @abstractmethod
    async def sit_down(self) -> None:
        """Come to a table, and wait until both see it."""

    @abstractmethod
    async def answer(self) -> None:
        """Answer once, and wait until it is acknowledged and both have the new position."""

    @abstractmethod
    def leave(self) -> None:
        """Go away."""


class Load(NamedTuple):
    """What was measured of one way to play."""

    answers_per_second: float
    p50: float
    p99: float
    cpu: float
    """Milliseconds that cores of the server worked for one answer. Other processes do not count."""
    players: float
    """Milliseconds that this process worked for one answer."""


async def play(tables: Sequence[Opponents], server: psutil.Process, seconds: float, pause: float = 0) -> Load:
    """Play at all tables at once, each with a pause after every answer. The clock runs when everybody sits."""
    for table in tables:
        await table.sit_down()
    server_before, players_before = worked(server), time.process_time()
    end = time.perf_counter() + seconds
    waits = [
        wait
        for waits in await asyncio.gather(*[_keep_playing(table, end, pause) for table in tables])
        for wait in waits
    ]
    busy, played = worked(server) - server_before, time.process_time() - players_before
    for table in tables:
        table.leave()
    cuts, answers = quantiles(waits, n=100), len(waits)
    return Load(answers / seconds, cuts[49] * 1000, cuts[98] * 1000, busy / answers * 1000, played / answers * 1000)


async def _keep_playing(table: Opponents, end: float, pause: float) -> list[float]:
    waits: list[float] = []
    await asyncio.sleep(pause * random.random())  # noqa: S311
    while (started := time.perf_counter()) < end:
        await table.answer()
        waits.append(time.perf_counter() - started)
        if pause:
            await asyncio.sleep(max(0.0, started + pause - time.perf_counter()))
    return waits


def worked(process: psutil.Process) -> float:
    """The seconds that a process has kept cores busy."""
    times = process.cpu_times()
    return float(times.user + times.system)
