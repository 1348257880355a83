"""Whom a mission means: a captain, by the order of seats. With two captains, NPCs sit at the table as well."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Protocol, TypeVar

from starhold.kernel import Lack, Seat

from ...content import NpcId
from ...content.mission_cards import Assassin, Assist, Bearing, Boom, Coerce, Counterfeit, Thief, Transport
from ...lacks.flight import NextTo
from ...state import Target
from ..ships import vessel

if TYPE_CHECKING:
    from ...game import Xia
    from .mission_type import Held

Aimed = TypeVar("Aimed", Thief, Assassin, Coerce, Assist, Transport, Boom, Counterfeit)

SEATS_AWAY: dict[Bearing, int] = {"left": 1, "right": -1, "second-left": 2, "second-right": -2}

SEATED_NPCS: tuple[NpcId, ...] = ("enforcer", "scoundrel", "merchant")
"""The NPCs that count as players where only two captains play. (XIA-TWO-01)"""


class Run(Protocol):
    """An NPC, as far as it matters where it sits."""

    @property
    def id(self) -> NpcId: ...
    @property
    def holder(self) -> Seat: ...
    @property
    def spawned(self) -> bool: ...


def meant(bearing: Bearing, seat: Seat, seats: int, npcs: Iterable[Run]) -> Target:
    """Whom a card means, as seen by the one who holds it."""
    return seat_at(bearing, seat, around(seats, npcs))


def seat_at(bearing: Bearing, seat: Seat, around: Sequence[Target]) -> Target:
    """Who sits there from a seat: play passes to the left. (XIA-MTYPE-27, XIA-TWO-02)"""
    if len(around) == 2:
        return 1 - seat
    return around[(around.index(seat) + SEATS_AWAY[bearing]) % len(around)]


def around(seats: int, npcs: Iterable[Run]) -> Sequence[Target]:
    """All who sit at the table, in the order of play."""
    return range(seats) if seats > 2 else table_of_two(npcs)


def table_of_two(npcs: Iterable[Run]) -> list[Target]:
    """Two captains, each followed by those NPCs in play whose turns come after the captain's. (XIA-TWO-01)"""
    in_play = [npc for npc in npcs if npc.spawned and npc.id in SEATED_NPCS]
    around: list[Target] = []
    for seat in range(2):
        around += [seat, *(npc.id for npc in in_play if npc.holder == seat)]
    return around


def target_of(game: Xia, seat: Seat, bearing: Bearing) -> Target:
    """Whom a card means now."""
    return meant(bearing, seat, game.setup.seats, game.state.npcs)


def target_ship(game: Xia, held: Held[Aimed]) -> str:
    """The ship that a mission is about; once the card is face up, it does not change any more. (XIA-TWO-01)"""
    settled = held.active.target
    return ship_of(game, target_of(game, held.seat, held.card.target) if settled is None else settled)


def settle_target(game: Xia, held: Held[Aimed]) -> None:
    """Whoever is meant when the card is turned up is meant for good. (XIA-TWO-01)"""
    held.active.target = target_of(game, held.seat, held.card.target)


def ship_of(game: Xia, target: Target) -> str:
    """The ship that a captain flies, or that nobody owns."""
    return target if isinstance(target, str) else game.state.captains[target].ship


def next_to(game: Xia, seat: Seat, ship: str) -> tuple[bool, Lack]:
    """True if a captain's own ship is adjacent to another one; and what is missing if not. (XIA-ADJ-01..03)"""
    own, other = game.state.captains[seat].at, vessel(game, ship).at
    is_next = own is not None and other is not None and game.chart.adjacent(own, other)
    return is_next, NextTo(ship)
