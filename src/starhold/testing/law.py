"""A law: about a whole trial, about each of its questions or moments, or about each finished match."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeAlias

from starhold.kernel import Match

from .trial import Trial

Law: TypeAlias = Callable[[Trial], None]
"""Raises `Breach` where it does not hold."""
Check: TypeAlias = Callable[[Match, Trial], None]
"""The same for one match as it stands; the trial says how much of it to try."""


class MatchLaw:
    """A law about one match as it stands: `check` looks at one, calling the law at all that a trial has to show."""

    def __init__(self, check: Check, matches: Callable[[Trial], Iterator[Match]]) -> None:
        self.__name__ = check.__name__
        self.__doc__ = check.__doc__
        self.check = check
        self._matches = matches

    def __call__(self, trial: Trial) -> None:
        for match in self._matches(trial):
            self.check(match, trial)


def at_each_question(check: Check) -> MatchLaw:
    """A law about a question, read at every one: it costs too little to leave any out."""
    return MatchLaw(check, Trial.questions)


def at_each_moment(check: Check) -> MatchLaw:
    """A law about a match at any of its decisions. It may look at the match, not change it."""
    return MatchLaw(check, Trial.moments)


def at_the_end(check: Check) -> MatchLaw:
    """A law about a match that is over."""
    return MatchLaw(check, Trial.finished)
