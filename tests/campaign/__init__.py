"""Voyage: a toy campaign of three scenes, with options whose values come from its content."""

from .game import Voyage

__all__ = ["Voyage"]
