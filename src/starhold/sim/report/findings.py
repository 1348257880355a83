"""The first things that a designer should look at."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from math import ceil

from msgspec import Struct

from ..statistics import shared_confidence, trials_to_tell
from .rates import ENOUGH, Rate, Trait, Verdict

STRIKING = 0.1
"""After many matches the smallest difference is beyond doubt; this part of the share has to be won more, or less."""
ROUNDED = 50
"""Matches that are still to be played are a guess, and counted in steps of so many."""


class Finding(Struct, frozen=True, kw_only=True):
    """Things of one kind that win more, or less, than their share."""

    title: str
    verdict: Verdict
    rates: list[Rate]
    """Those that are farthest from their share come first."""


class Suspect(Struct, frozen=True, kw_only=True):
    """Something that may win more, or less, than its share; more matches would tell."""

    title: str
    rate: Rate
    matches: int
    """The number of matches that it would take if it goes on like this."""


def looks(traits: Iterable[Trait]) -> int:
    """Count the things that are looked at, and may stand out by chance."""
    return sum(rate.played >= ENOUGH for trait in traits if trait.given for rate in trait.rates)


def suspects(traits: Sequence[Trait], played: int) -> list[Suspect]:
    """What players were given and seem to win with, or to lose; the most striking first."""
    found = [
        Suspect(title=trait.title, rate=rate, matches=_matches_to_tell(rate, looks(traits), played))
        for trait in traits
        if trait.column != "player" and trait.given
        for rate in trait.rates
        if rate.is_suspect
    ]
    return sorted(found, key=lambda suspect: suspect.matches)


def _matches_to_tell(rate: Rate, compared: int, played: int) -> int:
    players = trials_to_tell(rate.share, rate.fair, shared_confidence(compared))
    exact = players * played / rate.played
    return ceil(exact / ROUNDED) * ROUNDED


def findings(traits: Iterable[Trait]) -> list[Finding]:
    """Everything that wins more than its share, and then everything that wins less.

    Only what players were given: winners have more of what is taken, bought and claimed in play.
    """
    compared = [(trait.title, trait.rates) for trait in traits if trait.column != "player" and trait.given]
    return [
        *_of_verdict(compared, "more", "that win more than their share"),
        *_of_verdict(compared, "less", "that win less than their share"),
    ]


def _of_verdict(compared: list[tuple[str, list[Rate]]], verdict: Verdict, words: str) -> Iterator[Finding]:
    for title, rates in compared:
        striking = (rate for rate in rates if rate.verdict == verdict and abs(rate.times_fair - 1) >= STRIKING)
        found = sorted(striking, key=lambda rate: -abs(rate.times_fair - 1))
        if found:
            yield Finding(title=f"{title} {words}", verdict=verdict, rates=found)
