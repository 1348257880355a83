"""What a table may choose before a match."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct


class CoreSpaceOptions(Struct, frozen=True, forbid_unknown_fields=True):
    campaign: Annotated[str, Meta(extra={"records": "campaigns"})] | None = None
    """The campaign that is played; a single mission if there is none. (CS-SETUP-01)"""
    mission: Annotated[str, Meta(extra={"records": "missions"})] = "cold-berth"
    alliance: bool = False
    """True if all crews have a deal that lasts: they win together or not at all. (CS-ACTION-04, CS-MISSION-02)"""
    printed_crews: bool = False
    """True if nobody is asked: each seat flies with a crew as it is printed. (CS-CREW-02)"""
    points: Annotated[int, Meta(ge=60, le=400)] = 180
    """The most that a crew may cost that its player puts together. (CS-CREW-02)"""
    career_level: Annotated[int, Meta(ge=0, le=3)] = 0
    """The career level at which all traders begin; rookies begin at 0. (CS-CREW-09)"""
    ua: Annotated[int, Meta(ge=0, le=100)] = 20
    """The UA that each experienced crew spends on equipment. (CS-CREW-10)"""
    second_purge_set: bool = False
    """True if three crews play with the second set of the Purge; four always do. (CS-SETUP-12)"""
    gangers: bool = False
    """True if gangers take part even if the mission does not ask for them. (CS-SETUP-08, CS-MISSION-01)"""
    corps: bool = False
    """The same for Galactic Corps."""
    security: bool = False
    """The same for security. (CS-NPC-ORDER-08)"""
