"""Small runs to look at."""

from __future__ import annotations

from itertools import islice
from pathlib import Path

from starhold.sim.folder import RunFolder
from starhold.sim.job import Job
from starhold.sim.plan import make_plan
from starhold.sim.playing import Played
from starhold.sim.simulation import simulate
from starhold.sim.workers import Workers

DEMO = Job(game="demo")
XIA = Job(game="xia", options={"fame_goal": 3})
BOTS = ("random", "random")


def run(
    path: Path,
    job: Job = DEMO,
    *,
    players: tuple[str, ...] = BOTS,
    matches: int = 25,
    seed: str = "1",
    workers: Workers | None = None,
    stop_after: int | None = None,
) -> list[Played]:
    """Play a run, or the beginning of it; returns what was played now."""
    plan, legend = make_plan(job, players, matches, seed)
    folder = RunFolder(path)
    folder.open_for(plan, legend)
    return list(islice(simulate(job, plan, folder, workers or Workers()), stop_after))


def files(path: Path) -> dict[str, bytes]:
    """All files of a run, by name."""
    return {file.relative_to(path).as_posix(): file.read_bytes() for file in sorted(path.rglob("*")) if file.is_file()}
