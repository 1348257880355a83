"""An enemy's target: the nearest ship, then the one with the most hull, then with the most shield."""

from __future__ import annotations

from operator import itemgetter
from typing import TYPE_CHECKING, TypeAlias

from starhold.geometry import Hex, distance

from ...state import Enemy
from ..bodies import SPARROW, Body

if TYPE_CHECKING:
    from ...game import Akarios


Rank: TypeAlias = tuple[int, int, int]
"""The distance, and hull and shield below zero: the least comes first."""


def rank(at: Hex, body: Body) -> Rank:
    """The order in which an enemy looks at ships from its space. (AKA-ENEMY-08..09)"""
    assert body.at is not None, "only ships on the board are looked at"
    return distance(at, body.at), -body.hull, -body.shield


def prey(game: Akarios, enemy: Enemy, *, hidden: bool = False) -> list[tuple[Rank, str]]:
    """The ships that enemies are after, in this order; ships in stealth are passed over, unless everyone is hit.

    So are those that seem to be no threat. (AKA-ENEMY-08..10, AKA-EFFECT-26, AKA-EFFECT-28, AKA-UPG-TECH-18)
    """
    state, at = game.state, enemy.at
    found = [
        (rank(at, flyer), flyer.id)
        for flyer in state.flyers
        if flyer.at is not None and (hidden or not ("stealth" in flyer.marks or "unnoticed" in flyer.wards))
    ]
    if state.sparrow is not None and state.sparrow.hull and state.sparrow.guarded:
        found.append((rank(at, state.sparrow), SPARROW))
    found += [(rank(at, marker), marker.id) for marker in state.markers if marker.guarded]
    return sorted(found, key=itemgetter(0))


def nearest(game: Akarios, enemy: Enemy) -> list[str]:
    """The target; several if the players have to choose, none if there is nobody.

    (AKA-ENEMY-08..09, AKA-ABILITY-PILOT-03)
    """
    found = prey(game, enemy)
    if enemy.led_by:
        return [id_ for _, id_ in found]
    return [id_ for rank, id_ in found if rank == found[0][0]]


def reason(game: Akarios, enemy: Enemy) -> str:
    """Why an enemy is after its target: the only one there is, the nearest, or the one with the most hull or shield."""
    ranks = [rank for rank, _ in prey(game, enemy)]
    if len(ranks) == 1:
        return "only"
    if enemy.led_by:
        return "control"
    (near, hull, shield), (farther, less_hull, less_shield) = ranks[:2]
    if near < farther:
        return "nearest"
    return "hull" if hull < less_hull else "shield" if shield < less_shield else "choice"
