"""The target of an NPC: pure functions of what it could aim at. (CS-PURGE-TARGET-01..12)"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec import Struct

from starhold.geometry.ruler import square_of_halves

from ...board.ways import distance
from ...state import Figure
from ..enmity import are_enemies
from ..figures import base_of, deck_chart, is_captain, on_deck
from ..movement import footing_of
from ..seeing import sight_of

if TYPE_CHECKING:
    from ...game import CoreSpace

ASSASSIN = "assassin"
"""The Purge that hunts captains. (CS-PURGE-TARGET-06)"""
UNREACHED = 1 << 10
"""More steps than any way has: nobody gets there."""


class Candidate(Struct, frozen=True):
    """Somebody whom an NPC could aim at."""

    figure: str
    seen: bool
    cover: bool
    """True if it is seen in partial cover only."""
    inches: int
    """The square of the distance between the centres, in half inches: exact, where whole inches would be equal."""
    steps: int
    captain: bool = False


class Aim(Struct, frozen=True):
    """The clause that decides, and those among whom it leaves the choice."""

    clause: str
    figures: tuple[str, ...]


NOBODY = Aim("", ())


def purge_aim(candidates: Sequence[Candidate], *, hunts_captains: bool) -> Aim:
    """Captains for an Assassin, then the nearest in the open, in cover, on foot. (CS-PURGE-TARGET-02..08)"""
    seen = [each for each in candidates if each.seen]
    captains = [each for each in seen if each.captain and hunts_captains]
    if captains:
        in_the_open = [each for each in captains if not each.cover]
        return Aim("CS-PURGE-TARGET-06", nearest(in_the_open or captains))
    in_the_open = [each for each in seen if not each.cover]
    if in_the_open:
        return Aim("CS-PURGE-TARGET-02", nearest(in_the_open))
    if seen:
        return Aim("CS-PURGE-TARGET-03", nearest(seen))
    reached = [each for each in candidates if each.steps < UNREACHED]
    if not reached:
        return NOBODY
    least = min(each.steps for each in reached)
    return Aim("CS-PURGE-TARGET-04", tuple(each.figure for each in reached if each.steps == least))


def nearest(candidates: Sequence[Candidate]) -> tuple[str, ...]:
    least = min(each.inches for each in candidates)
    return tuple(each.figure for each in candidates if each.inches == least)


def candidates_of(game: CoreSpace, npc: Figure) -> list[Candidate]:
    """Everybody whom an NPC could aim at; the defeated are never targets. (CS-DEFEAT-03, CS-PURGE-TARGET-12)"""
    return [
        candidate(game, npc, other) for other in on_deck(game) if not other.defeated and are_enemies(game, npc, other)
    ]


def candidate(game: CoreSpace, npc: Figure, other: Figure) -> Candidate:
    sight = sight_of(game, npc, other)
    seen = sight is not None and sight.is_seen
    return Candidate(
        figure=other.id,
        seen=seen,
        cover=sight is not None and sight.cover == "partial",
        inches=square_of_halves(base_of(npc), base_of(other)),
        steps=0 if seen else steps_to(game, npc, other),
        captain=is_captain(game, other),
    )


def steps_to(game: CoreSpace, npc: Figure, other: Figure) -> int:
    """The steps to a square in contact with somebody, as the NPC can move. (CS-PURGE-TARGET-04..05)"""
    chart = deck_chart(game)
    steps = chart.strides(footing_of(game, npc))
    found = distance(steps, base_of(npc).squares, chart.touching(base_of(other).squares))
    return UNREACHED if found is None else found


def aim_of(game: CoreSpace, npc: Figure) -> Aim:
    """Whom a Purge aims at, from where it is."""
    return purge_aim(candidates_of(game, npc), hunts_captains=npc.board == ASSASSIN)
