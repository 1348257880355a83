"""The way of the Sparrow, and of markers, over the board, where a scenario moves them. (AKA-SPARROW-01..02)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.geometry import DIRECTIONS, Direction, Hex, beside
from starhold.kernel import Procedure, Step, ask, call, done, goto

from ..choices import Place
from ..events import Arrived, Sailed
from ..state import Craft, Marker, Sparrow
from . import ending
from .bodies import SPARROW, board_of, bodies, body_of, place_of, scenario_of, seat_for, taken
from .script.naming import key_of
from .terrain import Enter

if TYPE_CHECKING:
    from ..game import Akarios


class Sail(Procedure, tag="akarios.sail"):
    """The Sparrow, or a marker, moves space by space, and pushes aside whoever is in the way."""

    way: list[Direction]
    ship: str = SPARROW
    pushed: str = ""
    """The ship that is in the way."""

    def start(self, game: Akarios) -> Step:
        vessel = vessel_of(game, self.ship)
        if not self.way or vessel is None or game.state.outcome:
            return done()
        to = beside(vessel.at, self.way[0])
        if not board_of(game).is_passable(to):
            return done()
        self.pushed = next((id_ for id_, body in bodies(game) if place_of(body) == to), "")
        return goto(self.push if self.pushed else self.sail)

    def push(self, game: Akarios) -> Step:
        """A space on along the way, or any free one if that is blocked. (AKA-SPARROW-02)"""
        vessel, pushed = vessel_of(game, self.ship), body_of(game, self.pushed)
        assert vessel is not None, "it is there as long as it moves"
        if not isinstance(pushed, Craft):
            return done()
        at = beside(vessel.at, self.way[0])
        ahead = beside(at, self.way[0])
        if is_free(game, ahead):
            return self.make_way(game, Place(ahead))
        around = [beside(at, way) for way in DIRECTIONS]
        free = [Place(space) for space in around if is_free(game, space)]
        return ask(seat_for(game, self.pushed), free, then=self.make_way) if free else done()

    def make_way(self, game: Akarios, choice: Place) -> Step:
        return call(Enter(self.pushed, choice.at, shoved=True), then=self.sail)

    def sail(self, game: Akarios) -> Step:
        vessel = vessel_of(game, self.ship)
        if vessel is None or game.state.outcome:
            return done()
        vessel.at = beside(vessel.at, self.way.pop(0))
        vessel.sailed += 1
        game.tell(Sailed(self.ship, vessel.at))
        return goto(self.start)


class SailOn(Procedure, tag="akarios.sail-on"):
    """The Sparrow and markers move on along their lanes, the foremost first, and leave the board at their ends."""

    ships: list[str]
    spaces: int
    ship: str = ""
    """The one that moves."""

    def start(self, game: Akarios) -> Step:
        if not self.ships or game.state.outcome:
            return done()
        self.ship = min(self.ships, key=lambda ship: len(way_left(game, ship)))
        self.ships.remove(self.ship)
        return call(Sail(way_left(game, self.ship)[: self.spaces], self.ship), then=self.arrive)

    def arrive(self, game: Akarios) -> Step:
        vessel = vessel_of(game, self.ship)
        if vessel is not None and not way_left(game, self.ship):
            game.state.arrived.append(self.ship)
            if isinstance(vessel, Marker):
                game.state.markers.remove(vessel)
            else:
                game.state.sparrow = None
            game.tell(Arrived(self.ship))
            ending.look(game)
        return goto(self.start)


def vessel_of(game: Akarios, ship: str) -> Sparrow | Marker | None:
    """The Sparrow or a marker with hull, as long as it is on the board."""
    body = body_of(game, ship)
    return body if isinstance(body, Sparrow | Marker) else None


def way_left(game: Akarios, ship: str) -> list[Direction]:
    """The steps of a lane that are still ahead."""
    vessel, keys = vessel_of(game, ship), scenario_of(game).keys
    if vessel is None:
        return []
    key = keys[key_of(ship)] if isinstance(vessel, Marker) else next(key for key in keys.values() if key.sparrow)
    return list(key.lane[vessel.sailed :])


def is_free(game: Akarios, space: Hex) -> bool:
    return board_of(game).is_passable(space) and space not in taken(game)
