"""The part of the page about a run that only Stars of Akarios has: fights, and what cards make of their dice."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import polars as pl

from ..chronicle import Chapter, Legend, Tables
from ..statistics import wilson
from .legend import CARD, DICE, FIGHT, FLIPPED, KILLS

NONE = "-"
SET_UP = ("scenario", "difficulty", "pilots")


def chapters_of(tables: Tables, legend: Legend) -> Iterator[Chapter]:
    """Nothing, if no fight was fought to its end."""
    if tables["seats"].is_empty():
        return
    single = tables["seats"].filter(pl.col("scenario").is_not_null())
    whole = tables["seats"].filter(pl.col("scenes").is_not_null())
    if not single.is_empty():
        yield fights(single, legend)
    if not whole.is_empty():
        yield campaigns(whole)
        yield tries(tables["uses"], legend, whole["match"].n_unique())
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


def campaigns(seats: pl.DataFrame) -> Chapter:
    """How many squads come to the end of their road, how long it is, and what they have not spent there."""
    by_match = seats.group_by("match").agg(pl.col("pilots", "won", "scenes").first(), pl.col("credits", "points").sum())
    rows = by_match.group_by("pilots").agg(
        pl.len().alias("played"),
        pl.col("won").sum(),
        pl.col("scenes").median(),
        pl.col("scenes").quantile(0.1).alias("short"),
        pl.col("scenes").quantile(0.9).alias("long"),
        *((pl.col(column) / pl.col("pilots")).mean().alias(column) for column in ("credits", "points")),
    )
    words = (
        "How often a squad comes to the end of the story, retries included; its scenes, in the middle of three numbers "
        "the median, around it the bounds of the middle 80 %; and the credits and skill points that a pilot has left."
    )
    return Chapter(
        "Campaigns",
        words,
        ("pilots", "campaigns", "ended well", "95 %", "scenes", "credits left", "points left"),
        tuple(
            (
                str(row["pilots"]),
                *_share(row["won"], row["played"]),
                f"{row['short']:.0f}, {row['scenes']:.0f}, {row['long']:.0f}",
                f"{row['credits']:.1f}",
                f"{row['points']:.1f}",
            )
            for row in rows.sort("pilots").iter_rows(named=True)
        ),
    )


def tries(uses: pl.DataFrame, legend: Legend, played: int) -> Chapter:
    """How often each fight of a campaign is flown until it is won."""
    found = uses.filter(pl.col("kind") == FIGHT).group_by("thing").agg(pl.col("times", "sensible").sum())
    flown = {thing: (times, won) for thing, times, won in found.iter_rows()}
    words = "How often the fights of the story were flown and won: in one campaign, and until they are won."
    rows = tuple(
        (thing.name, f"{times / played:.2f}", *_share(won, times), f"{times / max(1, won):.1f}")
        for id_, thing in legend.things[FIGHT].items()
        for times, won in [flown.get(id_, (0, 0))]
        if times
    )
    return Chapter("Fights of the story", words, ("fight", "a campaign", "flown", "won", "95 %", "tries"), rows)


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
