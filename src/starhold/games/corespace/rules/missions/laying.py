"""What a mission lays out before it begins: its objects, its hidden cards, the event deck. (CS-SETUP-09..12)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.games.common.piles import deck_of

from ...content import EventSet, MissionPage
from ...state import HiddenCard, Mission, Thing
from ..npcs.arrival import has_second_set

if TYPE_CHECKING:
    from ...game import CoreSpace


def lay_out(game: CoreSpace, mission: Mission, page: MissionPage) -> None:
    mission.things = [Thing(each.id) for each in page.objects]
    hide(game, mission, page, [each.id for each in page.objects if each.hides])
    sets = sets_in_play(game, page)
    mission.event_deck = deck_of(game, (card for card in game.content.events if card.set in sets))


def hide(game: CoreSpace, mission: Mission, page: MissionPage, places: list[str]) -> None:
    """Lay the hidden cards, one at each of these places."""
    faces = [face.id for face in page.faces for _ in range(face.number)]
    game.shuffle(faces)
    mission.hidden = [HiddenCard(at, face) for at, face in zip(places, faces, strict=False)]


def sets_in_play(game: CoreSpace, page: MissionPage) -> tuple[EventSet, ...]:
    """The icons that match the mission, and the reinforcement cards with the second set. (CS-SETUP-09..11)"""
    return (*page.events, "reinforcement") if page.events and has_second_set(game) else page.events
