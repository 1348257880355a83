"""One seat against players who are known by name: `Contest`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, SupportsIndex

import numpy as np

from starhold.kernel import BadSetup, Seat
from starhold.players import Outlook, Player
from starhold.players.registry import make_player

from .encoder import MASK
from .episode import Episode
from .observer import Observer
from .rendering import Rendered, rendered
from .task import Mask, Task


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

    @property
    def has_begun(self) -> bool:
        """True if there is a match."""
        return self._episode is not None

    def begin(self, random: np.random.Generator, options: Mapping[str, Any] | None = None) -> None:
        """Begin a match, and let the others answer until the seat is asked."""
        self.seat = int(random.integers(self.task.seats)) if self.wanted_seat is None else self.wanted_seat
        self._make_players(random)
        self._episode = Episode.begin(self.task, random, options)
        self._go_on()

    def render(self, mode: str | None) -> Rendered:
        """The table as the seat sees it."""
        return None if mode is None else rendered(mode, self.task.encoder, self.episode.match, self.seat)

    def look(self) -> Observer:
        """What the seat may know now, with its mask."""
        observer = self.episode.look(self.seat)
        observer.arrays[MASK][:] = self.mask()
        return observer

    def mask(self) -> Mask:
        """The actions that are options. When all is over it is the first one: a masked policy wants to choose, even if
        what it chooses only begins a new match."""
        return self.task.masks[1] if self.is_done else self.episode.mask(self.seat)

    def _make_players(self, random: np.random.Generator) -> None:
        game = self.task.encoder.game
        others = [seat for seat in range(self.task.seats) if seat != self.seat]
        self._players = {
            seat: make_player(name, game, int(random.integers(2**63)))
            for seat, name in zip(others, self.opponents, strict=True)
        }

    def act(self, action: SupportsIndex) -> float:
        """Answer for the seat, let the others answer until it is asked again; return what all this brought the seat."""
        episode = self.episode
        if self.is_done:
            raise RuntimeError("the match is over: call reset()")
        episode.act(action)
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
