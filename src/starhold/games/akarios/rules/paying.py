"""The price of an action: dice, supply, stress. (AKA-SLOT-01..02, AKA-SUPPLY-05)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.kernel import Procedure, Step, call, done

from ..content import Face
from ..events import Acted
from ..state import Flyer, Slotted
from .bodies import flyer_of
from .dice import fill, spend
from .stress import GainStress
from .traits import cards_for

if TYPE_CHECKING:
    from ..game import Akarios


class Pay(Procedure, tag="akarios.pay"):
    """A pilot puts dice on a card: supply falls, then stress rises. (AKA-SUPPLY-05, AKA-SLOT-02)"""

    pilot: str
    card: str
    dice: tuple[Face, ...]

    def start(self, game: Akarios) -> Step:
        flyer, card = flyer_of(game, self.pilot), game.content.card[self.card]
        slotted = card_for(game, flyer, self.card)
        game.tell(Acted(self.pilot, self.card, self.dice))
        fill(card.action, slotted, self.dice)
        spend(flyer, self.dice)
        if card.supply:
            slotted.supply -= 1
        if card.kind == "sparrow":
            turn_down(slotted)
        stress = 0 if card.action.restful else self.dice.count("stress")
        return call(GainStress(self.pilot, stress), then=self.end)

    def end(self, game: Akarios) -> Step:
        return done()


def turn_down(upgrade: Slotted) -> None:
    """An upgrade of the Sparrow is used once in a scenario. (AKA-SPARROW-11)"""
    upgrade.damaged = True


def card_for(game: Akarios, flyer: Flyer, card: str) -> Slotted:
    """A card that serves a pilot, on the own playerboard or on the Sparrow."""
    return next(slotted for slotted in cards_for(game, flyer) if slotted.id == card)


def slotted_of(flyer: Flyer, card: str) -> Slotted:
    return next(slotted for slotted in flyer.cards if slotted.id == card)
