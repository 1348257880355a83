"""Needs of choices in a campaign."""

from __future__ import annotations

from starhold.kernel import Lack


class LessUsedShip(Lack, frozen=True, tag="xia.less-used-ship"):
    """A ship that was used less often in this campaign."""

    times: int


class FameEarned(Lack, frozen=True, tag="xia.fame-earned"):
    """Fame that is earned: the goal lets no starport sell any."""


class TierBelow(Lack, frozen=True, tag="xia.tier-below"):
    """The tier below of the same line of upgrades."""

    tier: int


class NotYetUsed(Lack, frozen=True, tag="xia.not-yet-used"):
    """An upgrade or a reward that can still be used this turn, or this game."""

    span: str


class UsedMarker(Lack, frozen=True, tag="xia.used-marker"):
    """A marker on an outfit, to Re-Arm."""


class AnyBounty(Lack, frozen=True, tag="xia.any-bounty"):
    """A bounty to pay off."""


class LawfulPlanet(Lack, frozen=True, tag="xia.lawful-planet"):
    """A lawful planet to be on."""
