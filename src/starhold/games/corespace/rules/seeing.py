"""Who sees whom on the deck. (CS-LOS-01..07, CS-COVER-01..06, CS-RANGE-01..03, CS-AIRLOCK-06)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.geometry.ruler import Base

from ..board.chart import Chart
from ..board.sight import Crowd, Sight, sight
from ..state import Figure
from .figures import ability, base_of, deck_chart, on_deck

if TYPE_CHECKING:
    from ..game import CoreSpace


def sight_of(game: CoreSpace, viewer: Figure, target: Figure, at: Base | None = None) -> Sight | None:
    """How one figure sees another, from where it is or would be; None if one of them is not on the deck."""
    if target.where != "deck" or (viewer.where != "deck" and at is None):
        return None
    chart, here = deck_chart(game), at or base_of(viewer)
    return sight(chart, here, base_of(target), between(game, chart, viewer, here, target), prone=target.prone)


def between(game: CoreSpace, chart: Chart, viewer: Figure, here: Base, target: Figure | None) -> Crowd:
    """Characters that may be in the way: the defeated are not, nor is the own crew in contact with who looks.

    Those in front of somebody massive may be too small to hide them. (CS-LOS-03, CS-LOS-06, CS-COVER-05, CS-DEFEAT-04,
    CS-ABILITY-13)
    """
    near = chart.touching(here.squares)
    themselves = (viewer.id, target.id if target else "")
    others = [
        other
        for other in on_deck(game)
        if other.id not in themselves
        and not other.defeated
        and not (other.crew is not None and other.crew == viewer.crew and base_of(other).squares & near)
    ]
    bulk = ability(game, target, "massive") if target else 0
    if not bulk:
        return Crowd(tuple(map(base_of, others)))
    lesser = [other for other in others if ability(game, other, "massive") < bulk]
    return Crowd(tuple(base_of(other) for other in others if other not in lesser), tuple(map(base_of, lesser)))
