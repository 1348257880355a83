"""Those who know how to fly in Stars of Akarios."""

from ..titles import TitlePlayers
from .pilot import Pilot
from .worth import standing

PLAYERS = TitlePlayers(
    bots={"pilot": lambda _, seed: Pilot(seed)},
    levels={"easy": "greedy", "normal": "pilot", "hard": "pilot"},
    evaluation=standing,
)
