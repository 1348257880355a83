"""A run from its plan to its folder: whatever is missing there is played."""

from __future__ import annotations

from collections.abc import Iterator

from .folder import RunFolder
from .job import Job
from .plan import Plan
from .playing import Played
from .recorder import Tables
from .workers import Workers


def simulate(job: Job, plan: Plan, folder: RunFolder, workers: Workers) -> Iterator[Played]:
    """Play what is missing and keep it chunk by chunk; yields each match once it is played."""
    missing = folder.missing_chunks(plan)
    fixtures = (plan.fixture(number) for chunk in missing for number in plan.numbers(chunk))
    waiting: dict[int, dict[int, Tables]] = {chunk: {} for chunk in missing}
    for played in workers.play(job, fixtures):
        number = played.fixture.number
        chunk = number // plan.chunk
        if played.failure is not None:
            folder.keep_failure(number, played.failure)
        waiting[chunk][number] = played.tables
        if len(waiting[chunk]) == len(plan.numbers(chunk)):
            tables = waiting.pop(chunk)
            folder.write_chunk(plan, chunk, (tables[number] for number in plan.numbers(chunk)))
        yield played


def unplayed(plan: Plan, folder: RunFolder) -> int:
    """The number of missing matches."""
    return sum(len(plan.numbers(chunk)) for chunk in folder.missing_chunks(plan))
