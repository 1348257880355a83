"""Derelict, the demo game and tutorial: loot a burning wreck, mind the traps, get home."""

from .game import Demo

__all__ = ["Demo"]
