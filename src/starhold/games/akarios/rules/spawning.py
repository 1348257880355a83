"""Enemy ships come onto the board: at set-up and later. (AKA-SETUP-06..10, AKA-SPAWN-01..08)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.geometry import Direction, Hex, bearing, distance
from starhold.kernel import Procedure, Step, ask, done, goto

from ..choices import Place
from ..content import Rank
from ..content.script import IT, Spawn
from ..events import Spawned
from ..options import HARDER
from ..state import Enemy
from .bodies import FIRST_SEAT, board_of, body_of, pilots_flying, place_of, taken
from .enemies.aim import nearest

if TYPE_CHECKING:
    from ..game import Akarios

ENEMYBOARDS = 8
"""(AKA-SPAWN-03)"""
LEAST_HULL = 1
"""(AKA-DIFFICULTY-10)"""


def add_enemy(
    game: Akarios,
    kind: str,
    rank: Rank,
    at: Hex,
    facing: Direction,
    group: str = "",
    more: tuple[int, int] = (0, 0),
) -> Enemy | None:
    """A ship of a type, with a number that chance decides; None if the box has no more.

    `more` is the hull and shield that the scenario gives it in addition.
    (AKA-SETUP-08..10, AKA-SPAWN-03, AKA-DIFFICULTY-02..12)
    """
    state, record, free = game.state, game.content.enemy[kind], free_numbers(game, kind)
    if not free:
        return None
    number = free[game.roll(len(free), FIRST_SEAT, "number", kind) - 1]
    figures, harder = record.elite if rank == "elite" else record.regular, HARDER[game.state.difficulty]
    hull = max(LEAST_HULL, figures.hull + more[0] + harder.body)
    shield = max(0, figures.shield + more[1] + harder.body)
    enemy = Enemy(
        id=f"{kind}-{number}",
        type=kind,
        number=number,
        rank=rank,
        at=at,
        facing=facing,
        hull=hull,
        shield=shield,
        full_hull=hull,
        full_shield=shield,
        attack=figures.attack + harder.attack,
        group=group,
    )
    state.enemies.append(enemy)
    state.met += 1
    return enemy


def free_numbers(game: Akarios, kind: str) -> list[int]:
    """The ships of a type that are still in the box, as long as there is an enemyboard for one. (AKA-SPAWN-03)"""
    if len(game.state.enemies) == ENEMYBOARDS:
        return []
    used = {enemy.number for enemy in game.state.enemies if enemy.type == kind}
    return [number for number in range(1, game.content.enemy[kind].ships + 1) if number not in used]


class SpawnShips(Procedure, tag="akarios.spawn-ships"):
    """New enemies come out at markers, evenly spread, and face their nearest target. (AKA-SPAWN-01..08)"""

    spawn: Spawn
    here: Hex | None = None
    """The space of what has brought them."""
    left: int = 0
    markers: list[str] = []
    """Markers at which a ship still comes out before any of them is used again."""

    def start(self, game: Akarios) -> Step:
        self.left = self.spawn.number[pilots_flying(game) - 1]
        return goto(self.choose)

    def choose(self, game: Akarios) -> Step:
        """(AKA-SPAWN-03, AKA-SPAWN-06, AKA-SPAWN-08)"""
        if not self.left or not free_numbers(game, self.spawn.enemy):
            return done()
        self.left -= 1
        self.markers = self.markers or list(self.spawn.at)
        key = self.markers.pop(game.roll(len(self.markers), FIRST_SEAT, "marker") - 1 if len(self.markers) > 1 else 0)
        marker = self.here if key == IT else board_of(game).keys[key]
        assert marker is not None, "only moments that are about something bring enemies there"
        spaces = [Place(space) for space in nearest_free(game, marker)]
        return self.place(game, spaces[0]) if len(spaces) == 1 else ask(FIRST_SEAT, spaces, then=self.place)

    def place(self, game: Akarios, choice: Place) -> Step:
        """(AKA-SPAWN-04..05)"""
        enemy = add_enemy(game, self.spawn.enemy, self.spawn.rank, choice.at, "S", self.spawn.group)
        assert enemy is not None, "one was free a moment ago"
        enemy.spawned = game.state.round
        targets = nearest(game, enemy)
        target = body_of(game, targets[0]) if targets else None
        if target is not None:
            enemy.facing = bearing(place_of(target).minus(enemy.at))[0]
        game.tell(Spawned(enemy.id, enemy.at, enemy.facing))
        return goto(self.choose)


def nearest_free(game: Akarios, marker: Hex) -> list[Hex]:
    """The free spaces nearest to a marker: its own, if nobody is there. (AKA-SPAWN-06, AKA-SPAWN-08)"""
    board, occupied = board_of(game), taken(game)
    free = [space for space in board.terrain if board.is_passable(space) and space not in occupied]
    least = min(distance(marker, space) for space in free)
    return [space for space in free if distance(marker, space) == least]
