"""Those whom an NPC could aim at, as it sees and reaches them. (CS-NPC-TARGET-13, CS-PURGE-TARGET-05)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from starhold.geometry.ruler import square_of_halves
from starhold.geometry.strides import levels

from ...board.sight import cover_of
from ...state import Figure
from ..armour import armour_on
from ..assault import COVER
from ..enmity import are_enemies
from ..figures import base_of, deck_chart, family_of, is_captain, on_deck
from ..hits import most_hits
from ..movement import footing_of
from ..seeing import Crowd, crowd_on, hidden_part
from .boards import close_dice, npc_of, ranged_dice
from .targets import UNREACHED, Aim, Candidate, npc_aim, purge_aim

if TYPE_CHECKING:
    from ...game import CoreSpace

ASSASSIN = "assassin"
"""The Purge that hunts captains. (CS-PURGE-TARGET-06)"""


def aim_of(game: CoreSpace, npc: Figure, candidates: list[Candidate]) -> Aim:
    """Whom an NPC aims at, from where it is. (CS-PURGE-TARGET-01, CS-NPC-TARGET-01)"""
    if npc_of(game, npc).family == "purge":
        return purge_aim(candidates, hunts_captains=npc.board == ASSASSIN)
    return npc_aim(candidates)


def candidates_of(game: CoreSpace, npc: Figure) -> list[Candidate]:
    """Everybody on its list; the defeated are never targets. (CS-DEFEAT-03, CS-PURGE-TARGET-12)"""
    crowd = crowd_on(game)
    found = [
        candidate(game, npc, other, place, crowd)
        for other, _ in crowd.figures
        if are_enemies(game, npc, other) and (place := place_of(game, npc, other)) is not None
    ]
    return found if any(each.seen or each.touched for each in found) else with_steps(game, npc, found)


def place_of(game: CoreSpace, npc: Figure, other: Figure) -> int | None:
    """The place of somebody on the list of an NPC; None if it is on none. (CS-NPC-TARGET-14)"""
    hunted, family = game.content.hunted, npc_of(game, npc).family
    place = hunted.get((family, family_of(game, other) or "trader"))
    return hunted.get((family, "wanted"), place) if other.wanted else place


def candidate(game: CoreSpace, npc: Figure, other: Figure, place: int, crowd: Crowd) -> Candidate:
    cover, is_purge = cover_of(hidden_part(game, npc, other, crowd)), npc_of(game, npc).family == "purge"
    return Candidate(
        figure=other.id,
        seen=cover != "none",
        cover=cover == "partial",
        inches=square_of_halves(base_of(npc), base_of(other)),
        captain=is_captain(game, other),
        place=place,
        touched=bool(deck_chart(game).touching(base_of(npc).squares) & base_of(other).squares),
        struck=is_purge or could_damage(game, other, close_dice(game, npc)),
        shot=is_purge or could_damage(game, other, ranged_dice(game, npc), in_cover=cover == "partial"),
    )


def could_damage(game: CoreSpace, other: Figure, dice: int, *, in_cover: bool = False) -> bool:
    """True if the best that dice can show leaves a hit. (CS-NPC-TARGET-13)"""
    return most_hits(game, dice) > COVER * in_cover + armour_on(game, other).value


def with_steps(game: CoreSpace, npc: Figure, candidates: list[Candidate]) -> list[Candidate]:
    """With the steps to a square in contact with each, as the NPC can move. (CS-PURGE-TARGET-04..05)"""
    chart = deck_chart(game)
    goals = {
        other.id: chart.touching(base_of(other).squares)
        for other in on_deck(game)
        if any(each.figure == other.id for each in candidates)
    }
    flood = levels(chart.strides(footing_of(game, npc)), base_of(npc).squares)
    return [
        replace(each, steps=next((steps for steps, level in enumerate(flood) if level & goals[each.figure]), UNREACHED))
        for each in candidates
    ]
