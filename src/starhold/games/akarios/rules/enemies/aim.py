"""An enemy's target: the nearest ship, then the one with the most hull, then with the most shield."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.geometry import distance

from ...state import Enemy, Flyer, Marker, Sparrow
from ..bodies import Body, bodies, place_of
from ..targets import is_hidden

if TYPE_CHECKING:
    from ...game import Akarios


def rank(enemy: Enemy, body: Body) -> tuple[int, int, int]:
    """The order in which an enemy looks at ships. (AKA-ENEMY-08..09)"""
    return distance(enemy.at, place_of(body)), -body.hull, -body.shield


def prey(game: Akarios, enemy: Enemy, *, hidden: bool = False) -> list[tuple[str, Body]]:
    """The ships that enemies are after, in this order; ships in stealth are passed over, unless everyone is hit.

    (AKA-ENEMY-08..10, AKA-EFFECT-26, AKA-EFFECT-28)
    """
    found = [(id_, body) for id_, body in bodies(game) if is_prey(body) and (hidden or not is_overlooked(body))]
    return sorted(found, key=lambda each: rank(enemy, each[1]))


def is_overlooked(body: Body) -> bool:
    """True if no enemy chooses it as a target: in stealth, or because it seems to be no threat. (AKA-UPG-TECH-18)"""
    return is_hidden(body) or (isinstance(body, Flyer) and "unnoticed" in body.wards)


def is_prey(body: Body) -> bool:
    """True for pilots, and for what the scenario gives enemies as a target. (AKA-ENEMY-10)"""
    match body:
        case Flyer():
            return True
        case Sparrow() | Marker():
            return body.guarded
    return False


def nearest(game: Akarios, enemy: Enemy) -> list[str]:
    """The target; several if the players have to choose, none if there is nobody.

    (AKA-ENEMY-08..09, AKA-ABILITY-PILOT-03)
    """
    found = prey(game, enemy)
    if enemy.led_by:
        return [id_ for id_, _ in found]
    return [id_ for id_, body in found if rank(enemy, body) == rank(enemy, found[0][1])]


def reason(game: Akarios, enemy: Enemy) -> str:
    """Why an enemy is after its target: the only one there is, the nearest, or the one with the most hull or shield."""
    ranks = [rank(enemy, body) for _, body in prey(game, enemy)]
    if len(ranks) == 1:
        return "only"
    if enemy.led_by:
        return "control"
    (near, hull, shield), (farther, less_hull, less_shield) = ranks[:2]
    if near < farther:
        return "nearest"
    return "hull" if hull < less_hull else "shield" if shield < less_shield else "choice"
