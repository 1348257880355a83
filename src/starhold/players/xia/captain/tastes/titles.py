"""Titles in reach: what a deed is worth for their sake."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from starhold.games.xia.content import Title
from starhold.games.xia.rules.campaign.goals import is_met
from starhold.games.xia.rules.titles import measure
from starhold.kernel import Choice
from starhold.kernel.engine import answer

from .quest import GOAL

if TYPE_CHECKING:
    from ..situation import Situation

CERTAIN = 0.9
"""Somebody else may be quicker."""

MOST_TO_COLLECT = 3
"""Missing kinds of cargo from which a captain does not think of a collection."""
NEARLY_COLLECTED = 1
"""Missing kinds of cargo up to which a captain sells nothing."""


def open_titles(situation: Situation) -> list[Title]:
    """The titles that lie face up."""
    return [situation.content.title[name] for name in situation.state.titles]


def by_deed(titles: Iterable[Title]) -> dict[str, list[Title]]:
    """Titles by what they are given for."""
    found: dict[str, list[Title]] = {}
    for title in titles:
        found.setdefault(title.objective.measure, []).append(title)
    return found


def missing(situation: Situation, title: Title) -> int:
    """The rest of the work that a captain has to do for a title."""
    return max(0, title.objective.at_least - measure(situation.game, situation.seat, title.objective))


def earned(situation: Situation) -> int:
    """The fame of titles that are fulfilled, and will be claimed when the turn ends."""
    return sum(title.fame for title in open_titles(situation) if missing(situation, title) == 0)


def bonus(situation: Situation, deed: str, times: float, this_turn: float | None = None) -> float:
    """The worth of so many deeds for titles; `this_turn` says how often it may happen till its end."""
    total = 0.0
    for title in situation.titles_for.get(deed, ()):
        left = missing(situation, title)
        if left == 0 or (title.objective.within == "turn" and (times if this_turn is None else this_turn) < left):
            continue
        if not ends_too_early(situation, title):
            total += title_worth(situation, title) * min(1.0, times / left)
        elif times >= left and not completes(situation, deed, times):
            total -= GOAL
    return total + wished(situation, deed, times)


def title_worth(situation: Situation, title: Title) -> float:
    """The fame of a title, and what it means for the goal of a campaign game."""
    if ends_too_early(situation, title):
        return -GOAL
    return CERTAIN * title.fame + wished(situation, "titles", 1)


def ends_too_early(situation: Situation, title: Title) -> bool:
    """True if a title brings so much fame that a campaign game would end without its goal."""
    is_short = bool(situation.wishes) and title.fame >= situation.fame_needed
    return is_short and not completes(situation, "titles", 1)


def completes(situation: Situation, deed: str, times: float) -> bool:
    """True if so many deeds are all that the goal still asks for."""
    return all(wished == deed and wish.missing <= times for wished, wish in situation.wishes.items())


def is_too_early(situation: Situation, choice: Choice) -> bool:
    """True if a choice earns a title that would end a campaign game without its goal."""
    threats = [title for title in open_titles(situation) if ends_too_early(situation, title)]
    threats = [title for title in threats if missing(situation, title)]
    if not threats:
        return False
    after = situation.game.clone()
    answer(after, choice)
    is_earned = any(measure(after, situation.seat, title.objective) >= title.objective.at_least for title in threats)
    return is_earned and not is_met(after)


def wished(situation: Situation, deed: str, times: float) -> float:
    """The worth of so many deeds for the goal of a campaign game."""
    wish = situation.wishes.get(deed)
    return 0.0 if wish is None else wish.worth * min(1.0, times / wish.missing)


def is_collecting(situation: Situation) -> bool:
    """True if a title for a collection of cargo is so near that nothing is sold."""
    return any(missing(situation, title) <= NEARLY_COLLECTED for title in situation.titles_for.get("cargo_types", ()))
