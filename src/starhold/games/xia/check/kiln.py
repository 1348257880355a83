"""Whether the Kiln has a course to travel on, and whether its relics are worth what they should be."""

from __future__ import annotations

from collections.abc import Iterator

from ..content import Box, Relic, Sector
from ..interior import has_station

RELICS = 15
WORTH = {"credits": 3000, "cubes": 2000, "mod": 2000}
"""The credits that a relic shows, alone or beside something else. (XIA-RELIC-05)"""
CUBES = 2


def kiln_faults(embers: Box) -> Iterator[str]:
    """What is wrong with these parts of Embers, as far as the box has any."""
    if embers.sectors:
        yield from station_faults([sector for sector in embers.sectors if has_station(sector)])
    if embers.relics:
        found = sum(relic.count for relic in embers.relics)
        if found != RELICS:
            yield f"expected {RELICS} relics, came {found}"
        mods = {outfit.id for outfit in embers.outfits if outfit.family == "mod"}
        for relic in embers.relics:
            yield from (f"relic {relic.id}: {fault}" for fault in relic_faults(relic, mods))


def station_faults(sectors: list[Sector]) -> Iterator[str]:
    """(XIA-SETUP-12, XIA-KILN-02)"""
    if len(sectors) != 1:
        yield f"expected one sector in which the Kiln travels, came {len(sectors)}"
    for sector in sectors:
        special = [at for at, (_, feature) in sector.spaces().items() if feature == "special"]
        for path in sector.paths:
            if path.kind == "orbit" and not (path.closed and set(special) & set(path.spaces)):
                yield f"sector {sector.id}: the Kiln cannot travel round and round from its special rules space"


def relic_faults(relic: Relic, mods: set[str]) -> Iterator[str]:
    """(XIA-RELIC-05)"""
    shows = "cubes" if relic.cubes else "credits" if relic.mod is None else "mod"
    if relic.credits != WORTH[shows]:
        yield f"expected {WORTH[shows]} credits, came {relic.credits}"
    if relic.cubes and (len(relic.cubes) != CUBES or relic.mod is not None):
        yield "expected two cubes and nothing else"
    if relic.mod is not None and relic.mod not in mods:
        yield f"{relic.mod} is no mod"
