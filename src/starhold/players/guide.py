"""A search's knowledge of a game: `Guide`, and which game has which."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from random import Random
from typing import Any, NamedTuple, Protocol

from starhold.kernel import Choice, Game, Match, Seat

from .evaluation import evaluation_of
from .player import Outlook
from .titles import players_of


class Move(NamedTuple):
    """Something that a seat may set out to do; it may take several answers."""

    name: str
    """The same in all worlds in which it is the same."""
    answer: Choice
    """The first answer, or the next one."""
    intent: Any = None
    """The guide's memory, needed in order to go on with it."""
    aloud: str = ""
    """What everybody may hear of it."""
    purpose: str = ""
    """What it is good for, in words, if its name does not say."""


class Guide(Protocol):
    """A way to search a game."""

    @property
    def depth(self) -> int:
        """The number of moves that the tree looks ahead."""

    @property
    def natural_first(self) -> bool:
        """True if the first move is what a good player would do without much thought."""

    def moves(self, outlook: Outlook, begun: Move | None = None) -> Sequence[Move]:
        """The moves worth a thought, never none; one that was begun is the first of them, if it can go on."""

    def play(self, world: Match, move: Move) -> None:
        """Begin a move; if others have to answer then, let them do so until its seat is asked again."""

    def play_on(self, world: Match, seat: Seat, move: Move, before: Match) -> float:
        """Play on after the last move, as long as it takes to see what it is good for.

        What has come of it since the world in which the thought began, from 0 for a defeat to 1 for a victory.
        """


def share_of_victory(value: float, scale: float = 1.0) -> float:
    """The part of a victory in a position that has become so much better: from 0 to 1."""
    return 1 / (1 + exp(-max(-30.0, min(30.0, value / scale))))


class PlainGuide:
    """Knows nothing but the rules: each answer is a move, and beyond the tree everybody answers at random."""

    depth = 8
    natural_first = False
    scale = 8.0
    """By how much a position must become better if that is to be a good step towards victory."""
    farthest = 200
    """After so many answers a playout ends, over or not."""

    def __init__(self, game: type[Game], seed: int | str | None = None) -> None:
        self._evaluation = evaluation_of(game)
        self._random = Random(seed)

    def moves(self, outlook: Outlook, begun: Move | None = None) -> Sequence[Move]:
        prompt = outlook.decision.prompt
        return [Move(f"{prompt} {option}", option) for option in outlook.decision.options]

    def play(self, world: Match, move: Move) -> None:
        world.answer(move.answer)
        seat = world.journal.entries[-1].seat
        for _ in range(self.farthest):
            if world.over or world.decision_for(seat) is not None:
                return
            self._answer(world)

    def play_on(self, world: Match, seat: Seat, move: Move, before: Match) -> float:
        for _ in range(self.farthest):
            if world.over:
                break
            self._answer(world)
        progress = self._evaluation(world.game, seat) - self._evaluation(before.game, seat)
        return share_of_victory(progress, self.scale)

    def _answer(self, world: Match) -> None:
        world.answer(self._random.choice(world.decision.options))


def guide_of(game: type[Game], seed: int | str | None = None) -> Guide:
    """The guide made for a game; one that knows no more than its rules, if there is none."""
    guide = players_of(game).guide
    return guide() if guide else PlainGuide(game, seed)
