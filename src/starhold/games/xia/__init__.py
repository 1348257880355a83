"""Xia: Legends of a Drift System, the base game."""

from __future__ import annotations

from .game import Xia

__all__ = ["Xia"]
