"""Non-player characters: the Purge, and all others that the rules move."""

from __future__ import annotations

from typing import Literal, TypeAlias

from starhold.games.common.records import Part
from starhold.kernel import Record

from .traders import Ability

Family: TypeAlias = Literal["purge", "corps", "security", "ganger", "civilian", "machine"]
"""The types of NPCs, as the order of activation tells them apart. (CS-NPC-ORDER-01)"""
Quarry: TypeAlias = Literal["purge", "corps", "security", "ganger", "civilian", "machine", "trader", "wanted"]
"""Somebody on a list of targets: a family, any trader, or those who have attacked Corps or security."""
Way: TypeAlias = Literal["chart", "die"]
"""By the actions of a board and the chart, or by one roll of a die. (CS-NPC-ORDER-02..03)"""


class NpcFamily(Record, frozen=True):
    """What all of a type have in common. Families act in the order of their records. (CS-NPC-ORDER-01)"""

    name: str
    acts: Way
    targets: tuple[tuple[Quarry, ...], ...]
    """The priority list: those of one place are equal. (CS-NPC-TARGET-01, CS-NPC-TARGET-14)"""
    sharp: bool = False
    """True if there is no limit to how far they shoot. (CS-PURGE-AI-08, CS-NPC-TARGET-12)"""


class Charged(Part, frozen=True):
    """The other side of the Purge board. (CS-PURGE-ARRIVAL-06)"""

    close: int = 0
    ranged: int = 0
    armour: int = 0


class Npc(Record, frozen=True):
    """A character board. (CS-NPC-STAT-01..05)"""

    name: str
    family: Family
    rank: int
    """Order of activation and arrival, and which skills can affect it. (CS-ABILITY-14)"""
    actions: int
    close: int = 0
    ranged: int = 0
    armour: int = 0
    persuade: int = 0
    health: int = 1
    skill: int = 0
    count: int = 1
    """The miniatures of the core set. (CS-PURGE-ARRIVAL-14, CS-NPC-ARRIVAL-06)"""
    abilities: tuple[Ability, ...] = ()
    charged: Charged | None = None
    reverse: str = ""
    """The trader on the back of the board, for whoever hires them. (CS-HIRE-05)"""
