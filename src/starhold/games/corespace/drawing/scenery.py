"""The part of the catalogue from which a page draws: the deck, and all names."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from msgspec import Struct

from starhold.geometry.square import MAT, Edges, Square, Wind, shifted, squares_in
from starhold.kernel.speech import capitalised

from ..board.chart import layout_in
from ..board.layout import Layout
from ..board.sight import MEDIUM, SHORT
from ..content import (
    Arrival,
    Band,
    CoreSpaceContent,
    CrateSize,
    Family,
    Hand,
    Height,
    MissionObject,
    MissionPage,
    Trader,
)
from ..rules.kit import TRAY
from ..speech.cards import card_lines
from ..speech.icons import icon_lines
from ..speech.labels import BY_DIE, FAMILIES, LABELS, Labels
from ..speech.names import names_of
from ..speech.skills import skill_cards
from .tokens import DrawnToken, drawn_token


class DrawnEdges(Struct, frozen=True):
    """Edges inside of the rim, by the squares to whose west or north they lie."""

    west: tuple[Square, ...]
    north: tuple[Square, ...]


class DrawnDoor(Struct, frozen=True):
    id: str
    west: tuple[Square, ...]
    north: tuple[Square, ...]


class DrawnPiece(Struct, frozen=True):
    id: str
    kind: str
    name: str
    squares: tuple[Square, ...]
    height: Height
    crate: CrateSize | None


class DrawnAirlock(Struct, frozen=True):
    letter: str
    squares: tuple[Square, ...]
    out: Wind


class DrawnDeck(Struct, frozen=True):
    """The deck before anything has changed. Its rim is wall."""

    walls: DrawnEdges
    windows: DrawnEdges
    doors: tuple[DrawnDoor, ...]
    pieces: tuple[DrawnPiece, ...]
    entries: tuple[tuple[Square, ...], ...]
    airlocks: tuple[DrawnAirlock, ...]


class DrawnTrader(Struct, frozen=True):
    id: str
    name: str
    short: str
    """What others call them."""
    line: str
    captain: bool
    points: int
    health: int
    skill: int
    actions: int
    most_health: int
    most_skill: int
    most_actions: int
    lines: tuple[str, ...]
    """Its icons."""


class DrawnClass(Struct, frozen=True):
    id: str
    name: str
    tech: bool
    skills: tuple[str, ...]


class DrawnCrew(Struct, frozen=True):
    """A crew as it is printed."""

    id: str
    name: str
    line: str
    hands: tuple[Hand, ...]


class DrawnNpc(Struct, frozen=True):
    id: str
    name: str
    numbered: bool
    """True if there may be several, which are told apart by their numbers."""
    family: Family
    rank: int
    actions: int
    close: int
    ranged: int
    armour: int


class DrawnArrival(Struct, frozen=True):
    type: str
    """An NPC, or a family of which one comes."""
    name: str
    number: str
    """How many arrive, or what decides."""


class DrawnBand(Struct, frozen=True):
    id: str
    name: str
    holes: int
    arrivals: tuple[DrawnArrival, ...]


class DrawnUse(Struct, frozen=True):
    """What can be done with an object."""

    id: str
    verb: str
    repairs: int
    """The hits that it takes."""


class DrawnObject(Struct, frozen=True):
    """An object of the mission; one that is a door lies at the first of its squares."""

    id: str
    name: str
    at: Square
    repairs: int
    """The hits that its repair takes; 0 if there is nothing to repair."""
    uses: tuple[DrawnUse, ...]


class DrawnObjective(Struct, frozen=True):
    id: str
    text: str
    primary: bool
    worth: int
    """In UA."""


class DrawnCard(Struct, frozen=True):
    id: str
    name: str
    story: str
    lines: tuple[str, ...]
    held: bool
    """True for assistance cards."""


class CoreSpaceScenery(Struct, frozen=True):
    mission: str
    story: str
    goal: str
    rules: tuple[str, ...]
    """What is special about the mission."""
    objectives: tuple[DrawnObjective, ...]
    objects: tuple[DrawnObject, ...]
    faces: dict[str, str]
    """Roles and cards that lie face down, by their ids."""
    cards: tuple[DrawnCard, ...]
    last_round: int
    together: bool
    """True if all crews win together, or none does. (CS-MISSION-02)"""
    deck: DrawnDeck
    traders: tuple[DrawnTrader, ...]
    classes: tuple[DrawnClass, ...]
    skills: dict[str, str]
    """The names of skills, by their ids."""
    skill_cards: dict[str, tuple[str, ...]]
    """What they do, a line for each level."""
    npcs: tuple[DrawnNpc, ...]
    crews: dict[str, str]
    """The names of crews, by their sheets."""
    sheets: tuple[DrawnCrew, ...]
    tokens: tuple[DrawnToken, ...]
    tray: int
    """The small tokens for which a tray has room; a large one takes the room of two."""
    bands: tuple[DrawnBand, ...]
    reach: tuple[int, int]
    """How far short and medium range go, in inches. (CS-RANGE-02)"""
    labels: Labels


@lru_cache(maxsize=32)
def scenery(
    content: CoreSpaceContent,
    mission: str,
    families: tuple[Family, ...],
    together: bool = False,
    rules: tuple[str, ...] = (),
) -> CoreSpaceScenery:
    page, single = content.mission[mission], names_of(content).single
    return CoreSpaceScenery(
        mission=page.name,
        story=page.story,
        goal=page.goal,
        rules=rules,
        objectives=tuple(drawn_objectives(page)),
        objects=tuple(drawn_object(each) for each in page.objects),
        faces={face.id: face.name for face in page.faces},
        cards=tuple(
            DrawnCard(card.id, card.name, card.story, card_lines(names_of(content), card, content.bands), card.held)
            for card in content.events
        ),
        last_round=page.last_round,
        together=together,
        deck=drawn_deck(layout_in(content, page.board)),
        traders=tuple(map(drawn_trader, content.traders)),
        classes=tuple(DrawnClass(each.id, each.name, each.tech, each.skills) for each in content.classes),
        skills={skill.id: skill.name for skill in content.skills},
        skill_cards=skill_cards(content),
        npcs=tuple(
            DrawnNpc(
                each.id,
                each.name,
                each.id not in single,
                each.family,
                each.rank,
                each.actions,
                each.close,
                each.ranged,
                each.armour,
            )
            for each in content.npcs
        ),
        crews={crew.id: crew.name for crew in content.crews},
        tokens=tuple(map(drawn_token, content.tokens)),
        sheets=tuple(DrawnCrew(crew.id, crew.name, crew.line, crew.hands) for crew in content.crews),
        tray=TRAY,
        bands=tuple(
            DrawnBand(band.id, band.name, band.holes, tuple(drawn_arrivals(content, families, band)))
            for band in content.bands
        ),
        reach=(SHORT, MEDIUM),
        labels=LABELS,
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


def drawn_trader(each: Trader) -> DrawnTrader:
    return DrawnTrader(
        id=each.id,
        name=each.name,
        short=short_name(each.name),
        line=each.line,
        captain=each.captain,
        points=each.points,
        health=each.health,
        skill=each.skill,
        actions=each.actions,
        most_health=each.most_health,
        most_skill=each.most_skill,
        most_actions=each.most_actions,
        lines=icon_lines(each.abilities),
    )


def short_name(name: str) -> str:
    """
    >>> [short_name(name) for name in ("Captain Jace Dolman", "Jay “Lars” Larsen", "Beck")]
    ['Jace', 'Lars', 'Beck']
    """
    _, _, nickname = name.partition("“")
    return nickname.partition("”")[0] or name.removeprefix("Captain ").split()[0]


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
