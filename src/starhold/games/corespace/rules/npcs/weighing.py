"""Those whom an NPC could aim at, as it sees and reaches them. (CS-NPC-TARGET-13, CS-PURGE-TARGET-05)

It could damage somebody if the most that its dice can show is more than armour and cover stop. The Purge do not ask.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from starhold.geometry.ruler import square_of_halves
from starhold.geometry.strides import levels
from starhold.kernel import Seat

from ...content import Family
from ...state import Figure
from ..armour import armour_on
from ..assault import COVER
from ..enmity import are_enemies
from ..figures import base_of, deck_chart, family_of, find_figure, ground_of, is_captain, on_deck
from ..hits import most_hits
from ..movement import footing_of
from ..seeing import crowd_on, sight_of
from ..skills.lasting import is_hidden, is_shielded
from .boards import close_dice, npc_of, ranged_dice
from .targets import UNREACHED, Aim, Candidate, npc_aim, purge_aim

if TYPE_CHECKING:
    from ...game import CoreSpace

FIRST = -1
"""The place before the first on any list."""
ASSASSIN = "assassin"
"""The Purge that hunts captains. (CS-PURGE-TARGET-06)"""


def aim_of(game: CoreSpace, npc: Figure, candidates: list[Candidate]) -> Aim:
    """Whom an NPC aims at, from where it is. (CS-PURGE-TARGET-01, CS-NPC-TARGET-01)"""
    if npc_of(game, npc).family == "purge":
        return purge_aim(candidates, hunts_captains=npc.board == ASSASSIN)
    return npc_aim(candidates)


def candidates_of(game: CoreSpace, npc: Figure) -> list[Candidate]:
    """Everybody on its list; the defeated are never targets. (CS-DEFEAT-03, CS-PURGE-TARGET-12)"""
    view = Onlooker(game, npc)
    found = [
        view.candidate(other, place)
        for other in view.crowd.figures
        if (place := view.place_of(other)) is not None and are_enemies(game, npc, other) and not is_hidden(game, other)
    ]
    return found if any(each.seen for each in found) else with_steps(game, npc, found)


def prey_of(game: CoreSpace, family: Family) -> Seat | None:
    """The crew of the one whom a mission sets a family on."""
    prey = game.state.mission.prey.get(family)
    figure = find_figure(game, prey) if prey else None
    return None if figure is None else figure.crew


class Onlooker:
    """An NPC that looks about, with what is the same for all whom it sees."""

    def __init__(self, game: CoreSpace, npc: Figure) -> None:
        self.game = game
        self.npc = npc
        self.family = npc_of(game, npc).family
        self.prey = prey_of(game, self.family)
        self.crowd = crowd_on(game)
        self.here = base_of(npc)
        self.touching = deck_chart(game).touching(self.here.squares)
        self.blow, self.shot = most_hits(game, close_dice(game, npc)), most_hits(game, ranged_dice(game, npc))

    def place_of(self, other: Figure) -> int | None:
        """The place of somebody on the list of the family; None if it is on none. (CS-NPC-TARGET-14)"""
        if self.prey is not None and other.crew == self.prey:
            return FIRST
        hunted = self.game.content.hunted
        place = hunted.get((self.family, family_of(self.game, other) or "trader"))
        return hunted.get((self.family, "wanted"), place) if other.wanted else place

    def candidate(self, other: Figure, place: int) -> Candidate:
        sight = sight_of(self.game, self.npc, other, crowd=self.crowd)
        there, cover = base_of(other), sight.cover if sight else "none"
        armour = armour_on(self.game, other).value
        return Candidate(
            figure=other.id,
            seen=cover != "none",
            cover=cover == "partial",
            inches=square_of_halves(self.here, there),
            captain=is_captain(self.game, other),
            place=place,
            touched=bool(self.touching & there.squares),
            struck=self.blow > armour and not is_shielded(self.game, other, self.npc, "close"),
            shot=self.shot > armour + COVER * (cover == "partial")
            and not is_shielded(self.game, other, self.npc, "ranged"),
        )


def with_steps(game: CoreSpace, npc: Figure, candidates: list[Candidate]) -> list[Candidate]:
    """With the steps to a square in contact with each, as the NPC can move. (CS-PURGE-TARGET-04..05)"""
    chart = deck_chart(game)
    names = {each.figure for each in candidates}
    goals = {other.id: chart.touching(ground_of(other)) for other in on_deck(game) if other.id in names}
    flood = levels(chart.strides(footing_of(game, npc)), base_of(npc).squares)
    return [
        replace(each, steps=next((steps for steps, level in enumerate(flood) if level & goals[each.figure]), UNREACHED))
        for each in candidates
    ]
