"""Places for cubes and relics, and cubes that leave: out of the way of ice, and of relics still to be found."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.games.xia.board.fates import Fate, fates, with_piece, without_cube
from starhold.games.xia.choices import Fit, Lift, Stow
from starhold.games.xia.rules.placing import relics_to_dig_for, spaces_of

from .answer import Answer

if TYPE_CHECKING:
    from starhold.games.xia.board.holds import Cell, Hold

    from ..situation import Situation

FAR_OFF = 99
"""The freezes until ice gets where it never does."""


def stow(situation: Situation) -> Answer:
    """Not onto a space that freezes with this turn; then where relics have room, far from the ice, in a pod."""
    hold = situation.me.hold
    places = [option for option in situation.options if isinstance(option, (Fit, Stow))]
    found = _fates(situation, [(spaces_of(place), with_piece(hold, spaces_of(place))) for place in places])

    def worth(number: int) -> tuple[bool, int, int, bool]:
        fate = found[number]
        return _freezes(fate) > 1, fate.relics, _freezes(fate), bool(fate.pod)

    return Answer(places[max(range(len(places)), key=worth)], "stowing it where it is safe")


def let_go(situation: Situation) -> Answer:
    """The cube that is in the way of a relic, or the next to freeze."""
    hold = situation.me.hold
    cubes = [option for option in situation.options if isinstance(option, Lift)]
    found = _fates(situation, [((cube.cell,), without_cube(hold, cube.cell)) for cube in cubes])

    def worth(number: int) -> tuple[int, int, bool]:
        fate = found[number]
        return fate.relics, -_freezes(fate), not fate.pod

    return Answer(cubes[max(range(len(cubes)), key=worth)], "keeping what is safer")


def _fates(situation: Situation, changes: list[tuple[tuple[Cell, ...], Hold]]) -> list[Fate]:
    me, content = situation.me, situation.content
    return fates(content, content.ship[me.ship], me.hold, relics_to_dig_for(situation.game), changes)


def _freezes(fate: Fate) -> int:
    return FAR_OFF if fate.frost is None else fate.frost
