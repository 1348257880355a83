"""The skills that somebody has, and at which level. (CS-SKILL-01..02, CS-SKILL-11..12, CS-PASSIVE-01)"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from starhold.kernel import Options

from ...content import CoreSpaceContent, Passive, SkillPage, Trader, WindowName
from ...state import Figure, Member
from ..crews import LEVELS
from .lasting import old_crew

if TYPE_CHECKING:
    from ...game import CoreSpace


class Known(NamedTuple):
    """A level that somebody can use."""

    window: WindowName
    skill: str
    level: int
    still: bool


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
    if figure.crew is None:
        return NOTHING
    own = old_crew(figure)
    for member in game.state.crews[figure.crew if own is None else own].members:
        if member.board == figure.board:
            return learned(game.content, member, figure.worn is not None)
    return NOTHING


@lru_cache(maxsize=1024)
def learned(content: CoreSpaceContent, member: Member, armoured: bool) -> Repertoire:
    """Levels of one skill are added up; armour hides those in its slot. (CS-SKILL-11..12)"""
    trader = content.character[member.board]
    printed = trader.skills if isinstance(trader, Trader) else ()
    levels: dict[str, int] = {}
    for each in (*member.skills, *(printed for printed in printed if not (printed.in_slot and armoured))):
        levels[each.skill] = min(LEVELS, levels.get(each.skill, 0) + each.level)
    windows: dict[WindowName, list[tuple[str, int]]] = {}
    passives, known = set[Passive](), list[Known]()
    for skill in sorted(levels):
        for level, page in enumerate(content.skill[skill].levels[: levels[skill]], 1):
            if page.is_active:
                windows.setdefault(page.window, []).append((skill, level))
                known.append(Known(page.window, skill, level, page.still))
            if page.passive:
                passives.add(page.passive)
    at = {window: tuple(each) for window, each in windows.items()}
    return Repertoire(levels, at, frozenset(passives), tuple(known), {})


def has_passive(game: CoreSpace, figure: Figure, passive: Passive) -> bool:
    """True if a passive skill is in effect, with or without pegs. (CS-PASSIVE-01, CS-PASSIVE-03)"""
    return passive in repertoire(game, figure).passives


def page_of_skill(game: CoreSpace, skill: str, level: int) -> SkillPage:
    return game.content.skill[skill].levels[level - 1]
