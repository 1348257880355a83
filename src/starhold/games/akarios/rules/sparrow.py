"""The Sparrow's way over the board, where a scenario moves her. (AKA-SPARROW-01..02)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.geometry import DIRECTIONS, Direction, Hex, beside
from starhold.kernel import Procedure, Step, ask, call, done, goto

from ..choices import Place
from ..events import Sailed
from .bodies import SPARROW, board_of, bodies, place_of, seat_for, taken
from .terrain import Enter

if TYPE_CHECKING:
    from ..game import Akarios


class Sail(Procedure, tag="akarios.sail"):
    """The Sparrow flies space by space, and pushes aside whoever is in her way."""

    way: list[Direction]
    pushed: str = ""
    """The ship that is in her way."""

    def start(self, game: Akarios) -> Step:
        sparrow = game.state.sparrow
        if not self.way or sparrow is None or not sparrow.hull:
            return done()
        to = beside(sparrow.at, self.way[0])
        if not board_of(game).is_passable(to):
            return done()
        self.pushed = next((id_ for id_, body in bodies(game) if id_ != SPARROW and place_of(body) == to), "")
        return goto(self.push if self.pushed else self.sail)

    def push(self, game: Akarios) -> Step:
        """A space on along her way, or any free one if that is blocked. (AKA-SPARROW-02)"""
        sparrow = game.state.sparrow
        assert sparrow is not None, "she is there as long as she flies"
        at = beside(sparrow.at, self.way[0])
        ahead = beside(at, self.way[0])
        if is_free(game, ahead):
            return self.make_way(game, Place(ahead))
        around = [beside(at, way) for way in DIRECTIONS]
        free = [Place(space) for space in around if is_free(game, space)]
        return ask(seat_for(game, self.pushed), free, then=self.make_way) if free else done()

    def make_way(self, game: Akarios, choice: Place) -> Step:
        return call(Enter(self.pushed, choice.at, shoved=True), then=self.sail)

    def sail(self, game: Akarios) -> Step:
        sparrow = game.state.sparrow
        if sparrow is None or game.state.outcome:
            return done()
        sparrow.at = beside(sparrow.at, self.way.pop(0))
        game.tell(Sailed(sparrow.at))
        return goto(self.start)


def is_free(game: Akarios, space: Hex) -> bool:
    return board_of(game).is_passable(space) and space not in taken(game)
