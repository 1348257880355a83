"""Dealings with people who belong to nobody's crew."""

from __future__ import annotations

from starhold.kernel import Choice


class Persuade(Choice, frozen=True, tag="corespace.persuade"):
    """Talk an NPC into something: to trade, to join, or what the mission adds. (CS-PERSUADE-01..02, CS-PERSUADE-08)"""

    figure: str
    request: str


class Abandon(Choice, frozen=True, tag="corespace.abandon"):
    """Leave those behind who have joined, and end the mission for this crew. (CS-HIRE-04)"""


class Barter(Choice, frozen=True, tag="corespace.barter"):
    """Give something of one's own for what an NPC has. (CS-PERSUADE-05..06, CS-CIVILIAN-12)"""

    given: str
