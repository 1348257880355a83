"""The use of things: how often, and what it is worth."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import polars as pl
from msgspec import Struct

from ..chronicle import Legend, Sense, Thing
from .rates import Rate

ONE_SEAT = ["match", "seat"]


class Used(Struct, frozen=True, kw_only=True):
    """A thing, and those who used it."""

    name: str
    group: str
    times: int
    offered: int
    per_match: float
    worth: float
    """The score from each use."""
    gain: float = 0.0
    """The other gain from each use."""
    sensible: int = 0
    rate: Rate | None
    """The share of wins with it, beside that of all who used something of its group; nobody's, if it is the table's."""
    without: float | None
    """The share of wins without it."""
    score: float | None
    score_without: float | None


class UseKind(Struct, frozen=True, kw_only=True):
    """All things of a kind."""

    kind: str
    title: str
    used: list[Used]
    box: int = 0
    """The number of things."""
    reached: int = 0
    """The number of them that somebody used, or could have used."""
    never: list[str]
    """Things that nobody used, though they were in the box."""
    unwise: list[str] = []
    """Things that were used, but never sensibly, as far as that is known."""
    sense: Sense | None = None
    """The thing that is counted, in words."""

    @property
    def sensible(self) -> int:
        """The number of them that were used sensibly."""
        return len(self.used) - len(self.unwise)

    @property
    def is_offered(self) -> bool:
        return any(used.offered for used in self.used)

    @property
    def has_worth(self) -> bool:
        return any(used.worth for used in self.used)

    @property
    def has_gain(self) -> bool:
        return any(used.gain for used in self.used)


def use_kinds(uses: pl.DataFrame, seats: pl.DataFrame, legend: Legend) -> list[UseKind]:
    """What of each kind is used."""
    seated = seats.select(*ONE_SEAT, "player", "won", "score")
    return [
        _kind(kind, title, uses.filter(pl.col("kind") == kind), seated, legend) for kind, title in legend.uses.items()
    ]


def _kind(kind: str, title: str, uses: pl.DataFrame, seated: pl.DataFrame, legend: Legend) -> UseKind:
    things, sense = legend.things[kind], legend.senses.get(kind)
    users = _users(uses, seated, things)
    totals = uses.group_by("thing").agg(pl.col("times", "worth", "offered", "gain", "sensible").sum())
    found = [
        _used(total, users.filter(pl.col("thing") == total["thing"]), seated, things)
        for total in totals.iter_rows(named=True)
    ]
    used = sorted((one for one in found if one.times), key=lambda one: (one.group, -one.times, one.name))
    offered = {one.name: one.offered for one in found if not one.times}
    never = sorted({thing.name for thing in things.values()} - {one.name for one in used})
    return UseKind(
        kind=kind,
        title=title,
        used=used,
        box=len(things),
        reached=sum(one.times > 0 or one.offered > 0 for one in found),
        never=[_with_chances(name, offered.get(name, 0), sense) for name in never],
        unwise=[one.name for one in used if not one.sensible] if sense is not None else [],
        sense=sense,
    )


def _with_chances(name: str, offered: int, sense: Sense | None) -> str:
    """Things that nobody used, and how often they could have."""
    if offered:
        return f"{name} ({offered:,} {'chance' if offered == 1 else 'chances'})"
    return name if sense is None else f"{name} (no chance)"


def _users(uses: pl.DataFrame, seated: pl.DataFrame, things: Mapping[str, Thing]) -> pl.DataFrame:
    """Who used what, and the share of wins to be expected: that of the same bot with anything of the same group."""
    group = pl.col("thing").replace_strict({id_: thing.group for id_, thing in things.items()}, default="")
    users = (
        uses.filter(pl.col("seat").is_not_null() & (pl.col("times") > 0))
        .unique([*ONE_SEAT, "thing"])
        .join(seated, on=ONE_SEAT)
        .with_columns(group.alias("group"))
    )
    by_group = users.unique([*ONE_SEAT, "group"]).group_by("group", "player").agg(expected=pl.col("won").mean())
    return users.join(by_group, on=["group", "player"])


def _used(total: Mapping[str, Any], users: pl.DataFrame, seated: pl.DataFrame, things: Mapping[str, Thing]) -> Used:
    id_, times = total["thing"], total["times"]
    thing = things.get(id_, Thing(id_))
    others = seated.join(users, on=ONE_SEAT, how="anti")
    rate = Rate(
        name=thing.name, wins=int(users["won"].sum()), played=users.height, fair=_mean(users["expected"]) or 0.0
    )
    return Used(
        name=thing.name,
        group=thing.group,
        times=times,
        offered=total["offered"],
        per_match=times / seated["match"].n_unique(),
        worth=total["worth"] / max(1, times),
        gain=total["gain"] / max(1, times),
        sensible=total["sensible"],
        rate=rate if users.height else None,
        without=_mean(others["won"]),
        score=_mean(users["score"]),
        score_without=_mean(others["score"]),
    )


def _mean(values: pl.Series) -> float | None:
    mean = values.mean()
    return float(mean) if isinstance(mean, float | int) else None
