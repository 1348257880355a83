"""Blunders that players are laughed at for, and how often."""

from __future__ import annotations

import polars as pl
from msgspec import Struct

from ..chronicle import BLUNDER, Legend

TURNS = 100
"""Blunders are counted by so many turns."""


class Blunder(Struct, frozen=True, kw_only=True):
    """The number of blunders of each player."""

    words: str
    times: list[int]
    """Player by player."""
    rates: list[float]
    """In a hundred turns."""


class Blunders(Struct, frozen=True, kw_only=True):
    """All blunders that are looked for."""

    players: list[str]
    seen: list[Blunder]
    never: list[str]

    @property
    def total(self) -> int:
        return sum(sum(blunder.times) for blunder in self.seen)


def blunders(uses: pl.DataFrame, seats: pl.DataFrame, legend: Legend) -> Blunders:
    """The blunders of each player, those that are seen most first."""
    turns = dict(seats.group_by("player").agg(pl.col("turns").sum()).sort("player").iter_rows())
    found = (
        uses.filter(pl.col("kind") == BLUNDER)
        .join(seats.select("match", "seat", "player"), on=["match", "seat"])
        .group_by("thing", "player")
        .agg(pl.col("times").sum())
    )
    counted = {(thing, player): times for thing, player, times in found.iter_rows()}
    rows = [
        _blunder(words, [counted.get((id_, player), 0) for player in turns], list(turns.values()))
        for id_, words in legend.blunders.items()
    ]
    return Blunders(
        players=list(turns),
        seen=sorted((row for row in rows if any(row.times)), key=lambda row: -sum(row.times)),
        never=[row.words for row in rows if not any(row.times)],
    )


def _blunder(words: str, times: list[int], turns: list[int]) -> Blunder:
    rates = [TURNS * seen / max(1, played) for seen, played in zip(times, turns, strict=True)]
    return Blunder(words=words, times=times, rates=rates)
