"""Core Space: crews of traders on a derelict, and a clock that rises."""

from .game import CoreSpace

__all__ = ["CoreSpace"]
