"""Lifeboat, the co-operative example: the station loses air, and the crew leaves together or not at all."""

from .game import Lifeboat

__all__ = ["Lifeboat"]
