"""The part of the page about a run that only Core Space has: missions, crews, and how hostile it gets."""

from __future__ import annotations

from collections.abc import Iterator

import polars as pl

from ..chronicle import Chapter, Legend, Tables
from ..statistics import wilson
from .legend import STAGE

TENTHS = (0.1, 0.5, 0.9)


def chapters_of(tables: Tables, legend: Legend) -> Iterator[Chapter]:
    """Nothing, if no mission was played to its end."""
    seats = tables["seats"]
    if seats.is_empty() or seats["mission"].null_count() == len(seats):
        return
    campaigns = seats.filter(pl.col("campaign").is_not_null())
    if not campaigns.is_empty():
        yield campaign_chapter(campaigns, legend)
        yield stages(tables["uses"], legend)
        yield between(tables["events"], campaigns["match"].n_unique())
    single = seats.filter(pl.col("campaign").is_null())
    if not single.is_empty():
        yield missions(single, legend)
        yield crews(single, legend)
        yield hostility(single, legend)


def missions(seats: pl.DataFrame, legend: Legend) -> Chapter:
    """How often somebody wins each mission, and what it takes, by the number of crews."""
    by_match = seats.group_by("match").agg(
        pl.col("mission", "crews", "rounds").first(),
        pl.col("won").any(),
        pl.col("traders", "home", "ua").sum(),
        (pl.col("home") == 0).mean().alias("lost"),
    )
    grouped = by_match.group_by("mission", "crews").agg(
        pl.len().alias("played"),
        pl.col("won").sum(),
        *(pl.col("rounds").quantile(share, "nearest").alias(f"rounds {share}") for share in TENTHS),
        (pl.col("home").sum() / pl.col("traders").sum()).alias("home share"),
        (pl.col("home") == pl.col("traders")).mean().alias("unharmed"),
        pl.col("lost").mean(),
        (pl.col("ua") / pl.col("crews")).mean().alias("ua"),
    )
    order = list(legend.things["mission"])
    rows = sorted(grouped.iter_rows(named=True), key=lambda row: (order.index(row["mission"]), row["crews"]))
    words = (
        "How often anybody wins, and the range in which the truth lies with 95 % confidence; the rounds, in the middle "
        "of three numbers the median, around it the bounds of the middle 80 %; how many traders come home, how often "
        "all of them do, how many crews lose everybody, and the UA that a crew brings home."
    )
    head = ("mission", "crews", "played", "won", "95 %", "rounds", "home", "all home", "crew lost", "UA")
    return Chapter(
        "Missions",
        words,
        head,
        tuple(
            (
                legend.things["mission"][row["mission"]].name,
                str(row["crews"]),
                *share(row["won"], row["played"]),
                ", ".join(f"{row[f'rounds {tenth}']:.0f}" for tenth in TENTHS),
                *(f"{row[column]:.0%}" for column in ("home share", "unharmed", "lost")),
                f"{row['ua']:.1f}",
            )
            for row in rows
        ),
    )


def crews(seats: pl.DataFrame, legend: Legend) -> Chapter:
    """How the crews of the box fare, by the number at the table."""
    grouped = seats.group_by("crews", "crew").agg(
        pl.len().alias("played"), pl.col("won").sum(), pl.col("home").mean(), pl.col("ua").mean()
    )
    order = list(legend.things["crew"])
    rows = sorted(grouped.iter_rows(named=True), key=lambda row: (row["crews"], order.index(row["crew"])))
    words = "How often each crew wins, ties included, how many of it come home, and the UA that it brings."
    head = ("crews", "crew", "played", "won", "95 %", "home", "UA")
    return Chapter(
        "Crews",
        words,
        head,
        tuple(
            (
                str(row["crews"]),
                legend.things["crew"][row["crew"]].name,
                *share(row["won"], row["played"]),
                f"{row['home']:.2f}",
                f"{row['ua']:.1f}",
            )
            for row in rows
        ),
    )


