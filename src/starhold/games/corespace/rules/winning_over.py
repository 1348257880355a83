"""Traders who are talked into another crew for the rest of a mission. (CS-SK-CUNNING-13..14)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.kernel import Seat

from ..events import ContentsSeen, Joined, LeftCrew
from ..state import Figure, Lasting
from .figures import player_of
from .rummaging import also_known
from .skills.lasting import ends, old_crew
from .taking_over import set_free

if TYPE_CHECKING:
    from ..game import CoreSpace

ALWAYS = 1 << 10
"""A round that no mission comes to."""


def win_over(game: CoreSpace, figure: Figure, seat: Seat) -> None:
    """(CS-SK-CUNNING-13)"""
    old = old_crew(figure)
    home = player_of(figure) if old is None else old
    ends(figure, "won-over")
    if seat != home:
        figure.lasting = (*figure.lasting, Lasting("won-over", ALWAYS, home))
    game.tell(Joined(figure.id, seat, "CS-SK-CUNNING-13"))
    belong_to(game, figure, seat)


def belong_to(game: CoreSpace, figure: Figure, seat: Seat) -> None:
    """Their crew sees what they carry, and no other does. (CS-EQUIP-08)"""
    figure.crew = seat
    if not all(item.is_known(seat) for item in figure.tray):
        figure.tray = tuple(also_known(item, seat) for item in figure.tray)
        game.tell(ContentsSeen(tuple(sorted(item.name for item in figure.tray)), audience=(seat,)))


def go_back(game: CoreSpace, figure: Figure) -> None:
    """(CS-SK-CUNNING-14)"""
    game.tell(LeftCrew(figure.id, player_of(figure)))
    go_home(game, figure)


def part(game: CoreSpace) -> None:
    """The mission is over, and with it all that has changed sides in it. (CS-SK-CUNNING-13, CS-SK-TECH-15)"""
    set_free(game)
    for figure in game.state.mission.figures:
        go_home(game, figure)


def go_home(game: CoreSpace, figure: Figure) -> None:
    """The mission is over for whoever was won over, or they have changed their mind. (CS-SK-CUNNING-13..14)"""
    old = old_crew(figure)
    if old is not None:
        ends(figure, "won-over")
        belong_to(game, figure, old)
