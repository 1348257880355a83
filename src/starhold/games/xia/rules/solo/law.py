"""The law for those who fly alone, and the Sellsword's part in it."""

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
"""The NPCs on whom nobody fires unpunished."""
BOUNTY_FOR_AN_ATTACK = 1000


def punish_attack(game: Xia, attacker: str, target: str) -> None:
    """Each attack on the Merchant or the Enforcer costs the attacking ship. (XIA-SOLO-09)"""
    if target in PROTECTED and attacker in (game.state.captains[ALONE].ship, SELLSWORD_ID):
        put_bounty(game, attacker, BOUNTY_FOR_AN_ATTACK, "attack")


def employer_of(game: Xia, npc: Npc) -> Seat | None:
    """What the Sellsword destroys is the captain's; its bounty is its own. (XIA-SOLO-30)"""
    return game.state.sellsword if npc.id == SELLSWORD_ID else None
