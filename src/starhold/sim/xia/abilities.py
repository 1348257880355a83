"""The two ability cards of a ship as things: which one it is, and whether it has to be used at all."""

from __future__ import annotations

from collections.abc import Iterator

from starhold.games.xia.game import Xia
from starhold.kernel import Seat

from .legend import power_id

PASSIVE = ("skill", "unstoppable")
"""The kinds that work all the time, so that to take them is to use them."""


def card_id(game: Xia, seat: Seat, ship: str) -> str:
    """The one of a ship's two cards that a captain has."""
    is_power = any(held.power for held in game.state.captains[seat].abilities if held.ship == ship)
    return power_id(ship) if is_power else ship


def passive_cards(game: Xia, ship: str) -> Iterator[str]:
    """Those cards of a ship that work all the time."""
    for power in (False, True):
        if is_passive(game, ship, power=power):
            yield power_id(ship) if power else ship


def is_passive(game: Xia, ship: str, *, power: bool) -> bool:
    """True if a card of a ship, if there is one, works all the time."""
    if power and ship not in game.content.power:
        return False
    return game.content.ability(ship, power=power).kind in PASSIVE
