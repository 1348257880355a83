"""Minor actions: what may be done in the middle of a move without ending it. (XIA-TURN-09, XIA-TURN-11)"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeAlias

from starhold.kernel import Choice, Options, Procedure, Seat

from .. import choices
from . import cargo, harpoon, missions, tokens
from .ships import Standpoint

if TYPE_CHECKING:
    from ..game import Xia

Taking: TypeAlias = Callable[["Xia", Seat, Any], Procedure | None]  # each takes its own kind of choice
"""Begin what was chosen: a procedure if it can pause, nothing if it is done already."""

TAKING: dict[type[Choice], Taking] = {
    choices.Collect: cargo.collect,
    choices.Jettison: cargo.jettison,
    choices.CollectToken: tokens.collect,
    choices.Draw: missions.draw,
    choices.Abort: missions.abort,
    choices.UseAbility: harpoon.use,
}


def offered(game: Xia, point: Standpoint) -> tuple[Options, ...]:
    """In parts, because they are always part of something more."""
    return cargo.offer_minor(game, point), tokens.offer_minor(game, point), missions.offer_minor(game, point)


def take(game: Xia, seat: Seat, choice: Choice) -> Procedure | None:
    return TAKING[type(choice)](game, seat, choice)
