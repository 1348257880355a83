"""Work for cubes: mining, harvesting, salvaging, quarrying, and how it ends."""

from __future__ import annotations

from starhold.games.xia.board.sites import Work
from starhold.kernel import Choice

from ..situation import Situation
from ..values.harm import of_kind


def deed(situation: Situation, work: Work) -> Choice:
    """The action that it takes."""
    return situation.game.rules.jobs[work].deed


def odds(situation: Situation, work: Work) -> tuple[float, float]:
    """The chance of a cube, and the harm to be expected of one try."""
    peril = situation.game.rules.perils[work]
    highest = max(0, peril.highest(situation.game, situation.seat))
    return 1 - highest / 20, of_kind(situation, peril.harm, highest)
