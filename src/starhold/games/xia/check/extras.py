"""Outfits without Use spaces: mods, cargo pods and plating."""

from __future__ import annotations

from collections.abc import Iterator

from starhold.games.common.checks import each
from starhold.kernel import Fault

from ..board.holds import OUTSIDE, placements, sections
from ..content import Box, Family, Outfit, Ship
from .credits import credit_faults
from .pieces import hold_faults, shape_faults

EXTRAS: tuple[Family, ...] = ("mod", "pod", "plating")
OUTER_SECTIONS = 3


def extra_outfit_faults(box: Box, ships: tuple[Ship, ...]) -> Iterator[Fault]:
    """Faults of the mods, pods and plating of a box."""
    drawn = tuple(ship for ship in ships if not any(hold_faults(ship)))
    yield from each("outfit", box.outfits, lambda outfit: _record_faults(outfit, drawn))


def _record_faults(outfit: Outfit, ships: tuple[Ship, ...]) -> Iterator[str]:
    misdrawn = list(shape_faults(outfit.shape, "C." if outfit.family in OUTSIDE else "."))
    yield from misdrawn
    yield from credit_faults("price", outfit.price)
    if outfit.family not in EXTRAS:
        yield f"it is of the family {outfit.family}, and no mod, pod or plating"
    if outfit.die:
        yield "it has a die, and nothing to roll it for"
    if (outfit.mod is not None) != (outfit.family == "mod"):
        yield f"it is a {outfit.family} that does the work of a {outfit.mod}"
    if misdrawn:
        return
    drawn = sections(outfit)
    if outfit.family in OUTSIDE and (drawn.count("C"), drawn.count(".")) != (1, OUTER_SECTIONS):
        yield f"its shape must have 1 connecting section and {OUTER_SECTIONS} others, not {drawn}"
    if outfit.family == "mod" and len(drawn) != 1:
        yield f"its shape must have 1 section, not {len(drawn)}"
    yield from (f"it fits nowhere on {ship.id}" for ship in ships if not placements(ship, outfit))
