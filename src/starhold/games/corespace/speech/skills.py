"""The cards of skills: a line for each level, made of its parts."""

from __future__ import annotations

from functools import lru_cache

from starhold.games.common.wording import listed
from starhold.kernel.speech import capitalised

from ..content import CoreSpaceContent, Passive, Skill, SkillPage, SkillPart, WindowName
from ..content.guile import (
    SidlePart,
    StopPart,
)
from ..content.skills import (
    HealPart,
    IgnoreHits,
    LastPart,
)
from .skill_words import SAID

PAIR = 2

PASSIVES: dict[Passive, str] = {
    "effortless-reload": "you reload effortlessly",
    "effortless-pistol": "you fire pistols effortlessly",
    "effortless-close": "you fight hand to hand effortlessly",
    "wary": "you ignore 1 hit of each attack of opportunity",
}
ATTACKS = {"": "an attack on you", "close": "a close assault on you", "ranged": "a ranged attack on you"}
WINDOWS: dict[WindowName, str] = {
    "turn": "",
    "hits": "before {attack} does damage",
    "attacked": "after {attack}",
    "defeated": "when you go down",
    "contacted": "when an enemy comes into contact",
    "near": "when an enemy ends a move within 4 in",
    "scored": "after {hits}",
    "robbed": "when you would lose actions or a turn",
    "any-time": "at any time",
}
HITS = {"": "you have hit someone", "close": "you have hit someone hand to hand", "ranged": "you have shot someone"}


AT_ONCE = (IgnoreHits, HealPart, LastPart, StopPart)
"""Parts about which nothing is asked; they come first."""


def said(parts: tuple[SkillPart, ...], *, any_order: bool = False) -> str:
    """In their order; those in any order after what is done at once.

    Of proximity moves and of what is done later the card speaks at its end.
    """
    parts = tuple(part for part in parts if not isinstance(part, SidlePart) and getattr(part, "what", "") != "ready")
    words = [SAID[type(part)](part) for part in parts]
    if not any_order:
        return ", then ".join(words)
    first = [each for each, part in zip(words, parts, strict=True) if type(part) in AT_ONCE]
    free = [each for each in words if each not in first]
    return ", then ".join([*first, f"in any order {listed(free)}"])


def beside(page: SkillPage) -> str:
    """The time for a proximity move."""
    places = sum(isinstance(part, SidlePart) for part in page.parts)
    return "" if not places else "before or after" if places <= PAIR else "before, between or after"


def page_line(page: SkillPage) -> str:
    """One level: what is always so, when it can be used, and what it does then."""
    sentences = [f"Always: {PASSIVES[page.passive]}"] if page.passive else []
    if page.is_active:
        ways = "; or ".join(said(parts, any_order=page.any_order) for parts in page.ways)
        attack = ATTACKS[page.by] + (" that does no damage" if page.unhurt else "")
        stays = ". You cannot move in the same round" if page.still else ""
        moment = WINDOWS[page.window].format(attack=attack, hits=HITS[page.by])
        later = f". Once at any time in this round: {said(page.later)}" if page.later else ""
        moment += " and you are in cover" if page.covered else ""
        sidles = f". You may {SAID[SidlePart](None)} {beside(page)}" if beside(page) else ""
        sentences.append((f"Reaction, {moment}: {ways}" if moment else capitalised(ways)) + sidles + later + stays)
    return f"{'. '.join(sentences)}."


def skill_lines(skill: Skill) -> tuple[str, ...]:
    return tuple(page_line(page) for page in skill.levels)


@lru_cache(maxsize=8)
def skill_cards(content: CoreSpaceContent) -> dict[str, tuple[str, ...]]:
    """The lines of all skills, by their ids."""
    return {skill.id: skill_lines(skill) for skill in content.skills}


def way_words(page: SkillPage, way: int) -> str:
    return said(page.ways[way - 1], any_order=page.any_order)
