"""Those who know how to play Xia."""

from ..titles import Seed, TitlePlayers
from .cadet import Cadet
from .captain import Captain
from .evaluation import INEVITABLE, standing
from .guide import XiaGuide

SPECIALISTS_FANCY = 3.0
"""A way to fame may seem to them up to four times as good as it is, or as bad."""


def _specialist(_: object, seed: Seed) -> Captain:
    return Captain(seed, fancy=SPECIALISTS_FANCY)


PLAYERS = TitlePlayers(
    bots={
        "cadet": lambda game, seed: Cadet(_specialist(game, seed), seed),
        "specialist": _specialist,
        "captain": lambda _, seed: Captain(seed),
    },
    levels={"easy": "cadet", "normal": "specialist", "hard": "captain"},
    evaluation=standing,
    inevitable=INEVITABLE,
    guide=XiaGuide,
)
