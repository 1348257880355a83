"""Ships that an ally's pilot flies. (AKA-UPG-TECH-08)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.kernel import Procedure

from ..content import Move
from .bodies import flyer_of
from .flight import ChooseMove
from .marks import is_bound

if TYPE_CHECKING:
    from ..game import Akarios


def command(game: Akarios, by: str, ship: str) -> Procedure | None:
    """One of the basic moves, unless the ship is slowed. (AKA-UPG-TECH-08, AKA-SPECIAL-08)"""
    if is_bound(flyer_of(game, ship), "slow"):
        return None
    moves = (card.action.first(Move) for card in game.content.basics)
    return ChooseMove(ship, tuple(move for move in moves if move is not None), by)
