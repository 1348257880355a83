"""Those who know how to fly in Stars of Akarios."""

from ..search import SearchPlayer
from ..titles import TitlePlayers
from .guide import AkariosGuide
from .pilot import Pilot
from .rookie import Rookie
from .worth import standing

PLAYERS = TitlePlayers(
    bots={
        "rookie": lambda _, seed: Rookie(seed),
        "pilot": lambda _, seed: Pilot(seed),
        "ace": SearchPlayer,
    },
    levels={"easy": "rookie", "normal": "pilot", "hard": "ace"},
    evaluation=standing,
    guide=AkariosGuide,
)
