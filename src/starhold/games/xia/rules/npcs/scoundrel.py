"""The Scoundrel: attacks the innocent and flees."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.kernel import Procedure, Step, call, done, hand_over

from ..combat import NpcAttack
from ..ships import card_of, npc_of, vessel
from .flight import FlyNpc
from .places import around_prey, inside
from .targets import attacker_of, can_attack, closest, innocents

if TYPE_CHECKING:
    from ...game import Xia


class ScoundrelTurn(Procedure, tag="xia.scoundrel-turn"):
    """It attacks the innocent from nearby and flees to its home. (XIA-SCOUNDREL-02..05)"""

    npc: str
    target: str = ""

    def start(self, game: Xia) -> Step:
        npc = npc_of(game, self.npc)
        card = card_of(game, npc)
        self.target = attacker_of(game, npc) or closest(game, npc, innocents(game)) or ""
        if not self.target:
            assert card.home is not None
            return hand_over(FlyNpc(npc.id, inside(game, npc, card.home), card.speed, target=card.home))
        prey = vessel(game, self.target).at
        assert prey is not None
        return call(FlyNpc(npc.id, around_prey(game, npc, prey), card.speed, target=self.target), then=self.attack)

    def attack(self, game: Xia) -> Step:
        if not can_attack(game, self.npc, self.target):
            return done()
        return call(NpcAttack(self.npc, self.target), then=self.flee)

    def flee(self, game: Xia) -> Step:
        npc = npc_of(game, self.npc)
        card = card_of(game, npc)
        if npc.at is None or card.home is None or game.is_over:
            return done()
        return hand_over(FlyNpc(npc.id, inside(game, npc, card.home), card.flees))
