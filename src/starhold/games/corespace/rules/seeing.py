"""Who sees whom on the deck. (CS-LOS-01..07, CS-COVER-01..06, CS-RANGE-01..03, CS-AIRLOCK-06, CS-ABILITY-13)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.geometry.ruler import Base

from ..board.chart import Chart
from ..board.sight import Sight, sight
from ..state import Figure
from .figures import ability, base_of, deck_chart, on_deck

if TYPE_CHECKING:
    from ..game import CoreSpace


def sight_of(game: CoreSpace, viewer: Figure, target: Figure, at: Base | None = None) -> Sight | None:
    """How one figure sees another, from where it is or would be; None if one of them is not on the deck."""
    if target.where != "deck" or (viewer.where != "deck" and at is None):
        return None
    chart, here = deck_chart(game), at or base_of(viewer)
    others = between(game, chart, viewer, here, target)
    bulk = ability(game, target, "massive")
    lesser = [other for other in others if ability(game, other, "massive") < bulk] if bulk else []
    hiding = (base_of(other) for other in others if other not in lesser)
    return sight(
        chart, here, base_of(target), tuple(hiding), tuple(base_of(other) for other in lesser), prone=target.prone
    )


def between(game: CoreSpace, chart: Chart, viewer: Figure, here: Base, target: Figure) -> list[Figure]:
    """Characters that may be in the way: the defeated are not, nor is the own crew in contact with who looks.

    (CS-LOS-03, CS-LOS-06, CS-COVER-05, CS-DEFEAT-04)
    """
    near = chart.touching(here.squares)
    return [
        other
        for other in on_deck(game)
        if other.id not in (viewer.id, target.id)
        and not other.defeated
        and not (other.crew is not None and other.crew == viewer.crew and base_of(other).squares & near)
    ]
