"""What a crew has brought home, as it takes it along to its next mission. (CS-MISFIRE-05, CS-ARMOUR-04)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from ..state import Crew, Fate, Figure, Member, MissionPlayed
from . import ending
from .campaign.sheet import sheet_of
from .crews import playing
from .figures import find_figure
from .kit import SPACE
from .missions.objectives import has_met, pay

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
    game.state.mission.phase = "after"


def fate_of(game: CoreSpace, member: Member) -> Fate:
    """(CS-EXTRACT-01, CS-WIN-01)"""
    figure = find_figure(game, member.board)
    if figure is None:
        return ""
    return "home" if figure.where == "aboard" and not figure.defeated else "left"


def is_member(game: CoreSpace, figure: Figure) -> bool:
    """True for the traders of a crew, and not for whoever has joined it on the deck."""
    return any(member.board == figure.id for crew in game.state.crews for member in crew.members)


def stow(game: CoreSpace) -> None:
    """Tokens lie upright again: what was broken is repaired, and shields are charged. (CS-MISFIRE-05, CS-ARMOUR-04)

    What NPCs who have joined carry aboard goes into the hold as far as there is room; all else returns to the supply.
    """
    for seat in playing(game):
        crew = game.state.crews[seat]
        crew.members = tuple(stowed(game, member) for member in crew.members)
        for figure in ending.survivors(game, seat):
            if not is_member(game, figure):
                store(game, crew, tokens_of(figure))
    mission = game.state.mission
    mission.figures, mission.floor, mission.bag = [], [], []
    mission.crates = [replace(crate, items=()) for crate in mission.crates]


def stowed(game: CoreSpace, member: Member) -> Member:
    """A member with what lies in its tray and on its shoulders."""
    figure = find_figure(game, member.board)
    return member if figure is None or member.dead else replace(member, kit=tokens_of(figure))


def tokens_of(figure: Figure) -> tuple[str, ...]:
    return tuple(item.face for item in (*figure.tray, *((figure.worn,) if figure.worn else ())))


def store(game: CoreSpace, crew: Crew, tokens: tuple[str, ...]) -> None:
    for token in tokens:
        if SPACE[game.content.token[token].size] <= hold_left(game, crew):
            crew.hold = (*crew.hold, token)


def hold_left(game: CoreSpace, crew: Crew) -> int:
    """The small tokens for which a ship's hold still has room. (CS-TRADE-09)"""
    return game.content.ship[game.content.crew[crew.sheet].ship].hold - sum(
        SPACE[game.content.token[token].size] for token in crew.hold
    )
