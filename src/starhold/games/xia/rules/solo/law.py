"""The law for a captain alone, and the Sellsword's part in it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.kernel import Seat

from ...state import Npc
from ..damage import put_bounty
from ..sellsword import SELLSWORD_ID
from .table import ALONE

if TYPE_CHECKING:
    from ...game import Xia

PROTECTED = ("merchant", "enforcer")
"""The NPCs that nobody attacks unpunished."""
BOUNTY_FOR_AN_ATTACK = 1000


def is_the_captains(game: Xia, ship: str | None) -> bool:
    """True if a ship is the captain's own, or the Sellsword, which flies for the captain. (XIA-SOLO-30)"""
    return ship in (game.state.captains[ALONE].ship, SELLSWORD_ID)


def punish_attack(game: Xia, attacker: str, target: str) -> None:
    """Put a bounty on a ship for each attack on the Merchant or the Enforcer. (XIA-SOLO-09)"""
    if target in PROTECTED and is_the_captains(game, attacker):
        put_bounty(game, attacker, BOUNTY_FOR_AN_ATTACK, "attack")


def employer_of(game: Xia, npc: Npc) -> Seat | None:
    """The captain who is rewarded for kills of the Sellsword; the bounty is its own. (XIA-SOLO-30)"""
    return game.state.sellsword if npc.id == SELLSWORD_ID else None
