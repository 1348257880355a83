"""Whom NPCs hunt."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, TypeVar

from starhold.geometry import distance

from ...board.layout import BETWEEN_CENTRES
from ...state import Captain, Npc
from ..dice import break_tie
from ..ships import Vessel, card_of, has_bounty, name_of, npc_of, place_on_board, vessel, vessels
from .cards import in_reach

if TYPE_CHECKING:
    from ...game import Xia

Found = TypeVar("Found")

RETALIATION_RANGE = 2
"""How many sectors away an NPC still goes after its attacker."""
PATROL_RANGE = 1
"""How many sectors away the Enforcer notices outlaws."""


def attacker_of(game: Xia, npc: Npc) -> str | None:
    """The ship that attacked last, unless it is too far away. (XIA-ENFORCER-02, XIA-SCOUNDREL-02)"""
    if npc.attacker is None:
        return None
    captain = game.state.captains[npc.attacker]
    return captain.ship if not captain.cloaked and is_near(game, npc, captain, RETALIATION_RANGE) else None


def outlaws_near(game: Xia, npc: Npc) -> list[Vessel]:
    """The Enforcer's quarry. (XIA-ENFORCER-03)"""
    outlaws = (ship for ship in seen(game) if has_bounty(game, ship))
    return [ship for ship in outlaws if is_near(game, npc, ship, PATROL_RANGE)]


def innocents(game: Xia) -> list[Vessel]:
    """The Scoundrel's prey; it is afraid of the Enforcer. (XIA-SCOUNDREL-03, XIA-SCOUNDREL-08)"""
    return [ship for ship in seen(game) if name_of(ship) != "enforcer" and not has_bounty(game, ship)]


def seen(game: Xia) -> Iterator[Vessel]:
    """The ships on the board that can be attacked: not those that are cloaked. (XIA-COMBAT-03)"""
    return (ship for ship in vessels(game) if not (type(ship) is Captain and ship.cloaked))


def closest(game: Xia, npc: Npc, ships: Iterable[Vessel]) -> str | None:
    """The closest ship in spaces on the board; the d20 decides a tie. (XIA-NPC-19)"""
    tied = all_closest(game, npc, ships)
    return break_tie(game, tied, npc.holder) if tied else None


def all_closest(game: Xia, npc: Npc, ships: Iterable[Vessel]) -> list[str]:
    """The ships that are equally close, and none of the others closer."""
    assert npc.at is not None
    here = place_on_board(game, npc.at)
    return least(
        {name_of(ship): distance(here, place_on_board(game, ship.at)) for ship in ships if ship.at is not None}
    )


def least(gaps: Mapping[Found, int]) -> list[Found]:
    """All that are nearest, by how far away each is."""
    nearest = min(gaps.values(), default=None)
    return [found for found, gap in gaps.items() if gap == nearest]


def most_distant_lawful_planets(game: Xia, npc: Npc) -> list[str]:
    """Counted in spaces on the board, as for ships. (XIA-ENFORCER-03)

    There is one, because the Enforcer comes with Kemplar II.
    """
    assert npc.at is not None
    lawful = [planet for planet in game.chart.placed if game.content.sector[planet].law == "lawful"]
    gaps = {planet: min(distance(npc.at, at) for at in game.chart.planet_spaces(planet)) for planet in lawful}
    return least({planet: -gap for planet, gap in gaps.items()})


def is_near(game: Xia, npc: Npc, ship: Vessel, sectors: int) -> bool:
    """Whether a ship is on the board, at most so many sectors away."""
    if npc.at is None or ship.at is None:
        return False
    chart = game.chart
    here, there = chart.sector_at(npc.at), chart.sector_at(ship.at)
    if distance(here.centre, there.centre) > sectors * BETWEEN_CENTRES:
        return False  # no way is shorter than the straight one, and most ships are far away
    away = chart.sector_distance(here.sector, there.sector)
    return away is not None and away <= sectors


def can_attack(game: Xia, ship: str, target: str) -> bool:
    """Whether the target is in reach and in Line of Sight. (XIA-ENFORCER-05, XIA-SCOUNDREL-05)"""
    npc, found = npc_of(game, ship), vessel(game, target)
    if npc.at is None or found.at is None:
        return False
    return in_reach(card_of(game, npc), npc.at, found.at) and game.chart.sees(npc.at, found.at)
