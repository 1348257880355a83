"""Who is about to attack whom when somebody is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from .assault import Assault
from .opportunity import Opportunity
from .pushes import KnockingBack
from .shooting import Shooting

if TYPE_CHECKING:
    from ..game import CoreSpace


class Clash(Struct, frozen=True):
    figure: str
    """Who attacks, pushes or follows, or could."""
    other: str


def clash_of(game: CoreSpace) -> Clash | None:
    """The attack that the present question is about; None if it is about none."""
    match game.stack[-1] if game.stack else None:
        case Opportunity(waiting=[striker, *_], victim=victim):
            return Clash(striker, victim)
        case Assault(attacker=attacker, target=target) if attacker:
            return Clash(attacker, target)
        case Shooting(attacker=attacker, target=target):
            return Clash(attacker, target)
        case KnockingBack(pusher=pusher, target=target, stage="knock_back"):
            return Clash(target, pusher)
        case KnockingBack(pusher=pusher, target=target):
            return Clash(pusher, target)
    return None
