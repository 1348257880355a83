"""Missions of a captain alone, who need not wait to look at them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.kernel import NO_OPTIONS, Choice, Options, Procedure, Seat

from ..missions import ChooseMissions
from ..ships import Standpoint

if TYPE_CHECKING:
    from ...game import Xia


class Look(Choice, frozen=True, tag="xia.look"):
    """Look at the drawn missions, and choose among them."""


LOOK = Options((Look(),))


def offer_look(game: Xia, point: Standpoint) -> Options:
    """Offer a look at drawn missions before the turn is over. (XIA-SOLO-35)"""
    return LOOK if point.captain.drawn else NO_OPTIONS


def look(game: Xia, seat: Seat, choice: Look) -> Procedure:
    return ChooseMissions(seat)
