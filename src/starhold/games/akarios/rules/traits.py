"""Traits of cards in play: the rules ask for those of a kind, and name no card."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from ..content import Trait
from ..state import Enemy, Flyer
from .kits import kit_of

if TYPE_CHECKING:
    from ..game import Akarios

T = TypeVar("T", bound=Trait)


def traits(game: Akarios, flyer: Flyer, kind: type[T]) -> tuple[T, ...]:
    """The traits of a kind that a pilot's cards and the Sparrow's have, as long as they are whole. (AKA-SPARROW-12)"""
    return kit_of(game, flyer).traits.get(kind, ())


def is_unhindered(game: Akarios, ship: Flyer | Enemy) -> bool:
    """True if terrain neither harms a ship nor blocks its sight. (AKA-UPG-TECH-03)"""
    return isinstance(ship, Flyer) and kit_of(game, ship).unhindered
