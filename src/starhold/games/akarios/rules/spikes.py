"""Cards that hurt whoever is close when a round ends. (AKA-ABILITY-SHIP-05)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.kernel import Procedure, Step, call, done, goto

from ..content import Spiked
from ..state import Craft
from .attacking import apart
from .bodies import bodies, flying
from .damage import Suffer
from .traits import traits

if TYPE_CHECKING:
    from ..game import Akarios


class Prick(Procedure, tag="akarios.prick"):
    """All other ships that are close enough take damage, friends and enemies, and no card is drawn. (AKA-SPECIAL-06)"""

    due: list[tuple[str, int]] = []
    """The ships that are hurt, and the damage to each."""

    def start(self, game: Akarios) -> Step:
        self.due = [
            (id_, trait.amount)
            for flyer in flying(game)
            for trait in traits(game, flyer, Spiked)
            for id_, body in bodies(game)
            if isinstance(body, Craft) and body is not flyer and apart(flyer, body) <= trait.within
        ]
        return goto(self.hurt)

    def hurt(self, game: Akarios) -> Step:
        if not self.due or game.state.outcome:
            return done()
        ship, damage = self.due.pop(0)
        return call(Suffer(ship, damage, cause="spikes"), then=self.hurt)
