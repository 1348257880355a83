"""Questions to a captain who plays alone: the board that grows, and the NPCs around the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.games.xia.board.layout import neighbour_centre
from starhold.games.xia.rules.solo.arranging import LayAround
from starhold.games.xia.rules.solo.changing import LetBe
from starhold.games.xia.rules.solo.expanse import Expand
from starhold.geometry import distance

from .answer import Answer

if TYPE_CHECKING:
    from ..situation import Situation


def arrange(_: Situation) -> Answer:
    """Everything close together, around the first sector."""
    return Answer(LayAround(), "short ways for everybody")


def expand(situation: Situation) -> Answer:
    """Where the ship could get to first."""
    chart = situation.chart
    here = situation.me.at or chart.board.placed[0].centre

    def away(option: Expand) -> int:
        return distance(here, neighbour_centre(chart.placed[option.sector], option.side))

    return Answer(min(situation.offered(Expand), key=away), "something new within reach")


def let_be(situation: Situation) -> Answer:
    """A plan that is known is half defeated."""
    return Answer(situation.offered(LetBe)[0], "better the devil one knows")
