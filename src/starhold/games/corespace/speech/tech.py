"""The lines of tech skills."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from starhold.games.common.script import Kind
from starhold.games.common.wording import counted

from ..content.tech import (
    CalmPart,
    CloseEntryPart,
    ConcertPart,
    LurePart,
    MendPart,
    ScreenPart,
    ShutDownPart,
    SilenceAllPart,
    SilencePart,
    StallAllPart,
    StallPart,
    TakeOverPart,
    TendPart,
    WorkDoorPart,
)

SOMEONE = "you or someone else of the crew"
NEAR = {"medium": "within medium range", "": "on the deck"}


def lower(rank: int) -> str:
    return f"Purge of rank 1 {'or' if rank == 2 else 'to'} {rank}"


def of_silence(part: SilencePart) -> str:
    how_long = "the rest of the mission" if part.rounds else "this round"
    return f"an enemy of a tech class {NEAR[part.reach]} uses no tech skills for {how_long}"


def lower_purge(part: StallPart | ShutDownPart) -> str:
    """One of the Purge at which a part is aimed."""
    return "another one" if part.another else f"one of the {lower(part.rank)} {NEAR['medium']}"


def of_stalling(part: StallAllPart) -> str:
    turns = "turn" if part.turns == 1 else f"{part.turns} turns"
    return f"all {lower(part.rank)} {NEAR[part.reach]} miss their next {turns}"


def of_taking_over(part: TakeOverPart) -> str:
    return f"one of the {lower(part.rank)} {NEAR['medium']} joins you, until you or it fall"


def of_door(part: WorkDoorPart) -> str:
    return f"lock or unlock a door {'on the deck' if part.anywhere else 'in contact'}"


TECH: dict[type[Kind], Callable[[Any], str]] = {
    SilencePart: of_silence,
    SilenceAllPart: lambda _: f"no enemy of a tech class {NEAR['medium']} uses tech skills in this round",
    StallPart: lambda part: "another one as well" if part.another else f"{lower_purge(part)} misses its next turn",
    StallAllPart: of_stalling,
    ScreenPart: lambda _: f"no ranged attack harms {SOMEONE} until the end of the round",
    TendPart: lambda part: f"{SOMEONE} get {part.number} health back; whoever is down has to be in contact",
    ConcertPart: lambda part: f"you and {counted(part.others, 'other')} of the crew take an action each, in any order",
    CalmPart: lambda part: f"take {counted(part.pegs, 'peg')} out of the hostility tracker",
    MendPart: lambda part: f"give {counted(part.points, 'repair point')} to an item or a machine in contact",
    CloseEntryPart: lambda _: "no Purge come in at an entry point of your choice until the next level of hostility",
    LurePart: lambda _: "all Purge but Live Ones within medium range of a point move there, and do nothing else",
    ShutDownPart: lambda part: f"shut down {lower_purge(part)}",
    TakeOverPart: of_taking_over,
    WorkDoorPart: of_door,
}
"""The words of each part."""
