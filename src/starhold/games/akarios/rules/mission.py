"""A mission: muster, set-up, round after round, and how it ends. (AKA-ROUND-01..02)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.kernel import Procedure, Step, call, done

from ..events import FightEnded, RoundBegan
from . import ending
from .enemies.phase import EnemyPhase
from .muster import Muster
from .pilots import PilotPhase
from .script import moments
from .script.happening import Happen
from .setup import SetUp
from .spikes import Prick

if TYPE_CHECKING:
    from ..game import Akarios


class Mission(Procedure, tag="akarios.mission"):
    def start(self, game: Akarios) -> Step:
        return call(Muster(), then=self.set_up)

    def set_up(self, game: Akarios) -> Step:
        return call(SetUp(), then=self.fight)

    def fight(self, game: Akarios) -> Step:
        if not game.state.outcome:
            return call(Round(), then=self.fight)
        ending.conclude(game)
        game.tell(FightEnded(game.options.scenario, game.state.outcome == "success"))
        return done()


class Round(Procedure, tag="akarios.round"):
    """Pilot action, enemy action, end of round. (AKA-ROUND-02..05)"""

    def start(self, game: Akarios) -> Step:
        game.state.phase = "pilots"
        game.tell(RoundBegan(game.state.round))
        moments.round_starts(game)
        return call(Happen(), then=self.pilots)

    def pilots(self, game: Akarios) -> Step:
        return done() if game.state.outcome else call(PilotPhase(), then=self.enemies)

    def enemies(self, game: Akarios) -> Step:
        return done() if game.state.outcome else call(EnemyPhase(), then=self.end)

    def end(self, game: Akarios) -> Step:
        """Special rules first, then the objective. (AKA-ROUND-05)"""
        if game.state.outcome:
            return done()
        game.state.phase = "end"
        return call(Prick(), then=self.happen)

    def happen(self, game: Akarios) -> Step:
        if game.state.outcome:
            return done()
        moments.round_ends(game)
        return call(Happen(), then=self.close)

    def close(self, game: Akarios) -> Step:
        """Dice come back, and the round marker advances. (AKA-ROUND-05..06, AKA-ROUND-12)"""
        ending.look(game)
        for flyer in game.state.flyers:
            flyer.dice = []
            flyer.riders = [rider for rider in flyer.riders if not rider.brief]
            for card in flyer.cards:
                card.filled = []
        if not game.state.outcome:
            game.state.round += 1
        return done()
