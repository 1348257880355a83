"""Campaign upgrades: what each of them is worth, in fame over a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.games.xia.content.campaign import Upgrade

if TYPE_CHECKING:
    from ..situation import Situation

WORTH: dict[str, tuple[float, float, float]] = {
    "engine": (0.7, 0.9, 0.7),
    "impulse": (0.6, 0.3, 0.3),
    "buy": (0.3, 0.3, 0.8),
    "mission": (0.25, 0.45, 0.35),
    "ability": (0.3, 0.2, 0.05),
    "guns": (0.2, 0.3, 0.3),
    "rearm": (0.1, 0.3, 0.6),
}
"""By line and tier."""
AHEAD = 0.5
"""The share of a higher tier that counts already for the tier below it."""
WHIM = 0.3
FIRST_WHIM = 1.5
"""The fame that a much-liked line seems to be worth beyond what it brings: the first is a matter of taste."""


def upgrade_worth(situation: Situation, upgrade: Upgrade) -> float:
    """The upgrade itself, and what it leads to."""
    tiers = WORTH[upgrade.line]
    brought, following = tiers[upgrade.tier - 1], (*tiers, 0.0)[upgrade.tier]
    sheet = situation.state.campaign
    whim = WHIM if sheet is not None and sheet.upgrades else FIRST_WHIM
    return max(brought, AHEAD * (brought + following)) + whim * (situation.liking(f"line {upgrade.line}") - 1)
