"""Ships that nobody owns: how they come onto the board, whom they hunt and where they fly."""

from .crossing import FlySpaceBySpace
from .flight import FlyNpc
from .spawning import sector_laid
from .turns import TURNS, NpcTurn, npcs_of

__all__ = ["TURNS", "FlyNpc", "FlySpaceBySpace", "NpcTurn", "npcs_of", "sector_laid"]
