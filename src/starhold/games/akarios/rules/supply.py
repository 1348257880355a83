"""Supply: how much of it a card starts with. (AKA-SUPPLY-01, AKA-SUPPLY-03..04)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..content import Stocked
from ..state import Flyer
from .traits import traits

if TYPE_CHECKING:
    from ..game import Akarios


def full_supply(game: Akarios, flyer: Flyer, card: str) -> int:
    """The supply with which a card of a pilot starts, and above which it never rises. (AKA-ABILITY-PILOT-18)"""
    record = game.content.card[card]
    if not record.supply or record.kind != "weapon":
        return record.supply
    return record.supply + sum(trait.weapons for trait in traits(game, flyer, Stocked))
