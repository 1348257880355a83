"""Trauma: what happens to a pilot who snaps."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from starhold.geometry import distance
from starhold.kernel import Procedure, Step, done, goto

from ..choices import Settle
from ..content.crew import TraumaKind
from ..events import GrudgeBorn, Hurt, StressMissAdded, TraumaDrawn
from ..state import Enemy, Flyer, Ready
from .asking import ask
from .bodies import flyer_of, flying, place_of
from .marks import put_mark
from .piles import add, draw

if TYPE_CHECKING:
    from ..game import Akarios

OVERLOAD_RANGE = 3
"""(AKA-TRAUMA-08)"""
NEXT_PHASE = 2


class FaceTrauma(Procedure, tag="akarios.face-trauma"):
    """A triggered pilot draws trauma cards and does what they say, in order. (AKA-TRAUMA-01..04)"""

    pilot: str
    cards: int

    def start(self, game: Akarios) -> Step:
        if not self.cards:
            return done()
        self.cards -= 1
        flyer, pile = flyer_of(game, self.pilot), game.state.traumas
        card = draw(game, pile, flyer.seat, "trauma deck")
        pile.discard.append(card)
        game.tell(TraumaDrawn(self.pilot, card))
        kind = game.content.trauma[card].kind
        if kind == "tunnel-vision":
            return goto(self.stare)
        DEEDS[kind](game, flyer)
        return goto(self.start)

    def stare(self, game: Akarios) -> Step:
        """Only the enemy with the most hull and shield left counts from now on. (AKA-TRAUMA-05..06)"""
        health = {enemy.id: enemy.hull + enemy.shield for enemy in game.state.enemies}
        most = [Settle(enemy) for enemy, left in health.items() if left == max(health.values())]
        if not most:
            return goto(self.start)
        if len(most) == 1:
            return self.fix(game, most[0])
        return ask(flyer_of(game, self.pilot).seat, most, then=self.fix)

    def fix(self, game: Akarios, choice: Settle) -> Step:
        flyer_of(game, self.pilot).grudge = choice.ship
        game.tell(GrudgeBorn(self.pilot, choice.ship))
        return goto(self.start)


def overload(game: Akarios, flyer: Flyer) -> None:
    """(AKA-TRAUMA-08)"""
    if flyer.shield:
        game.tell(Hurt(flyer.id, flyer.shield, 0, "shield-overload"))
        flyer.shield = 0
    ships: list[Flyer | Enemy] = [*flying(game), *game.state.enemies]
    for ship in ships:
        if ship is not flyer and distance(place_of(ship), place_of(flyer)) <= OVERLOAD_RANGE:
            put_mark(game, ship, "stun")


def spin(game: Akarios, flyer: Flyer) -> None:
    """(AKA-TRAUMA-09)"""
    flyer.spinning = NEXT_PHASE if game.state.phase == "pilots" else NEXT_PHASE - 1


def shake(game: Akarios, flyer: Flyer) -> None:
    flyer.riders.append(Ready("disadvantage"))


def sweat(game: Akarios, flyer: Flyer) -> None:
    add(flyer.deck, "stress-miss")
    game.tell(StressMissAdded(flyer.id))


def deafen(game: Akarios, flyer: Flyer) -> None:
    put_mark(game, flyer, "jam")


DEEDS: dict[TraumaKind, Callable[[Akarios, Flyer], None]] = {
    "shield-overload": overload,
    "spinning": spin,
    "shaking": shake,
    "cold-sweat": sweat,
    "static": deafen,
}
