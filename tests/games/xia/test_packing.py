"""Fitting several outfits into one hold, against trying everything."""

from __future__ import annotations

import pytest

from starhold.games.xia.board.holds import Hold, placements
from starhold.games.xia.content import Outfit, Ship
from starhold.games.xia.rules.packing import find_packing

from .boards import xia_content

CONTENT = xia_content()
SMALLEST = CONTENT.ship["ghoststalker"]


def have_room(ship: Ship, one: Outfit, other: Outfit) -> bool:
    return any(set(here).isdisjoint(there) for here in placements(ship, one) for there in placements(ship, other))


@pytest.mark.parametrize("one", CONTENT.outfits, ids=lambda outfit: outfit.id)
def test_two_outfits_are_packed_wherever_there_is_room_for_both(one: Outfit) -> None:
    for other in CONTENT.outfits:
        packing = find_packing(SMALLEST, Hold(), [one, other])
        assert (packing is not None) == have_room(SMALLEST, one, other)
        if packing is not None:
            here, there = packing
            assert here in placements(SMALLEST, one)
            assert there in placements(SMALLEST, other)
            assert set(here).isdisjoint(there)


def test_what_is_in_the_hold_stays_there() -> None:
    targe = CONTENT.outfit["targe"]
    assert find_packing(SMALLEST, Hold(), [targe, targe, targe]) is not None
    assert find_packing(SMALLEST, Hold(cubes={"b2": "spice"}), [targe, targe, targe]) is None
