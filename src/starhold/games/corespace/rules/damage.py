"""Damage: health, and those who go down. (CS-RESOLVE-06..10, CS-DEFEAT-01, CS-DEFEAT-05)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.geometry.square import NAMES, NUMBERS, Square, numbers_in
from starhold.geometry.strides import levels

from ..board.chart import Footing
from ..content import Trader
from ..events import Defeated, Hurt, KillPointTaken, Unhurt
from ..state import Figure, Opening
from . import kit
from .figures import character_of, deck_chart, taken
from .npcs.boards import LIVE_ONE
from .script import moments
from .script.objects import find_thing
from .script.wrecking import wreck
from .skills.lasting import is_unharmed
from .skills.openings import notice
from .taking_over import set_free

if TYPE_CHECKING:
    from ..game import CoreSpace


def harm(game: CoreSpace, figure: Figure, damage: int, by: Figure | None = None) -> None:
    """Each hit is a damage; nobody falls below nought.

    (CS-RESOLVE-06..08, CS-RESOLVE-10, CS-SK-ENDURANCE-14)
    """
    if not damage:
        return
    if is_unharmed(figure):
        game.tell(Unhurt(figure.id))
        return
    figure.health = max(0, figure.health - damage)
    game.tell(Hurt(figure.id, damage, figure.health))
    if figure.health:
        return
    game.tell(Defeated(figure.id))
    moments.was_defeated(game, figure)
    if isinstance(character_of(game, figure), Trader):
        lay_down(game, figure)
    else:
        remove(game, figure)
        award_kill_point(game, figure, by)


def award_kill_point(game: CoreSpace, fallen: Figure, by: Figure | None) -> None:
    """There is one counter, for the first trader who brings down a Live One. (CS-LIVEONE-01..02)"""
    mission = game.state.mission
    if fallen.board != LIVE_ONE or mission.live_one_slain_by or by is None or by.crew is None:
        return
    if isinstance(character_of(game, by), Trader):
        mission.live_one_slain_by = by.id
        game.tell(KillPointTaken(by.id))


def lay_down(game: CoreSpace, figure: Figure) -> None:
    """A defeated trader lies there, or beside whoever or whatever is there already. (CS-RESOLVE-07, CS-DEFEAT-01)"""
    figure.defeated = True
    set_free(game, figure.id)
    notice(game, Opening("defeated", figure.id))
    free = deck_chart(game).floor & ~taken(game, besides=figure.id)
    if figure.at and not free >> NUMBERS[figure.at] & 1:
        figure.at = nearest_free(game, figure.at)


def nearest_free(game: CoreSpace, at: Square) -> Square:
    """The free square with the fewest steps from another one, the first in reading order."""
    chart = deck_chart(game)
    free = chart.floor & ~taken(game)
    near = (level & free for level in levels(chart.strides(Footing()), 1 << NUMBERS[at]))
    return next((NAMES[next(numbers_in(found))] for found in near if found), at)


def remove(game: CoreSpace, figure: Figure) -> None:
    """An NPC is gone for good, and what it carried lies where it fell. (CS-RESOLVE-08..09, CS-DEFEAT-05)"""
    for item in figure.tray:
        kit.lay_down(game, item, figure.at)
    thing = find_thing(game, figure.id)
    if thing is not None:
        wreck(game, thing)
    else:
        game.state.mission.figures.remove(figure)
