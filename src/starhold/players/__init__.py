"""Those who answer: bots and scripts."""

from .player import Outlook, Player
from .process import PlayerFailed
from .random_player import RandomPlayer
from .registry import dismiss, make_player, player_names

__all__ = ["Outlook", "Player", "PlayerFailed", "RandomPlayer", "dismiss", "make_player", "player_names"]
