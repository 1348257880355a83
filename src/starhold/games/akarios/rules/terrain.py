"""Terrain: what happens to a ship that enters a space. (AKA-TERRAIN-01..13)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.geometry import DIRECTIONS, Direction, Hex, bearing, distance
from starhold.kernel import Procedure, Step, ask, call, done

from ..board.courses import exits
from ..board.maps import DIFFICULT, Terrain
from ..choices import Emerge
from ..content import Warped
from ..events import Hurt, Jumped, Moved, Shoved
from ..state import Craft, Enemy, Flyer
from .bodies import board_of, body_of, place_of, seat_for, taken
from .damage import Suffer
from .enemies.aim import nearest
from .marks import put_mark
from .script import moments
from .traits import is_unhindered, traits

if TYPE_CHECKING:
    from ..game import Akarios

ASTEROID_DAMAGE = 1


class Enter(Procedure, tag="akarios.enter"):
    """A ship enters a space, by itself or because it is pushed or pulled. (AKA-TERRAIN-13)"""

    ship: str
    at: Hex
    facing: Direction | None = None
    """The facing with which it arrives; as before if nothing is said."""
    shoved: bool = False
    harmless: bool = False
    """True if terrain does no damage. (AKA-ABILITY-PILOT-27)"""
    target: str = ""
    """The ship that an enemy is after on its own move, by which it chooses its way out of a wormhole."""

    def start(self, game: Akarios) -> Step:
        ship = body_of(game, self.ship)
        assert isinstance(ship, Craft), "the Sparrow flies by other rules"
        ship.at = self.at
        ship.facing = self.facing or ship.facing
        game.tell(Shoved(self.ship, self.at) if self.shoved else Moved(self.ship, self.at, ship.facing))
        if isinstance(ship, Flyer):
            moments.has_entered(game, ship)
        return self.meet(game)

    def meet(self, game: Akarios) -> Step:
        """(AKA-TERRAIN-01..06)"""
        ship = body_of(game, self.ship)
        assert isinstance(ship, Craft), "it was there a moment ago"
        match ground_for(game, ship, self.at, shoved=self.shoved):
            case "asteroids" if not self.harmless:
                return call(Suffer(self.ship, ASTEROID_DAMAGE, cause="asteroids"), then=self.arrive)
            case "nebula" if not self.harmless or not ship.shield:
                lose_shield(game, ship)
            case "wormhole":
                return self.jump(game)
        return done()

    def arrive(self, game: Akarios) -> Step:
        return done()

    def jump(self, game: Akarios) -> Step:
        """To any other free wormhole, with any facing; an enemy looks for its target. (AKA-TERRAIN-09..11)"""
        ship = body_of(game, self.ship)
        assert isinstance(ship, Craft), "only ships that fly enter wormholes"
        offered = [Emerge(at, facing) for at, facing in jumps_of(game, ship, self.target)]
        if not offered:
            return done()
        return (
            self.emerge(game, offered[0])
            if len(offered) == 1
            else ask(seat_for(game, self.ship), offered, then=self.emerge)
        )

    def emerge(self, game: Akarios, choice: Emerge) -> Step:
        ship = body_of(game, self.ship)
        assert isinstance(ship, Craft), "only ships that fly enter wormholes"
        ship.at, ship.facing = choice.at, choice.facing
        game.tell(Jumped(self.ship, choice.at, choice.facing))
        if isinstance(ship, Flyer):
            moments.has_entered(game, ship)
        return done()


def jumps_of(game: Akarios, ship: Flyer | Enemy, target: str) -> list[tuple[Hex, Direction]]:
    """Where a ship on a wormhole can come out, and how it faces there; nowhere on other spaces. (AKA-TERRAIN-09..11)"""
    board, at = board_of(game), place_of(ship)
    ways = exits(board, at, taken(game, but=ship.id)) if board.terrain[at] == "wormhole" else ()
    if isinstance(ship, Enemy):
        return ways_towards(game, ship, target, ways) if ways else []
    return [(way, facing) for way in ways for facing in DIRECTIONS]


def ways_towards(game: Akarios, enemy: Enemy, target: str, ways: tuple[Hex, ...]) -> list[tuple[Hex, Direction]]:
    """The wormholes nearest to an enemy's target, with facings towards it. (AKA-TERRAIN-11)

    One that was pushed or pulled there has no target yet: any that it could choose will do.
    """
    found: dict[tuple[Hex, Direction], None] = {}
    for id_ in [target] if target else nearest(game, enemy):
        body = body_of(game, id_)
        assert body is not None, "targets are on the board"
        at = place_of(body)
        least = min(distance(way, at) for way in ways)
        for way in ways:
            if distance(way, at) == least:
                found |= dict.fromkeys((way, facing) for facing in bearing(at.minus(way)))
    return list(found) or [(way, enemy.facing) for way in ways]


def is_warped(game: Akarios, ship: Flyer | Enemy) -> bool:
    """True if a ship flies through everything but the edge of the board. (AKA-UPG-ENGINE-09)"""
    return isinstance(ship, Flyer) and bool(traits(game, ship, Warped))


def ground_for(game: Akarios, ship: Flyer | Enemy, at: Hex, *, shoved: bool = False) -> Terrain:
    """The terrain of a space, as it is for this ship: some cross asteroids and nebulae unharmed.

    Whoever is shoved there does not fly. (AKA-UPG-TECH-03, AKA-UPG-ENGINE-09)
    """
    terrain = board_of(game).terrain[at]
    if terrain not in DIFFICULT:
        return terrain
    return "open" if is_unhindered(game, ship) or (not shoved and is_warped(game, ship)) else terrain


def lose_shield(game: Akarios, ship: Flyer | Enemy) -> None:
    """A nebula takes 1 shield, and stuns a ship that has none. (AKA-TERRAIN-04..06)"""
    if ship.shield:
        ship.shield -= 1
        game.tell(Hurt(ship.id, 1, 0, "nebula"))
    else:
        put_mark(game, ship, "stun")
