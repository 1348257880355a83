"""Outfits without Use spaces: mods, cargo pods and plating."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import get_args

from ..content import Box, Family, Mod, Outfit, Ship
from ..holds import OUTSIDE, placements, sections
from .parts import credit_faults
from .pieces import shape_faults

IN_THE_BOX: dict[Family, int] = {"mod": 45, "pod": 10, "plating": 10}
OUTER_SECTIONS = 3


def extra_outfit_faults(box: Box, ships: tuple[Ship, ...]) -> Iterator[str]:
    """What is wrong about the mods, pods and plating of a box, if it has any outfits."""
    if not box.outfits:
        return
    counted: Counter[str] = Counter()
    for outfit in box.outfits:
        counted[outfit.family] += outfit.count
        yield from (f"outfit {outfit.id}: {fault}" for fault in _record_faults(outfit, ships))
    for family, expected in IN_THE_BOX.items():
        if counted[family] != expected:
            yield f"expected {expected} outfits of the family {family}, came {counted[family]}"
    mods = Counter(outfit.mod for outfit in box.outfits if outfit.mod is not None)
    yield from (f"expected one mod that is a {mod}, came {mods[mod]}" for mod in get_args(Mod) if mods[mod] != 1)


def _record_faults(outfit: Outfit, ships: tuple[Ship, ...]) -> Iterator[str]:
    yield from shape_faults(outfit.shape, "C." if outfit.family in OUTSIDE else ".")
    yield from credit_faults("price", outfit.price)
    if outfit.family not in IN_THE_BOX:
        yield f"it is of the family {outfit.family}, and no mod, pod or plating"
    if outfit.die:
        yield "it has a die, and nothing to roll it for"
    if (outfit.mod is not None) != (outfit.family == "mod"):
        yield f"it is a {outfit.family} that does the work of a {outfit.mod}"
    drawn = sections(outfit)
    if outfit.family in OUTSIDE and (drawn.count("C"), drawn.count(".")) != (1, OUTER_SECTIONS):
        yield f"expected 1 connecting section and {OUTER_SECTIONS} others, came {drawn}"
    if outfit.family == "mod" and len(drawn) != 1:
        yield f"expected 1 section, came {len(drawn)}"
    yield from (f"it fits nowhere on {ship.id}" for ship in ships if not placements(ship, outfit))
