"""Events about the law: bounties, the Enforcer, and ships with a past."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.kernel import Procedure, Seat

from .... import choices
from ....events import BountyChanged
from ....state import EventInPlay
from ...fame import add_bounty
from ...npcs import NpcTurn
from ...rulebook import Rulebook
from ...ships import find_npc
from ...starport import buy_ship
from .effect import Effect

if TYPE_CHECKING:
    from ....game import Xia

PRICE_ON_THE_LEADER = 3000
DISCOUNT = 2000
BOUNTY_FOR_A_STOLEN_SHIP = 2000


def set_bounty(game: Xia, seat: Seat, bounty: int, reason: str) -> None:
    captain = game.state.captains[seat]
    if bounty != captain.bounty:
        game.tell(BountyChanged(captain.ship, bounty - captain.bounty, reason))
        captain.bounty = bounty


def forgive(game: Xia, event: EventInPlay) -> None:
    """Amnesty: nobody is an outlaw any more."""
    for seat in game.seats:
        set_bounty(game, seat, 0, "amnesty")


def pass_bounties_on(game: Xia, event: EventInPlay) -> None:
    """Change of Heart: each captain is wanted for what the captain to the right has done."""
    bounties = [captain.bounty for captain in game.state.captains]
    for seat in game.seats:
        set_bounty(game, seat, bounties[seat - 1], "change of heart")


def put_price_on_leader(game: Xia, event: EventInPlay) -> None:
    """Most Wanted: fame has its price."""
    others = [fame(game) for fame in game.rules.markers]
    most = max(*others, *(captain.fame for captain in game.state.captains))
    for seat, captain in enumerate(game.state.captains):
        if captain.fame == most and captain.at is not None:
            add_bounty(game, seat, PRICE_ON_THE_LEADER, "fame")


def send_enforcer(game: Xia, seat: Seat) -> Procedure | None:
    """Martial Law: the Enforcer, once it is there, flies after every captain's turn; a lone captain sees it twice."""
    enforcer = find_npc(game, "enforcer")
    if enforcer is None or not enforcer.spawned or (enforcer.holder == seat and game.setup.seats > 1):
        return None
    return NpcTurn(enforcer.id)


def is_at_outlaws(game: Xia, seat: Seat) -> bool:
    at = game.state.captains[seat].at
    planet = None if at is None else game.chart.spaces[at].planet
    return planet is not None and planet.law == "outlaw"


def cheapen_ships(game: Xia, seat: Seat, on: str) -> int:
    """Hot Property: outlaw planets sell ships that belong to somebody else."""
    return DISCOUNT if on == "ship" and is_at_outlaws(game, seat) else 0


def buy_stolen_ship(game: Xia, seat: Seat, choice: choices.BuyShip) -> Procedure | None:
    """Hot Property: whoever buys a ship on an outlaw planet is wanted for it; elsewhere all is as usual."""
    packing = buy_ship(game, seat, choice)
    if is_at_outlaws(game, seat):
        add_bounty(game, seat, BOUNTY_FOR_A_STOLEN_SHIP, "stolen ship")
    return packing


EFFECTS: dict[str, Effect] = {
    "amnesty": Effect(at_first=forgive),
    "change-of-heart": Effect(at_first=pass_bounties_on, at_once=True),
    "most-wanted": Effect(at_first=put_price_on_leader, at_once=True),
    "martial-law": Effect(rules=Rulebook(passing=(send_enforcer,))),
    "hot-property": Effect(
        rules=Rulebook(helping=(cheapen_ships,), taking_business={choices.BuyShip: buy_stolen_ship})
    ),
}
