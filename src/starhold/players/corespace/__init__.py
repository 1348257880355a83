"""Those who know how to trade in Core Space."""

from ..titles import TitlePlayers
from .evaluation import standing
from .guide import CoreSpaceGuide
from .temper import EASY, NORMAL
from .trader import Trader

PLAYERS = TitlePlayers(
    bots={
        "greenhorn": lambda _, seed: Trader(seed, EASY),
        "deckhand": lambda _, seed: Trader(seed, NORMAL),
        "trader": lambda _, seed: Trader(seed),
    },
    levels={"easy": "greenhorn", "normal": "deckhand", "hard": "trader"},
    evaluation=standing,
    guide=CoreSpaceGuide,
)
