"""The deal for a captain alone: first sectors, the top of the stack, credits."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.games.common.piles import redeal_pile
from starhold.kernel import Viewer

from ...state import Solo, XiaState
from .table import ALONE, table

if TYPE_CHECKING:
    from ...game import Xia

LEAST_SECTORS = 4
LEAST_SPAWN_POINTS = 2
NEVER_AT_FIRST = "xia"
"""The sector that is shuffled back if it is revealed first."""
HOMES = ("kemplar-ii", "loath")
"""The sectors with which the Enforcer and the Scoundrel come."""
MIXED_IN = 5
"""The number of other sectors these are mixed with."""


def lay_table(game: Xia, state: XiaState) -> None:
    """Lay out the sectors and credits of a game alone. (XIA-SOLO-01, XIA-SOLO-03, XIA-SOLO-06)"""
    mode = game.content.mode[game.options.solo]
    revealed = reveal_first(game, state)
    missing = [home for home in HOMES if home in state.stack]
    below = put_on_top(game, state.stack, missing)
    state.solo = Solo(side=mode.side, unlaid=tuple(revealed), below=below)
    state.starts = ()
    state.captains[ALONE].credits = mode.credits


def reveal_first(game: Xia, state: XiaState) -> list[str]:
    """Reveal sectors of the stack until there are enough of them, and enough Spawn Points. (XIA-SOLO-01)"""
    laid = [placed.sector for placed in state.board.placed]
    revealed: list[str] = []
    while set(state.stack) - {NEVER_AT_FIRST} and not is_enough(game, [*laid, *revealed]):
        sector = state.stack.pop()
        if sector == NEVER_AT_FIRST:
            state.stack.insert(0, sector)
            game.shuffle(state.stack)
        else:
            revealed.append(sector)
    return revealed


def is_enough(game: Xia, sectors: list[str]) -> bool:
    spawn_points = [sector for sector in sectors if game.content.sector[sector].spawn]
    return len(sectors) >= LEAST_SECTORS and len(spawn_points) >= LEAST_SPAWN_POINTS


def put_on_top(game: Xia, stack: list[str], missing: list[str]) -> int:
    """Mix these sectors with some others, and lay all of them on top: how many are left below. (XIA-SOLO-03)"""
    if not missing:
        return len(stack)
    others = [sector for sector in stack if sector not in missing]
    mixed = [*missing, *others[-MIXED_IN:]]
    game.shuffle(mixed)
    stack[:] = [*others[:-MIXED_IN], *mixed]
    return len(stack) - len(mixed)


def bring_up(game: Xia, sector: str) -> None:
    """Lay a sector on top of the stack, if it is still in it: it is the next one to be revealed. (XIA-CAMPAIGN-02)"""
    stack, solo = game.state.stack, table(game)
    if sector in stack:
        place = stack.index(sector)
        stack.append(stack.pop(place))
        solo.below -= place < solo.below


def redeal_stack(game: Xia, viewer: Viewer) -> None:
    """Deal the stack again: missing homes stay among the sectors mixed with them, all others lie anywhere."""
    stack, below = game.state.stack, table(game).below
    missing = [home for home in HOMES if home in stack]
    others = [sector for sector in stack if sector not in missing]
    redeal_pile(game, others)
    mixed = [*missing, *others[below:]]
    redeal_pile(game, mixed)
    stack[:] = [*others[:below], *mixed]
