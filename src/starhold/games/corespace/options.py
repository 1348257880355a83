"""What a table may choose before a match."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct


class CoreSpaceOptions(Struct, frozen=True, forbid_unknown_fields=True):
    mission: Annotated[str, Meta(extra={"records": "missions"})] = "cold-berth"
    alliance: bool = False
    """True if all crews have a deal that lasts: they win together or not at all. (CS-ACTION-04, CS-MISSION-02)"""
    second_purge_set: bool = False
    """True if three crews play with the second set of the Purge; four always do. (CS-SETUP-12)"""
