"""What a crew has brought home, as it takes it along to its next mission. (CS-MISFIRE-05, CS-ARMOUR-04)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from ..state import Fate, Member, MissionPlayed
from . import ending
from .after.stowage import place_for, put_in
from .campaign.sheet import sheet_of
from .crews import playing
from .figures import find_figure
from .joining import is_joined
from .kit import reveal, show_all
from .missions.objectives import has_met, pay
from .winning_over import part

if TYPE_CHECKING:
    from ..game import CoreSpace


def conclude(game: CoreSpace) -> None:
    """Write the line of a mission into the log; what objectives are worth is paid at once."""
    sheet, crews = sheet_of(game), playing(game)
    game.state.last_winners = tuple(seat for seat in ending.result(game).winners if seat in crews)
    met = any(has_met(game, seat) for seat in crews)
    for seat in crews:
        crew = game.state.crews[seat]
        crew.ua += pay(game, seat)
        crew.members = tuple(replace(member, fate=fate_of(game, member)) for member in crew.members)
    fates = {member.board: member.fate for seat in crews for member in game.state.crews[seat].members}
    home, left = (tuple(name for name, fate in fates.items() if fate == which) for which in ("home", "left"))
    sheet.log += (MissionPlayed(game.state.mission.id, game.state.last_winners, met, home, left),)
    part(game)
    game.state.mission.phase = "after"


def fate_of(game: CoreSpace, member: Member) -> Fate:
    """Whoever was dragged aboard is home as well. (CS-EXTRACT-01, CS-DRAG-06)"""
    figure = find_figure(game, member.board)
    if figure is None:
        return ""
    return "home" if figure.where == "aboard" else "left"


def stow(game: CoreSpace) -> None:
    """Tokens lie upright again: what was broken is repaired, and shields are charged. (CS-MISFIRE-05, CS-ARMOUR-04)

    All of it is shown: what a crew has on its ship lies open. What those who have joined carry aboard is the crew's as
    far as there is room; all else returns to the supply. (CS-EQUIP-08)
    """
    for seat in playing(game):
        crew = game.state.crews[seat]
        crew.members = tuple(stowed(game, member) for member in crew.members)
        guests = [figure for figure in ending.survivors(game, seat) if is_joined(game, figure)]
        crew.guests = tuple(guest.board for guest in guests)
        for guest in guests:
            for item in guest.tray:
                place = place_for(game.content, crew, game.content.token[item.face])
                if place is not None:
                    put_in(crew, place, reveal(game, guest, item).face)
    mission = game.state.mission
    mission.figures, mission.floor, mission.bag, mission.aside = [], [], [], []
    mission.crates = [replace(crate, items=()) for crate in mission.crates]


def stowed(game: CoreSpace, member: Member) -> Member:
    """A member with what lies in its tray and on its shoulders."""
    figure = find_figure(game, member.board)
    if figure is None or member.dead:
        return member
    show_all(game, figure)
    worn = figure.worn.face if figure.worn else ""
    return replace(member, kit=tuple(item.face for item in figure.tray), worn=worn)
