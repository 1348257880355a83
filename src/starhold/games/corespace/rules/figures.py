"""Who is there: figures by name and place, and the squares that they take."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from starhold.geometry.ruler import Base
from starhold.geometry.square import NUMBERS, Square
from starhold.kernel import Seat

from ..board.chart import Chart, chart_of
from ..content import AbilityKind, CoreSpaceContent, Family, LastingKind, MissionPage, Npc, Trader
from ..state import CampaignSheet, Crew, Figure, Item, Member
from .crews import actions_of, health_of, level_at, skill_of, taking_part
from .notes import notes_on

if TYPE_CHECKING:
    from ..game import CoreSpace


GROUND: dict[Square, int] = {square: 1 << number for square, number in NUMBERS.items()}
BASES: dict[Square, Base] = {square: Base(number) for square, number in NUMBERS.items()}
"""The bases on all squares, made once."""

AMMO = 7
"""The pegs of a full ammo track. (CS-SETUP-22)"""


def set_out(content: CoreSpaceContent, seat: Seat, crew: Crew) -> Iterator[Figure]:
    """The traders of a crew who take part. (CS-SETUP-18, CS-SETUP-20, CS-SETUP-22..23)"""
    for member in taking_part(crew):
        yield figure_for(content, seat, member)


def figure_for(content: CoreSpaceContent, seat: Seat, member: Member) -> Figure:
    """A trader with all their pegs. (CS-SETUP-18, CS-SETUP-20, CS-SETUP-22)"""
    board = content.trader[member.board]
    level = level_at(board, member.career)
    health, pegs = health_of(board, level), skill_of(board, level)
    kit, worn = tuple(map(Item, member.kit)), Item(member.worn) if member.worn else None
    return Figure(board.id, board.id, seat, level=level, health=health, pegs=pegs, ammo=AMMO, tray=kit, worn=worn)


def full_health(game: CoreSpace, figure: Figure) -> int:
    """The health of whoever is well."""
    board = character_of(game, figure)
    return health_of(board, figure.level) if isinstance(board, Trader) else board.health


def skill_stat(game: CoreSpace, figure: Figure) -> int:
    """The SKILL of whoever has all their pegs; an NPC has what its board says."""
    board = character_of(game, figure)
    return skill_of(board, figure.level) if isinstance(board, Trader) else board.skill


def actions_stat(game: CoreSpace, figure: Figure) -> int:
    """The actions of an activation. (CS-TRADER-01)"""
    board = character_of(game, figure)
    return actions_of(board, figure.level) if isinstance(board, Trader) else board.actions


def find_figure(game: CoreSpace, name: str) -> Figure | None:
    """The figure of that name; None if it is gone."""
    for figure in game.state.mission.figures:
        if figure.id == name:
            return figure
    return None


def figure_of(game: CoreSpace, name: str) -> Figure:
    found = find_figure(game, name)
    assert found is not None, f"{name} is gone"
    return found


def traders_of(game: CoreSpace, seat: Seat) -> list[Figure]:
    return [figure for figure in game.state.mission.figures if figure.crew == seat]


def player_of(figure: Figure) -> Seat:
    """The seat that decides for a figure of a crew."""
    assert figure.crew is not None, "the rules decide for NPCs"
    return figure.crew


def on_deck(game: CoreSpace) -> list[Figure]:
    notes = notes_on(game)
    if notes is None:
        return [figure for figure in game.state.mission.figures if figure.where == "deck"]
    if notes.people is None:
        notes.people = [figure for figure in game.state.mission.figures if figure.where == "deck"]
    return notes.people


def defeated_on(game: CoreSpace) -> list[Figure]:
    """Those who lie defeated on the deck."""
    notes = notes_on(game)
    if notes is None:
        return [figure for figure in on_deck(game) if figure.defeated]
    if notes.fallen is None:
        notes.fallen = [figure for figure in on_deck(game) if figure.defeated]
    return notes.fallen


def character_of(game: CoreSpace, figure: Figure) -> Trader | Npc:
    """The character board of a figure."""
    return game.content.character[figure.board]


def family_of(game: CoreSpace, figure: Figure) -> Family | None:
    """The family of an NPC; None for who belongs to a crew."""
    return None if figure.crew is not None else game.content.npc[figure.board].family


def is_machine(game: CoreSpace, figure: Figure) -> bool:
    """True for an object that can be a target, and nothing else. (CS-MISSION-06)"""
    return family_of(game, figure) == "machine"


def is_captain(game: CoreSpace, figure: Figure) -> bool:
    board = character_of(game, figure)
    return isinstance(board, Trader) and board.captain


def ability(game: CoreSpace, figure: Figure, kind: AbilityKind) -> int:
    """The number in an icon of a character, 0 if it is not there."""
    return game.content.icons[figure.board].get(kind, 0)


def has_ability(game: CoreSpace, figure: Figure, kind: AbilityKind) -> bool:
    return kind in game.content.icons[figure.board]


def has_lasting(figure: Figure, kind: LastingKind) -> bool:
    return bool(figure.lasting) and any(lasting.kind == kind for lasting in figure.lasting)


def page_of(game: CoreSpace) -> MissionPage:
    """The page of the mission, in a campaign with the rules that it has there."""
    sheet = game.state.campaign
    return game.content.mission[game.state.mission.id] if sheet is None else page_at(game.content, sheet)


def page_at(content: CoreSpaceContent, sheet: CampaignSheet) -> MissionPage:
    return content.campaign_pages[sheet.id, sheet.stage]


def deck_chart(game: CoreSpace) -> Chart:
    return chart_of(game.content, game.state.mission.deck)


def base_of(figure: Figure) -> Base:
    """The base of a figure on the deck."""
    return BASES[figure.at]


def covered(figures: Iterable[Figure]) -> int:
    """The squares under these figures."""
    found = 0
    for figure in figures:
        found |= GROUND[figure.at]
    return found


def ground_of(figure: Figure) -> int:
    """The squares under a figure."""
    return GROUND[figure.at]


def taken(game: CoreSpace, besides: str = "") -> int:
    """The squares on which no move can end, because somebody stands or lies there. (CS-MOVE-08, CS-DEFEAT-04)"""
    return covered([figure for figure in on_deck(game) if figure.id != besides])
