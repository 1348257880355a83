"""What a mission lays out before it begins: its objects, its hidden cards, the event deck. (CS-SETUP-09..12)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from starhold.games.common.piles import deck_of

from ...board.chart import new_deck
from ...content import EventSet, MissionPage
from ...state import Figure, HiddenCard, Mission, Thing
from ..crates import empty_crates
from ..crews import hired, set_aside
from ..figures import deck_chart, page_of
from ..npcs.arrival import has_second_set, put, square_near
from ..npcs.boards import families_in_use
from ..script.objects import objects_of
from ..script.places import NOWHERE

if TYPE_CHECKING:
    from ...game import CoreSpace


def lay_out(game: CoreSpace, page: MissionPage) -> None:
    """A deck with nobody on it and nothing in its crates, and all that the mission needs; ships lie nowhere yet."""
    content = game.content
    mission = Mission(
        page.id,
        new_deck(content, page.board),
        [],
        crates=empty_crates(content, page),
        pegs=page.start_peg,
        things=[Thing(each.id) for each in objects_of(content, page.id)],
        hidden=hidden(game, page, [each.id for each in page.objects if each.hides]),
    )
    game.state.mission = mission
    set_aside(game)
    for crew in game.state.crews:
        crew.airlock, crew.hand, crew.marks = "", [], {}
        crew.members = tuple(replace(member, stays=False, fate="") for member in crew.members)
    sets = sets_in_play(game, page)
    mission.event_deck = deck_of(game, (card for card in content.events if card.set in sets))


def hidden(game: CoreSpace, page: MissionPage, places: list[str]) -> list[HiddenCard]:
    """One of the hidden cards at each of these places."""
    faces = [face.id for face in page.faces for _ in range(face.number)]
    game.shuffle(faces)
    return [HiddenCard(at, face) for at, face in zip(places, faces, strict=False)]


def man(game: CoreSpace) -> None:
    """Those who are there from the start: civilians at random, with the mission's roles, and what can be attacked.

    (CS-MISSION-01)
    """
    mission, page = game.state.mission, page_of(game)
    taken = hired(game)
    left = deck_of(game, (npc for npc in game.content.npcs if npc.family == "civilian" and npc.reverse not in taken))
    posts = zip(left, deck_chart(game).layout.civilians, strict=False)
    names = [put(game, kind, square_near(game, (at,)), NOWHERE) for kind, at in posts]
    if not mission.hidden:
        mission.hidden = hidden(game, page, names)
    for each in page.objects:
        if each.board:
            board = game.content.npc[each.board]
            mission.figures.append(Figure(each.id, board.id, where="deck", at=each.at, health=board.health))


def sets_in_play(game: CoreSpace, page: MissionPage) -> tuple[EventSet, ...]:
    """The icons that match the mission, those of gangers in use, and reinforcement cards with the second set.

    (CS-SETUP-09..11)
    """
    if not page.events:
        return ()
    gangs: tuple[EventSet, ...] = ("gangs",) if "ganger" in families_in_use(game, page) else ()
    return (*page.events, *gangs, *(("reinforcement",) if has_second_set(game) else ()))
