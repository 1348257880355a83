"""The price of an action: dice, supply, stress. (AKA-SLOT-01..02, AKA-SUPPLY-05)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from starhold.kernel import Procedure, Step, call, done

from ..content import Card, Face, Unshaken
from ..events import Acted
from ..state import Flyer, Slotted
from .bodies import flyer_of
from .dice import filled_by, spend
from .playerboard import card_for, put_back, turn_down
from .stress import GainStress
from .traits import traits

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
        slotted = used(card, replace(slotted, filled=filled_by(card.action, slotted, self.dice)))
        if card.kind == "sparrow":
            turn_down(game, slotted)
        else:
            put_back(flyer, slotted)
        spend(flyer, self.dice, self.card)
        points = strain(game, flyer, card, self.dice)
        return call(GainStress(self.pilot, points), then=self.end) if points else done()

    def end(self, game: Akarios) -> Step:
        return done()


def strain(game: Akarios, flyer: Flyer, card: Card, dice: tuple[Face, ...]) -> int:
    """The stress that an action costs. (AKA-DICE-05, AKA-SLOT-12..13, AKA-REPAIR-02, AKA-ABILITY-PILOT-26)"""
    is_calm = card.action.restful or (card.kind == "basic" and bool(traits(game, flyer, Unshaken)))
    return card.action.stress + (0 if is_calm else dice.count("stress"))


def used(card: Card, slotted: Slotted) -> Slotted:
    """A card that has used a supply, if it needs any. (AKA-SUPPLY-06)"""
    return replace(slotted, supply=slotted.supply - 1) if card.supply else slotted
