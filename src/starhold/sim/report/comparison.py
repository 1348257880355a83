"""Two runs compared: did the change help?"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Literal, TypeAlias

import polars as pl
from msgspec import Struct, structs

from ..chronicle import BLUNDER, Legend, Thing
from ..folder import BadRun, RunFolder
from ..plan import Plan
from ..statistics import CONFIDENCE, Difference, Mean, Share, holm, mean_difference, share_difference
from .own import own_things
from .rates import ENOUGH, name_of

HARMLESS = ("content", "seed", "matches", "chunk")
"""Differences that two runs may have and still be compared: the change itself, and how often it was tried."""

Verdict: TypeAlias = Literal["sure", "perhaps", ""]


class Look(Struct, frozen=True, kw_only=True):
    """One thing in which two runs are compared."""

    group: str
    name: str
    before: Share | Mean
    after: Share | Mean
    difference: Difference
    chance: float = 1.0
    """The odds that chance alone makes such a difference in any of all looks."""
    own: bool = False

    @property
    def verdict(self) -> Verdict:
        if self.chance < 1 - CONFIDENCE:
            return "sure"
        return "perhaps" if self.difference.bounds.excludes(0) else ""

    @property
    def is_share(self) -> bool:
        return isinstance(self.before, Share)


class NewThing(Struct, frozen=True, kw_only=True):
    """Something that the first run did not have."""

    group: str
    name: str
    after: Share


class Comparison(Struct, frozen=True, kw_only=True):
    """All that differs between two runs, and how sure that is."""

    looks: list[Look]
    new: list[NewThing]
    doubts: list[str]
    """Other differences of the runs: nobody knows which of them made the difference."""

    def of(self, verdict: Verdict) -> list[Look]:
        """The looks with a verdict, the surest first."""
        found = [look for look in self.looks if look.verdict == verdict]
        return sorted(found, key=lambda look: (look.difference.chance, look.name))

    @property
    def own(self) -> list[Look]:
        return [look for look in self.looks if look.own]


class Run:
    """The tables of a run, as far as they are compared."""

    def __init__(self, folder: RunFolder) -> None:
        self.plan, self.legend = folder.plan(), folder.legend()
        self.matches = folder.table("matches").filter(pl.col("error").is_null())
        self.seats, self.uses = folder.table("seats"), folder.table("uses")

    def wins(self, column: str) -> dict[str, Share]:
        """The shares of wins, by something that players were given."""
        grouped = self.seats.drop_nulls(column).group_by(column).agg(pl.col("won").sum(), pl.len().alias("played"))
        return {str(value): Share(won, played) for value, won, played in grouped.iter_rows()}

    def used(self, kind: str) -> dict[str, Share]:
        """In how many matches each thing of a kind was used; none is left out that was in the box."""
        grouped = (
            self.uses.filter((pl.col("kind") == kind) & (pl.col("times") > 0))
            .group_by("thing")
            .agg(pl.col("match").n_unique())
        )
        counted = dict.fromkeys(self.legend.things.get(kind, {}), 0) | dict(grouped.iter_rows())
        return {thing: Share(matches, self.matches.height) for thing, matches in counted.items()}

    def course(self) -> dict[str, Mean]:
        """Averages over all matches: their length, their scores, and what went wrong in them."""
        by_match = self.seats.group_by("match").agg(pl.col("turns").max(), pl.col("score").max())
        found = {
            "rounds": _mean(by_match["turns"]),
            "decisions": _mean(self.matches["decisions"]),
            f"{self.legend.score} of the best": _mean(by_match["score"]),
        }
        counted = {**self.legend.losses, **({BLUNDER: "Blunders"} if self.legend.blunders else {})}
        return found | {title: self._per_match(kind) for kind, title in counted.items()}

    def _per_match(self, kind: str) -> Mean:
        of_kind = self.uses.filter(pl.col("kind") == kind).group_by("match").agg(pl.col("times").sum())
        return _mean(self.matches.join(of_kind, on="match", how="left")["times"].fill_null(0))


def compare(before: RunFolder, after: RunFolder) -> Comparison:
    """Compare a second run with a first one; `BadRun` if they are not of the same game."""
    one, other = Run(before), Run(after)
    if one.plan.game != other.plan.game:
        raise BadRun(f"compare runs of one game: {before.path} is {one.plan.game}, {after.path} is {other.plan.game}")
    own = {(kind, thing.name) for run in (one, other) for kind, thing in own_things(run.legend)}
    looks = [
        structs.replace(look, own=(kind, look.name) in own)
        for kind, pairs in _pairs(one, other)
        for look in pairs
        if min(look.before.trials, look.after.trials) >= ENOUGH
    ]
    corrected = holm([look.difference.chance for look in looks])
    return Comparison(
        looks=[structs.replace(look, chance=chance) for look, chance in zip(looks, corrected, strict=True)],
        new=list(_new_things(one, other)),
        doubts=list(_doubts(one.plan, other.plan)),
    )


def _pairs(one: Run, other: Run) -> Iterator[tuple[str, Iterable[Look]]]:
    """Everything that both runs have, by its kind."""
    yield "", _means("The match", one.course(), other.course())
    for column, title in _given(other.legend).items():
        before, after = one.wins(column), other.wins(column)
        if min(len(before), len(after)) > 1:
            yield column, _shares(f"{title}: wins", before, after, other.legend.things.get(column, {}))
    for kind, title in other.legend.uses.items():
        used = one.used(kind), other.used(kind)
        yield kind, _shares(f"{title}: used in a match", *used, other.legend.things.get(kind, {}))


def _given(legend: Legend) -> dict[str, str]:
    """The traits that players were given. Those that they collect say who was winning, and not why."""
    given = {column: title for column, title in legend.traits.items() if column not in legend.collected}
    return {"player": "Bots", **given, "seat": "Seats"}


def _means(group: str, before: dict[str, Mean], after: dict[str, Mean]) -> Iterator[Look]:
    for name, mean in before.items():
        if name in after and (mean.value or after[name].value):
            difference = mean_difference(mean, after[name])
            yield Look(group=group, name=name, before=mean, after=after[name], difference=difference)


def _shares(group: str, before: dict[str, Share], after: dict[str, Share], things: dict[str, Thing]) -> Iterator[Look]:
    for id_, share in before.items():
        if id_ in after and _can_differ(share, after[id_]):
            difference = share_difference(share, after[id_])
            yield Look(group=group, name=name_of(things, id_), before=share, after=after[id_], difference=difference)


def _can_differ(before: Share, after: Share) -> bool:
    """True if there is something to see: it was tried in both runs, and neither always nor never came off."""
    return bool(before.trials and after.trials) and 0 < before.hits + after.hits < before.trials + after.trials


def _new_things(one: Run, other: Run) -> Iterator[NewThing]:
    """Things that only the second run has in its box."""
    for column, title in _given(other.legend).items():
        known = one.legend.things.get(column, {})
        for id_, share in other.wins(column).items():
            if known and id_ not in known:
                name = name_of(other.legend.things.get(column, {}), id_)
                yield NewThing(group=f"{title}: wins", name=name, after=share)
    for kind, title in other.legend.uses.items():
        things = other.legend.things.get(kind, {})
        for id_, share in other.used(kind).items():
            if id_ in things and id_ not in one.legend.things.get(kind, {}):
                yield NewThing(group=f"{title}: used in a match", name=things[id_].name, after=share)


def _doubts(before: Plan, after: Plan) -> Iterator[str]:
    for field in after.__struct_fields__:
        if field not in HARMLESS and getattr(before, field) != getattr(after, field):
            yield field.replace("_", " ")


def _mean(values: pl.Series) -> Mean:
    mean, deviation = values.mean(), values.std()
    return Mean(
        float(mean) if isinstance(mean, float | int) else 0.0,
        float(deviation) if isinstance(deviation, float | int) else 0.0,
        values.len(),
    )
