"""The part of the catalogue from which a page draws."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from ..board.sight import MEDIUM, SHORT
from ..content import CoreSpaceContent, Family, Hand, Trader
from ..rules.kit import TRAY
from ..seeing.drawn import DrawnMission
from ..speech.cards import card_lines
from ..speech.icons import icon_lines
from ..speech.labels import LABELS, Labels
from ..speech.names import names_of
from ..speech.skills import skill_cards
from .careers import DrawnRank, ranks_of
from .ledger import DrawnLedger, drawn_ledger
from .tokens import DrawnToken, drawn_token


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
    ranks: tuple[DrawnRank, ...]
    """Its career, level by level."""


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


class DrawnCard(Struct, frozen=True):
    id: str
    name: str
    story: str
    lines: tuple[str, ...]
    held: bool
    """True for assistance cards."""


class CoreSpaceScenery(Struct, frozen=True):
    page: DrawnMission | None
    """The mission; nothing in a campaign, in which the view has it."""
    ledger: DrawnLedger | None
    """The rest is for campaigns."""
    cards: tuple[DrawnCard, ...]
    traders: tuple[DrawnTrader, ...]
    classes: tuple[DrawnClass, ...]
    skills: dict[str, str]
    """The names of skills, by their ids."""
    skill_cards: dict[str, tuple[str, ...]]
    """Their cards, a line for each level."""
    npcs: tuple[DrawnNpc, ...]
    crews: dict[str, str]
    """The names of crews, by their sheets."""
    sheets: tuple[DrawnCrew, ...]
    tokens: tuple[DrawnToken, ...]
    tray: int
    """The small tokens for which a tray has room; a large one takes the room of two."""
    reach: tuple[int, int]
    """How far short and medium range go, in inches. (CS-RANGE-02)"""
    labels: Labels


@lru_cache(maxsize=32)
def scenery(content: CoreSpaceContent, campaign: str = "") -> CoreSpaceScenery:
    """What does not depend on the mission."""
    single = names_of(content).single
    return CoreSpaceScenery(
        page=None,
        ledger=drawn_ledger(content, content.campaign[campaign]) if campaign else None,
        cards=tuple(
            DrawnCard(card.id, card.name, card.story, card_lines(names_of(content), card, content.bands), card.held)
            for card in content.events
        ),
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
        reach=(SHORT, MEDIUM),
        labels=LABELS,
    )


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
        ranks=ranks_of(each),
    )


def short_name(name: str) -> str:
    """
    >>> [short_name(name) for name in ("Captain Jace Dolman", "Jay “Lars” Larsen", "Beck")]
    ['Jace', 'Lars', 'Beck']
    """
    _, _, nickname = name.partition("“")
    return nickname.partition("”")[0] or name.removeprefix("Captain ").split()[0]
