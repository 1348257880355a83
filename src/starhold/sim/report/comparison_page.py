"""The page about two runs, and the same in a few lines."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from pathlib import Path

from ..folder import RunFolder
from ..statistics import Mean, Share, wilson
from .comparison import Comparison, Look, NewThing, compare
from .page import line_up
from .rates import ENOUGH
from .template import template, write_whole

TEMPLATE = "comparison.html.jinja"
TOLD = 8
"""So many of a kind are told in the terminal."""


def write_comparison(before: Path, after: Path, target: Path) -> tuple[Path, list[str]]:
    """Write the page that compares two runs; and what it says, in lines."""
    found = compare(RunFolder(before), RunFolder(after))
    return write_whole(render(found, RunFolder(before), RunFolder(after)), target), list(told(found))


def render(found: Comparison, before: RunFolder, after: RunFolder) -> str:
    """The page."""
    return template(TEMPLATE).render(
        found=found,
        groups=[(group, list(looks)) for group, looks in groupby(found.looks, key=lambda look: look.group)],
        runs=[(folder.path.resolve().name, folder.plan()) for folder in (before, after)],
        legend=after.legend(),
        line_up=line_up,
        amount=amount,
        change=change,
        bounds=bounds,
        range_of=range_of,
        enough=ENOUGH,
    )


def told(found: Comparison) -> Iterator[str]:
    """The comparison in a few lines."""
    if found.doubts:
        yield f"The runs also differ in {', '.join(found.doubts)}: that may be the reason, too."
    sure, perhaps = found.of("sure"), found.of("perhaps")
    for thing in found.new:
        yield f"new      {thing.name} ({thing.group.lower()}): {range_of(thing)}"
    for look in [look for look in found.own if look.verdict != "sure"][:TOLD]:
        yield f"yours    {_sentence(look)}"
    for look in sure[:TOLD]:
        yield f"sure     {_sentence(look)}"
    if not sure:
        yield f"Nothing changed that chance would not explain, in {len(found.looks)} looks."
    elif len(sure) > TOLD:
        yield f"and {len(sure) - TOLD} more that chance does not explain."
    if perhaps:
        yield f"{len(perhaps)} of {len(found.looks)} looks may still be chance: play more matches to tell."


def _sentence(look: Look) -> str:
    numbers = f"{amount(look.before)} before, {amount(look.after)} now"
    return f"{look.name} ({look.group.lower()}): {numbers}, {change(look)} ({bounds(look)})"


def amount(figure: Share | Mean) -> str:
    """A share in per cent, an average as a number."""
    return f"{figure.value:.1%}" if isinstance(figure, Share) else f"{figure.value:,.1f}"


def change(look: Look) -> str:
    """The difference, with its sign."""
    value = look.difference.value
    return f"{100 * value:+.1f} points" if look.is_share else f"{value:+,.1f}"


def bounds(look: Look) -> str:
    """The range in which the true difference lies, with 95 % confidence."""
    scale = 100 if look.is_share else 1
    low, high = look.difference.bounds
    return f"{scale * low:+,.1f} to {scale * high:+,.1f}"


def range_of(thing: NewThing) -> str:
    """A new thing's share, and where the true one lies."""
    low, high = wilson(*thing.after)
    return f"{thing.after.value:.1%} of {thing.after.trials:,} ({low:.1%} to {high:.1%})"
