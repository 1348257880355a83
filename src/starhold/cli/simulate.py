"""`starhold simulate`: many matches between bots, kept in tables."""

from __future__ import annotations

import os
from contextlib import AbstractContextManager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeAlias

import typer
from msgspec import structs

from starhold.kernel import BadSetup

from .fuzz import number_from_one
from .group import CHECK_FAILED, FINE
from .parameters import ContentOption, GameArgument, JsonOption, whole_number
from .screen import Screen, print_json
from .titles import game_named, look_here_for

if TYPE_CHECKING:
    from starhold.sim.summary import GroupSummary, SeatSummary, Summary
    from starhold.sim.workers import Workers

OptionOption: TypeAlias = Annotated[
    list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="An option of the game.")
]
ProcessesOption: TypeAlias = Annotated[
    int | None, typer.Option(metavar="N", parser=number_from_one, help="Number of worker processes. [all cores]")
]
ClusterOption: TypeAlias = Annotated[
    str | None, typer.Option(metavar="ADDRESS", help="Play on this Dask cluster instead.")
]


def simulate(
    game: GameArgument,
    seats: Annotated[str, typer.Option(metavar="BOT,BOT,…", help="Who plays, seat by seat.")],
    out: Annotated[Path, typer.Option(metavar="DIR", help="The folder of the run; an unfinished one goes on.")],
    matches: Annotated[int, typer.Option(metavar="N", parser=number_from_one, help="How many to play.")] = 1000,
    seed: Annotated[str, typer.Option(metavar="SEED", help="Seed for all randomness.")] = "1",
    opening: Annotated[
        int, typer.Option(metavar="N", parser=whole_number, help="So many first answers are drawn by lot.")
    ] = 0,
    option: OptionOption = None,
    each: Annotated[
        list[str] | None,
        typer.Option("--each", metavar="NAME=VALUE,…", help="An option whose values take turns, match by match."),
    ] = None,
    content: ContentOption = None,
    processes: ProcessesOption = None,
    cluster: ClusterOption = None,
    as_json: JsonOption = False,
) -> int:
    """Play many matches between bots. The folder gets tables of matches, turns, events and uses, as Parquet.

    \b
    starhold simulate demo --seats greedy,greedy,random --out runs/a
    starhold simulate demo --seats random,random --matches 50 --out runs/b
    starhold report runs/a
    """
    from starhold.extras import extra

    extra("polars")
    from starhold.sim.folder import RunFolder
    from starhold.sim.job import Job
    from starhold.sim.plan import make_plan
    from starhold.sim.simulation import simulate as play_matches
    from starhold.sim.simulation import unplayed
    from starhold.sim.summary import summarise

    from .progress import with_progress
    from .setting_up import read_each, read_options

    job = Job(
        game=game,
        options=read_options(game_named(game), option or ()),
        each=read_each(game_named(game), each or ()),
        content=None if content is None else str(content.resolve()),
        opening=opening,
    )
    plan, legend = make_plan(job, names_in(seats), matches, seed)
    folder = RunFolder(out)
    folder.open_for(plan, legend)
    missing = unplayed(plan, folder)
    if missing:
        with workers_for(processes, cluster) as workers:
            for _ in with_progress(play_matches(job, plan, folder, workers), matches, matches - missing):
                pass
    summary = summarise(folder)
    if as_json:
        print_json({"folder": str(out), **structs.asdict(summary)})
    else:
        _show(Screen(), summary, out)
    return CHECK_FAILED if summary.failed else FINE


def names_in(given: str) -> tuple[str, ...]:
    """The bots of a list that is joined by commas; those of the user's own are looked for in the current folder."""
    from starhold.players.specs import split_list

    names = split_list(given)
    look_here_for(*names)
    return names


def workers_for(processes: int | None, cluster: str | None) -> AbstractContextManager[Workers]:
    """Those who do the work: a cluster, or processes of this machine."""
    from starhold.sim.workers import cluster_workers, local_workers

    if cluster is not None and processes is not None:
        raise BadSetup("--cluster and --processes do not go together: the cluster says how many it has")
    return local_workers(processes or cores()) if cluster is None else cluster_workers(cluster)


def cores() -> int:
    """How many processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _won(who: SeatSummary | GroupSummary) -> str:
    bounds = f"{who.win_rate_low:.1%} to {who.win_rate_high:.1%}"
    return f"won {who.win_rate:.1%} ({bounds}), mean score {who.mean_score:.1f}"


def _show(screen: Screen, summary: Summary, out: Path) -> None:
    rows = [
        ("matches", f"{summary.matches:,} of {summary.asked:,}"),
        ("failed", f"{summary.failed:,}"),
        ("decisions", f"{summary.decisions:,}"),
    ]
    if summary.group is not None:
        rows.append(("together", f"{', '.join(seat.player for seat in summary.seats)}: {_won(summary.group)}"))
    else:
        rows += [(f"seat {seat.seat}", f"{seat.player}: {_won(seat)}") for seat in summary.seats]
    screen.table(rows, indent="")
    if summary.failed:
        screen.line(f"The first match that failed: {summary.first_error}", "red")
        screen.line(f"All of them, with what went wrong, are in {out / 'failures'}; starhold replay reads them.", "red")
    if summary.failed < summary.matches:
        screen.line(f"See it in pictures: starhold report {out}", "dim")
