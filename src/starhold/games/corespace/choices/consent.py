"""When others ask."""

from __future__ import annotations

from starhold.kernel import Choice, Seat


class Grant(Choice, frozen=True, tag="corespace.grant"):
    """Let an enemy trader pass. (CS-MOVE-09)"""


class Refuse(Choice, frozen=True, tag="corespace.refuse"):
    """Let nobody pass. (CS-MOVE-09)"""


class SingleOut(Choice, frozen=True, tag="corespace.single-out"):
    """Choose among equally near targets of an NPC. (CS-PURGE-TARGET-11)"""

    figure: str


class Send(Choice, frozen=True, tag="corespace.send"):
    """Choose who of equal rank acts next. (CS-PURGE-AI-02)"""

    figure: str


class AsListed(Choice, frozen=True, tag="corespace.as-listed"):
    """Leave their order as it is. (CS-PURGE-AI-02)"""


class OfferDeal(Choice, frozen=True, tag="corespace.deal"):
    """Offer another crew a deal. (CS-MISSION-02)"""

    seat: Seat


class BreakDeal(Choice, frozen=True, tag="corespace.break"):
    """End a deal with another crew. (CS-MISSION-03)"""

    seat: Seat


class ShakeHands(Choice, frozen=True, tag="corespace.shake-hands"):
    """Agree to a deal. (CS-MISSION-02)"""


class WalkAway(Choice, frozen=True, tag="corespace.walk-away"):
    """Refuse a deal. (CS-MISSION-02)"""
