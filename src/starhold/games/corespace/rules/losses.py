"""Actions and turns that are lost, and those whom nothing slows down. (CS-ASSESS-04, CS-SK-ENDURANCE-11, -14)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..events import Unhurt
from ..state import Figure, Opening
from .skills.lasting import is_unharmed
from .skills.openings import notice

if TYPE_CHECKING:
    from ..game import CoreSpace


def lose(game: CoreSpace, figure: Figure, *, actions: int = 0, turns: int = 0) -> bool:
    """Write down what is lost of the next activation; its result is false if it is not.

    Who can ignore it is asked as soon as the present action is over. (CS-SK-ENDURANCE-11)
    """
    if is_unharmed(figure):
        game.tell(Unhurt(figure.id))
        return False
    figure.lost_actions += actions
    figure.missed_turns += turns
    notice(game, Opening("robbed", figure.id, actions=actions, turns=turns))
    return True
