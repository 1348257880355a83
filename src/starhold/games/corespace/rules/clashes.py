"""Who is about to attack whom when somebody is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from .assault import Assault
from .opportunity import Opportunity
from .pushes import KnockingBack
from .shooting import Shooting
from .skills.windows import Window

if TYPE_CHECKING:
    from ..game import CoreSpace


class Clash(Struct, frozen=True):
    figure: str
    """The one who attacks, pushes, follows or reacts, or could."""
    other: str
    """Nobody for a reaction to nothing in particular."""


def clash_of(game: CoreSpace) -> Clash | None:
    """The attack that the present question is about; None if it is about none."""
    match game.stack[-1] if game.stack else None:
        case Opportunity(waiting=[striker, *_], victim=victim):
            return Clash(striker, victim)
        case Assault(attacker=attacker, target=target) if attacker:
            return Clash(attacker, target)
        case Window(openings=[opening, *_]):
            return Clash(opening.figure, opening.other)
        case Shooting(attacker=attacker, target=target):
            return Clash(attacker, target)
        case KnockingBack(pusher=pusher, target=target, stage="knock_back"):
            return Clash(target, pusher)
        case KnockingBack(pusher=pusher, target=target):
            return Clash(pusher, target)
    return None
