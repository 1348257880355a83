"""What a crew has brought home, as it takes it along to its next mission. (CS-MISFIRE-05, CS-ARMOUR-04)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from ..state import Figure, Member

if TYPE_CHECKING:
    from ..game import CoreSpace


def stow(game: CoreSpace) -> None:
    """Tokens lie upright again: what was broken is repaired, and shields are charged."""
    aboard = {figure.id: figure for figure in game.state.mission.figures if figure.where == "aboard"}
    for crew in game.state.crews:
        crew.members = tuple(stowed(member, aboard.get(member.board)) for member in crew.members)


def stowed(member: Member, figure: Figure | None) -> Member:
    """A member with what lies in its tray and on its shoulders; whoever is not back has nothing, for now."""
    if member.stays:
        return member
    items = () if figure is None else (*figure.tray, *((figure.worn,) if figure.worn else ()))
    return replace(member, kit=tuple(item.face for item in items))
