"""The workers: this process, several, or a Dask cluster. The results do not depend on it."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from itertools import islice
from multiprocessing import get_context, parent_process
from multiprocessing.process import BaseProcess
from threading import Thread
from typing import Any

from starhold.extras import extra
from starhold.kernel import BadSetup, StarholdError

from .job import Fixture, Job
from .playing import Played, play

WAITING = 4
"""Fixtures that are handed out for each worker: enough to keep it busy, few enough to be lost."""
PATIENCE = "20 s"
"""The time that a cluster may take to answer."""


class WorkerLost(StarholdError):
    """Somebody who played matches is gone: a process has died, or a machine."""


class Workers:
    """Play fixtures, in any order, on an executor or, without one, here."""

    def __init__(self, executor: Executor | None = None, count: int = 1) -> None:
        self._executor = executor
        self._count = count

    def play(self, job: Job, fixtures: Iterable[Fixture]) -> Iterator[Played]:
        """Yield the result of each fixture, as soon as it is played."""
        if self._executor is None:
            yield from (play(job, fixture) for fixture in fixtures)
            return
        try:
            yield from _hand_out(self._executor, job, iter(fixtures), self._count * WAITING)
        except StarholdError:
            raise
        except Exception as error:  # what is wrong with a match is kept, so this is about whoever played it
            message = f"a worker was lost ({type(error).__name__}); what is complete is kept, so run again"
            raise WorkerLost(message) from error


def _hand_out(executor: Executor, job: Job, fixtures: Iterator[Fixture], at_once: int) -> Iterator[Played]:
    waiting: set[Future[Played]] = {executor.submit(play, job, fixture) for fixture in islice(fixtures, at_once)}
    while waiting:
        done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
        waiting |= {executor.submit(play, job, fixture) for fixture in islice(fixtures, len(done))}
        for future in done:
            yield future.result()


@contextmanager
def local_workers(processes: int) -> Iterator[Workers]:
    """So many processes of this machine."""
    if processes == 1:
        yield Workers()
        return
    pool = ProcessPoolExecutor(processes, mp_context=get_context("spawn"), initializer=stay_with_the_boss)
    try:
        yield Workers(pool, processes)
    finally:
        pool.shutdown(cancel_futures=True)


def stay_with_the_boss() -> None:
    """In a worker: Ctrl-C is for the process that hands out the work, and without that process there is none."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    boss = parent_process()
    if boss is not None:
        Thread(target=_leave_with, args=(boss,), daemon=True).start()


def _leave_with(boss: BaseProcess) -> None:
    boss.join()
    os._exit(1)


@contextmanager
def cluster_workers(address: str) -> Iterator[Workers]:
    """All workers of a Dask cluster; Starhold must be installed there too."""
    distributed: Any = extra("distributed")
    try:
        client = distributed.Client(address, timeout=PATIENCE, set_as_default=False)
    except (OSError, ValueError) as error:
        raise BadSetup(f"no Dask cluster answers at {address!r}: {error}") from None
    with client:
        count = sum(client.nthreads().values())
        if not count:
            raise BadSetup(f"the Dask cluster at {address!r} has no workers")
        yield Workers(client.get_executor(pure=False), count)
