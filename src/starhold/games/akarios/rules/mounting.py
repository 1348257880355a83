"""Upgrades of the Sparrow: which of them the squad takes along. (AKA-SPARROW-08, AKA-SPARROW-10)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..choices import Mount
from ..content import ABROAD, Card
from ..events import Mounted
from ..state import Slotted
from .bodies import scenario_of

if TYPE_CHECKING:
    from ..game import Akarios

MOST_UPGRADES = 2
"""(AKA-SPARROW-08)"""


def upgrades_to_mount(game: Akarios) -> list[Mount]:
    """The upgrades that the act offers and that matter in a fight, as long as there is room for one."""
    act, mounted = scenario_of(game).act, [upgrade.id for upgrade in game.state.sparrow_cards]
    if len(mounted) == MOST_UPGRADES:
        return []
    return [
        Mount(card.id)
        for card in game.content.sparrow_cards
        if card.act <= act and card.id not in mounted and matters(card)
    ]


def matters(card: Card) -> bool:
    """True if an upgrade makes a difference in a fight."""
    return bool(card.action.deeds) or not all(isinstance(trait, ABROAD) for trait in card.traits)


def mount(game: Akarios, card: str) -> None:
    game.state.sparrow_cards += (Slotted(card, game.content.card[card].supply),)
    game.tell(Mounted(card))
