"""The turn of one enemy ship: its command line, word by word. (AKA-ENEMY-06..29)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.geometry import Pose
from starhold.kernel import Procedure, Step, ask, call, done

from ...choices import Heading, Settle
from ...events import Idled, Targeted, Turned
from ...state import Enemy
from ..bodies import enemy_of, seat_for
from ..strike import Strike
from ..terrain import Enter
from .acts import Assault, Flight, Nothing, Rotation, Support, act_of
from .aim import nearest, reason
from .helping import Help
from .line import Words, rest_of

if TYPE_CHECKING:
    from ...game import Akarios


class EnemyTurn(Procedure, tag="akarios.enemy-turn"):
    """An enemy chooses its target anew before each action of its line. (AKA-ENEMY-06..07)"""

    ship: str
    words: Words
    """The part of the line that is left."""
    target: str = ""
    told: str = ""
    """The target of which the log has told."""
    way: list[Pose] = []
    """The spaces that the present move still enters."""

    def start(self, game: Akarios) -> Step:
        enemy = enemy_of(game, self.ship)
        if enemy is None or not self.words or game.state.outcome:
            return done()
        tied = nearest(game, enemy)
        if len(tied) > 1:
            return ask(seat_for(game, enemy.led_by or tied[0]), list(map(Settle, tied)), then=self.settle)
        self.target = tied[0] if tied else ""
        return self.act(game)

    def settle(self, game: Akarios, choice: Settle) -> Step:
        """(AKA-ENEMY-09)"""
        self.target = choice.ship
        return self.act(game)

    def act(self, game: Akarios) -> Step:
        enemy = acting(game, self.ship)
        if self.target not in ("", self.told):
            self.told = self.target
            game.tell(Targeted(self.ship, self.target, reason(game, enemy)))
        card = game.content.combat_card[game.state.showing[enemy.type]]
        act, words = act_of(game, enemy, card, self.words, self.target), self.words
        # Not by `match`: to tell structs apart by `isinstance` takes several times as long for each "no".
        self.words = rest_of(words, performed=type(act) is not Nothing)
        if type(act) is Rotation:
            if len(act.facings) > 1:
                return ask(seat_for(game, self.target), list(map(Heading, act.facings)), then=self.turn)
            return self.turn(game, Heading(act.facings[0]))
        if type(act) is Flight:
            self.way = list(act.way)
            return self.fly(game)
        if type(act) is Assault:
            return call(Strike(self.ship, act.attack, list(act.targets)), then=self.start)
        if type(act) is Support:
            return call(Help(self.ship, act.ability.effects, list(act.ships)), then=self.start)
        if type(act) is Nothing:
            game.tell(Idled(self.ship, act.why))
        return self.start(game)

    def turn(self, game: Akarios, choice: Heading) -> Step:
        """(AKA-ENEMY-14)"""
        enemy = acting(game, self.ship)
        if enemy.facing != choice.facing:
            enemy.facing = choice.facing
            game.tell(Turned(self.ship, choice.facing))
        return self.start(game)

    def fly(self, game: Akarios) -> Step:
        """(AKA-ENEMY-17..20)"""
        if not self.way or enemy_of(game, self.ship) is None or game.state.outcome:
            return self.start(game)
        pose = self.way.pop(0)
        return call(Enter(self.ship, pose.at, pose.facing, target=self.target), then=self.fly)


def acting(game: Akarios, ship: str) -> Enemy:
    enemy = enemy_of(game, ship)
    assert enemy is not None, "it was there a moment ago"
    return enemy
