"""The turn of one enemy ship: its command line, word by word. (AKA-ENEMY-06..29)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.geometry import Pose
from starhold.kernel import Procedure, Step, ask, call, done, goto

from ...choices import Heading, Settle
from ...events import Idled, Targeted, Turned
from ...state import Enemy
from ..bodies import enemy_of, seat_for
from ..strike import Strike
from ..terrain import Enter
from .acts import Assault, Flight, Nothing, Rotation, Support, act_of
from .aim import nearest, reason
from .helping import Help
from .line import rest_of

if TYPE_CHECKING:
    from ...game import Akarios


class EnemyTurn(Procedure, tag="akarios.enemy-turn"):
    """An enemy chooses its target anew before each action of its line. (AKA-ENEMY-06..07)"""

    ship: str
    words: list[str]
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
        return goto(self.act)

    def settle(self, game: Akarios, choice: Settle) -> Step:
        """(AKA-ENEMY-09)"""
        self.target = choice.ship
        return goto(self.act)

    def act(self, game: Akarios) -> Step:
        enemy = acting(game, self.ship)
        if self.target not in ("", self.told):
            self.told = self.target
            game.tell(Targeted(self.ship, self.target, reason(game, enemy)))
        card = game.content.combat_card[game.state.showing[enemy.type]]
        act, words = act_of(game, enemy, card, self.words, self.target), self.words
        self.words = rest_of(words, performed=not isinstance(act, Nothing))
        match act:
            case Rotation(facings=facings) if len(facings) > 1:
                return ask(seat_for(game, self.target), list(map(Heading, facings)), then=self.turn)
            case Rotation(facings=facings):
                return self.turn(game, Heading(facings[0]))
            case Flight(way=way):
                self.way = list(way)
                return goto(self.fly)
            case Assault(attack=attack, targets=targets):
                return call(Strike(self.ship, attack, list(targets)), then=self.start)
            case Support(ability=ability, ships=ships):
                return call(Help(self.ship, ability.effects, list(ships)), then=self.start)
            case Nothing(why=why):
                game.tell(Idled(self.ship, why))
        return goto(self.start)

    def turn(self, game: Akarios, choice: Heading) -> Step:
        """(AKA-ENEMY-14)"""
        enemy = acting(game, self.ship)
        if enemy.facing != choice.facing:
            enemy.facing = choice.facing
            game.tell(Turned(self.ship, choice.facing))
        return goto(self.start)

    def fly(self, game: Akarios) -> Step:
        """(AKA-ENEMY-17..20)"""
        if not self.way or enemy_of(game, self.ship) is None or game.state.outcome:
            return goto(self.start)
        pose = self.way.pop(0)
        return call(Enter(self.ship, pose.at, pose.facing, target=self.target), then=self.fly)


def acting(game: Akarios, ship: str) -> Enemy:
    enemy = enemy_of(game, ship)
    assert enemy is not None, "it was there a moment ago"
    return enemy
