"""One match, answered by numbers: `Episode`."""

from __future__ import annotations

from collections.abc import Mapping
from operator import index
from typing import Any, SupportsIndex

import numpy as np

from starhold.kernel import BadSetup, Choice, Match, Seat

from .encoder import MASK
from .observer import Arrays, Observer
from .task import Mask, Task


class IllegalAction(ValueError):
    """The number stands for none of the options."""


class Episode:
    """A match in which the options of the pending decision are numbered."""

    def __init__(self, task: Task, match: Match) -> None:
        self.task = task
        self.match = match
        self.answers = 0
        self.gains: tuple[float, ...] | None = None
        """What the last answer brought each seat; None if nobody anything."""
        self._nothing = (0.0,) * match.setup.seats
        self._unit = task.encoder.score_unit(match.game)
        self._scores = match.game.score().scores
        self._observers: dict[Seat, Observer] = {}
        self.offered = self._number_options()

    @classmethod
    def begin(cls, task: Task, random: np.random.Generator, options: Mapping[str, Any] | None) -> Episode:
        """A match by chance, or a copy of the one that is given as the option `match`."""
        given = (options or {}).get("match")
        if given is None:
            return cls(task, task.new_match(int(random.integers(2**63))))
        wanted = f"expected a match of {task.encoder.game.title} with {task.seats} seats to begin with"
        if not isinstance(given, Match):
            raise BadSetup(f"{wanted}, came {given!r:.60}")
        if type(given.game) is not task.encoder.game or given.setup.seats != task.seats:
            raise BadSetup(f"{wanted}, came one of {given.game.title} with {given.setup.seats}")
        if given.over:
            raise BadSetup(f"{wanted}, came one that is over")
        return cls(task, given.clone())

    @property
    def over(self) -> bool:
        """Whether the match has come to its end."""
        return not self.match.game.stack

    @property
    def cut_off(self) -> bool:
        """Whether it has taken too many answers."""
        return self.answers >= self.task.max_answers and not self.over

    @property
    def left_out(self) -> int:
        """How many options of the pending decision have no number."""
        decision = self.match.game.decision
        return len(decision.options) - len(self.offered) if decision else 0

    def _number_options(self) -> tuple[Choice, ...]:
        """The options, or if there are too many, an even choice of them with the first and the last."""
        decision = self.match.game.decision
        options = decision.options if decision else ()
        size = self.task.encoder.size
        if len(options) <= size:
            return options
        return tuple([options[number * (len(options) - 1) // (size - 1)] for number in range(size)])

    def meaning(self, action: SupportsIndex) -> Choice:
        """The option that a number stands for; `IllegalAction` if there is none."""
        number = index(action)
        if not 0 <= number < len(self.offered):
            raise IllegalAction(
                f"action {number} is no option: {len(self.offered)} are offered, and {MASK} has a 1 for each of them"
            )
        return self.offered[number]

    def act(self, action: SupportsIndex) -> None:
        """Give the answer that a number stands for; if it stands for none, it is refused or costs the penalty."""
        penalty = self.task.penalty
        if penalty is None or 0 <= index(action) < len(self.offered):
            self.answer(self.meaning(action))
        else:
            self.answers += 1  # so that nobody stays in place for ever
            asked = self.match.decision.seat
            self.gains = tuple(-penalty if seat == asked else 0.0 for seat in range(self.match.setup.seats))

    def answer(self, choice: Choice) -> None:
        """Answer the pending decision in the place of its first seat, and see what it has brought."""
        self.match.answer(choice, seat=self.match.decision.seat)
        self.answers += 1
        self.offered = self._number_options()
        self.gains = self._gained()

    def _gained(self) -> tuple[float, ...] | None:
        if self.task.reward == "win":
            return self._shares() if self.over else None
        scores = self.match.game.score().scores
        if scores == self._scores:
            return None
        before, self._scores = self._scores, scores
        return tuple((now - then) / self._unit for now, then in zip(scores, before, strict=True))

    def _shares(self) -> tuple[float, ...]:
        """Winners share 1, the others share -1; nothing if all have won. A group gets 1 each, or -1."""
        result = self.match.game.score()
        winners = result.winners
        if result.cooperative:
            return (1.0 if winners else -1.0,) * self.match.setup.seats
        losers = self.match.setup.seats - len(winners)
        if not winners or not losers:
            return self._nothing
        return tuple(1 / len(winners) if seat in winners else -1 / losers for seat in range(self.match.setup.seats))

    def mask(self, seat: Seat) -> Mask:
        """A 1 for each number that stands for an option, if this seat is asked. Shared, so it cannot be written to."""
        return self.task.masks[len(self.offered) if self.is_asked(seat) else 0]

    def __getstate__(self) -> dict[str, object]:
        """The episode for `pickle`, without those who watch it: they look again."""
        return vars(self) | {"_observers": {}}

    def is_asked(self, seat: Seat) -> bool:
        """True if this seat is to answer. Seats answer one at a time, the first one of an open question at first."""
        decision = self.match.game.decision
        return decision is not None and decision.seat == seat and self.answers < self.task.max_answers

    def watch(self, seat: Seat, arrays: Arrays) -> None:
        """Let these arrays show what a seat may know, whenever somebody looks."""
        self._observers[seat] = self.task.encoder.observer(seat, arrays)

    def look(self, seat: Seat) -> Observer:
        """Bring what a seat may know up to date, in arrays over which the next look writes."""
        if seat not in self._observers:
            self.watch(seat, self.task.empty())
        observer = self._observers[seat]
        offered = self.offered if self.is_asked(seat) else ()
        observer.arrays[MASK][:] = self.task.masks[len(offered)]
        observer.look(self.match, offered)
        return observer

    def observation(self, seat: Seat) -> Arrays:
        """What a seat may know, in arrays of its own."""
        return self.look(seat).observation()
