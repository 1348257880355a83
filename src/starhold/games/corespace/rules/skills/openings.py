"""Moments to which somebody can react: noticed where they come, opened when what has brought them is over.

(CS-REACTION-01..04, CS-SKILL-03, CS-SKILL-07, CS-PRONE-04)
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from ...content import WindowName
from ...state import Figure, Opening
from ..figures import find_figure, has_lasting
from ..seeing import sight_of
from .known import page_of_skill, repertoire
from .lasting import is_spent
from .parts import Use, first_rules

if TYPE_CHECKING:
    from ...game import CoreSpace


def reacts(game: CoreSpace, figure: Figure | None, window: WindowName) -> bool:
    """True if somebody has a skill for such a moment, the pegs for it, and has used none in this round.

    (CS-SKILL-03, CS-SKILL-07, CS-REACTION-03)
    """
    if figure is None or figure.crew is None or figure.where != "deck":
        return False
    ready = window == "any-time" and has_lasting(figure, "ready")
    if (not figure.pegs or figure.skill_used) and not ready:
        return False
    falls = window == "defeated"
    if figure.defeated != falls or (figure.prone and not falls) or is_spent(figure):
        return False
    if ready:
        return any(can_pay(game, figure, *known) for known in levels_for(game, figure, window))
    known = repertoire(game, figure).windows.get(window)
    return known is not None and any(level <= figure.pegs for _, level in known)


def levels_for(game: CoreSpace, figure: Figure, window: WindowName) -> Sequence[tuple[str, int]]:
    """The levels for a moment, and one at any time that was paid for before."""
    windows = repertoire(game, figure).windows
    paid = (level for level in windows.get("turn", ()) if is_paid(game, figure, *level))
    return (*windows.get(window, ()), *(paid if window == "any-time" else ()))


def is_paid(game: CoreSpace, figure: Figure, skill: str, level: int) -> bool:
    """True if what comes later of a level can be done now, once in that round. (CS-SK-STEALTH-11)"""
    return has_lasting(figure, "ready") and bool(page_of_skill(game, skill, level).later)


def can_pay(game: CoreSpace, figure: Figure, skill: str, level: int) -> bool:
    """(CS-SKILL-03, CS-SKILL-07)"""
    return (level <= figure.pegs and not figure.skill_used) or is_paid(game, figure, skill, level)


def notice(game: CoreSpace, opening: Opening) -> None:
    """Remember a moment until somebody can be asked."""
    if reacts(game, find_figure(game, opening.figure), opening.window):
        game.state.mission.openings.append(opening)


def remember(game: CoreSpace, rest: Opening) -> None:
    """Remember what is left to do of a skill."""
    game.state.mission.openings.append(rest)


def noticed(game: CoreSpace) -> int:
    """The number of moments that wait: those that come from now on are opened first. (CS-REACTION-06)"""
    return len(game.state.mission.openings)


def opened(game: CoreSpace, since: int = 0) -> list[Opening]:
    """Take the moments that have been noticed since."""
    openings = game.state.mission.openings
    taken = openings[since:]
    del openings[since:]
    return taken


# Which levels fit


def fitting(game: CoreSpace, opening: Opening) -> Iterator[tuple[str, int]]:
    """The levels of whoever can react that are for this very moment."""
    figure = find_figure(game, opening.figure)
    for skill, level in levels_for(game, figure, opening.window) if figure else ():
        page = page_of_skill(game, skill, level)
        if (
            page.by in ("", opening.manner)
            and not (page.unhurt and opening.damage)
            and not (page.covered and is_open_to(game, figure, opening.other))
        ):
            yield skill, level


def is_open_to(game: CoreSpace, figure: Figure | None, other: str) -> bool:
    """True if somebody sees a figure without any cover."""
    viewer = find_figure(game, other)
    sight = sight_of(game, viewer, figure) if viewer and figure else None
    return sight is not None and sight.cover == "clear"


def use_of(game: CoreSpace, opening: Opening, skill: str, level: int) -> Use:
    figure = find_figure(game, opening.figure)
    later = figure is not None and is_paid(game, figure, skill, level)
    return Use(skill, level, opening.other, opening.weapon, later=later)


def is_asked(game: CoreSpace, opening: Opening) -> bool:
    """True if somebody could react for all that everybody knows, so that being asked tells nothing."""
    figure = find_figure(game, opening.figure)
    if figure is None or not reacts(game, figure, opening.window):
        return False
    return any(
        can_pay(game, figure, skill, level)
        and any(rule.could() for rule in first_rules(game, figure, use_of(game, opening, skill, level)))
        for skill, level in fitting(game, opening)
    )
