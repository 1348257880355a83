"""Ships and their cards: what each of them is worth, in fame over a match."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from starhold.games.xia.board.holds import cells_of
from starhold.games.xia.content import Ability, Ship

if TYPE_CHECKING:
    from ..situation import Situation

IMPULSE = 0.18
ENERGY = 0.06
A_SPACE = 0.06
"""Of the hold."""
WHIM = 1.2
"""The fame that a much-liked ship or card seems to be worth beyond what it brings."""

ABILITIES: dict[str, float] = {
    "overdrive": 1.0,
    "reroll": 0.8,
    "recharge": 0.7,
    "glide": 0.7,
    "boost": 0.55,
    "deep-scan": 0.4,
    "auto-pilot": 0.4,
    "warp": 0.4,
    "rearm": 0.4,
    "broker": 0.3,
    "unstoppable": 0.3,
    "beam": 0.2,
    "mend": 0.2,
    "evade": 0.2,
    "leech": 0.2,
    "retainer": 0.2,
    "flare": 0.1,
    "phase": 0.0,
    "drones": 0.1,
    "cloak": 0.1,
    "swap": 0.0,
    "harpoon": 0.0,
}
"""The worth of a card to a captain of this kind, by what it does.

For ships of tier 1, what captains made of it in the 2,000 matches of the balance report, in which ships and cards were
dealt by lot; the rest is judgement.
"""
ALONE: dict[str, float] = {
    "puddle-jumper": 0.3,
    "numerator": 0.15,
    "swamp-rat": -0.15,
    "skimmer": -0.6,
}
"""The worth of ships of tier 1 in a race alone beyond that of a match, from 2,200 games of the laboratory."""
SKILLS: dict[str, float] = {
    "impulse": 0.25,
    "map": 0.4 / 1000,
    "fame": 0.4 / 1000,
    "arm": 0.25,
    "luck": 0.5,
    "least engine": 0.16,
    "slots": 0.15,
    "starlight": 0.25,
    "energy": 0.06,
    "yield": 0.25,
    "asteroids": 0.04,
    "nebula": 0.03,
    "debris": 0.06,
    "planetary shield": 0.0,
    "armour": 0.0,
    "mending": 0.2,
    "bounty": -0.15 / 1000,
    "resale": 0.1 / 99000,
    "wear": 0.25 / 99,
    "missile": 0.05,
    "ram": 0.02,
}
"""The worth of a card that is always on, by what it makes easier and for each point."""


def best_ship(situation: Situation, ships: Iterable[str]) -> Ship:
    """The best of these, to this captain's mind."""
    return max((situation.content.ship[name] for name in ships), key=lambda ship: ship_worth(situation, ship))


def ship_worth(situation: Situation, ship: Ship) -> float:
    """The ship itself, and the better of its cards."""
    power = situation.content.power.get(ship.id)
    cards = [ship.ability] if power is None else [ship.ability, power.ability]
    body = IMPULSE * ship.impulse + ENERGY * ship.energy + A_SPACE * len(cells_of(ship))
    alone = 0.0 if situation.state.solo is None else ALONE.get(ship.id, 0.0)
    return body + alone + max(card_worth(situation, card) for card in cards) + _whim(situation, f"ship {ship.id}")


def card_worth(situation: Situation, card: Ability) -> float:
    """The gain of an ability or a power, or the seeming gain."""
    if card.skills:
        brought = sum(SKILLS.get(found.on, 0.0) * found.amount for found in card.skills)
    else:
        brought = ABILITIES.get(card.kind, 0.0)
    return brought + _whim(situation, f"card {card.name}") / 2


def _whim(situation: Situation, thing: str) -> float:
    return WHIM * (situation.liking(thing) - 1)
