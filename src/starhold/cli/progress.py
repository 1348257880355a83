"""The progress of a long run: a bar where somebody watches, a line now and then where nobody does."""

from __future__ import annotations

from collections.abc import Iterator
from time import monotonic
from typing import TypeVar

from .group import complain

T = TypeVar("T")
SECONDS_BETWEEN_NEWS = 30


def with_progress(done: Iterator[T], total: int, before: int = 0, *, what: str = "matches") -> Iterator[T]:
    """Pass on the matches that are played, or whatever is done, and show how many; some may have been there before."""
    from rich.console import Console

    console = Console(stderr=True)
    if not console.is_terminal:
        yield from _with_news(done, total, before, what)
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
        TextColumn(what),
        TimeElapsedColumn(),
        TextColumn("left:"),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task("", total=total, completed=before)
        for one in done:
            bar.advance(task)
            yield one


def _with_news(done: Iterator[T], total: int, before: int, what: str) -> Iterator[T]:
    told = monotonic()
    for count, one in enumerate(done, before + 1):
        if monotonic() - told >= SECONDS_BETWEEN_NEWS:
            told = monotonic()
            complain(f"{count:,} of {total:,} {what}")
        yield one
