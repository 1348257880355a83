"""What pages of the story have brought, in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from starhold.games.common.wording import counted, listed

from ..content.story import Bringing, Commission, Hand, Pay, Recruit, Stock, Teach
from .names import Names
from .sentences.campaign import GAINED


def gained(names: Names, brought: Sequence[Bringing], bonus: int) -> str:
    """What is counted first, then what has a name; the bonus is in credits."""
    credits_ = bonus + sum(each.amount for each in brought if isinstance(each, Pay) and each.amount > 0)
    points = sum(each.amount for each in brought if isinstance(each, Teach))
    supply = sum(each.amount for each in brought if isinstance(each, Stock))
    gains = [
        *([counted(credits_, "credit")] if credits_ else []),
        *([counted(points, "skill point")] if points else []),
        *([f"{supply} supply"] if supply > 0 else []),
        *dict.fromkeys(name for each in brought for name in named(names, each)),
    ]
    return GAINED.format(gains=listed(gains)) if gains else ""


def named(names: Names, bringing: Bringing) -> Iterator[str]:
    match bringing:
        case Hand(card=id_) | Recruit(pilot=id_):
            yield names.things[id_]
        case Commission(ship=ship):
            yield names.ships[ship]
