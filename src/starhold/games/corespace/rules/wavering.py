"""The turn of whoever was won over, and may change their mind before it. (CS-SK-CUNNING-14)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.kernel import Procedure, Step, done, hand_over

from ..events import LoyaltyRolled
from ..state import Figure
from .activation import Activation
from .dice import roll_number
from .figures import figure_of, player_of
from .skills.lasting import old_crew
from .winning_over import go_back

if TYPE_CHECKING:
    from ..game import CoreSpace

HOMESICK = 1
"""The number of the chance die that sends somebody back."""


def turn_of_trader(figure: Figure) -> Procedure:
    """The activation of a trader, which may not come about. (CS-SK-CUNNING-14)"""
    return Activation(figure.id) if old_crew(figure) is None else Waver(figure.id)


class Waver(Procedure, tag="corespace.waver"):
    """Whoever goes back can still be activated by their own crew. (CS-SK-CUNNING-14)"""

    figure: str

    def start(self, game: CoreSpace) -> Step:
        figure = figure_of(game, self.figure)
        number = roll_number(game, player_of(figure), "loyalty", figure.id)
        game.tell(LoyaltyRolled(figure.id, number))
        if number == HOMESICK:
            go_back(game, figure)
            return done()
        return hand_over(Activation(figure.id))
