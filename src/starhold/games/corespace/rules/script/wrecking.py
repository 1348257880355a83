"""Objects that are destroyed, by whatever means the mission states. (CS-MISSION-06)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...events import Destroyed
from ...state import Thing
from ..figures import find_figure
from . import moments

if TYPE_CHECKING:
    from ...game import CoreSpace


def wreck(game: CoreSpace, thing: Thing, user: str = "") -> None:
    """Nothing can be done with it any more, and nobody aims at it."""
    thing.destroyed = True
    figure = find_figure(game, thing.id)
    if figure is not None:
        game.state.mission.figures.remove(figure)
    game.tell(Destroyed(thing.id))
    moments.was_destroyed(game, user, thing.id)
