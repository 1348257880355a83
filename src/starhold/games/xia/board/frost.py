"""Ice in a hold, and its spread."""

from __future__ import annotations

from ..content import Ship, XiaContent
from .holds import Cell, Hold, beside, cells_of, hull, of_family


def spread_of_ice(content: XiaContent, ship: Ship, hold: Hold) -> list[Cell]:
    """List the undamaged spaces onto which ice spreads, and into plating through its connecting section only.

    (XIA-ICE-03..04, XIA-POD-10..11)
    """
    if not hold.ice:
        return []
    reached: set[Cell] = set()
    for region in (cells_of(ship), *(plating.cells for plating in of_family(content, hold, "plating"))):
        frozen = (cell for cell in hold.ice if cell in region)
        reached.update(near for cell in frozen for near in beside(cell) if near in region)
    return [cell for cell in hull(content, ship, hold) if cell in reached and cell not in hold.damage]


def freezing_times(content: XiaContent, ship: Ship, hold: Hold) -> dict[Cell, int]:
    """Count the freezes until the ice gets to each space that it can get to, if nothing stops it."""
    times: dict[Cell, int] = {}
    frozen = Hold(outfits=hold.outfits, damage=hold.damage, ice=hold.ice)
    while cells := spread_of_ice(content, ship, frozen):
        times.update(dict.fromkeys(cells, max(times.values(), default=0) + 1))
        frozen.damage, frozen.ice = (*frozen.damage, *cells), (*frozen.ice, *cells)
    return times
