"""Before play: which ship, which of its cards, which outfits."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.games.xia.choices import BuyOutfit, Depart, Take
from starhold.games.xia.rules.powers import TakeAbility, TakePower

from ..answer import Answer

if TYPE_CHECKING:
    from ..situation import Situation

FAVOURITES = (
    "puddle-jumper",
    "numerator",
    "persistent-memory",
    "easy-tiger",
    "skimmer",
    "swamp-rat",
    "ghoststalker",
)
"""Ships to begin with: those that won most matches among captains come first."""

POWERS_TO_TAKE = (
    "persistent-memory",
    "easy-tiger",
    "ghoststalker",
    "gaiden",
    "second-ledger",
    "hammerwright",
    "thirsty-moon",
    "quadrille",
    "vagabond",
    "lone-drifter",
    "last-furnace",
)
"""Ships whose power is better than their ability."""

FIRST_OUTFITS = ("raptor-k", "halon", "m-22")
"""Whoever flies fast gets everywhere first: one engine, the best that can be paid for."""


def take_ship(situation: Situation) -> Answer:
    """The first favourite that is left."""
    offered = [option.ship for option in situation.options if isinstance(option, Take)]
    ship = next((name for name in FAVOURITES if name in offered), offered[0])
    return Answer(Take(ship), f"taking the {situation.content.ship[ship].name}")


def take_card(situation: Situation) -> Answer:
    """A power where it is the better card."""
    if situation.me.ship in POWERS_TO_TAKE:
        return Answer(TakePower(), "a power that is always on")
    return Answer(TakeAbility(), "an ability that can be used when it matters")


def fit_out(situation: Situation) -> Answer:
    """One engine, and the rest of the credits for the first cargo."""
    if not situation.me.hold.outfits:
        for outfit in FIRST_OUTFITS:
            if BuyOutfit(outfit) in situation.options:
                return Answer(BuyOutfit(outfit), "a good engine first")
    return Answer(Depart(), "keeping the rest for cargo")
