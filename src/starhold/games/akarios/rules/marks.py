"""Marks on ships, and how long they last."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..content import EffectKind, Immune, Mark
from ..events import Affected, MarkLifted, Unaffected
from ..state import Enemy, Flyer, Marker, Sparrow
from .bodies import is_ironman
from .traits import traits

if TYPE_CHECKING:
    from ..game import Akarios
    from .bodies import Body

BINDING: frozenset[Mark] = frozenset({"slow", "stun", "jam"})
"""Marks that hinder a ship in its own phase."""
MOVING: frozenset[EffectKind] = frozenset({"push", "pull", "warp"})
"""Effects that move a ship."""
LASTING = 99
"""A mark that time does not lift. (AKA-EFFECT-08)"""


def immunities_of(game: Akarios, enemy: Enemy) -> tuple[EffectKind, ...]:
    """The effects that never touch an enemy: in ironman mode, those of its elite side. (AKA-IRONMAN-03)"""
    kind = game.content.enemy[enemy.type]
    return (kind.elite if enemy.rank == "elite" or is_ironman(game) else kind.regular).immune


def is_immune(game: Akarios, body: Body, effect: EffectKind) -> bool:
    """True if an effect never touches this ship. (AKA-IMMUNITY-01..05, AKA-IRONMAN-03)"""
    if isinstance(body, Enemy):
        if effect in MOVING and game.content.enemy[body.type].immovable:
            return True
        return effect in immunities_of(game, body)
    if isinstance(body, Flyer):
        return any(effect in trait.to for trait in traits(game, body, Immune))
    return isinstance(body, Sparrow | Marker)


def put_mark(game: Akarios, ship: Flyer | Enemy, mark: Mark) -> None:
    """Put a mark on a ship, or start its time again. (AKA-EFFECT-34..36)

    It outlives the ship's present phase if it is put there in that one.
    """
    if is_immune(game, ship, mark):
        game.tell(Unaffected(ship.id, mark))
        return
    game.tell(Affected(ship.id, mark))
    is_own_phase = game.state.phase == ("pilots" if isinstance(ship, Flyer) else "enemies")
    ship.marks[mark] = LASTING if mark == "breach" else 1 + is_own_phase


def lift(game: Akarios, ship: Flyer | Enemy, mark: Mark) -> None:
    """Take a mark off; it binds the ship no longer. (AKA-EFFECT-03)"""
    del ship.marks[mark]
    if mark in ship.bound:
        ship.bound = tuple(other for other in ship.bound if other != mark)
    game.tell(MarkLifted(ship.id, mark))


def is_bound(ship: Flyer | Enemy, mark: Mark) -> bool:
    """True if a mark hinders the ship now: it was there when its phase began. (AKA-EFFECT-35)"""
    return mark in ship.bound


def open_phase(ship: Flyer | Enemy) -> None:
    ship.bound = tuple(sorted(mark for mark in ship.marks if mark in BINDING))


def close_phase(game: Akarios, ship: Flyer | Enemy) -> None:
    """Marks grow older by one of the ship's own phases. (AKA-EFFECT-34)"""
    ship.bound = ()
    for mark, left in sorted(ship.marks.items()):
        if left == 1:
            lift(game, ship, mark)
        elif left != LASTING:
            ship.marks[mark] = left - 1
