"""What somebody learns: what they can make use of, and not everybody the same."""

from __future__ import annotations

from collections.abc import Sequence

from starhold.games.corespace import choices
from starhold.games.corespace.content import SkillPage, Trader
from starhold.games.corespace.rules.crews import level_of, member_of
from starhold.kernel import Choice

from ..thoughts import Thought, of_kind
from .situation import Situation

OFTEN = ("turn", "hits", "contacted", "attacked")
"""Moments that come again and again."""
SELDOM = 0.6
DEARER = 0.15
"""What a level is worth less for each peg that it costs more than one."""
FANCY = 0.4
"""By about so much one skill is liked better than another."""
BARRED = {"no-ranged": ("shoot", "two-pistols"), "no-close": ("fight",)}
"""The beginnings of the parts that are of no use to those who cannot fight in a way."""


def learn(situation: Situation, options: Sequence[Choice]) -> Thought:
    """A class as it comes; then the skill that is of most use, as somebody fancies."""
    lessons = of_kind(options, choices.Learn)
    if not lessons:
        return situation.chance.choice(options), "as good as any"
    worths = {lesson: use_of(situation, lesson) + situation.chance.gauss(0, FANCY) for lesson in lessons}
    return max(worths, key=worths.__getitem__), "they have a talent for it"


def use_of(situation: Situation, lesson: choices.Learn) -> float:
    """The worth of the next level of a skill to whoever learns it."""
    content = situation.game.content
    member = member_of(situation.game, situation.seat, lesson.figure)
    level, pages = level_of(member, lesson.skill) + 1, content.skill[lesson.skill].levels
    if level > len(pages):
        return 0.0
    page, trader = pages[level - 1], content.trader[member.board]
    passive = SELDOM if page.passive else 0.0
    if not page.is_active or is_barred(trader, page):
        return passive
    return passive + (1.0 if page.window in OFTEN else SELDOM) - DEARER * (level - 1)


def is_barred(trader: Trader, page: SkillPage) -> bool:
    """True if all that a level begins with is of no use to a trader."""
    barred = tuple(start for ability in trader.abilities for start in BARRED.get(ability.kind, ()))
    firsts = [part for parts in page.ways for part in (parts if page.any_order else parts[:1])]
    return bool(barred) and all(str(part.__struct_config__.tag).startswith(barred) for part in firsts)
