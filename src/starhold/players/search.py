"""A player who plays on in imagined worlds before it answers: `SearchPlayer`.

A Monte-Carlo tree search: each playout begins in a newly imagined world, so that nothing hidden is ever known to it.
What was learned is shared by all worlds, under the names of the moves that were made. What counts as a move, how
play goes on beyond the tree, and how good it is where it ends, is for a `Guide` to say.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf, log, sqrt
from random import Random
from time import monotonic
from typing import NamedTuple

from starhold.kernel import Choice, Game, Match, Seat

from .guide import Guide, Move, guide_of, share_of_victory
from .player import Outlook

SECONDS = 1.0
EXPLORATION = 0.25
"""How much a move is preferred that has been tried less often; values are between 0 and 1."""
DOUBT = 0.35
"""How much better than the natural move another one must have done, if it was tried once; less after more tries."""
RESERVE = 1.5
"""A playout may take so much longer than the longest before."""


class Node:
    """What is known about a place in the tree: the moves that were made from here, by their names."""

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        self.offered = 0
        """How often the move that leads here could have been made."""
        self.children: dict[str, Node] = {}

    @property
    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0

    def merit(self) -> float:
        """How good a move is beyond doubt."""
        return self.mean - DOUBT / sqrt(self.visits) if self.visits else -inf

    def promise(self) -> float:
        """How much a move is worth trying: good ones, and those about which little is known."""
        if not self.visits:
            return inf
        return self.mean + EXPLORATION * sqrt(log(self.offered) / self.visits)


class Budget(NamedTuple):
    """How long a player may think: so many playouts, or until a moment."""

    playouts: float
    until: float

    def allows(self, played: int, longest: float) -> bool:
        """Whether another playout fits in, judged by the longest so far."""
        return not played or (played < self.playouts and monotonic() + RESERVE * longest < self.until)


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
        self._following: Move | None = None
        self.reason = ""
        """What the last answer was for, in words."""

    def answer(self, outlook: Outlook) -> Choice:
        """The next answer of the move that is being made, or the first one of a better move."""
        move = self._followed(outlook)
        if move is None:
            moves = self._guide.moves(outlook)
            move = moves[0] if len(moves) == 1 else self._best(outlook, moves)
            self._following = None if move is moves[0] else move
        self.reason = move.name
        return move.answer

    def _followed(self, outlook: Outlook) -> Move | None:
        """The next answer of a move that nobody else would make; the natural one is found again at any time."""
        return None if self._following is None else self._guide.go_on(outlook, self._following)

    def _best(self, outlook: Outlook, moves: Sequence[Move]) -> Move:
        """The move that did best beyond doubt; for the natural one, if there is one, nobody needs a proof."""
        root = Node()
        start, longest, played = monotonic(), 0.0, 0
        budget = Budget(inf, start + self._seconds) if self._playouts is None else Budget(self._playouts, inf)
        worlds = self._random.getrandbits(48)
        now = self._guide.value(outlook.imagine(worlds), outlook.seat)
        while budget.allows(played, longest):
            begun = monotonic()
            path, value = self._play_out(root, outlook, moves, worlds)
            share = share_of_victory(value - now, self._guide.scale)
            for node in path:
                node.visits += 1
                node.total += share
            longest = max(longest, monotonic() - begun)
            played += 1
        merits = [root.children[move.name].merit() for move in moves]
        if self._guide.natural_first:
            merits[0] = root.children[moves[0].name].mean
        return moves[merits.index(max(merits))]

    def _play_out(self, root: Node, outlook: Outlook, moves: Sequence[Move], worlds: int) -> tuple[list[Node], float]:
        """Go down the tree, one node beyond it, and on to where the guide says that it is enough.

        Returns the way through the tree, and how good the end is. The n-th try of each first move is in the same
        world, so that no move is good by better luck.
        """
        move = _chosen(root, moves)
        path = [root, root.children[move.name]]
        world = outlook.imagine(worlds + path[-1].visits)
        self._guide.play(world, move)
        while path[-1].visits and self._goes_on(world, outlook.seat, len(path)):
            move = _chosen(path[-1], self._guide.moves(Outlook(world)))
            path.append(path[-1].children[move.name])
            self._guide.play(world, move)
        self._guide.play_on(world, outlook.seat, move)
        return path, self._guide.value(world, outlook.seat)

    def _goes_on(self, world: Match, seat: Seat, depth: int) -> bool:
        return not world.over and depth <= self._guide.depth and world.decision.seat == seat


def _chosen(node: Node, moves: Sequence[Move]) -> Move:
    """The most promising of the moves that can be made in this world."""
    for move in moves:
        node.children.setdefault(move.name, Node()).offered += 1
    return max(moves, key=lambda move: node.children[move.name].promise())
