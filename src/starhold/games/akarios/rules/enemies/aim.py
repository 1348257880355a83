"""An enemy's target: the nearest ship, then the one with the most hull, then with the most shield."""

from __future__ import annotations

from operator import itemgetter
from typing import TYPE_CHECKING, TypeAlias

from starhold.geometry import distance

from ...state import Enemy
from ..bodies import SPARROW, Body

if TYPE_CHECKING:
    from ...game import Akarios


Rank: TypeAlias = tuple[int, int, int]
"""The distance, and hull and shield below zero: the least comes first."""


def hunted(game: Akarios, enemy: Enemy, *, hidden: bool = False) -> list[tuple[Rank, str]]:
    """The ships that enemies are after, each with its rank; ships in stealth are passed over, unless everyone is hit.

    So are those that seem to be no threat. (AKA-ENEMY-08..10, AKA-EFFECT-26, AKA-EFFECT-28, AKA-UPG-TECH-18)
    """
    state, at = game.state, enemy.at
    found: list[tuple[str, Body]] = [
        (flyer.id, flyer)
        for flyer in state.flyers
        if hidden or not ("stealth" in flyer.marks or "unnoticed" in flyer.wards)
    ]
    if state.sparrow is not None and state.sparrow.hull and state.sparrow.guarded:
        found.append((SPARROW, state.sparrow))
    if state.markers:
        found += [(marker.id, marker) for marker in state.markers if marker.guarded]
    return [((distance(at, body.at), -body.hull, -body.shield), id_) for id_, body in found if body.at is not None]


def prey(game: Akarios, enemy: Enemy, *, hidden: bool = False) -> list[tuple[Rank, str]]:
    """The same in the order in which an enemy looks at them. (AKA-ENEMY-08..09)"""
    return sorted(hunted(game, enemy, hidden=hidden), key=itemgetter(0))


def nearest(game: Akarios, enemy: Enemy) -> list[str]:
    """The target; several if the players have to choose, none if there is nobody.

    (AKA-ENEMY-08..09, AKA-ABILITY-PILOT-03)
    """
    if enemy.led_by:
        return [id_ for _, id_ in prey(game, enemy)]
    found = hunted(game, enemy)
    least = min(found)[0] if found else None
    return [id_ for rank, id_ in found if rank == least]


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