def hostility(seats: pl.DataFrame, legend: Legend) -> Chapter:
    """At which level of the tracker missions end."""
    by_match = seats.group_by("match").agg(pl.col("mission", "crews", "band").first())
    counts = by_match.group_by("mission", "crews", "band").len()
    found = {(mission, crews, band): number for mission, crews, band, number in counts.iter_rows()}
    bands, order = legend.things["band"], list(legend.things["mission"])
    groups = sorted({key[:2] for key in found}, key=lambda key: (order.index(key[0]), key[1]))
    rows = []
    for group in groups:
        numbers = [found.get((*group, band), 0) for band in bands]
        shares = (f"{number / sum(numbers):.0%}" if number else "-" for number in numbers)
        rows.append((legend.things["mission"][group[0]].name, str(group[1]), *shares))
    words = "How many missions end at each level of the hostility tracker."
    return Chapter(
        "Hostility at the end",
        words,
        ("mission", "crews", *(thing.name for thing in bands.values())),
        tuple(rows),
    )


BETWEEN = {
    "corespace.life-rolled": "left behind",
    "corespace.died": "died",
    "corespace.rescue-began": "rescues flown",
    "corespace.brought-home": "brought home by a rescue",
    "corespace.kept": "kept away",
    "corespace.paid-for": "paid for",
    "corespace.hired": "hired",
    "corespace.learned": "skill levels learned",
    "corespace.bought": "tokens bought",
    "corespace.sold": "tokens sold",
    "corespace.bartered": "barters",
    "corespace.repaired": "spaces repaired",
    "corespace.built-in": "upgrades built in",
    "corespace.ship-lost": "ships lost",
    "corespace.crew-lost": "crews lost",
}
"""Events between missions."""


def campaign_chapter(seats: pl.DataFrame, legend: Legend) -> Chapter:
    """The ends of campaigns, by the number of crews."""
    grouped = seats.group_by("campaign", "crews").agg(
        pl.col("match").n_unique().alias("played"),
        pl.len().alias("seats"),
        pl.col("won").sum(),
        pl.col("met", "rounds", "home", "dead", "ua").mean(),
        (pl.col("home") == 0).mean().alias("lost"),
        (pl.col("careers").sum() / pl.col("home").sum()).alias("career"),
    )
    words = (
        "How many crews win a campaign, the primary objectives that are met in it, its rounds, and of each crew at the "
        "end: the traders aboard, the dead, the career points of each trader, and the UA; and how many crews are lost."
    )
    head = ("campaign", "crews", "played", "seats", "won", "95 %", "met", "rounds", "aboard", "dead", "career", "UA")
    return Chapter(
        "Campaigns",
        words,
        (*head, "lost"),
        tuple(
            (
                legend.things["campaign"][row["campaign"]].name,
                str(row["crews"]),
                str(row["played"]),
                *share(row["won"], row["seats"]),
                *(f"{row[column]:.1f}" for column in ("met", "rounds", "home", "dead", "career", "ua")),
                f"{row['lost']:.0%}",
            )
            for row in sorted(grouped.iter_rows(named=True), key=lambda row: (row["campaign"], row["crews"]))
        ),
    )


def stages(uses: pl.DataFrame, legend: Legend) -> Chapter:
    """The missions of campaigns, in the order in which they are flown."""
    grouped = uses.filter(pl.col("kind") == STAGE).group_by("thing").agg(pl.col("offered", "times", "sensible").sum())
    found = {row["thing"]: row for row in grouped.iter_rows(named=True)}
    rows = tuple(
        (thing.name, *share(row["times"], row["offered"]), f"{row['sensible'] / row['offered']:.0%}")
        for id_, thing in legend.things[STAGE].items()
        if (row := found.get(id_)) is not None
    )
    words = "How often crews fly each mission, how often its primary objective is met, and how often they win it."
    return Chapter("Missions of campaigns", words, ("mission", "flown", "met", "95 %", "won"), rows)


def between(events: pl.DataFrame, campaigns: int) -> Chapter:
    """The events between missions, in each campaign."""
    counts = dict(events.group_by("kind").agg(pl.col("times").sum()).iter_rows())
    rows = tuple((words, f"{counts.get(tag, 0) / campaigns:.2f}") for tag, words in BETWEEN.items())
    return Chapter("Between missions", "What happens in a campaign, on average.", ("what", "in each"), rows)


def share(wins: int, played: int) -> tuple[str, str, str]:
    low, high = wilson(wins, played)
    return f"{played:,}", f"{wins / played:.0%}", f"{low:.0%} to {high:.0%}"
