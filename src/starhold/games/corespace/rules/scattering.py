"""Things that scatter. (CS-SCATTER-01..02)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.geometry.square import Square, Wind
from starhold.kernel import Procedure, Step, done

from ..board.chart import Footing
from ..board.ways import winds_open
from ..events import Scattered
from ..state import Loose
from .dice import roll_arrow, roll_number
from .figures import covered, deck_chart, on_deck

if TYPE_CHECKING:
    from ..game import CoreSpace


class Scatter(Procedure, tag="corespace.scatter"):
    """A token on the floor scatters: a number of inches, along an arrow."""

    token: str
    at: Square

    def start(self, game: CoreSpace) -> Step:
        mission = game.state.mission
        rolled = roll_number(game, mission.counter, "scatter", self.token)
        wind = roll_arrow(game, mission.counter, "scatter", self.token)
        to = scattered_to(game, self.at, wind, rolled)
        loose = next(each for each in mission.floor if (each.item.name, each.at) == (self.token, self.at))
        mission.floor.remove(loose)
        mission.floor.append(Loose(loose.item, to))
        game.tell(Scattered(self.token, wind, rolled, to))
        return done()


def scattered_to(game: CoreSpace, at: Square, wind: Wind, inches: int) -> Square:
    """Where something comes to lie: before the first wall, model or obstruction in its way. (CS-SCATTER-02)"""
    models = covered(figure for figure in on_deck(game) if not figure.defeated)
    steps = deck_chart(game).strides(Footing(barred=models))
    for _ in range(inches):
        on = dict(winds_open(steps, at)).get(wind)
        if on is None:
            break
        at = on
    return at
