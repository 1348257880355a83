"""The price of an action: dice, supply, stress. (AKA-SLOT-01..02, AKA-SUPPLY-05)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.kernel import Procedure, Step, call, done

from ..content import Card, Face, Unshaken
from ..events import Acted
from ..state import Flyer, Slotted
from .bodies import flyer_of
from .dice import fill, spend
from .stress import GainStress
from .traits import cards_for, traits

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
        spend(flyer, self.dice, self.card)
        use_supply(card, slotted)
        if card.kind == "sparrow":
            turn_down(slotted)
        return call(GainStress(self.pilot, strain(game, flyer, card, self.dice)), then=self.end)

    def end(self, game: Akarios) -> Step:
        return done()


def strain(game: Akarios, flyer: Flyer, card: Card, dice: tuple[Face, ...]) -> int:
    """The stress that an action costs. (AKA-DICE-05, AKA-SLOT-12..13, AKA-REPAIR-02, AKA-ABILITY-PILOT-26)"""
    is_calm = card.action.restful or (card.kind == "basic" and bool(traits(game, flyer, Unshaken)))
    return card.action.stress + (0 if is_calm else dice.count("stress"))


def use_supply(card: Card, slotted: Slotted) -> None:
    """(AKA-SUPPLY-06)"""
    if card.supply:
        slotted.supply -= 1


def turn_down(upgrade: Slotted) -> None:
    """An upgrade of the Sparrow is used once in a scenario. (AKA-SPARROW-11)"""
    upgrade.damaged = True


def card_for(game: Akarios, flyer: Flyer, card: str) -> Slotted:
    """A card that serves a pilot, on the own playerboard or on the Sparrow."""
    return next(slotted for slotted in cards_for(game, flyer) if slotted.id == card)


def slotted_of(flyer: Flyer, card: str) -> Slotted:
    return next(slotted for slotted in flyer.cards if slotted.id == card)
