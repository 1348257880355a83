"""The skills that somebody has, and at which level. (CS-SKILL-01..02, CS-SKILL-11..12, CS-PASSIVE-01)"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from starhold.kernel import Options

from ...content import CoreSpaceContent, Passive, SkillPage, Trader, WindowName
from ...state import Figure, Member
from ..crews import LEVELS
from ..figures import has_lasting
from .lasting import old_crew

if TYPE_CHECKING:
    from ...game import CoreSpace


class Known(NamedTuple):
    """A level that somebody has."""

    window: WindowName
    skill: str
    level: int
    still: bool
    disrupted: bool
    """True for a tech skill that cannot be used. (CS-SK-TECH-01..03)"""


class Repertoire(NamedTuple):
    """Everything that somebody can do by skills."""

    levels: Mapping[str, int]
    windows: Mapping[WindowName, tuple[tuple[str, int], ...]]
    """The levels that can be used at each moment, each with its skill."""
    passives: frozenset[Passive]
    all: tuple[Known, ...]
    """Each level that is used with pegs."""
    offers: dict[tuple[int, tuple[str, ...]], Options]
    """What was offered to those who know as much, by their pegs and by what keeps them from using each."""


NOTHING = Repertoire({}, {}, frozenset(), (), {})


def repertoire(game: CoreSpace, figure: Figure) -> Repertoire:
    """The skills of a trader; people on NPC boards have none."""
    member = member_for(game, figure)
    if member is None:
        return NOTHING
    return learned(game.content, member, figure.worn is not None, has_lasting(figure, "silenced"))


def member_for(game: CoreSpace, figure: Figure) -> Member | None:
    """The member of a crew who a figure is; None for people on NPC boards."""
    if figure.crew is None:
        return None
    own = old_crew(figure)
    members = game.state.crews[figure.crew if own is None else own].members
    for member in members:
        if member.board == figure.board:
            return member
    return None


def is_tech(game: CoreSpace, figure: Figure) -> bool:
    """True for a trader of a tech class. (CS-SK-TECH-01)"""
    member = member_for(game, figure)
    return member is not None and bool(member.trader_class) and game.content.trader_class[member.trader_class].tech


@lru_cache(maxsize=1024)
def learned(content: CoreSpaceContent, member: Member, armoured: bool, silenced: bool) -> Repertoire:
    """Levels of one skill are added up; armour hides those in its slot. (CS-SKILL-11..12, CS-SK-TECH-01..03)"""
    trader = content.character[member.board]
    printed = trader.skills if isinstance(trader, Trader) else ()
    levels: dict[str, int] = {}
    for each in (*member.skills, *(printed for printed in printed if not (printed.in_slot and armoured))):
        levels[each.skill] = min(LEVELS, levels.get(each.skill, 0) + each.level)
    windows: dict[WindowName, list[tuple[str, int]]] = {}
    passives, known = set[Passive](), list[Known]()
    for skill in sorted(levels):
        for level, page in enumerate(content.skill[skill].levels[: levels[skill]], 1):
            disrupted = silenced and content.skill[skill].family == "tech"
            if page.is_active:
                known.append(Known(page.window, skill, level, page.still, disrupted))
            if page.is_active and not disrupted:
                windows.setdefault(page.window, []).append((skill, level))
            if page.passive:
                passives.add(page.passive)
    at = {window: tuple(each) for window, each in windows.items()}
    return Repertoire(levels, at, frozenset(passives), tuple(known), {})


def has_passive(game: CoreSpace, figure: Figure, passive: Passive) -> bool:
    """True if a passive skill is in effect, with or without pegs. (CS-PASSIVE-01, CS-PASSIVE-03)"""
    return passive in repertoire(game, figure).passives


def page_of_skill(game: CoreSpace, skill: str, level: int) -> SkillPage:
    return game.content.skill[skill].levels[level - 1]
