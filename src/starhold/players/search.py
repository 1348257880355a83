"""A player who plays on in imagined worlds before it answers: `SearchPlayer`.

A Monte-Carlo tree search: each playout begins in a newly imagined world, so that nothing hidden is ever known to it.
What was learned is shared by all worlds, under the names of the moves that were made. What counts as a move, how
play goes on beyond the tree, and how good it is where it ends, is for a `Guide` to say. The first moves run a `Race`.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf, log, sqrt
from random import Random
from time import monotonic

from starhold.kernel import Choice, Game, Match, Seat

from .guide import Guide, Move, guide_of
from .player import Outlook
from .race import Race

SECONDS = 1.0
EXPLORATION = 0.25
"""The preference for a move that has been tried less often; values are between 0 and 1."""
DOUBT = 1.0
"""By how many standard errors another move must have done better than the natural one."""
RESERVE = 1.2
"""A playout may take so much longer than the longest before."""
AT_LEAST = 0.05
"""Some playout, it is feared, takes so much of the time that there is."""


class Node:
    """A place in the tree: the moves that were made from here, by their names."""

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        self.offered = 0
        """The number of times that the move that leads here could have been made."""
        self.children: dict[str, Node] = {}

    def promise(self) -> float:
        """The worth of trying a move: good ones, and those about which little is known."""
        if not self.visits:
            return inf
        return self.total / self.visits + EXPLORATION * sqrt(log(self.offered) / self.visits)


class Budget:
    """The time that a player may think: so many playouts, or so many seconds."""

    def __init__(self, seconds: float, playouts: int | None) -> None:
        self._playouts = inf if playouts is None else playouts
        self._until = monotonic() + seconds if playouts is None else inf
        self._begun = monotonic()
        self._longest = AT_LEAST * seconds
        self.played = 0

    def allows(self) -> bool:
        """True if another playout fits in, judged by the longest so far."""
        now = monotonic()
        if self.played:
            self._longest = max(self._longest, now - self._begun)
        self._begun = now
        self.played += 1
        return self.played <= self._playouts and now + RESERVE * self._longest < self._until


class SearchPlayer:
    """Answers with the move that did best in playouts; each answer takes a second, if it needs any thought."""

    def __init__(
        self,
        game: type[Game],
        seed: int | str | None = None,
        *,
        seconds: float = SECONDS,
        playouts: int | None = None,
    ) -> None:
        self._guide: Guide = guide_of(game, seed)
        self._random = Random(seed)
        self._seconds = seconds
        self._playouts = playouts
        self._begun: Move | None = None
        self.reason = ""
        """The purpose of the last answer, in words."""
        self.aloud = ""
        """What everybody may hear of it."""

    def answer(self, outlook: Outlook) -> Choice:
        """The next answer of the move that is being made, or the first one of a better move."""
        budget = Budget(self._seconds, self._playouts)
        moves = self._guide.moves(outlook, self._begun)
        differ = len({move.answer for move in moves}) > 1  # moves that begin alike are compared when they part
        move = self._best(outlook, moves, budget) if differ else moves[0]
        self._begun = move
        self.reason, self.aloud = move.purpose or move.name, move.aloud
        return move.answer

    def _best(self, outlook: Outlook, moves: Sequence[Move], budget: Budget) -> Move:
        """The winner of a race; the natural move, if there is one, must be beaten beyond doubt."""
        race = Race(len(moves), DOUBT if self._guide.natural_first else 0.0)
        trees = [Node() for _ in moves]
        first = self._random.getrandbits(48)
        before = outlook.imagine(first)
        number = 0
        while not race.is_decided:
            for move in race.running:
                if not budget.allows():
                    return moves[race.winner()]
                world = outlook.imagine(first + number)
                race.values[move].append(self._play_out(trees[move], world, moves[move], before))
            race.drop_out()
            number += 1
        return moves[race.running[0]]

    def _play_out(self, tree: Node, world: Match, move: Move, before: Match) -> float:
        """Make a move, go down the tree behind it and one node beyond, and on to where the guide says it is enough."""
        seat, path = world.decision.seat, [tree]
        self._guide.play(world, move)
        while path[-1].visits and self._goes_on(world, seat, len(path)):
            move = _chosen(path[-1], self._guide.moves(Outlook(world, seat)))
            path.append(path[-1].children[move.name])
            self._guide.play(world, move)
        value = self._guide.play_on(world, seat, move, before)
        for node in path:
            node.visits += 1
            node.total += value
        return value

    def _goes_on(self, world: Match, seat: Seat, depth: int) -> bool:
        return not world.over and depth < self._guide.depth and world.decision_for(seat) is not None


def _chosen(node: Node, moves: Sequence[Move]) -> Move:
    """The most promising of the moves that can be made in this world."""
    for move in moves:
        node.children.setdefault(move.name, Node()).offered += 1
    return max(moves, key=lambda move: node.children[move.name].promise())
