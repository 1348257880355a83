"""Deals between crews."""

from __future__ import annotations

from starhold.kernel import Event, Seat


class DealOffered(Event, frozen=True, tag="corespace.deal-offered"):
    seat: Seat
    partner: Seat


class DealStruck(Event, frozen=True, tag="corespace.deal-struck"):
    """The crews are no longer enemies. (CS-ACTION-04, CS-MISSION-02)"""

    seat: Seat
    partner: Seat


class DealRefused(Event, frozen=True, tag="corespace.deal-refused"):
    seat: Seat
    partner: Seat


class DealBroken(Event, frozen=True, tag="corespace.deal-broken"):
    """(CS-MISSION-03)"""

    seat: Seat
    partner: Seat
