"""Random play under observation: the moments at which the laws are checked."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from msgspec import Struct

from starhold.kernel import Choice, Game, Match, Viewer
from starhold.kernel.setup import OptionValue


class Breach(AssertionError):
    """A law does not hold; the message says where and how."""


class Trial(Struct, frozen=True, kw_only=True):
    """The matches that a game is tried on. The defaults suit a small game; a long one checks fewer moments."""

    game: type[Game]
    seeds: tuple[int, ...] = (1, 2, 3)
    every: int = 1
    """Check every n-th decision of a match."""
    played_with: dict[str, OptionValue] = {}
    """Options of the game, for example a nearer goal."""
    options: int = 12  # at least 2
    """Try at most so many of the options of one decision."""
    worlds: int = 8
    """In so many other worlds the secrecy laws look, for each viewer and moment."""
    openings: int = 20
    """So many deals are compared before their first answer."""
    longest: int = 5_000
    """A match that is not over after so many decisions does not end."""

    def seat_counts(self) -> tuple[int, ...]:
        """The fewest and the most seats."""
        return tuple(sorted({self.game.seat_counts.start, self.game.seat_counts.stop - 1}))

    def starts(self) -> Iterator[tuple[Match, Random]]:
        """A fresh match for each seed and seat count, and the chance by which its answers are chosen."""
        for seats in self.seat_counts():
            for seed in self.seeds:
                yield Match.new(self.game, seats=seats, seed=seed, options=self.played_with), Random(seed)

    def questions(self) -> Iterator[Match]:
        """Matches at each decision of random play. The checks may look at a match, not change it."""
        for match, chance in self.starts():
            while not match.over:
                self.ends_in_time(match)
                yield match
                match.answer(chance.choice(match.decision.options))

    def moments(self) -> Iterator[Match]:
        """The same, at every n-th decision."""
        return (match for match in self.questions() if match.revision % self.every == 0)

    def finished(self) -> Iterator[Match]:
        """Whole matches, played at random."""
        for match, chance in self.starts():
            while not match.over:
                self.ends_in_time(match)
                match.answer(chance.choice(match.decision.options))
            yield match

    def ends_in_time(self, match: Match) -> None:
        """Breach the law that a match ends, if it goes on for too long."""
        if match.revision >= self.longest:
            raise Breach(f"{where(match)}: the match is not over after {self.longest} decisions")

    def spread(self, match: Match) -> tuple[Choice, ...]:
        """At most so many of the options as are to be tried, spread over the whole list."""
        options = match.decision.options
        if len(options) <= self.options:
            return options
        return tuple(options[number * (len(options) - 1) // (self.options - 1)] for number in range(self.options))

    def tried(self, match: Match) -> Iterator[tuple[Choice, Match]]:
        """Some of the options, spread over the list, each answered in a clone."""
        for option in self.spread(match):
            clone = match.clone()
            clone.answer(option)
            yield option, clone


def viewers(match: Match) -> list[Viewer]:
    """All who may look: the seats and a spectator."""
    return [*match.game.seats, None]


def where(match: Match) -> str:
    """The place in a trial, so that it can be found again."""
    asked = match.game.decision
    prompt = "" if asked is None else f", seat {asked.seat} is asked {asked.prompt}"
    return f"{match.setup.seats} seats, seed {match.journal.seed}, revision {match.revision}{prompt}"
