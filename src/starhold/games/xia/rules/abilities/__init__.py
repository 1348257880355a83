"""Abilities that are actions, one per kind of card. Those that help a roll or a defence are with what they help."""

from __future__ import annotations

from .autopilot import FlyOnAutoPilot
from .cards import offer_standard, use
from .kinds import KINDS

__all__ = ["KINDS", "FlyOnAutoPilot", "offer_standard", "use"]
