"""The Buy upgrade: one more cube, and a better price."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from starhold.kernel import Event, Seat

from ...content import Cargo, Sector
from ..cargo import supplies
from ..fame import get_credits
from ..placing import room
from .sheet import note_this_turn, tier_in, times_this_turn

if TYPE_CHECKING:
    from ...game import Xia

EXTRA_CUBES_A_TURN = 2
CREDITS_FOR_A_SALE = 1000


class CubeAdded(Event, frozen=True, tag="xia.cube-added"):
    """One more cube from the supply came with those that were bought."""

    seat: Seat
    cargo: Cargo


def add_cube(game: Xia, seat: Seat, cargo: Cargo, bought: int) -> int:
    """Twice a turn, one more of the kind that is bought, if there is one and room for it. (XIA-CAMPAIGN-24)

    Those that are bought are not aboard yet, and still count as supply.
    """
    needed = bought + 1
    if tier_in(game, "buy") < 1 or times_this_turn(game, "extra cube") == EXTRA_CUBES_A_TURN:
        return 0
    if len(room(game, seat)) < needed or supplies(game)[cargo] < needed:
        return 0
    note_this_turn(game, "extra cube")
    game.tell(CubeAdded(seat, cargo))
    return 1


def pay_more(game: Xia, seat: Seat, sector: Sector, sold: Mapping[Cargo, int]) -> None:
    """Once a turn. (XIA-CAMPAIGN-25)"""
    if tier_in(game, "buy") >= 2 and not times_this_turn(game, "sale"):
        note_this_turn(game, "sale")
        get_credits(game, seat, CREDITS_FOR_A_SALE, "upgrade")
