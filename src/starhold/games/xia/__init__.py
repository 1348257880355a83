"""Xia: Legends of a Drift System, with all that can be added to it."""

from __future__ import annotations

from .game import Xia
from .options import BASE_GAME

__all__ = ["BASE_GAME", "Xia"]
