"""Before play: which ship, which of its cards, which outfits."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.games.xia.choices import BuyOutfit, Depart, Take
from starhold.games.xia.rules.powers import TakeAbility, TakePower

from ..values.outfitting import best_bargain, favourite_outfit
from ..values.shipyard import best_ship, card_worth
from .answer import Answer

if TYPE_CHECKING:
    from ..situation import Situation


def take_ship(situation: Situation) -> Answer:
    """The best one that is left, to this captain's mind."""
    ship = best_ship(situation, [option.ship for option in situation.offered(Take)])
    return Answer(Take(ship.id), f"taking the {ship.name}")


def take_card(situation: Situation) -> Answer:
    """The better one of the two."""
    content, ship = situation.content, situation.me.ship
    ability, power = content.ability(ship, power=False), content.ability(ship, power=True)
    if card_worth(situation, power) > card_worth(situation, ability):
        return Answer(TakePower(), f"taking {power.name}, which is always on")
    return Answer(TakeAbility(), f"taking {ability.name}, for when it matters")


def fit_out(situation: Situation) -> Answer:
    """A favourite, then what earns more than it costs; the rest of the credits is for the first cargo."""
    favourite = favourite_outfit(situation)
    if favourite is not None:
        return Answer(BuyOutfit(favourite.id), f"never without a {favourite.name}")
    bargain = best_bargain(situation)
    if bargain is None:
        return Answer(Depart(), "keeping the rest for cargo" if situation.me.credits else "ready for departure")
    return Answer(BuyOutfit(bargain.outfit.id), f"the {bargain.outfit.name} will pay for itself")
