"""Non-player characters: the Purge, and all others that the rules move."""

from __future__ import annotations

from typing import Literal, TypeAlias

from starhold.games.common.records import Part
from starhold.kernel import Record

from .traders import Ability

Family: TypeAlias = Literal["purge", "corps", "security", "ganger", "civilian"]


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
    actions: int
    close: int = 0
    ranged: int = 0
    armour: int = 0
    persuade: int = 0
    health: int = 1
    skill: int = 0
    count: int = 1
    """The miniatures of the core set. (CS-PURGE-ARRIVAL-14)"""
    abilities: tuple[Ability, ...] = ()
    charged: Charged | None = None
    reverse: str = ""
    """The trader on the back of the board, for whoever hires them. (CS-HIRE-05)"""
