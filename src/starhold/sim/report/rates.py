"""Winners of more or less than a fair share, and how sure that is."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Literal, TypeAlias

import polars as pl
from msgspec import Struct, structs

from ..chronicle import Legend, Thing
from ..statistics import CONFIDENCE, Interval, chance_of_share, holm, wilson

ENOUGH = 20
"""Nothing is said about what was tried less often."""

Verdict: TypeAlias = Literal["more", "less", ""]


class Rate(Struct, frozen=True, kw_only=True):
    """How often players win who have something in common."""

    name: str
    wins: int
    played: int
    fair: float
    """The share that it would be if what they have in common did not matter."""
    verdict: Verdict = ""

    @property
    def share(self) -> float:
        return self.wins / self.played

    @property
    def bounds(self) -> Interval:
        return wilson(self.wins, self.played)

    @property
    def is_suspect(self) -> bool:
        """True if chance would rarely explain it, but among so many it may."""
        return not self.verdict and self.played >= ENOUGH and self.bounds.excludes(self.fair)

    @property
    def times_fair(self) -> float:
        """The fair share of wins."""
        return self.share / self.fair if self.fair else 1.0


class Trait(Struct, frozen=True, kw_only=True):
    """Something that players differ in."""

    column: str
    title: str
    fair: float
    rates: list[Rate]
    given: bool = True
    """True if it was settled before anybody played, so that it can be why somebody won."""


def with_expectation(seats: pl.DataFrame) -> pl.DataFrame:
    """Beside each player the share of wins to be expected: that of the same bot in the whole run."""
    return seats.with_columns(expected=pl.col("won").mean().over("player"))


def traits(seats: pl.DataFrame, legend: Legend, *, cooperative: bool = False) -> list[Trait]:
    """Everything that players differ in: the bot, what the title names, the seat; a group shares bots and seats."""
    even = seats.with_columns(expected=pl.col("won").mean())
    expected = with_expectation(seats)
    numbered = {str(seat): Thing(f"seat {seat}") for seat in seats["seat"].unique()}
    found = [] if cooperative else [_trait(even, "player", "Bots", {})]
    for column, title in legend.traits.items():
        known = expected.filter(pl.col(column).is_not_null())
        if cooperative:  # they win together, so that a match counts once, however many have this in common
            known = known.unique(["match", column], maintain_order=True)
        trait = _trait(known, column, title, legend.things.get(column, {}))
        found.append(structs.replace(trait, given=column not in legend.collected))
    if not cooperative:
        found.append(_trait(expected, "seat", "Seats", numbered))
    return _judged_together([trait for trait in found if len(trait.rates) > 1])


def _trait(seats: pl.DataFrame, column: str, title: str, things: Mapping[str, Thing]) -> Trait:
    grouped = seats.group_by(column).agg(pl.col("won").sum(), pl.len().alias("played"), pl.col("expected").mean())
    rates = [
        Rate(name=name_of(things, value), wins=wins, played=played, fair=fair)
        for value, wins, played, fair in grouped.iter_rows()
    ]
    in_order = sorted(rates, key=lambda rate: (-rate.share, rate.name))
    fair = seats["won"].mean()
    return Trait(column=column, title=title, fair=fair if isinstance(fair, float) else 0.0, rates=in_order)


def _judged_together(found: list[Trait]) -> list[Trait]:
    """The traits with verdicts; the whole page is one look among many."""
    verdicts = iter(judged(rate for trait in found if trait.given for rate in trait.rates))
    return [
        structs.replace(trait, rates=[next(verdicts) for _ in trait.rates]) if trait.given else trait for trait in found
    ]


def judged(rates: Iterable[Rate]) -> list[Rate]:
    """The rates with a verdict where there can be no doubt; the more are looked at, the surer it has to be. (Holm)"""
    known = list(rates)
    tried = [rate for rate in known if rate.played >= ENOUGH]
    corrected = iter(holm([chance_of_share(rate.wins, rate.played, rate.fair) for rate in tried]))
    return [
        structs.replace(rate, verdict=_verdict(rate, next(corrected))) if rate.played >= ENOUGH else rate
        for rate in known
    ]


def _verdict(rate: Rate, chance: float) -> Verdict:
    if chance >= 1 - CONFIDENCE:
        return ""
    return "more" if rate.share > rate.fair else "less"


def name_of(things: Mapping[str, Thing], id_: object) -> str:
    """The name of something."""
    thing = things.get(str(id_))
    return str(id_) if thing is None else thing.name
