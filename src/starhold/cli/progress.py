"""How far a long run is: a bar where somebody watches, a line now and then where nobody does."""

from __future__ import annotations

from collections.abc import Iterator
from time import monotonic
from typing import TYPE_CHECKING

from .group import complain

if TYPE_CHECKING:
    from starhold.sim.playing import Played

SECONDS_BETWEEN_NEWS = 30


def with_progress(played: Iterator[Played], total: int, before: int = 0) -> Iterator[Played]:
    """Pass on the matches that are played, and show how many there are; some may have been there before."""
    from rich.console import Console

    console = Console(stderr=True)
    if not console.is_terminal:
        yield from _with_news(played, total, before)
        return

    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeElapsedColumn,
        TimeRemainingColumn,
    )

    columns = (
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("matches"),
        TimeElapsedColumn(),
        TextColumn("left:"),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task("", total=total, completed=before)
        for one in played:
            bar.advance(task)
            yield one


def _with_news(played: Iterator[Played], total: int, before: int) -> Iterator[Played]:
    told = monotonic()
    for count, one in enumerate(played, before + 1):
        if monotonic() - told >= SECONDS_BETWEEN_NEWS:
            told = monotonic()
            complain(f"{count:,} of {total:,} matches")
        yield one
