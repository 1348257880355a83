"""Missions as a page draws them: the deck, the objectives, and who arrives."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import TypeAlias

from starhold.geometry.square import MAT, Edges, Square, shifted, squares_in
from starhold.kernel.speech import capitalised

from ..board.chart import layout_in
from ..board.layout import Layout
from ..content import Arrival, Band, CoreSpaceContent, Family, MissionObject, MissionPage
from ..seeing.drawn import (
    DrawnAirlock,
    DrawnArrival,
    DrawnBand,
    DrawnDeck,
    DrawnDoor,
    DrawnEdges,
    DrawnMission,
    DrawnObject,
    DrawnObjective,
    DrawnPiece,
    DrawnUse,
)
from ..speech.labels import BY_DIE, FAMILIES

Place: TypeAlias = str | tuple[str, int]
"""A mission, or the stage of a campaign in which it is played."""


@lru_cache(maxsize=64)
def drawn_mission(
    content: CoreSpaceContent,
    place: Place,
    families: tuple[Family, ...],
    rules: tuple[str, ...],
    together: bool = False,
) -> DrawnMission:
    page = content.mission[place] if isinstance(place, str) else content.campaign_pages[place]
    return DrawnMission(
        mission=page.name,
        story=page.story,
        goal=page.goal,
        rules=rules,
        objectives=tuple(drawn_objectives(page)),
        objects=tuple(drawn_object(each) for each in page.objects),
        faces={face.id: face.name for face in page.faces},
        together=together,
        deck=drawn_deck(layout_in(content, page.board)),
        bands=tuple(
            DrawnBand(band.id, band.name, band.holes, tuple(drawn_arrivals(content, families, band)))
            for band in content.bands
        ),
    )


def drawn_object(each: MissionObject) -> DrawnObject:
    uses = tuple(DrawnUse(use.id, use.verb, use.repairs) for use in each.uses)
    return DrawnObject(
        each.id, each.name, each.at.partition("-")[0], max((use.repairs for use in each.uses), default=0), uses
    )


def drawn_objectives(page: MissionPage) -> Iterator[DrawnObjective]:
    for primary, several in ((True, page.primary), (False, page.secondary)):
        for each in several:
            yield DrawnObjective(each.id, each.text, primary, each.worth)


def arrivals_of(bands: tuple[Band, ...], band: Band) -> tuple[Arrival, ...]:
    """At the last level as many arrive as at the one before. (CS-PURGE-ARRIVAL-05)"""
    return (bands[-2] if band is bands[-1] else band).arrivals


def drawn_arrivals(content: CoreSpaceContent, families: tuple[Family, ...], band: Band) -> Iterator[DrawnArrival]:
    """Families that are not in use are left out. (CS-NPC-ARRIVAL-01)"""
    for arrival in arrivals_of(content.bands, band):
        if content.family_named(arrival.type) in families:
            yield drawn_arrival(content, arrival)


def drawn_arrival(content: CoreSpaceContent, arrival: Arrival) -> DrawnArrival:
    npc = content.npc.get(arrival.type)
    name = npc.name if npc else capitalised(FAMILIES[content.family_named(arrival.type)])
    return DrawnArrival(arrival.type, name, BY_DIE[arrival.die] if arrival.die else str(arrival.number))


def drawn_deck(layout: Layout) -> DrawnDeck:
    return DrawnDeck(
        walls=DrawnEdges(*inner(layout.walls)),
        windows=DrawnEdges(*inner(layout.windows)),
        doors=tuple(DrawnDoor(door.id, *inner(door.edges)) for door in layout.doors),
        pieces=tuple(
            DrawnPiece(piece.id, piece.kind.id, piece.kind.name, piece.squares, piece.kind.height, piece.kind.crate)
            for piece in layout.pieces
        ),
        entries=layout.entries,
        airlocks=tuple(DrawnAirlock(airlock.letter, airlock.squares, airlock.out) for airlock in layout.airlocks),
    )


def inner(edges: Edges) -> tuple[tuple[Square, ...], tuple[Square, ...]]:
    """The edges that do not lie on the rim, which is wall anyhow, as the squares to their east and south."""
    return squares_in(edges.west & MAT & shifted(MAT, "E")), squares_in(edges.north & MAT & shifted(MAT, "S"))
