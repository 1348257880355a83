"""What is always true of a mission."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

from starhold.geometry.square import NUMBERS

from ..content import Trader
from ..rules.after.stowage import places, room_at
from ..rules.crates import miscounted
from ..rules.crews import LARGEST, LEVELS, living
from ..rules.figures import AMMO, character_of, deck_chart
from ..rules.hostility import holes
from ..rules.kit import TRAY, space
from ..rules.movement import MOST, MoveAlong
from ..rules.script.objects import find_thing
from ..rules.walking import WalkFreely
from ..state import Crew, Figure

if TYPE_CHECKING:
    from ..game import CoreSpace


def faults(game: CoreSpace) -> Iterator[str]:
    mission = game.state.mission
    passing = {rule.figure for rule in game.stack if isinstance(rule, MoveAlong | WalkFreely)}
    for figure in mission.figures:
        yield from figure_faults(game, figure)
        is_thing = find_thing(game, figure.id) is not None
        if (
            figure.at
            and figure.id not in passing
            and not is_thing
            and not deck_chart(game).floor >> NUMBERS[figure.at] & 1
        ):
            yield f"{figure.id} stands on something at {figure.at}"
    standing = [figure.at for figure in mission.figures if figure.where == "deck" and figure.id not in passing]
    if len({*standing}) != len(standing):
        yield "two bases are on one square"
    if not 0 <= mission.pegs <= holes(game.content):
        yield f"there are {mission.pegs} pegs in the tracker"
    if mission.counter not in game.seats:
        yield f"seat {mission.counter} has the turn counter"
    yield from miscounted(game)
    yield from crew_faults(game)
    if game.state.campaign is not None:
        for crew in game.state.crews:
            yield from ship_faults(game, crew)


def crew_faults(game: CoreSpace) -> Iterator[str]:
    """Everybody in one crew, with what a class board has room for; deals between two that are there."""
    hired = Counter(member.board for crew in game.state.crews for member in crew.members)
    for board, times in hired.items():
        if times > 1:
            yield f"{board} is in {times} crews"
    for crew in game.state.crews:
        if len(living(crew)) > LARGEST:
            yield f"a crew has {len(living(crew))} traders"
        for member in crew.members:
            if any(not 1 <= each.level <= LEVELS for each in member.skills):
                yield f"{member.board} has learned more of a skill than there is"
            if member.points < 0:
                yield f"{member.board} has learned more than there are career points"
    for one, other in game.state.mission.deals:
        if not (one < other and {one, other} <= {*game.seats}):
            yield f"seats {one} and {other} have a deal"


def ship_faults(game: CoreSpace, crew: Crew) -> Iterator[str]:
    """A ship and its crew in a campaign: no debts, nothing beyond what there is room for, nothing for the dead."""
    content = game.content
    if crew.ua < 0:
        yield f"a crew has {crew.ua} UA"
    for system in content.systems:
        if not 0 <= crew.systems.get(system.id, 0) <= system.spaces:
            yield f"{system.id} has {crew.systems[system.id]} spaces filled"
    for upgrade, level in crew.upgrades.items():
        if not 1 <= level <= len(content.upgrade[upgrade].levels):
            yield f"{upgrade} has level {level}"
    for place in places(crew) if crew.sheet else ():
        if room_at(content, crew, place) < 0:
            yield f"there is more in {place} than it holds"
    for member in crew.members:
        if member.career > max(sum(content.trader[member.board].career), content.trader[member.board].career_points):
            yield f"{member.board} has more career points than spaces"
        if member.dead and (member.kit or member.worn):
            yield f"{member.board} is dead, and carries something"
        if member.held and not (member.held.missions or member.held.ua):
            yield f"{member.board} is kept away by nothing"


def figure_faults(game: CoreSpace, figure: Figure) -> Iterator[str]:
    board = character_of(game, figure)
    most_health, most_pegs = (
        (board.most_health, board.most_skill) if isinstance(board, Trader) else (board.health, board.skill)
    )
    if (figure.where == "deck") != bool(figure.at):
        yield f"{figure.id} is at {figure.at or 'no square'}, and yet {figure.where}"
    if not 0 <= figure.health <= most_health:
        yield f"{figure.id} has {figure.health} health"
    if not 0 <= figure.pegs <= most_pegs:
        yield f"{figure.id} has {figure.pegs} skill pegs"
    if not 0 <= figure.ammo <= AMMO:
        yield f"{figure.id} has {figure.ammo} ammo pegs"
    if figure.walked > MOST:
        yield f"{figure.id} has walked {figure.walked} squares in a round"
    if space(game, figure.tray) > TRAY and not figure.overfull:
        yield f"{figure.id} carries more than a tray holds"
    if figure.worn and game.content.token[figure.worn.face].kind != "armour":
        yield f"{figure.id} wears {figure.worn.name}"
