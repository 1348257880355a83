"""NPCs: families with lists of targets, and boards with ranks and supplies."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

from starhold.kernel.hints import did_you_mean

from ..content import CoreSpaceContent, Family, Npc, NpcFamily

HIRED: tuple[Family, ...] = ("civilian", "ganger")
"""Those who can be hired for good. (CS-HIRE-01..02)"""
HIGHEST = 6
"""The highest rank."""
PURGE_RANKS = (1, 2, 3)
"""Ranks of which one comes for another. (CS-PURGE-ARRIVAL-15)"""


def family_faults(family: NpcFamily) -> Iterator[str]:
    """(CS-NPC-TARGET-01, CS-NPC-TARGET-14)"""
    if family.id not in get_args(Family):
        yield f"there are {', '.join(get_args(Family))}, and no others"
    if not family.targets or not all(family.targets):
        yield "it has no list of targets"
    listed = [quarry for equals in family.targets for quarry in equals]
    if len({*listed}) != len(listed) or family.id in listed:
        yield "its list of targets names somebody twice, or itself"


def npc_faults(content: CoreSpaceContent, npc: Npc) -> Iterator[str]:
    if npc.family not in content.family and npc.family != "machine":
        yield f"its family, {npc.family}, has no list of targets"
    if npc.id in content.family or npc.id in content.trader:
        yield "its id is taken"
    if not 1 <= npc.rank <= HIGHEST:
        yield f"it has rank {npc.rank}"
    if npc.actions < 1 or npc.health < 1 or npc.count < 1:
        yield "it does nothing, or is not there"
    if (npc.family == "purge") != bool(npc.charged):
        yield "Purge have a charged side, and nobody else has"
    if npc.reverse and npc.family not in HIRED:
        yield "only civilians and gangers have a trader on the back"
    if npc.reverse and npc.reverse not in content.trader:
        yield f"there is no trader {npc.reverse}{did_you_mean(npc.reverse, content.trader)}"
    if npc.family == "purge" and npc.persuade:
        yield "nobody persuades the Purge"


def supply_faults(content: CoreSpaceContent) -> Iterator[str]:
    """(CS-PURGE-ARRIVAL-15..16)"""
    purge = [npc.rank for npc in content.npcs if npc.family == "purge"]
    for rank in PURGE_RANKS:
        if purge.count(rank) != 1:
            yield f"there is one Purge of rank {rank}, not {purge.count(rank)}"
