"""A player who looks one answer ahead: `GreedyPlayer`."""

from __future__ import annotations

from math import inf
from random import Random

from starhold.kernel import Choice, Game, Match, Seat

from .evaluation import evaluation_of, inevitable_answers
from .player import Outlook

DEPTH = 1
"""The number of answers that change nothing and are looked beyond."""
HURRY = 0.1
"""The loss from putting an end to something too early. Later deeds of others are not held against it."""
PATIENCE, RESTLESSNESS = 60, 0.02
"""After so many answers without any progress a player tries other things, a little more with every answer."""
IDLENESS, DETOUR = 1.0, 0.05
"""The loss from an answer that leads nowhere, and from one that changes nothing yet."""


class GreedyPlayer:
    """Gives each answer in a few imagined worlds, and takes the one after which they look best on average."""

    def __init__(self, game: type[Game], seed: int | str | None = None, *, worlds: int = 2) -> None:
        self._evaluation = evaluation_of(game)
        self._inevitable = inevitable_answers(game)
        self._random = Random(seed)
        self._worlds = worlds
        self._best = -inf
        """The worth of the best position so far."""
        self._waiting = 0
        """The number of answers since then."""

    def answer(self, outlook: Outlook) -> Choice:
        """The option with the best future; among equals, any."""
        options = outlook.decision.options
        if len(options) == 1:
            return options[0]
        worlds = [outlook.imagine(self._random.getrandbits(64)) for _ in range(self._worlds)]
        values = [sum(self._value(world, option, outlook.seat) for world in worlds) for option in options]
        restlessness = self._restlessness(worlds[0], outlook.seat)
        if restlessness:
            values = [value + restlessness * self._random.random() for value in values]
        best = max(values)
        return self._random.choice([option for option, value in zip(options, values, strict=True) if value == best])

    def _restlessness(self, world: Match, seat: Seat) -> float:
        """The part of an answer that is left to chance: nothing, as long as things get better now and then.

        Somebody who always does what seems best can fly to and fro for ever.
        """
        now = self._at_rest(world.game, seat)
        self._waiting += 1
        if now > self._best:
            self._best, self._waiting = now, 0
        return RESTLESSNESS * max(0, self._waiting - PATIENCE)

    def _value(self, world: Match, option: Choice, seat: Seat, depth: int = DEPTH) -> float:
        """The worth of the seat at the next decision of anybody, if this is answered now.

        An answer that changes nothing by itself is as good as the best answer to what is asked then.
        """
        future = world.clone()
        future.answer(option)
        if type(option) in self._inevitable:
            return max(self._evaluation(future.game, seat), self._at_rest(world.game, seat) - HURRY)
        asked = future.decision_for(seat)
        if asked is None or future.game.state != world.game.state:
            return self._evaluation(future.game, seat)
        if not depth:
            return self._evaluation(future.game, seat) - IDLENESS
        return max(self._value(future, further, seat, depth - 1) for further in asked.options) - DETOUR

    def _at_rest(self, game: Game, seat: Seat) -> float:
        """The worth of the position if nothing were in progress."""
        resting = game.clone()
        resting.stack.clear()
        return self._evaluation(resting, seat)
