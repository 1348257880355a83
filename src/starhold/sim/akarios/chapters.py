"""The part of the page about a run that only Stars of Akarios has: fights, and what cards make of their dice."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import polars as pl

from ..chronicle import Chapter, Legend, Tables
from ..statistics import wilson
from .legend import CARD, DICE, FLIPPED, KILLS

NONE = "-"
SET_UP = ("scenario", "difficulty", "pilots")


def chapters_of(tables: Tables, legend: Legend) -> Iterator[Chapter]:
    """Nothing, if no fight was fought to its end."""
    if tables["seats"].is_empty():
        return
    yield fights(tables["seats"], legend)
    yield cards(tables["uses"], legend)


def fights(seats: pl.DataFrame, legend: Legend) -> Chapter:
    """How often a squad wins, and what it costs, for each scenario, difficulty and number of pilots."""
    by_match = seats.group_by("match").agg(
        pl.col(*SET_UP, "won", "rounds").first(), pl.col("hull", "stress", "traumas", "lost").sum()
    )
    grouped = by_match.group_by(*SET_UP).agg(
        pl.len().alias("played"),
        pl.col("won").sum(),
        pl.col("rounds").mean(),
        *((pl.col(column) / pl.col("pilots")).mean().alias(column) for column in ("hull", "stress", "traumas", "lost")),
    )
    names = {column: legend.things[column] for column in SET_UP}
    order = {column: list(things) for column, things in names.items()}
    rows = sorted(
        grouped.iter_rows(named=True),
        key=lambda row: [order[column].index(str(row[column])) for column in SET_UP],
    )
    words = (
        "How often the squad wins, the range in which the truth lies with 95 % confidence, and what a fight takes: its "
        "rounds, and for each pilot the hull that is left, the stress gained, the traumas drawn and the ships lost."
    )
    head = (*SET_UP, "fights", "won", "95 %", "rounds", "hull", "stress", "traumas", "lost")
    return Chapter(
        "Fights",
        words,
        head,
        tuple(
            (
                *(names[column][str(row[column])].name for column in SET_UP),
                *_share(row["won"], row["played"]),
                *(f"{row[column]:.1f}" for column in ("rounds", "hull", "stress")),
                *(f"{row[column]:.2f}" for column in ("traumas", "lost")),
            )
            for row in rows
        ),
    )


def cards(uses: pl.DataFrame, legend: Legend) -> Chapter:
    """What the cards make of their chances and their dice."""
    totals = {kind: _totals(uses, kind) for kind in (CARD, DICE, KILLS, FLIPPED)}
    rows: list[tuple[str, ...]] = []
    for card, thing in legend.things[CARD].items():
        found = totals[CARD].get(card)
        if found is None:
            continue
        times, offered, damage = found
        dice = totals[DICE].get(card, (0, 0, 0))[0]
        rows.append(
            (
                thing.name,
                thing.group,
                f"{offered:,}",
                f"{times:,}",
                f"{times / max(1, offered):.0%}",
                f"{damage / times:.2f}" if times and damage else NONE,
                f"{damage / dice:.2f}" if dice and damage else NONE,
                *(f"{totals[kind].get(card, (0, 0, 0))[0]:,}" for kind in (KILLS, FLIPPED)),
            )
        )
    words = (
        "How many rounds each card could be used in, how often it was, and the damage that came of it: each time, and "
        "for each die. Flipped: damaged in place of the ship."
    )
    head = ("card", "kind", "rounds", "used", "a round", "damage", "a die", "kills", "flipped")
    return Chapter("Cards and their dice", words, head, tuple(rows))


def _share(wins: int, played: int) -> tuple[str, str, str]:
    low, high = wilson(wins, played)
    return f"{played:,}", f"{wins / played:.0%}", f"{low:.0%} to {high:.0%}"


def _totals(uses: pl.DataFrame, kind: str) -> dict[str, Sequence[int]]:
    """How often each thing was used and could have been, and the damage of it."""
    found = uses.filter(pl.col("kind") == kind).group_by("thing").agg(pl.col("times", "offered", "gain").sum())
    return {thing: numbers for thing, *numbers in found.iter_rows()}
