"""Whom a mission means: a captain, by the order of seats. With few captains, NPCs sit at the table as well."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from starhold.kernel import Choice, Lack, Refusal, Seat

from ...content import NpcId
from ...content.mission_cards import Assassin, Assist, Bearing, Boom, Coerce, Counterfeit, Thief, Transport
from ...lacks.cards import SecondNpc
from ...lacks.flight import NextTo
from ...state import Target
from ..ships import vessel

if TYPE_CHECKING:
    from ...game import Xia
    from .mission_type import Held

Aimed = TypeVar("Aimed", Thief, Assassin, Coerce, Assist, Transport, Boom, Counterfeit)

SEATS_AWAY: dict[Bearing, int] = {"left": 1, "right": -1, "second-left": 2, "second-right": -2}

TWO_CAPTAINS: Sequence[Target] = [0, 1]

SEATED_NPCS: tuple[NpcId, ...] = ("enforcer", "scoundrel", "merchant")
"""The NPCs that count as players where only one or two captains play. (XIA-TWO-01, XIA-SOLO-31)"""


class Run(Protocol):
    """An NPC, as far as it matters where it sits."""

    @property
    def id(self) -> NpcId: ...
    @property
    def holder(self) -> Seat: ...
    @property
    def spawned(self) -> bool: ...


def meant(bearing: Bearing, seat: Seat, seats: int, npcs: Iterable[Run]) -> Target | None:
    """Whom a card means, as seen by the one who holds it."""
    return seat_at(bearing, seat, around(seats, npcs))


def seat_at(bearing: Bearing, seat: Seat, around: Sequence[Target]) -> Target | None:
    """Who sits there from a seat: play passes to the left. Alone, it may be nobody, for it is never oneself.

    (XIA-MTYPE-27, XIA-TWO-02, XIA-SOLO-31..32)
    """
    if around == TWO_CAPTAINS:
        return 1 - seat
    found = around[(around.index(seat) + SEATS_AWAY[bearing]) % len(around)]
    return None if found == seat else found


def around(seats: int, npcs: Iterable[Run]) -> Sequence[Target]:
    """All who sit at the table, in the order of play."""
    return range(seats) if seats > 2 else small_table(seats, npcs)


def small_table(seats: int, npcs: Iterable[Run]) -> list[Target]:
    """One or two captains, each followed by those NPCs in play whose turns come after the captain's.

    (XIA-TWO-01, XIA-SOLO-31)
    """
    in_play = [npc for npc in npcs if npc.spawned and npc.id in SEATED_NPCS]
    around: list[Target] = []
    for seat in range(seats):
        around += [seat, *(npc.id for npc in in_play if npc.holder == seat)]
    return around


def is_unaimed(game: Xia, held: Held[Any]) -> bool:
    """True if a card that lies face down means somebody who is not there yet. (XIA-SOLO-32)"""
    bearing: Bearing | None = getattr(held.card, "target", None)
    return bearing is not None and held.active.target is None and target_of(game, held.seat, bearing) is None


def refuse_unaimed(offered: Choice | Refusal) -> Refusal:
    """Nothing can be done for the sake of such a mission. (XIA-SOLO-32)"""
    choice = offered.choice if isinstance(offered, Refusal) else offered
    return Refusal(choice, "XIA-SOLO-32", SecondNpc())


def target_of(game: Xia, seat: Seat, bearing: Bearing) -> Target | None:
    """Whom a card means now; nobody, if that seat is still empty."""
    return meant(bearing, seat, game.setup.seats, game.state.npcs)


def target_ship(game: Xia, held: Held[Aimed]) -> str:
    """The ship that a mission is about, if there is one; once the card is face up, it does not change any more.

    (XIA-TWO-01, XIA-SOLO-33)
    """
    settled = held.active.target
    return ship_of(game, target_of(game, held.seat, held.card.target) if settled is None else settled)


def settle_target(game: Xia, held: Held[Aimed]) -> None:
    """Whoever is meant when the card is turned up is meant for good. (XIA-TWO-01)"""
    held.active.target = target_of(game, held.seat, held.card.target)


def ship_of(game: Xia, target: Target | None) -> str:
    """The ship that a captain flies, or that nobody owns; nothing for nobody."""
    if target is None:
        return ""
    return target if isinstance(target, str) else game.state.captains[target].ship


def next_to(game: Xia, seat: Seat, ship: str) -> tuple[bool, Lack]:
    """True if a captain's own ship is adjacent to another one, if there is one; and what is missing if not.

    (XIA-ADJ-01..03)
    """
    own, other = game.state.captains[seat].at, vessel(game, ship).at if ship else None
    is_next = own is not None and other is not None and game.chart.adjacent(own, other)
    return is_next, NextTo(ship)
