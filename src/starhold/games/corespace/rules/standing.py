"""STAND UP. (CS-PRONE-01..04)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.kernel import Choice, Options

from ..choices import StandUp
from ..events import StoodUp
from ..state import Figure

if TYPE_CHECKING:
    from ..game import CoreSpace

STAND = Options((StandUp(),))
"""All that the prone can do. (CS-PRONE-01, CS-PRONE-04)"""


def stand_up(game: CoreSpace, figure: Figure, _choice: Choice = STAND.legal[0]) -> None:
    figure.prone = False
    game.tell(StoodUp(figure.id))
