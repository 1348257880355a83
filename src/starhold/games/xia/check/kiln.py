"""Checks that the Kiln has a course to travel on, and that its relics are worth what they should be."""

from __future__ import annotations

from collections.abc import Iterator

from starhold.games.common.checks import each
from starhold.kernel import Fault

from ..board.interior import has_station
from ..content import Box, Relic, Sector
from .sectors import is_drawn

WORTH = {"credits": 3000, "cubes": 2000, "mod": 2000}
"""The credits that a relic shows, alone or beside something else. (XIA-RELIC-05)"""
CUBES = 2


def kiln_faults(embers: Box) -> Iterator[str | Fault]:
    """Faults of these parts of Embers."""
    yield from each("sector", filter(is_drawn, stations(embers)), station_faults)
    if embers.sectors and len(stations(embers)) != 1:
        yield f"the Kiln must travel in one sector, not in {len(stations(embers))}"
    mods = {outfit.id for outfit in embers.outfits if outfit.family == "mod"}
    yield from each("relic", embers.relics, lambda relic: relic_faults(relic, mods))


def stations(embers: Box) -> list[Sector]:
    """The sectors in which the Kiln travels."""
    return [sector for sector in embers.sectors if has_station(sector)]


def station_faults(sector: Sector) -> Iterator[str]:
    """(XIA-SETUP-12, XIA-KILN-02)"""
    special = [at for at, (_, feature) in sector.spaces().items() if feature == "special"]
    for path in sector.paths:
        if path.kind == "orbit" and not (path.closed and set(special) & set(path.spaces)):
            yield "the Kiln cannot travel round and round from its special rules space"


def relic_faults(relic: Relic, mods: set[str]) -> Iterator[str]:
    """(XIA-RELIC-05)"""
    shows = "cubes" if relic.cubes else "credits" if relic.mod is None else "mod"
    if relic.credits != WORTH[shows]:
        yield f"its credits must be {WORTH[shows]}, not {relic.credits}"
    if relic.cubes and (len(relic.cubes) != CUBES or relic.mod is not None):
        yield "it must show two cubes and nothing else"
    if relic.mod is not None and relic.mod not in mods:
        yield f"{relic.mod} is no mod"
