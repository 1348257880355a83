"""Deeds that are carried out one after the other, as far as they can be. (CS-EVENT-07..08)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.kernel import Procedure, Step, call, done

from ...content.script import Deed
from .words import Scene, word_for

if TYPE_CHECKING:
    from ...game import CoreSpace


class CarryOut(Procedure, tag="corespace.carry-out"):
    deeds: list[Deed]
    user: str = ""
    about: str = ""

    def start(self, game: CoreSpace) -> Step:
        while self.deeds and not game.state.mission.over:
            word = word_for(game, self.deeds.pop(0), Scene(self.user, self.about))
            follows = word.do() if word.may() else None
            if follows is not None:
                return call(follows, then=self.start)
        return done()
