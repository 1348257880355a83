"""The cards of skills: a line for each level, made of its parts."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from starhold.games.common.script import Kind
from starhold.games.common.wording import counted, listed
from starhold.kernel.speech import capitalised

from ..content import CoreSpaceContent, Passive, Skill, SkillPage, SkillPart, WindowName
from ..content.skills import (
    BlowPart,
    FightPart,
    FlightPart,
    HealPart,
    IgnoreHits,
    MovePart,
    PeekPart,
    RayPart,
    RushPart,
    ShootPart,
)

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
    "scored": "after hits of your own",
    "robbed": "when you would lose actions or a turn",
    "any-time": "at any time",
}
FOES = {"enemy": "an enemy", "other": "that enemy", "begun": "an enemy that has taken an action in this round"}


def of_move(part: MovePart) -> str:
    return "move, and nobody strikes at you" if part.free else "move"


def of_shot(part: ShootPart) -> str:
    reach = f" at up to {part.reach} range" if part.reach else ""
    if not part.sure:
        return f"shoot at {FOES[part.at]}{reach}{dice_more(part.more)}"
    stops = [] if part.cover else ["cover"]
    stops += [] if part.armour else ["armour"]
    ignored = f", whatever the {listed(stops, 'or')}" if stops else ""
    return f"shoot at {FOES[part.at]}{reach}: {counted(part.sure, 'hit')} without a roll{ignored}"


def of_fight(part: FightPart) -> str:
    return f"fight {FOES[part.at]} hand to hand{dice_more(part.more)}"


def of_ray(part: RayPart) -> str:
    short, medium, far = part.dice
    dice = counted(short, "die", "dice") if short == medium == far else f"{short}/{medium}/{far} dice"
    toll = f", then lose {part.toll} health" if part.toll else ""
    return f"shoot at an enemy without a weapon, with {dice}{toll}"


def dice_more(more: int) -> str:
    return f" with {counted(more, 'more die', 'more dice')}" if more else ""


SAID: dict[type[Kind], Callable[[Any], str]] = {
    MovePart: of_move,
    ShootPart: of_shot,
    FightPart: of_fight,
    RayPart: of_ray,
    BlowPart: lambda part: f"fight an enemy hand to hand with {counted(part.dice, 'die', 'dice')}",
    FlightPart: lambda _: "move over everything in the way, and nobody strikes at you",
    RushPart: lambda part: f"move or attack {counted(part.actions, 'time')} more in this turn",
    PeekPart: lambda part: f"look at the next {counted(part.cards, 'event card')}",
    HealPart: lambda part: f"restore {part.number} health",
    IgnoreHits: lambda _: "ignore all hits",
}
"""What each part says."""


def said(parts: tuple[SkillPart, ...], *, any_order: bool = False) -> str:
    words = [SAID[type(part)](part) for part in parts]
    return listed(words, "and, in any order," if any_order else "then") if words else ""


def page_line(page: SkillPage) -> str:
    """One level: what is always so, when it can be used, and what it does then."""
    sentences = [f"Always: {PASSIVES[page.passive]}"] if page.passive else []
    if page.is_active:
        ways = "; or ".join(said(parts, any_order=page.any_order) for parts in page.ways)
        attack = ATTACKS[page.by] + (" that does no damage" if page.unhurt else "")
        moment = WINDOWS[page.window].format(attack=attack)
        sentences.append(f"Reaction, {moment}: {ways}" if moment else capitalised(ways))
    return f"{'. '.join(sentences)}."


def skill_lines(skill: Skill) -> tuple[str, ...]:
    return tuple(page_line(page) for page in skill.levels)


@lru_cache(maxsize=8)
def skill_cards(content: CoreSpaceContent) -> dict[str, tuple[str, ...]]:
    """The lines of all skills, by their ids."""
    return {skill.id: skill_lines(skill) for skill in content.skills}


def way_words(page: SkillPage, way: int) -> str:
    return said(page.ways[way - 1], any_order=page.any_order)
