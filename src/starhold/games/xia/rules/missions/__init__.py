"""Missions: drawn at Mission Points, pursued, delivered for credits and fame."""

from .attempt import Attempt
from .base_types import BASE_TYPES
from .cards import discard
from .contraband import sneak_in
from .drawing import ChooseMissions, abort, draw, give_up, limit, offer_minor
from .kinds.bounty_hunter import CollectRemains, hunts
from .objectives import danger, deliver, offer_quick, offer_standard, pursue, sector_laid, ship_destroyed, ship_hit
from .shedding import ShedMissions, shed_missions
from .targets import target_of

__all__ = [
    "BASE_TYPES",
    "Attempt",
    "ChooseMissions",
    "CollectRemains",
    "ShedMissions",
    "abort",
    "danger",
    "deliver",
    "discard",
    "draw",
    "give_up",
    "hunts",
    "limit",
    "offer_minor",
    "offer_quick",
    "offer_standard",
    "pursue",
    "sector_laid",
    "shed_missions",
    "ship_destroyed",
    "ship_hit",
    "sneak_in",
    "target_of",
]
