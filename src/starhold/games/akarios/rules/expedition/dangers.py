"""What stress brings upon a pilot on foot who has too much of it already. (AKA-WORLD-12..13)"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from starhold.games.common.by_kind import Teller
from starhold.kernel import Choice, Risk, Risks, Seat

from ..campaign.squad import squad_of
from .attempting import Assign, RollAgain
from .condition import bearable
from .ground import walker_of

if TYPE_CHECKING:
    from ...game import Akarios


def of_straining(game: Akarios, pilot: str, stress: int) -> Risks:
    """(AKA-IRONMAN-06)"""
    if stress <= bearable(walker_of(game, pilot)):
        return ()
    return (Risk("killed" if squad_of(game).ironman else "fainted"),)


def of_rolling_again(game: Akarios, seat: Seat, choice: RollAgain) -> Risks:
    return of_straining(game, choice.pilot, 1)


def of_assigning(game: Akarios, seat: Seat, choice: Assign) -> Risks:
    return of_straining(game, choice.pilot, choice.stress)


ON_FOOT: Mapping[type[Choice], Teller[Risks]] = {RollAgain: of_rolling_again, Assign: of_assigning}
