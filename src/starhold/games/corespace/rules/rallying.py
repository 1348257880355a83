"""Second wind: the defeated who get up by themselves. (CS-ABILITY-08..09)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.kernel import Procedure, Step, done

from ..events import Rallied, RallyRolled
from ..state import Figure
from .dice import roll_combat
from .figures import ability, figure_of, full_health, has_ability, player_of
from .hits import added_up

if TYPE_CHECKING:
    from ..game import CoreSpace


def can_rally(game: CoreSpace, figure: Figure) -> bool:
    """Once in each trader phase, until it has worked. (CS-ABILITY-09)"""
    return (
        figure.defeated
        and figure.where == "deck"
        and not figure.acted
        and not figure.rallied
        and has_ability(game, figure, "self-revive")
    )


class Rally(Procedure, tag="corespace.rallying"):
    """The roll counts as an activation. (CS-ABILITY-09)"""

    figure: str

    def start(self, game: CoreSpace) -> Step:
        """With any hit it stands up, with as much health as hits. (CS-ABILITY-08)"""
        figure = figure_of(game, self.figure)
        dice = ability(game, figure, "self-revive")
        faces = roll_combat(game, player_of(figure), dice, "rally", figure.id)
        figure.acted = True
        game.tell(RallyRolled(figure.id, faces))
        hits = added_up(faces).hits
        if hits:
            figure.defeated, figure.prone, figure.rallied = False, False, True
            figure.health = min(hits, full_health(game, figure))
            game.tell(Rallied(figure.id, figure.health))
        return done()
