"""Traders and crews."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import chain
from typing import get_args

from starhold.kernel.hints import did_you_mean

from ..content import AbilityKind, CoreSpaceContent, CrewSheet, Hand, Npc, Trader, TraderClass
from ..rules.crews import LARGEST, LEVELS
from ..rules.equipping import MEDICINE, MOST_MEDICINE, kind_of

MOST_PEGS = 7
MOST_ACTIONS = 4
SKILLS = 7
"""The skills of a class board."""
CLASSES = 2
"""The fewest classes with the same skill."""
COST = 180
"""What a crew of the box costs. (CS-CREW-02)"""


def trader_faults(trader: Trader) -> Iterator[str]:
    for what, default, most, highest in (
        ("health", trader.health, trader.most_health, MOST_PEGS),
        ("actions", trader.actions, trader.most_actions, MOST_ACTIONS),
        ("skill", trader.skill, trader.most_skill, MOST_PEGS),
    ):
        if not 1 <= default <= most <= highest:
            yield f"its {what} go from {default} to {most}, and must lie between 1 and {highest}"
    if len(trader.career) != LEVELS or min(trader.career) < 1:
        yield f"it has {LEVELS} rows of career spaces, not {trader.career}"


def crew_faults(content: CoreSpaceContent, crew: CrewSheet) -> Iterator[str]:
    for hand in crew.hands:
        if hand.trader not in content.trader:
            yield f"there is no trader {hand.trader}{did_you_mean(hand.trader, content.trader)}"
    known = [content.trader[hand.trader] for hand in crew.hands if hand.trader in content.trader]
    captains = sum(trader.captain for trader in known)
    if captains != 1 or not known[0].captain:
        yield f"it has one captain, who comes first, not {captains}"
    if len(crew.hands) > LARGEST:
        yield f"it has {len(crew.hands)} traders, and a crew has {LARGEST} at most"
    yield from kit_faults(content, crew)
    if crew.ship not in content.ship:
        yield f"there is no ship {crew.ship}{did_you_mean(crew.ship, content.ship)}"
    for hand in crew.hands:
        yield from hand_faults(content, hand)


def kit_faults(content: CoreSpaceContent, crew: CrewSheet) -> Iterator[str]:
    """Nobody, and no token, is in two places."""
    elsewhere = Counter(hand.trader for other in content.crews for hand in other.hands)
    for token in (token for hand in crew.hands for token in hand.kit):
        if token not in content.token:
            yield f"there is no token {token}{did_you_mean(token, content.token)}"
    brought = Counter(token for other in content.crews for hand in other.hands for token in hand.kit)
    for token in dict.fromkeys(token for hand in crew.hands for token in hand.kit if token in content.token):
        if brought[token] > content.token[token].count:
            yield f"all crews bring {brought[token]} of {token}, and there are {content.token[token].count}"
    twice = [hand.trader for hand in crew.hands if elsewhere[hand.trader] > 1]
    if twice:
        yield f"{', '.join(twice)} cannot be in two places"
    stims = sum(token == MEDICINE for hand in crew.hands for token in hand.kit)
    if stims > MOST_MEDICINE:
        yield f"its rookies bring {stims} medi-stims, and may bring {MOST_MEDICINE}"


def hand_faults(content: CoreSpaceContent, hand: Hand) -> Iterator[str]:
    """A class board whose skills take up all career points, and what a rookie may bring. (CS-CREW-04, CS-CREW-07)"""
    kinds = Counter(kind_of(content.token[face]) for face in hand.kit if face in content.token)
    if None in kinds or any(number > 1 for number in kinds.values()):
        yield f"{hand.trader} brings what a rookie cannot, or two of a kind"
    if any(content.token[face].buy for face in hand.kit if face in content.token):
        yield f"{hand.trader} brings what costs something"
    board, kind = content.trader.get(hand.trader), content.trader_class.get(hand.trader_class)
    if kind is None:
        yield f"there is no class {hand.trader_class}{did_you_mean(hand.trader_class, content.trader_class)}"
        return
    for each in hand.skills:
        if each.skill not in kind.skills or not 1 <= each.level <= LEVELS:
            yield f"{hand.trader} cannot have {each.skill} at level {each.level} as a {kind.name}"
    points = sum(each.level for each in hand.skills)
    if board and points != board.career_points:
        yield f"{hand.trader} has {board.career_points} career points for skills, not {points}"


def class_faults(content: CoreSpaceContent, kind: TraderClass) -> Iterator[str]:
    for skill in kind.skills:
        if skill not in content.skill:
            yield f"there is no skill {skill}{did_you_mean(skill, content.skill)}"
    if len({*kind.skills}) != SKILLS:
        yield f"it has {SKILLS} skills, not {len({*kind.skills})}"


def crews_miscounted(content: CoreSpaceContent) -> Iterator[str]:
    """Crews that cost the same, with a tech each; a bearer for each icon, and two classes for each skill."""
    for crew in content.crews:
        traders = [content.trader[hand.trader] for hand in crew.hands if hand.trader in content.trader]
        cost = sum(trader.points for trader in traders)
        if cost != COST:
            yield f"crew {crew.id} costs {COST} points, not {cost}"
        kinds = [content.trader_class.get(hand.trader_class) for hand in crew.hands]
        techs = sum(kind is not None and kind.tech for kind in kinds)
        if techs != 1:
            yield f"crew {crew.id} has one tech, not {techs}"
    boards = sum(kind.count for kind in content.classes)
    if boards < LARGEST * len(content.crews):
        yield f"{boards} class boards are not enough for {len(content.crews)} crews of {LARGEST}"
    icons = chain.from_iterable(board.abilities for board in chain[Trader | Npc](content.traders, content.npcs))
    borne = {icon.kind for icon in icons}
    for icon in get_args(AbilityKind):
        if icon not in borne:
            yield f"nobody has the icon {icon}"
    known = Counter(skill for kind in content.classes for skill in kind.skills)
    for skill in content.skill:
        if known[skill] < CLASSES:
            yield f"skill {skill} is on {known[skill]} class boards, and must be on {CLASSES}"
