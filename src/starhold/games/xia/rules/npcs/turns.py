"""The turns of NPCs: each after the turn of the captain who holds its card."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from starhold.kernel import Procedure, Seat, Step, done, hand_over

from ...content import NpcId
from ...events import TurnLost
from ..ships import npc_of
from .enforcer import EnforcerTurn
from .merchant import MerchantTurn
from .scoundrel import ScoundrelTurn
from .sellsword import SellswordTurn
from .spawning import respawn

if TYPE_CHECKING:
    from ...game import Xia


TURNS: dict[NpcId, Callable[[NpcId], Procedure]] = {
    "enforcer": EnforcerTurn,
    "scoundrel": ScoundrelTurn,
    "merchant": MerchantTurn,
    "cinderbeard": ScoundrelTurn,
    "sellsword": SellswordTurn,
}


class NpcTurn(Procedure, tag="xia.npc-turn"):
    """An NPC comes back if it was destroyed, then does what its card says. (XIA-NPC-02, XIA-NPC-11..12)"""

    npc: str

    def start(self, game: Xia) -> Step:
        npc = npc_of(game, self.npc)
        if npc.skips_turn:
            npc.skips_turn = False
            game.tell(TurnLost(npc.id))
            return done()
        if npc.at is None:
            respawn(game, npc)
        return hand_over(game.rules.npc_turns[npc.id](npc.id))


def npcs_of(game: Xia, seat: Seat) -> list[str]:
    """The NPCs that take their turns after this captain's: none before it has spawned. (XIA-NPC-02..03)

    With two captains one holds two cards. Who is for hire and not hired takes no turns. (XIA-SELLSWORD-05)
    """
    return [
        npc.id
        for npc in game.state.npcs
        if npc.holder == seat
        and npc.spawned
        and not (game.state.sellsword is None and game.content.npc[npc.id].for_hire)
    ]
