"""Those who answer: bots and scripts."""

from .player import Player
from .random_player import RandomPlayer

__all__ = ["Player", "RandomPlayer"]
