"""Workloads of Starhold, all of them through the interface that everybody uses."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from random import Random

import starhold
from starhold.kernel import Game, Match, OptionValue, SeededDice, codec_of

from .sampling import Batch, Workload, repeating
from .trivial import Trivial

PLAY, CLONE, ENCODE, DECODE, KERNEL, DICE = "play", "clone", "encode", "decode", "kernel", "dice"

VARIANT_MARK = ", "
"""Stands between the name of a workload and that of a variant."""

ANSWERS = 1000
"""So many that starting the trivial match does not count."""


class RandomPlay:
    """Plays whole matches of one game, choosing at random."""

    def __init__(
        self, game: type[Game], seats: int, rng: Random, options: Mapping[str, OptionValue] | None = None
    ) -> None:
        self.game = game
        self.seats = seats
        self.rng = rng
        self.options = options

    def new(self) -> Match:
        """A match at its beginning."""
        return starhold.new(self.game, seats=self.seats, seed=self.rng.getrandbits(64), options=self.options)

    def finished(self) -> Match:
        """A match, played to its end."""
        chance = self.rng.random
        match = self.new()
        while (decision := match.game.decision) is not None:
            options = decision.options
            match.answer(options[int(chance() * len(options))])
        return match

    def moments(self) -> Iterator[Match]:
        """A match, growing: at each decision, and at its end. (`finished` is timed and does not pause.)"""
        match = self.new()
        yield match
        while (decision := match.game.decision) is not None:
            match.answer(self.rng.choice(decision.options))
            yield match

    def batch(self) -> int:
        """Play one match; says how many decisions it took."""
        return self.finished().revision


def mid_game(finished: Match) -> Match:
    """The match as it was after half of its answers."""
    return finished.replay(to=finished.revision // 2)


def workloads(play: RandomPlay, positions: list[Match]) -> list[Workload]:
    """All workloads of a game, and those that hang on no game."""
    return [
        Workload(PLAY, (play.batch,)),
        Workload(KERNEL, (answer_trivially,)),
        Workload(CLONE, tuple(repeating(position.clone) for position in positions)),
        Workload(ENCODE, tuple(map(encoding, positions))),
        Workload(DECODE, tuple(map(decoding, positions))),
        Workload(DICE, (repeating(partial(SeededDice("bench").roll, 6)),)),
    ]


def variant_workloads(variant: str, play: RandomPlay, positions: list[Match]) -> list[Workload]:
    """Workloads of another way to play a game."""
    return [
        Workload(of_variant(PLAY, variant), (play.batch,)),
        Workload(of_variant(CLONE, variant), tuple(repeating(position.clone) for position in positions)),
    ]


def of_variant(workload: str, variant: str) -> str:
    """The name of a workload in another way to play a game."""
    return f"{workload}{VARIANT_MARK}{variant}"


def answer_trivially() -> int:
    """Ask and answer in a game without rules."""
    match = starhold.new(Trivial, seed=0)
    for _ in range(ANSWERS):
        match.answer(match.decision.options[0])
    return ANSWERS


def encoding(position: Match) -> Batch:
    """Encode the snapshot of this position."""
    return repeating(partial(codec_of(type(position.game)).encode, position.game))


def decoding(position: Match) -> Batch:
    """Decode the snapshot of this position."""
    codec = codec_of(type(position.game))
    return repeating(partial(codec.decode, codec.encode(position.game), position.setup, position.game.content))
