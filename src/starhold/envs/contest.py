"""One seat against players who are known by name: `Contest`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, SupportsIndex

import numpy as np

from starhold.kernel import BadSetup, Seat
from starhold.players import Outlook, Player
from starhold.players.registry import make_player

from .episode import Episode
from .task import Task


class Contest:
    """Episodes in which players answer for all seats but one."""

    def __init__(self, task: Task, opponents: str | Sequence[str], seat: Seat | None) -> None:
        names = [opponents] * (task.seats - 1) if isinstance(opponents, str) else list(opponents)
        if len(names) != task.seats - 1:
            raise BadSetup(f"expected the names of {task.seats - 1} opponents, came {len(names)}")
        if seat is not None and seat not in range(task.seats):
            raise BadSetup(f"expected a seat from 0 to {task.seats - 1}, or None for any, came {seat!r}")
        self.task = task
        self.opponents = names
        self.wanted_seat = seat
        self.seat: Seat = seat or 0
        self._episode: Episode | None = None
        self._players: dict[Seat, Player] = {}
        self._make_players(np.random.default_rng(0))  # so that unknown names are refused here

    @property
    def episode(self) -> Episode:
        """The match with its options numbered."""
        if self._episode is None:
            raise RuntimeError("call reset() first: no match has begun")
        return self._episode

    def begin(self, random: np.random.Generator, options: Mapping[str, Any] | None = None) -> None:
        """Begin a match, and let the others answer until the seat is asked."""
        self.seat = int(random.integers(self.task.seats)) if self.wanted_seat is None else self.wanted_seat
        self._make_players(random)
        self._episode = Episode.begin(self.task, random, options)
        self._go_on()

    def board(self) -> str:
        """The table as the seat sees it, in letters."""
        match = self.episode.match
        return match.game.board(match.view(self.seat))

    def _make_players(self, random: np.random.Generator) -> None:
        game = self.task.encoder.game
        others = [seat for seat in range(self.task.seats) if seat != self.seat]
        self._players = {
            seat: make_player(name, game, int(random.integers(2**63)))
            for seat, name in zip(others, self.opponents, strict=True)
        }

    def act(self, action: SupportsIndex) -> float:
        """Answer for the seat, let the others answer until it is asked again; what all this brought the seat."""
        episode = self.episode
        if self.is_done:
            raise RuntimeError("the match is over: call reset()")
        episode.answer(episode.meaning(action))
        return self._gain() + self._go_on()

    def _go_on(self) -> float:
        """What the answers of the others bring the seat."""
        episode, seat, gained = self.episode, self.seat, 0.0
        while not self.is_done:
            decision = episode.match.decision
            if decision.seat == seat:
                break
            episode.answer(self._players[decision.seat].answer(Outlook(episode.match)))
            gained += self._gain()
        return gained

    def _gain(self) -> float:
        gains = self.episode.gains
        return 0.0 if gains is None else gains[self.seat]

    @property
    def is_done(self) -> bool:
        """Whether the match is over or cut off."""
        return self.episode.over or self.episode.cut_off
