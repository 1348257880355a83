"""Spawn Points: coming back after destruction, and where the Tigris Gate leads."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.geometry import Hex, distance
from starhold.kernel import Procedure, Seat, Step, ask, call, done, hand_over

from .. import choices
from ..events import Respawned
from .damage import TakeDamage
from .dice import Roll
from .ships import occupied_spaces, place_on_board, tier_of

if TYPE_CHECKING:
    from ..game import Xia


class RollForSpawnPoint(Procedure, tag="xia.roll-for-spawn-point"):
    """The d20 names the free Spawn Point with the closest number; a 20 lets the captain choose.

    Puts the ship there. (XIA-RESPAWN-03..05, XIA-GATE-06..08)
    """

    seat: Seat
    purpose: str

    def start(self, game: Xia) -> Step:
        return call(Roll(self.seat, 20, self.purpose), then=self.rolled)

    def rolled(self, game: Xia, shown: int) -> Step:
        if game.is_over:
            return done()
        free = free_spawn_points(game)
        if shown == 20 and free:
            return ask(self.seat, [choices.Spawn(number) for number in sorted(free)], then=self.chosen)
        return self.appear(game, closest_spawn_point(game, shown))

    def chosen(self, game: Xia, choice: choices.Spawn) -> Step:
        return self.appear(game, game.chart.spawn_points[choice.number])

    def appear(self, game: Xia, at: Hex) -> Step:
        captain = game.state.captains[self.seat]
        captain.at = at
        game.tell(Respawned(captain.ship, at))
        return done()


class Respawn(Procedure, tag="xia.respawn"):
    """A destroyed ship comes back, with as much damage as its tier.

    Where destruction costs a turn, it costs no damage. (XIA-RESPAWN-01..07)
    """

    seat: Seat

    def start(self, game: Xia) -> Step:
        return call(RollForSpawnPoint(self.seat, "respawn"), then=self.hurt)

    def hurt(self, game: Xia) -> Step:
        if game.options.death_loses_turn:
            return done()
        ship = game.state.captains[self.seat].ship
        return hand_over(TakeDamage(ship, tier_of(game, ship)))


def free_spawn_points(game: Xia) -> dict[int, Hex]:
    """The Spawn Points on which no ship is, nor a comet or the like, by their numbers. (XIA-RESPAWN-04)"""
    taken = occupied_spaces(game)
    return {number: at for number, at in game.chart.spawn_points.items() if at not in taken}


def closest_spawn_point(game: Xia, shown: int) -> Hex:
    """Of the free ones the closest in number, the higher one on a tie.

    Where none is free, a free space as near as can be to the Spawn Point that the roll names.
    """
    free = free_spawn_points(game)
    points = free or game.chart.spawn_points
    number = min(points, key=lambda number: (abs(number - shown), -number))
    return points[number] if free else free_space_near(game, points[number])


def free_space_near(game: Xia, at: Hex) -> Hex:
    """The space itself or, if a ship is on it, the nearest free one in open space or on a gate; ties by coordinates."""
    taken = occupied_spaces(game)
    if at not in taken:
        return at
    spaces = game.chart.spaces.values()
    free = (space.at for space in spaces if space.terrain in ("open", "gate") and space.at not in taken)
    centre = place_on_board(game, at)
    return min(free, key=lambda space: (distance(centre, space), space))
