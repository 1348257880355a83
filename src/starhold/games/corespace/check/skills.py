"""Skills: three levels each, which can be used, and whose conditions can come true."""

from __future__ import annotations

from collections.abc import Iterator

from ..content import Skill, SkillPage, Trader, WindowName
from ..content.catalogue import CoreSpaceContent
from ..content.skills import LastPart

PAIR = 2
LEVELS = 3
"""(CS-SKILL-01)"""
ATTACKS: tuple[WindowName, ...] = ("hits", "attacked", "scored")
NOBODY: tuple[WindowName, ...] = ("turn", "any-time", "defeated", "robbed")
"""Moments that nobody else has brought about."""


def skill_faults(skill: Skill) -> Iterator[str]:
    if len(skill.levels) != LEVELS:
        yield f"a skill has {LEVELS} levels, not {len(skill.levels)}"
    for level, page in enumerate(skill.levels, 1):
        yield from (f"level {level}: {fault}" for fault in page_faults(page))


def page_faults(page: SkillPage) -> Iterator[str]:
    if not (page.is_active or page.passive):
        yield "it does nothing"
    if page.parts and page.either:
        yield "it has either parts or ways, not both"
    if len(page.either) == 1 or not all(page.either):
        yield "there are several ways, and each has parts"
    if page.by and page.window not in ATTACKS:
        yield f"no attack opens the window `{page.window}`"
    if page.unhurt and page.window != "attacked":
        yield "the damage of an attack is known in the window `attacked`"
    if page.covered and page.window in NOBODY:
        yield f"there is nobody to take cover from in the window `{page.window}`"
    aimed_back = any(getattr(part, "at", "") == "other" for way in page.ways for part in way)
    if aimed_back and page.window in NOBODY:
        yield f"there is no other in the window `{page.window}`"
    yield from waiting_faults(page)


def waiting_faults(page: SkillPage) -> Iterator[str]:
    """What comes later has to be made ready, and what is whole has several parts in their order."""
    is_ready = any(isinstance(part, LastPart) and part.what == "ready" for part in page.parts)
    if is_ready != bool(page.later):
        yield "what is `ready` is what comes `later`"
    if page.whole and (page.any_order or page.either or len(page.parts) < PAIR):
        yield "only several parts in their order are `whole`"


def printed_skill_faults(content: CoreSpaceContent, trader: Trader) -> Iterator[str]:
    for each in trader.skills:
        if each.skill not in content.skill or not 1 <= each.level <= LEVELS:
            yield f"there is no skill {each.skill} at level {each.level}"
