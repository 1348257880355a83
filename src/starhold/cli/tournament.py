"""`starhold tournament`: which bot is the strongest."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer
from msgspec import structs

from starhold.kernel import BadSetup

from .fuzz import number_from_one
from .group import CHECK_FAILED, FINE
from .parameters import ContentOption, GameArgument, JsonOption
from .screen import Screen, print_json
from .simulate import ClusterOption, OptionOption, ProcessesOption, names_in, workers_for

if TYPE_CHECKING:
    from starhold.sim.job import Job
    from starhold.sim.tournament import Standing

FEWEST = 2


def tournament(
    game: GameArgument,
    players: Annotated[str, typer.Option(metavar="BOT,BOT,…", help="Who plays against each other.")],
    matches: Annotated[int, typer.Option(metavar="N", parser=number_from_one, help="How many to play.")] = 200,
    seats: Annotated[int | None, typer.Option(metavar="N", parser=number_from_one, help="Seats at a table.")] = None,
    seed: Annotated[str, typer.Option(metavar="SEED", help="Seed for all randomness.")] = "1",
    option: OptionOption = None,
    content: ContentOption = None,
    processes: ProcessesOption = None,
    cluster: ClusterOption = None,
    as_json: JsonOption = False,
) -> int:
    """Let bots play against each other. Seats rotate, and everybody meets the same dice on every seat.

    \b
    starhold tournament demo --players random,greedy,search --seats 4
    starhold tournament demo --players random,greedy --matches 40 --json
    """
    from starhold.sim.job import Job
    from starhold.sim.tournament import schedule, standings

    from .progress import with_progress
    from .setting_up import read_options
    from .titles import game_named

    names = names_in(players)
    job = Job(
        game=game,
        options=read_options(game_named(game), option or ()),
        content=None if content is None else str(content.resolve()),
    )
    at_table = len(names) if seats is None else seats
    _check(job, names, at_table)
    fixtures = schedule(names, at_table, matches, seed)
    with workers_for(processes, cluster) as workers:
        played = list(with_progress(workers.play(job, fixtures), matches))
    found = standings(names, played, seed)
    failures = [one.failure.report for one in played if one.failure is not None]
    if as_json:
        table = [structs.asdict(standing) for standing in found]
        print_json({"game": game, "matches": matches, "seats": at_table, "failed": len(failures), "standings": table})
    else:
        _show(Screen(), found, failures)
    return CHECK_FAILED if failures else FINE


def _check(job: Job, names: tuple[str, ...], seats: int) -> None:
    """Find out before the first match what cannot be played."""
    from starhold.sim.job import Fixture
    from starhold.sim.playing import new_match, seated
    from starhold.sim.tournament import require_rivals

    if len(set(names)) < max(FEWEST, len(names)):
        raise BadSetup(f"name at least {FEWEST} bots, each of them once, not {','.join(names)}")
    with seated(job, Fixture(0, names, "")):
        require_rivals(new_match(job, Fixture(0, names[:1] * seats, "0")))


def _show(screen: Screen, found: list[Standing], failures: list[str]) -> None:
    if any(standing.seats for standing in found):
        _show_standings(screen, found)
    if failures:
        screen.line(f"{len(failures)} matches failed and do not count. The first:", "red")
        screen.picture(failures[0], "red")


def _show_standings(screen: Screen, found: list[Standing]) -> None:
    heading = ("", "Elo", "95 %", "won", "95 %", "mean place", "mean score")
    rows = [
        (
            standing.player,
            f"{standing.elo:.0f}",
            f"{standing.elo_low:.0f} to {standing.elo_high:.0f}",
            f"{standing.win_rate:.1%}",
            f"{standing.win_rate_low:.1%} to {standing.win_rate_high:.1%}",
            f"{standing.mean_place:.2f}",
            f"{standing.mean_score:.1f}",
        )
        for standing in found
    ]
    screen.table([heading, *rows], indent="")
    screen.line()
    screen.line(
        "Bradley-Terry ratings on the scale of Elo, from the order of finish of each two; bars by bootstrap.", "dim"
    )
