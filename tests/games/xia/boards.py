"""Boards for tests: all 21 sectors, laid at random as exploring lays them."""

from __future__ import annotations

from random import Random

from starhold.games.xia.board.chart import Board, Chart, Placed, chart_of
from starhold.games.xia.board.layout import fitting_turn, neighbour_centre
from starhold.games.xia.content import XiaContent
from starhold.games.xia.game import Xia
from starhold.geometry import ORIGIN
from starhold.kernel import load_content


def xia_content() -> XiaContent:
    content = load_content(Xia)
    assert isinstance(content, XiaContent)
    return content


def random_chart(seed: int, sectors: int = 21) -> Chart:
    """A board that grew sector by sector, each beyond a random free side of a random one."""
    chance = Random(seed)
    content = xia_content()
    stack = [sector.id for sector in content.sectors]
    chance.shuffle(stack)
    placed = [Placed(stack.pop(), ORIGIN)]
    while len(placed) < sectors:
        origin, side = chance.choice(placed), chance.randint(1, 6)
        centre = neighbour_centre(origin, side)
        if all(other.centre != centre for other in placed):
            placed.append(Placed(stack.pop(), centre, fitting_turn(origin)))
    return chart_of(content, Board(tuple(placed)))
