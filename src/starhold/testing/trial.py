"""Random play under observation: the moments at which the laws are checked."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from random import Random
from typing import TypeVar

from msgspec import Struct

from starhold.kernel import Choice, Decision, Game, Match, Viewer
from starhold.kernel.game import seats_for
from starhold.kernel.notation import verb_of
from starhold.kernel.setup import DiceKind, OptionValue

Item = TypeVar("Item")

ONE_TIME_IN = 10
"""The share of answers that are given rarely."""


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
    dice: DiceKind = "seeded"
    options: int = 12  # at least 2
    """Try at most so many of the options of one decision."""
    worlds: int = 8
    """In so many other worlds the secrecy laws look, for each viewer and moment."""
    openings: int = 20
    """So many deals are compared before their first answer."""
    rarely: tuple[str, ...] = ()
    """Verbs of answers that end too much: they are given one time in ten, as long as there are others."""
    longest: int = 5_000
    """A match that is not over after so many decisions does not end."""

    def seat_counts(self) -> tuple[int, ...]:
        """The fewest and the most seats."""
        seats = seats_for(self.game, self.played_with)
        return tuple(sorted({seats.start, seats.stop - 1}))

    def starts(self) -> Iterator[tuple[Match, Random]]:
        """A fresh match for each seed and seat count, and the chance by which its answers are chosen."""
        for seats in self.seat_counts():
            for seed in self.seeds:
                match = Match.new(self.game, seats=seats, seed=seed, dice=self.dice, options=self.played_with)
                yield match, Random(seed)

    def questions(self) -> Iterator[Match]:
        """Matches at each decision of random play. The checks may look at a match, not change it."""
        for match, chance in self.starts():
            while not match.over:
                self.ends_in_time(match)
                yield match
                match.answer(drawn_answer(match.decision, chance, self.rarely))

    def moments(self) -> Iterator[Match]:
        """The same, at every n-th decision."""
        return (match for match in self.questions() if match.revision % self.every == 0)

    def finished(self) -> Iterator[Match]:
        """Whole matches, played at random."""
        for match, chance in self.starts():
            while not match.over:
                self.ends_in_time(match)
                match.answer(drawn_answer(match.decision, chance, self.rarely))
            yield match

    def ends_in_time(self, match: Match) -> None:
        """Breach the law that a match ends, if it goes on for too long."""
        if match.revision >= self.longest:
            raise Breach(f"{where(match)}: the match is not over after {self.longest} decisions")

    def spread(self, decision: Decision) -> tuple[Choice, ...]:
        """At most so many of the options as are to be tried, spread over the whole list; of each asked seat."""
        return tuple(option for part in decision.parts for option in spread(part.options, self.options))

    def tried(self, match: Match) -> Iterator[tuple[Choice, Match]]:
        """Some of the options, spread over the list, each answered in a clone."""
        for option in self.spread(match.decision):
            clone = match.clone()
            clone.answer(option)
            yield option, clone


def drawn_answer(decision: Decision, chance: Random, rarely: Collection[str] = ()) -> Choice:
    """A random answer: in an open question, of any of the seats that are asked."""
    part = chance.choice(decision.parts) if decision.others else decision
    if rarely and chance.randrange(ONE_TIME_IN):
        usual = [option for option in part.options if verb_of(type(option)).word not in rarely]
        return chance.choice(usual or part.options)
    return chance.choice(part.options)


def spread(items: tuple[Item, ...], most: int) -> tuple[Item, ...]:
    """At most so many of the items, the first and the last among them."""
    if len(items) <= most:
        return items
    return tuple(items[number * (len(items) - 1) // (most - 1)] for number in range(most))


def viewers(match: Match) -> list[Viewer]:
    """All who may look: the seats and a spectator."""
    return [*match.game.seats, None]


def where(match: Match) -> str:
    """The place in a trial, so that it can be found again."""
    asked = match.game.decision
    prompt = "" if asked is None else f", {asked.addressed()} {asked.prompt}"
    return f"{match.setup.seats} seats, seed {match.journal.seed}, revision {match.revision}{prompt}"
