"""The conditions on behaviour cards. Most of them are about the captain. (XIA-SOLO-25)"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from ....board.holds import hull
from ....board.sites import is_starport
from ....state import Npc
from ...npcs.targets import is_near
from ...ships import card_of, has_bounty
from ..table import ALONE, table
from .words import Conditions, Moment

if TYPE_CHECKING:
    from ....game import Xia


class Test(NamedTuple):
    """A test of a condition, for an NPC and the number on its card."""

    holds: Callable[[Xia, Npc, int], bool]
    takes_number: bool = False


def is_outlaw(game: Xia, npc: Npc, number: int) -> bool:
    return has_bounty(game, game.state.captains[ALONE])


def is_laden(game: Xia, npc: Npc, number: int) -> bool:
    return bool(game.state.captains[ALONE].hold.cubes)


def is_hurt(game: Xia, npc: Npc, number: int) -> bool:
    """True if half of the hull is damaged."""
    captain = game.state.captains[ALONE]
    spaces = hull(game.content, game.content.ship[captain.ship], captain.hold)
    return 2 * len(captain.hold.damage) >= len(spaces)


def is_nearby(game: Xia, npc: Npc, number: int) -> bool:
    return is_near(game, npc, game.state.captains[ALONE], number)


def is_docked(game: Xia, npc: Npc, number: int) -> bool:
    """True if the captain is on a planet or in the Kiln."""
    at = game.state.captains[ALONE].at
    return at is not None and is_starport(game.chart.spaces[at])


def is_wounded(game: Xia, npc: Npc, number: int) -> bool:
    """True if the NPC has taken half the damage that destroys it."""
    return 2 * npc.damage >= card_of(game, npc).to_kill


def is_loaded(game: Xia, npc: Npc, number: int) -> bool:
    return npc.load is not None


def is_leading(game: Xia, npc: Npc, number: int) -> bool:
    """True if the NPCs have more fame. What the captain has not claimed does not count."""
    return table(game).fame > game.state.captains[ALONE].fame


def is_behind(game: Xia, npc: Npc, number: int) -> bool:
    return table(game).fame < game.state.captains[ALONE].fame


CONDITIONS: dict[str, Test] = {
    "outlaw": Test(is_outlaw),
    "laden": Test(is_laden),
    "hurt": Test(is_hurt),
    "near": Test(is_nearby, takes_number=True),
    "docked": Test(is_docked),
    "wounded": Test(is_wounded),
    "loaded": Test(is_loaded),
    "leading": Test(is_leading),
    "behind": Test(is_behind),
}


def which_hold(at: Moment, conditions: Conditions) -> str | None:
    """The first word of the group that holds, nothing where nothing is asked for; None if no group does."""
    if not conditions:
        return ""
    for group in conditions:
        if all(CONDITIONS[each.word].holds(at.game, at.npc, each.number) for each in group):
            return group[0].word
    return None
