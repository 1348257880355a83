"""A weapon on top of a full tray, which has to go when its owner is no longer near. (CS-SK-CLOSE-05)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.kernel import Procedure, Step, ask, done, goto

from ...choices import Drop
from ...content import Npc
from ...events import Dropped
from ...state import Figure
from ..answers import in_order
from ..contact import are_engaged
from ..figures import character_of, find_figure, player_of
from ..kit import SLOT, TRAY, each_name, lay_down, lose, space

if TYPE_CHECKING:
    from ...game import CoreSpace


def is_overfull(game: CoreSpace, figure: Figure) -> bool:
    """True if somebody carries more than there is room for. (CS-EQUIP-07, CS-JOIN-13)"""
    if isinstance(character_of(game, figure), Npc):
        return len(figure.tray) > SLOT
    return space(game, figure.tray) > TRAY


def has_to_drop(game: CoreSpace) -> Figure | None:
    """Somebody whose time with a full tray is over."""
    for figure in game.state.mission.figures:
        if figure.overfull:
            other = find_figure(game, figure.overfull)
            if other is None or figure.where != "deck" or not are_engaged(game, figure, other):
                return figure
    return None


class MakeRoom(Procedure, tag="corespace.make-room"):
    """Drop something, until the tray holds the rest. (CS-SK-CLOSE-05)"""

    figure: str

    def start(self, game: CoreSpace) -> Step:
        figure = find_figure(game, self.figure)
        if figure is None:
            return done()
        if figure.where != "deck" or not is_overfull(game, figure):
            figure.overfull = ""
            return done()
        return ask(player_of(figure), in_order(Drop(name) for name in each_name(figure.tray)), then=self.drop)

    def drop(self, game: CoreSpace, choice: Drop) -> Step:
        figure = find_figure(game, self.figure)
        assert figure is not None, "it was there when it was asked"
        item = lose(figure, choice.token)
        lay_down(game, item, figure.at)
        game.tell(Dropped(figure.id, item.name, figure.at))
        return goto(self.start)
