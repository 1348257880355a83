"""Phase 2, enemy action: a card for each type, then ship after ship. (AKA-ROUND-04)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.kernel import Procedure, Step, call, done, goto

from ...events import CombatCardDrawn, PhaseBegan
from ...state import Enemy
from ..bodies import FIRST_SEAT, enemy_of
from ..damage import BREACH_DAMAGE, Suffer
from ..interlude import Interlude
from ..marks import close_phase, open_phase
from ..piles import combat_deck, draw, lay_aside
from ..script.happening import Happen
from .line import words_of
from .turn import EnemyTurn

if TYPE_CHECKING:
    from ...game import Akarios

COMBAT_DECK = "combat deck"


class EnemyPhase(Procedure, tag="akarios.enemy-phase"):
    waiting: list[str] = []
    """The ships that still have to suffer from a breach, or to act."""

    def start(self, game: Akarios) -> Step:
        game.state.phase = "enemies"
        game.tell(PhaseBegan("enemies"))
        for enemy in game.state.enemies:
            open_phase(enemy)
        for flyer in game.state.flyers:
            flyer.passive = False
        self.waiting = [enemy.id for enemy in in_order(game) if "breach" in enemy.marks]
        return goto(self.suffer)

    def suffer(self, game: Akarios) -> Step:
        """(AKA-EFFECT-08)"""
        if game.state.outcome:
            return done()
        if game.state.pending:
            return call(Happen(), then=self.suffer)
        if not self.waiting:
            return goto(self.draw)
        return call(Suffer(self.waiting.pop(0), BREACH_DAMAGE, cause="breach"), then=self.suffer)

    def draw(self, game: Akarios) -> Step:
        """A card for each type that is on the board, unless all its ships are asleep. (AKA-ENEMY-01..02)"""
        state = game.state
        state.showing = {}
        for type_ in dict.fromkeys(enemy.type for enemy in in_order(game) if not enemy.asleep):
            pile = state.combat[type_] = combat_deck(game, type_)
            card = draw(game, pile, FIRST_SEAT, COMBAT_DECK, "orders", type_)
            lay_aside(pile, card)
            state.showing[type_] = card
            game.tell(CombatCardDrawn(type_, card))
        self.waiting = [enemy.id for enemy in in_order(game) if is_acting(game, enemy) for _ in range(enemy.acts)]
        return goto(self.pause)

    def pause(self, game: Akarios) -> Step:
        """Pilots with a card for it may act before each enemy, and after the last."""
        if game.state.pending:
            return call(Happen(), then=self.pause)
        return call(Interlude(), then=self.act)

    def act(self, game: Akarios) -> Step:
        """(AKA-ENEMY-03..06, AKA-SPAWN-04)"""
        if game.state.pending:
            return call(Happen(), then=self.act)
        if game.state.outcome or not self.waiting:
            return goto(self.close)
        enemy = enemy_of(game, self.waiting.pop(0))
        if enemy is None:
            return goto(self.pause)
        line = game.content.combat_card[game.state.showing[enemy.type]].line
        return call(EnemyTurn(enemy.id, words_of(line)), then=self.pause)

    def close(self, game: Akarios) -> Step:
        """(AKA-ROUND-13)"""
        for enemy in game.state.enemies:
            close_phase(game, enemy)
            enemy.led_by = ""
        for flyer in game.state.flyers:
            flyer.wards = ()
        return done()


def is_acting(game: Akarios, enemy: Enemy) -> bool:
    """True unless an enemy has just come, or sleeps. (AKA-SPAWN-04)"""
    return enemy.spawned < game.state.round and not enemy.asleep


def in_order(game: Akarios) -> list[Enemy]:
    """Enemies in the order in which they act: by type, elites first, then by number. (AKA-ENEMY-03..05)"""
    return sorted(
        game.state.enemies,
        key=lambda enemy: (game.content.enemy[enemy.type].order, enemy.rank != "elite", enemy.number),
    )
