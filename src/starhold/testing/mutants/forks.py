"""Work in copies of this process: each begins with all that is imported here, and takes with it what it breaks."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.context import ForkProcess
from typing import TypeVar

Job = TypeVar("Job")
Answer = TypeVar("Answer")

FORK = get_context("fork")


def in_forks(work: Callable[[Job], Answer], jobs: Iterable[Job], processes: int) -> Iterator[tuple[Job, Answer | None]]:
    """Do each job in a fork, so many at a time. Answers come as they are ready; none, if something ended the fork."""
    waiting = iter(jobs)
    busy: dict[Connection, tuple[Job, ForkProcess]] = {}
    try:
        while True:
            for job in islice(waiting, processes - len(busy)):
                reader, child = _begun(work, job)
                busy[reader] = job, child
            if not busy:
                return
            ready = wait(busy)
            for reader in [reader for reader in busy if reader in ready]:
                job, child = busy.pop(reader)
                yield job, _answer(reader, child)
    finally:
        for _, child in busy.values():
            child.kill()
            child.join()


def _begun(work: Callable[[Job], Answer], job: Job) -> tuple[Connection, ForkProcess]:
    reader, writer = FORK.Pipe(duplex=False)
    child = FORK.Process(target=_do, args=(work, job, writer))
    child.start()
    writer.close()
    return reader, child


def _do(work: Callable[[Job], Answer], job: Job, writer: Connection) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever stops the run stops the forks with it, see above
    writer.send(work(job))


def _answer(reader: Connection, child: ForkProcess) -> Answer | None:
    with reader:
        try:
            answer: Answer | None = reader.recv()
        except EOFError:
            answer = None
    child.join()
    if child.exitcode and child.exitcode > 0:
        raise RuntimeError("a fork has failed: its error stands above")
    return answer
