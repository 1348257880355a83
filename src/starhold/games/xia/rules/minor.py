"""Minor actions: what may be done in the middle of a move without ending it. (XIA-TURN-09, XIA-TURN-11)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.kernel import Choice, Options, Procedure, Seat

from .. import choices
from . import adrift, harpoon, missions, tokens
from .rulebook import Taking
from .ships import Standpoint

if TYPE_CHECKING:
    from ..game import Xia

TAKING: dict[type[Choice], Taking] = {
    choices.Collect: adrift.collect,
    choices.Jettison: adrift.jettison,
    choices.CollectToken: tokens.collect,
    choices.Draw: missions.draw,
    choices.Abort: missions.abort,
    choices.UseAbility: harpoon.use,
}


def offered(game: Xia, point: Standpoint) -> list[Options]:
    """In parts, because they are always part of something more."""
    return [offers(game, point) for offers in game.rules.minor]


def take(game: Xia, seat: Seat, choice: Choice) -> Procedure | None:
    return game.rules.taking_minor[type(choice)](game, seat, choice)
