"""Those who answer: bots and scripts."""

from .player import Outlook, Player
from .random_player import RandomPlayer

__all__ = ["Outlook", "Player", "RandomPlayer"]
