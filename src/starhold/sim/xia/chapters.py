"""The part of the page about a run that only games alone and campaigns have."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import polars as pl

from starhold.games.xia.rules.solo.table import RIVALS

from ..chronicle import Chapter, Legend, Tables
from ..statistics import wilson
from .alone import CAUSES

HELPS = {
    "cubes": "cubes adrift",
    "credits": "credits collected",
    "behind": "fame they are behind",
    "feats": "deeds of the Merchant",
    "goal": "the goal of the game",
}
"""What helps the NPCs at the end of a round, in words."""
ENOUGH = 20
"""Nothing is said about pairs that were seen less often."""


def chapters_of(tables: Tables, legend: Legend) -> Iterator[Chapter]:
    """The race, the NPCs' plans and, of campaigns, goals and upgrades; nothing, if nobody played alone."""
    seats, turns, uses = tables["seats"], tables["turns"], tables["uses"]
    if seats["npc_fame"].null_count() == seats.height:
        return
    is_campaign = seats["games"].null_count() < seats.height
    yield race(seats, turns)
    yield helps(turns)
    if is_campaign:
        yield campaigns(seats)
        yield goals(uses, legend)
        yield upgrades(uses, legend, seats.height)
    else:
        yield plans(seats, legend)
        yield pairs(seats, legend)


def race(seats: pl.DataFrame, turns: pl.DataFrame) -> Chapter:
    """How fast both sides are."""
    games = seats.height if seats["games"].null_count() else int(seats["games"].sum())
    rounds = turns.filter(pl.col("npc_roll").is_not_null())
    gained = turns.group_by("match", "game").agg(pl.col("fame").last())["fame"].sum()
    rows = (
        ("games", f"{games:,}"),
        ("rounds a game", f"{turns.height / max(1, games):.1f}"),
        ("fame of the captain, a turn", f"{gained / max(1, turns.height):.2f}"),
        ("fame of the NPCs by their roll, a round", f"{_mean(rounds, 'npc_gain'):.2f}"),
        ("ships lost, a game", f"{seats['deaths'].sum() / max(1, games):.2f}"),
    )
    return Chapter("The race", "How fast the captain and the NPCs become famous.", ("", ""), rows)


def helps(turns: pl.DataFrame) -> Chapter:
    """What is added to the rolls of the NPCs."""
    rounds = turns.filter(pl.col("npc_roll").is_not_null())
    rows = tuple(
        (
            HELPS[cause],
            f"{_mean(rounds, f'plus_{cause}'):.2f}",
            f"{rounds.filter(pl.col(f'plus_{cause}') > 0).height / max(1, rounds.height):.0%}",
        )
        for cause in CAUSES
    )
    total = sum(_mean(rounds, f"plus_{cause}") for cause in CAUSES)
    words = "What is added to the roll of the NPCs at the end of a round, on average, and in how many rounds."
    return Chapter("What helps the NPCs", words, ("", "plus", "rounds"), (*rows, ("together", f"{total:.2f}", "")))


def plans(seats: pl.DataFrame, legend: Legend) -> Chapter:
    """How often the captain wins against each behaviour, beside all games in which its NPC took part."""
    rows: list[tuple[str, ...]] = []
    for npc in RIVALS:
        met = seats.filter(pl.col(npc).is_not_null())
        usual = _mean(met, "won")
        for (plan,), wins, seen in _wins(met, [npc]):
            low, high = wilson(wins, seen)
            name, share = legend.things["behaviour"][plan].name, wins / seen
            bounds = f"{low:.0%} to {high:.0%}"
            rows.append((name, npc.capitalize(), f"{seen:,}", f"{share:.0%}", bounds, _points(share - usual)))
    words = "How often the captain wins if an NPC entered the game with this plan, and how far that is from its others."
    return Chapter("Plans of the NPCs", words, ("plan", "NPC", "seen", "won", "95 %", "points"), tuple(rows))


