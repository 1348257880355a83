"""Missions that go from one Mission Point to another, and are paid by the distance."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.games.common.bands import look_up

from ...content.mission_cards import Shuttle, Smuggler
from .cards import place_pay, reveal
from .mission_type import Held

if TYPE_CHECKING:
    from ...game import Xia


def set_out(game: Xia, held: Held[Shuttle] | Held[Smuggler]) -> None:
    """Passengers or goods come aboard. (XIA-MTYPE-01..03, XIA-MTYPE-19)"""
    reveal(game, held.seat, held.active)
    pay_by_distance(game, held)


def pay_by_distance(game: Xia, held: Held[Shuttle] | Held[Smuggler]) -> None:
    """The farther, the more, once both sectors are on the board. Where no way leads, nothing is farther.

    (XIA-MISSION-16..17, XIA-MTYPE-02..03, XIA-MTYPE-19)
    """
    card, active = held.card, held.active
    if not active.revealed or active.pay or card.deliver not in game.chart.placed:
        return
    distance = game.chart.sector_distance(card.pick_up, card.deliver)
    pay = card.pay[-1].value if distance is None else look_up(card.pay, distance)
    place_pay(game, held.seat, active, pay)
