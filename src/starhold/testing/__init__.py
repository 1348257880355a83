"""Tools for those who write games: the contract kit, rule cases, playthroughs and walk counts.

See `contract` for how to run all laws on a game of your own.
"""

from .contract import LAWS, GameContract, breaches
from .playthroughs import playthrough, walk_count
from .trial import Breach, Trial

__all__ = ["LAWS", "Breach", "GameContract", "Trial", "breaches", "playthrough", "walk_count"]
