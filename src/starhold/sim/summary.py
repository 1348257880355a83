"""A run in a few figures."""

from __future__ import annotations

import polars as pl
from msgspec import Struct

from .folder import RunFolder
from .statistics import wilson


class SeatSummary(Struct, frozen=True, kw_only=True):
    """The result of one seat."""

    seat: int
    player: str
    wins: int
    win_rate: float
    win_rate_low: float
    win_rate_high: float
    mean_score: float


class GroupSummary(Struct, frozen=True, kw_only=True):
    """How all seats did together."""

    wins: int
    win_rate: float
    win_rate_low: float
    win_rate_high: float
    mean_score: float


class Summary(Struct, frozen=True, kw_only=True):
    """The results of a run so far."""

    game: str
    asked: int
    matches: int
    failed: int
    first_error: str | None
    """The failure of the first match that failed."""
    decisions: int
    seats: list[SeatSummary]
    group: GroupSummary | None = None
    """The figures of a co-operative game; each seat has the same."""


def summarise(folder: RunFolder) -> Summary:
    """The figures of a run."""
    plan, matches = folder.plan(), folder.table("matches")
    errors: list[str] = matches["error"].drop_nulls().to_list()
    by_seat = (
        folder.table("seats")
        .group_by("seat", "player")
        .agg(pl.col("won").sum(), pl.len().alias("played"), pl.col("score").mean())
    )
    return Summary(
        game=plan.game,
        asked=plan.matches,
        matches=matches.height,
        failed=len(errors),
        first_error=errors[0] if errors else None,
        decisions=int(matches["decisions"].sum()),
        seats=[_seat(*row) for row in by_seat.sort("seat").iter_rows()],
        group=summarise_group(folder.table("seats")) if plan.cooperative else None,
    )


def summarise_group(seats: pl.DataFrame) -> GroupSummary:
    """How often a group won: each match counts once, however many seats it has."""
    first = seats.filter(pl.col("seat") == 0)
    wins, played = int(first["won"].sum()), max(1, first.height)
    bounds = wilson(wins, first.height)
    return GroupSummary(
        wins=wins,
        win_rate=wins / played,
        win_rate_low=bounds.low,
        win_rate_high=bounds.high,
        mean_score=int(first["score"].sum()) / played,
    )


def _seat(seat: int, player: str, wins: int, played: int, mean_score: float) -> SeatSummary:
    bounds = wilson(wins, played)
    return SeatSummary(
        seat=seat,
        player=player,
        wins=wins,
        win_rate=wins / played,
        win_rate_low=bounds.low,
        win_rate_high=bounds.high,
        mean_score=mean_score,
    )
