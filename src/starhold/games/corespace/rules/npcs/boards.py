"""The figures on NPC boards; the Purge have a charged side. (CS-NPC-STAT-01..04, CS-PURGE-ARRIVAL-06)"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from ...content import Family, MissionPage, Npc, NpcFamily
from ...state import Figure
from ..figures import character_of

if TYPE_CHECKING:
    from ...game import CoreSpace


LIVE_ONE = "live-one"


def npc_of(game: CoreSpace, figure: Figure) -> Npc:
    board = character_of(game, figure)
    assert isinstance(board, Npc), "traders have other boards"
    return board


def families_in_use(game: CoreSpace, page: MissionPage) -> tuple[Family, ...]:
    """The types of NPCs that take part: those of the mission, and those on which the players have agreed.

    (CS-SETUP-08, CS-MISSION-01)
    """
    options = game.options
    agreed = {"ganger": options.gangers, "corps": options.corps, "security": options.security}
    asked = {*page.families, *(family for family, is_in in agreed.items() if is_in)}
    return tuple(cast(Family, family) for family in game.content.family if family in asked)


def is_driven_by_chart(game: CoreSpace, figure: Figure) -> bool:
    """True if the rules move it by the chart; machines have no turns. (CS-NPC-ORDER-02, CS-NPC-ORDER-08)"""
    family = None if figure.crew is not None else game.content.family.get(npc_of(game, figure).family)
    return family is not None and family.acts == "chart"


def close_dice(game: CoreSpace, figure: Figure) -> int:
    """(CS-NPC-STAT-02)"""
    board = npc_of(game, figure)
    return board.charged.close if board.charged and game.state.mission.charged else board.close


def ranged_dice(game: CoreSpace, figure: Figure) -> int:
    """(CS-NPC-STAT-03)"""
    board = npc_of(game, figure)
    return board.charged.ranged if board.charged and game.state.mission.charged else board.ranged


def armour_of(game: CoreSpace, figure: Figure) -> int:
    """(CS-NPC-STAT-04)"""
    board = npc_of(game, figure)
    return board.charged.armour if board.charged and game.state.mission.charged else board.armour


def family_record(game: CoreSpace, figure: Figure) -> NpcFamily:
    return game.content.family[npc_of(game, figure).family]