def pairs(seats: pl.DataFrame, legend: Legend) -> Chapter:
    """The same of two NPCs together."""
    names = legend.things["behaviour"]
    rows: list[tuple[float, tuple[str, ...]]] = []
    for first, second in combinations(RIVALS, 2):
        met = seats.filter(pl.col(first).is_not_null() & pl.col(second).is_not_null())
        usual = _mean(met, "won")
        for (one, other), wins, seen in _wins(met, [first, second]):
            if seen >= ENOUGH:
                share = wins / seen
                pair = f"{names[one].name} and {names[other].name}"
                rows.append((share - usual, (pair, f"{seen:,}", f"{share:.0%}", _points(share - usual))))
    words = f"The same of two NPCs together, if the pair was seen at least {ENOUGH} times."
    found = tuple(row for _, row in sorted(rows))
    return Chapter("Pairs of plans", words, ("pair", "seen", "won", "points"), found)


def campaigns(seats: pl.DataFrame) -> Chapter:
    """How long campaigns are, and how they end."""
    games, scores = seats["games"], seats["score"]
    rows = (
        ("campaigns", f"{seats.height:,}", "", ""),
        ("games", f"{_mean(seats, 'games'):.1f}", str(games.min()), str(games.max())),
        ("score", f"{_mean(seats, 'score'):.1f}", str(scores.min()), str(scores.max())),
    )
    return Chapter("Campaigns", "How many games it takes, and the score.", ("", "mean", "least", "most"), rows)


def goals(uses: pl.DataFrame, legend: Legend) -> Chapter:
    """How often each goal is completed."""
    found = _by_thing(uses, "goal", ("met", "won", "lost"))
    names = legend.things["goal"]
    rows = tuple(
        (names[goal].name, f"{sum(times):,}", *(f"{each / sum(times):.0%}" for each in times))
        for goal, times in found.items()
    )
    words = "Of the games that were played for a goal: completed, won without it, and lost."
    return Chapter("Goals", words, ("goal", "games", "completed", "won without it", "lost"), rows)


def upgrades(uses: pl.DataFrame, legend: Legend, campaigns: int) -> Chapter:
    """When upgrades are taken."""
    taken = uses.filter(pl.col("kind") == "upgrade").with_columns(place=pl.col("detail").cast(pl.Int32))
    rows = []
    for upgrade, thing in legend.things["upgrade"].items():
        mine = taken.filter(pl.col("thing") == upgrade)
        first = mine.filter(pl.col("place") == 1).height
        place = f"{_mean(mine, 'place'):.1f}" if mine.height else "never"
        rows.append((thing.name, f"{mine.height / max(1, campaigns):.0%}", f"{first:,}", place))
    words = "In how many campaigns an upgrade is taken, how often as the first one, and after which game on average."
    return Chapter("Upgrades in order", words, ("upgrade", "taken", "first", "after game"), tuple(rows))


def _wins(seats: pl.DataFrame, columns: list[str]) -> list[tuple[tuple[str, ...], int, int]]:
    """The plans in these columns, how often the captain won, and in how many games."""
    found = seats.group_by(columns).agg(pl.col("won").sum(), pl.len()).sort(columns)
    return [(row[:-2], row[-2], row[-1]) for row in found.iter_rows()]


def _by_thing(uses: pl.DataFrame, kind: str, details: tuple[str, ...]) -> dict[str, tuple[int, ...]]:
    """How often each thing was used, by detail."""
    counts = [pl.col("times").filter(pl.col("detail") == detail).sum().alias(detail) for detail in details]
    found = uses.filter(pl.col("kind") == kind).group_by("thing").agg(*counts).sort("thing")
    return {row[0]: row[1:] for row in found.iter_rows()}


def _mean(frame: pl.DataFrame, column: str) -> float:
    mean = frame[column].mean()
    return float(mean) if isinstance(mean, float | int) else 0.0


def _points(difference: float) -> str:
    return f"{100 * difference:+.0f}"
