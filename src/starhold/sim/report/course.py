"""The course of matches: their length, the sources of the score, and the places where things are lost."""

from __future__ import annotations

import polars as pl
from msgspec import Struct

from ..chronicle import Legend
from .rates import name_of

BARS = 24
LONG_TAIL = 0.95
"""The growth of the score is shown as far as so many of the matches are over."""
PLACES, CAUSES = 16, 7
"""So many are named; the others are added up."""
OTHERS = "other"


class Bar(Struct, frozen=True):
    """Matches of about the same length."""

    first: int
    last: int
    matches: int


class Growth(Struct, frozen=True):
    """What players have scored from one source, on average, after each round."""

    name: str
    after: list[float]

    @property
    def last(self) -> float:
        return self.after[-1]


class Loss(Struct, frozen=True):
    """The number of losses at a place, by cause."""

    place: str
    total: int
    causes: dict[str, int]


class Losses(Struct, frozen=True, kw_only=True):
    """The losses of something, by place."""

    title: str
    total: int
    per_match: float
    causes: dict[str, int]
    places: list[Loss]


def lengths(seats: pl.DataFrame) -> list[Bar]:
    """The number of matches of each length, in rounds."""
    rounds = seats.group_by("match").agg(pl.col("turns").max())["turns"].to_list()
    if not rounds or not max(rounds):
        return []
    least = min(rounds)
    width = max(1, -(-(max(rounds) - least + 1) // BARS))
    count = -(-(max(rounds) - least + 1) // width)
    bars = [0] * count
    for length in rounds:
        bars[(length - least) // width] += 1
    return [Bar(least + place * width, least + (place + 1) * width - 1, matches) for place, matches in enumerate(bars)]


def growth(turns: pl.DataFrame, legend: Legend) -> list[Growth]:
    """The sources of the score; a match that is over stays as it was at its end."""
    if not legend.sources or turns.is_empty():
        return []
    players = turns.select("match", "seat").n_unique()
    last = turns.group_by("match").agg(pl.col("round").max())["round"].quantile(LONG_TAIL, "nearest")
    gains = (
        turns.sort("match", "seat", "round")
        .with_columns(
            pl.col(column).diff().over("match", "seat").fill_null(pl.col(column)) for column in legend.sources
        )
        .group_by("round")
        .agg(pl.col(column).sum() for column in legend.sources)
        .sort("round")
        .filter(pl.col("round") <= last)
    )
    grown = [Growth(name, (gains[column].cum_sum() / players).to_list()) for column, name in legend.sources.items()]
    return sorted((one for one in grown if one.last), key=lambda one: -one.last)


def losses(uses: pl.DataFrame, kind: str, title: str, matches: int, legend: Legend) -> Losses:
    """The places and causes of losses."""
    found = uses.filter(pl.col("kind") == kind)
    by_cause = _ranked(found, "detail")
    named = list(by_cause)[:CAUSES]
    places = []
    for place, total in list(_ranked(found, "thing").items())[:PLACES]:
        here = _ranked(found.filter(pl.col("thing") == place), "detail")
        places.append(Loss(name_of(legend.things.get(kind, {}), place), total, _few(here, named)))
    total = sum(by_cause.values())
    return Losses(
        title=title, total=total, per_match=total / max(1, matches), causes=_few(by_cause, named), places=places
    )


def _ranked(uses: pl.DataFrame, column: str) -> dict[str, int]:
    counted = uses.group_by(column).agg(pl.col("times").sum())
    return dict(sorted(counted.iter_rows(), key=lambda row: (-row[1], row[0])))


def _few(counted: dict[str, int], named: list[str]) -> dict[str, int]:
    """The causes that are named, always in the same order, and the rest in one."""
    few = {cause: counted.get(cause, 0) for cause in named}
    rest = sum(counted.values()) - sum(few.values())
    return {**few, OTHERS: rest} if rest else few
