"""Things on the table that the answers of a captain alone point at.

Places for sectors are named by their centres, `beyond 5,-3`, edges by the sector, `edge azure 2`; besides, there are
the turns of the sector in hand, `turn 3`, and the chairs around the table, `chair 1`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.games.common.by_kind import Teller, named
from starhold.kernel import Choice, Seat

from .arranging import LaySector, TurnSector
from .entering import SitDown
from .expanse import Expand

if TYPE_CHECKING:
    from ...game import Xia


def edge(_game: Xia, _seat: Seat, choice: Expand) -> str:
    return f"edge {choice.sector} {choice.side}"


TARGETS: dict[type[Choice], Teller[str | None]] = {
    LaySector: named("beyond", "at"),
    TurnSector: named("turn", "sixths"),
    Expand: edge,
    SitDown: named("chair", "place"),
}
