"""The part of the catalogue from which a page draws: the deck, and all names."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from starhold.geometry.square import MAT, Edges, Square, Wind, shifted, squares_in

from ..board.chart import layout_in
from ..board.layout import Layout
from ..board.sight import LEAST_UNSEEN, MOST_CLEAR
from ..content import CoreSpaceContent, CrateSize, Hand, Height, TokenKind, Trader
from ..rules.kit import TRAY
from ..speech.icons import icon_lines
from ..speech.labels import LABELS, Labels
from ..speech.tokens import token_lines


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


class DrawnToken(Struct, frozen=True):
    id: str
    name: str
    kind: TokenKind
    size: CrateSize
    worth: int
    """In UA."""
    lines: tuple[str, ...]
    """What it does."""


class DrawnBand(Struct, frozen=True):
    id: str
    name: str
    holes: int


class CoreSpaceScenery(Struct, frozen=True):
    mission: str
    story: str
    goal: str
    last_round: int
    deck: DrawnDeck
    traders: tuple[DrawnTrader, ...]
    classes: tuple[DrawnClass, ...]
    skills: dict[str, str]
    """The names of skills, by their ids."""
    crews: tuple[DrawnCrew, ...]
    tokens: tuple[DrawnToken, ...]
    tray: int
    """The small tokens for which a tray has room; a large one takes the room of two."""
    bands: tuple[DrawnBand, ...]
    cover: tuple[int, int]
    """From how many fortieths hidden on a target is in cover, and out of sight."""
    labels: Labels


@lru_cache(maxsize=32)
def scenery(content: CoreSpaceContent, mission: str) -> CoreSpaceScenery:
    page = content.mission[mission]
    return CoreSpaceScenery(
        mission=page.name,
        story=page.story,
        goal=page.goal,
        last_round=page.last_round,
        deck=drawn_deck(layout_in(content, page.board)),
        traders=tuple(map(drawn_trader, content.traders)),
        classes=tuple(DrawnClass(each.id, each.name, each.tech, each.skills) for each in content.classes),
        skills={skill.id: skill.name for skill in content.skills},
        crews=tuple(DrawnCrew(crew.id, crew.name, crew.line, crew.hands) for crew in content.crews),
        tokens=tuple(
            DrawnToken(each.id, each.name, each.kind, each.size, each.sell or 0, token_lines(each))
            for each in content.tokens
        ),
        tray=TRAY,
        bands=tuple(DrawnBand(band.id, band.name, band.holes) for band in content.bands),
        cover=(MOST_CLEAR + 1, LEAST_UNSEEN),
        labels=LABELS,
    )


def drawn_trader(each: Trader) -> DrawnTrader:
    return DrawnTrader(
        id=each.id,
        name=each.name,
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
