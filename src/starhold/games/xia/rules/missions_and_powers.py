"""Missions & Powers: more types of mission, and a second ability card for each ship."""

from __future__ import annotations

from . import powers
from .missions.added import MISSIONS

MISSIONS_AND_POWERS = MISSIONS.plus(powers.RULES)
