"""Traders and crews."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from starhold.kernel.hints import did_you_mean

from ..content import CoreSpaceContent, CrewSheet, Trader

LEVELS = 3
MOST_PEGS = 7
MOST_ACTIONS = 4
LARGEST = 7
"""The traders of the largest crew. (CS-CREW-01)"""


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
