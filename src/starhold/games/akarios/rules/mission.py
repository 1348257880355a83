"""A single scenario: muster, set-up, round after round, and how it ends. (AKA-ROUND-01..02)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from starhold.kernel import Procedure, Step, call, done, hand_over

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
        return call(Muster(), then=self.fly)

    def fly(self, game: Akarios) -> Step:
        return hand_over(FlyScenario())


class FlyScenario(Procedure, tag="akarios.fly-scenario"):
    """A space combat, from the board that is laid out to the last step. (AKA-SETUP-01..15, AKA-END-01..03)"""

    def start(self, game: Akarios) -> Step:
        return call(SetUp(), then=self.fight)

    def fight(self, game: Akarios) -> Step:
        if not game.state.outcome:
            return call(Round(), then=self.fight)
        ending.conclude(game)
        game.tell(FightEnded(game.state.scenario, game.state.outcome == "success"))
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
            flyer.dice = ()
            flyer.riders = tuple([rider for rider in flyer.riders if not rider.brief])
            flyer.cards = tuple([replace(card, filled=()) if card.filled else card for card in flyer.cards])
        if not game.state.outcome:
            game.state.round += 1
        return done()
