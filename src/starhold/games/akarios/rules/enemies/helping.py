"""Abilities of enemies: they help others of their side. (AKA-ENEMY-29)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.geometry import distance
from starhold.kernel import Procedure, Step, call, done

from ...board.reach import is_in_range, sees
from ...content import Ability, Effect
from ...state import Enemy
from ..bodies import board_of, pose_of
from ..effects import Affect

if TYPE_CHECKING:
    from ...game import Akarios


class Help(Procedure, tag="akarios.help"):
    """An enemy uses an ability on one ship after the other."""

    ship: str
    effects: tuple[Effect, ...]
    ships: list[str]

    def start(self, game: Akarios) -> Step:
        if not self.ships:
            return done()
        return call(Affect(self.ship, self.ships.pop(0), self.effects), then=self.start)


def beneficiaries(game: Akarios, enemy: Enemy, ability: Ability) -> list[str]:
    """The ships that an ability helps: others in need, nearest first; without a range, the enemy itself."""
    if not ability.range:
        return [enemy.id]
    pose, board = pose_of(enemy), board_of(game)
    others = [
        other
        for other in game.state.enemies
        if other is not enemy
        and is_in_range(pose.at, other.at, ability.range)
        and sees(board, pose, other.at)
        and any(is_needed(other, effect) for effect in ability.effects)
    ]
    others.sort(key=lambda other: (distance(pose.at, other.at), other.hull, other.number))
    return [other.id for other in others[: ability.targets]]


def is_needed(ship: Enemy, effect: Effect) -> bool:
    """True unless a ship would gain nothing by an effect."""
    match effect.kind:
        case "repair":
            return ship.hull < ship.full_hull or "breach" in ship.marks
        case "charge":
            return ship.shield < ship.full_shield
    return True
