"""Prey: what the end of a ship brings to whoever destroys it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.games.common.bands import look_up
from starhold.games.xia.content.mission_cards import Assassin, BountyHunter
from starhold.games.xia.rules.campaign.goals import DESTROYED
from starhold.games.xia.rules.damage import BOUNTY_FOR_AN_INNOCENT
from starhold.games.xia.rules.missions.targets import ship_of, target_of
from starhold.games.xia.rules.ships import Vessel, has_bounty, name_of, tier_of, vessels
from starhold.games.xia.state import ActiveMission, Captain

from ..tastes import worth
from ..tastes.quest import ruin
from ..tastes.titles import bonus, wished

if TYPE_CHECKING:
    from starhold.geometry import Hex

    from ..situation import Situation

REMAINS = 10
"""The roll for the pay of a bounty hunter, more or less."""


def preys(situation: Situation) -> list[Vessel]:
    """The other ships on the board that can be attacked at all."""
    ships = (ship for ship in vessels(situation.game) if ship is not situation.me)
    return [ship for ship in ships if not (isinstance(ship, Captain) and ship.cloaked)]


def prize(situation: Situation, prey: Vessel) -> float:
    """The fame for a kill, titles included, less the trouble with the law."""
    npc = situation.content.npc.get(name_of(prey))
    fame = tier_of(situation.game, name_of(prey)) if npc is None else npc.fame
    is_crime = npc.bounty_for_kill > 0 if npc else not has_bounty(situation.game, prey)
    trouble = (worth.MORE_BOUNTY if situation.me.bounty else worth.BOUNTY) + ruin(situation.game, "bounty")
    notoriety = bonus(situation, "bounty", BOUNTY_FOR_AN_INNOCENT) - trouble if is_crime else 0.0
    return fame + honours(situation, prey) + notoriety


def honours(situation: Situation, prey: Vessel) -> float:
    """The promise of titles for destroying a ship."""
    if not situation.is_promising:
        return 0.0
    game, me = situation.game, situation.me
    total = bonus(situation, "kills", 1) + bonus(situation, DESTROYED.get(name_of(prey), ""), 1)
    if tier_of(game, name_of(prey)) > tier_of(game, me.ship):
        total += bonus(situation, "outsized_kills", 1)
    if isinstance(prey, Captain) and situation.state.captains.index(prey) in me.destroyed_by:
        total += bonus(situation, "avenged", 1)
    return total


def wished_end(situation: Situation, prey: Vessel) -> float:
    """The worth of a ship's end for the goal of a campaign game, for which damage counts from attack to attack."""
    return wished(situation, DESTROYED.get(name_of(prey), ""), 1)


def loot(prey: Vessel) -> int:
    return prey.bounty if isinstance(prey, Captain) else prey.credits


def contract(situation: Situation, active: ActiveMission, prey: Vessel) -> int | None:
    """The pay of an unfulfilled mission for the end of a ship; None if that ship is not meant."""
    card = situation.content.mission[active.id]
    if active.revealed or active.captain_in_need:
        return None
    if isinstance(card, Assassin):
        meant = ship_of(situation.game, target_of(situation.game, situation.seat, card.target))
        return look_up(card.pay, tier_of(situation.game, meant)) if meant == name_of(prey) else None
    if isinstance(card, BountyHunter) and has_bounty(situation.game, prey):
        return look_up(card.pay, REMAINS)
    return None


def beside(situation: Situation, at: Hex) -> list[Hex]:
    """The free spaces from which a ship can be hit at close range."""
    chart = situation.chart
    return [to for to in chart.around(at) if to not in situation.taken and chart.sees(to, at)]
