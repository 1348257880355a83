"""Resupply: cards get back what they have used. (AKA-EFFECT-19)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from starhold.kernel import Procedure, Step, ask, done, goto

from ..choices import Refill
from ..events import Resupplied
from ..state import Flyer, Slotted
from .bodies import body_of
from .playerboard import put_back, slotted_of
from .supply import full_supply

if TYPE_CHECKING:
    from ..game import Akarios


class Resupply(Procedure, tag="akarios.resupply"):
    """The supply of so many different cards grows by 1. (AKA-EFFECT-19, AKA-SUPPLY-04)"""

    pilot: str
    cards: int
    used: list[str]
    """Cards that cannot be chosen: those that were, and the one that provides it."""

    def start(self, game: Akarios) -> Step:
        flyer = body_of(game, self.pilot)
        if not self.cards or not isinstance(flyer, Flyer):
            return done()
        low = [
            Refill(card.id) for card in flyer.cards if card.id not in self.used and can_be_refilled(game, flyer, card)
        ]
        return ask(flyer.seat, low, then=self.refill) if low else done()

    def refill(self, game: Akarios, choice: Refill) -> Step:
        flyer = body_of(game, self.pilot)
        assert isinstance(flyer, Flyer), "only pilots are asked"
        card = slotted_of(flyer, choice.card)
        put_back(flyer, replace(card, supply=card.supply + 1))
        game.tell(Resupplied(self.pilot, choice.card))
        self.used.append(choice.card)
        self.cards -= 1
        return goto(self.start)


def can_be_refilled(game: Akarios, flyer: Flyer, slotted: Slotted) -> bool:
    """True unless a card has all its supply, or never gets any back. (AKA-SUPPLY-04, AKA-UPG-TECH-12)"""
    return slotted.supply < full_supply(game, flyer, slotted.id) and not game.content.card[slotted.id].scarce
