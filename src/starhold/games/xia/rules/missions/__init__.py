"""Missions: drawn at Mission Points, pursued, delivered for credits and fame."""

from .cards import discard
from .contraband import Sneak, must_sneak
from .drawing import ChooseMissions, abort, draw, limit, offer_minor
from .objectives import (
    Attempt,
    CollectRemains,
    deliver,
    hunts,
    offer_standard,
    pursue,
    sector_laid,
    ship_destroyed,
    target_of,
)

__all__ = [
    "Attempt",
    "ChooseMissions",
    "CollectRemains",
    "Sneak",
    "abort",
    "deliver",
    "discard",
    "draw",
    "hunts",
    "limit",
    "must_sneak",
    "offer_minor",
    "offer_standard",
    "pursue",
    "sector_laid",
    "ship_destroyed",
    "target_of",
]
