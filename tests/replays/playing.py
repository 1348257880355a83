"""Matches that are played in the same way on every machine, as long as the rules are the same."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from hashlib import blake2b
from typing import NamedTuple

from starhold.games.xia import BASE_GAME
from starhold.kernel import Match, OptionValue

SHORT: Mapping[str, OptionValue] = {"fame_goal": 3}


class Kind(NamedTuple):
    """A way to play a game that has rules of its own."""

    game: str
    seats: range
    options: Mapping[str, OptionValue]
    matches: int
    """The number of matches that tell these rules from others."""


KINDS = {
    "akarios": Kind("akarios", range(1, 5), {}, 8),
    "beacon-road": Kind("akarios", range(1, 5), {"campaign": "beacon-road"}, 4),
    "corespace": Kind("corespace", range(1, 5), {}, 6),
    "witness": Kind("corespace", range(1, 5), {"mission": "the-witness"}, 4),
    "all-hands": Kind("corespace", range(1, 5), {"campaign": "lost-with-all-hands"}, 4),
    "demo": Kind("demo", range(2, 5), {}, 60),
    "lifeboat": Kind("lifeboat", range(2, 5), {}, 60),
    "base": Kind("xia", range(3, 6), {**SHORT, **BASE_GAME}, 6),
    "whole-box": Kind("xia", range(2, 6), {**SHORT, "envoy": True}, 8),
    "alone": Kind("xia", range(1, 2), {"solo": "normal", "envoy": True}, 12),
    "campaign": Kind("xia", range(1, 2), {"solo": "hard", "campaign": True, "envoy": True}, 12),
}


def moments(kind: Kind, seed: int, answers: int) -> Iterator[Match]:
    """One match, from its beginning."""
    seats = kind.seats[seed % len(kind.seats)]
    return played_on(Match.new(kind.game, seats=seats, seed=seed, options=kind.options), seed, answers)


def played_on(match: Match, seed: int, answers: int) -> Iterator[Match]:
    """A match, growing by answers that hang on the seed and on the notation of the options, not on their order."""
    yield match
    for number in range(answers):
        if match.over:
            return
        salt = f"{seed} {number}".encode()
        match.answer(min(match.decision.options, key=lambda option: blake2b(f"{option}".encode(), key=salt).digest()))
        yield match


def course_of(kind: Kind, answers: int) -> str:
    """The course of some matches: other rules give another one."""
    return hash_of(match for seed in range(kind.matches) for match in moments(kind, seed, answers))


def hash_of(course: Iterable[Match]) -> str:
    """A hash of all that was asked and drawn."""
    seen = blake2b(digest_size=16)
    for match in course:
        seen.update(f"{' '.join(map(str, match.game.draws))}\n".encode())
        if not match.over:
            asked = sorted(map(str, match.decision.options))
            seen.update(f"{match.decision.seat} {' '.join(asked)}\n".encode())
        seen.update(f"{match.result}\n".encode())
    return seen.hexdigest()
