"""The page itself: figures from the tables, put into the template."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import polars as pl

from starhold.kernel import UnknownGame, known_game

from ..chronicle import Chapter, Legend, Tables, chronicle_of
from ..folder import RunFolder
from ..summary import summarise_group
from . import svg
from .blunders import TURNS, blunders
from .course import growth, lengths, losses
from .findings import STRIKING, findings, looks, suspects
from .own import own_content
from .rates import ENOUGH, traits
from .template import template, write_whole
from .uses import use_kinds

TEMPLATE = "page.html.jinja"


def write_report(run: Path, target: Path) -> Path:
    """Write the page about a run, all of it or nothing."""
    return write_whole(render(RunFolder(run)), target)


def render(folder: RunFolder) -> str:
    """The page about a run."""
    plan, legend = folder.plan(), folder.legend()
    matches, seats, uses = folder.table("matches"), folder.table("seats"), folder.table("uses")
    compared, kinds = traits(seats, legend, cooperative=plan.cooperative), use_kinds(uses, seats, legend)
    turns, events = folder.table("turns"), folder.table("events")
    tables = {"matches": matches, "seats": seats, "turns": turns, "uses": uses, "events": events}
    played = matches.filter(pl.col("error").is_null())
    return template(TEMPLATE).render(
        plan=plan,
        run=folder.path.resolve().name,
        line_up=line_up(plan.players),
        legend=legend,
        svg=svg,
        enough=ENOUGH,
        played=played.height,
        failed=matches.height - played.height,
        group=summarise_group(seats) if plan.cooperative else None,
        decisions=played["decisions"].mean() or 0,
        traits=compared,
        kinds=kinds,
        components=[kind for kind in kinds if kind.sense is not None],
        blunders=blunders(uses, seats, legend),
        blunder_turns=TURNS,
        findings=findings(compared),
        looks=looks(compared),
        own=own_content(legend, compared, kinds),
        striking=STRIKING,
        suspects=suspects(compared, played.height),
        bars=lengths(seats),
        growth=growth(tables["turns"], legend),
        chapters=chapters_of(plan.game, tables, legend),
        losses=[losses(uses, kind, title, played.height, legend) for kind, title in legend.losses.items()],
    )


def chapters_of(name: str, tables: Tables, legend: Legend) -> list[Chapter]:
    """The title's own chapters, if it is installed here: nothing is imported because a file names it."""
    try:
        game = known_game(name)
    except UnknownGame:
        return []
    return list(chronicle_of(game).chapters(tables, legend))


def line_up(players: tuple[str, ...]) -> str:
    """The players, in few words.

    >>> line_up(("search", "search", "greedy"))
    'search (2), greedy'
    """
    return ", ".join(f"{name} ({count})" if count > 1 else name for name, count in Counter(players).items())
