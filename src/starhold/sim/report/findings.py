"""What a designer should look at first."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec import Struct

from .rates import Rate, Trait, Verdict
from .uses import UseKind


class Finding(Struct, frozen=True, kw_only=True):
    """Things of one kind that win more, or less, than their share."""

    title: str
    verdict: Verdict
    rates: list[Rate]
    """Those that are farthest from their share come first."""


def findings(traits: Iterable[Trait], kinds: Iterable[UseKind]) -> list[Finding]:
    """Everything that wins more than its share, and then everything that wins less."""
    compared = [(trait.title, trait.rates) for trait in traits if trait.column != "player"]
    compared += [(kind.title, [used.rate for used in kind.used if used.rate is not None]) for kind in kinds]
    return [
        *_of_verdict(compared, "more", "that win more than their share"),
        *_of_verdict(compared, "less", "that win less than their share"),
    ]


def _of_verdict(compared: list[tuple[str, list[Rate]]], verdict: Verdict, words: str) -> Iterator[Finding]:
    for title, rates in compared:
        found = sorted((rate for rate in rates if rate.verdict == verdict), key=lambda rate: -abs(rate.times_fair - 1))
        if found:
            yield Finding(title=f"{title} {words}", verdict=verdict, rates=found)
