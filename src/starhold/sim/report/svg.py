"""Small pictures that go into a page. What can be is given in per cent, so that they fit a phone and a wide screen."""

from __future__ import annotations

from collections.abc import Sequence

from markupsafe import Markup

from .course import Bar, Growth
from .rates import ENOUGH, Rate

COLOURS = 12
"""The number of colours that the page has for things that stand beside each other."""
TRACK, PLOT = 22, 220
"""The height of a line of a table, and of a picture of its own."""


def share_axis(rates: Sequence[Rate]) -> float:
    """The largest share that is drawn for these, in steps of a tenth; what was hardly tried does not stretch it."""
    tried = [rate.bounds.high for rate in rates if rate.played >= ENOUGH]
    widest = max([*tried, *(max(rate.share, rate.fair) for rate in rates)])
    return min(1.0, (int(widest * 10) + 1) / 10)


def interval(rate: Rate, widest: float) -> Markup:
    """A share of wins as a dot, how sure it is as a line, and the fair share as a thin mark."""
    bounds, middle = rate.bounds, TRACK // 2
    label = (
        f"{rate.name}: {rate.share:.1%} of {rate.played}, {bounds.low:.1%} to {bounds.high:.1%}, fair {rate.fair:.1%}"
    )
    return _picture(
        TRACK,
        label,
        Markup('<line class="fair" x1="{0}" x2="{0}" y1="0" y2="{1}"/>').format(_percent(rate.fair / widest), TRACK),
        Markup('<line class="bounds" x1="{}" x2="{}" y1="{}" y2="{}"/>').format(
            _percent(bounds.low / widest), _percent(min(1.0, bounds.high / widest)), middle, middle
        ),
        Markup('<circle class="share" cx="{}" cy="{}" r="5"/>').format(_percent(rate.share / widest), middle),
        verdict=rate.verdict,
    )


def stacked(parts: Sequence[int], whole: int, label: str) -> Markup:
    """Amounts beside each other, each in its colour."""
    rects, left = [], 0
    for number, part in enumerate(parts):
        if part:
            rects.append(
                Markup('<rect class="c{}" x="{}" width="{}" y="3" height="{}"/>').format(
                    number % COLOURS, _percent(left / whole), _percent(part / whole), TRACK - 6
                )
            )
        left += part
    return _picture(TRACK, label, *rects)


def histogram(bars: Sequence[Bar]) -> Markup:
    """Draw the number of matches of each length."""
    most, width = max(bar.matches for bar in bars), 1 / len(bars)
    rects = []
    for number, bar in enumerate(bars):
        height = bar.matches / most
        rects.append(
            Markup('<rect x="{}" width="{}" y="{}" height="{}"><title>{}</title></rect>').format(
                _percent((number + 0.06) * width),
                _percent(width * 0.88),
                _percent(1 - height),
                _percent(height),
                f"{bar.first} to {bar.last} rounds: {bar.matches} matches",
            )
        )
    return _picture(PLOT, "How many matches were how long", *rects)


def areas(growth: Sequence[Growth], highest: float) -> Markup:
    """Draw the score from each source, on top of each other, over the rounds."""
    rounds = len(growth[0].after)
    below = [0.0] * rounds
    shapes = []
    for number, one in enumerate(growth):
        above = [low + more for low, more in zip(below, one.after, strict=True)]
        outline = [*_points(above, highest), *reversed(_points(below, highest))]
        shapes.append(
            Markup('<polygon class="c{}" points="{}"><title>{}: {:.2f}</title></polygon>').format(
                number % COLOURS, " ".join(outline), one.name, one.after[-1]
            )
        )
        below = above
    return _picture(PLOT, "What is scored from each source, round by round", *shapes, stretched=True)


def _points(values: Sequence[float], highest: float) -> list[str]:
    last = max(1, len(values) - 1)
    return [f"{100 * place / last:.2f},{100 - 100 * value / highest:.2f}" for place, value in enumerate(values)]


def _percent(share: float) -> str:
    return f"{100 * share:.2f}%"


def _picture(height: int, label: str, *shapes: Markup, verdict: str = "", stretched: bool = False) -> Markup:
    stretch = Markup(' viewBox="0 0 100 100" preserveAspectRatio="none"') if stretched else ""
    return Markup('<svg role="img" aria-label="{}" class="{}" width="100%" height="{}"{}>{}</svg>').format(
        label, verdict or "plain", height, stretch, Markup("").join(shapes)
    )
