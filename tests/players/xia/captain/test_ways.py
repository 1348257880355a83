"""Ways over boards, and what their steps cost."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import pairwise, starmap

import pytest

from starhold.games.xia.board.chart import Chart
from starhold.kernel import Match
from starhold.players import Outlook
from starhold.players.xia.captain import Captain
from starhold.players.xia.captain.board.grid import Grid, grid_of
from starhold.players.xia.captain.board.risks import Risks, risks_of
from starhold.players.xia.captain.board.tolls import Tolls
from starhold.players.xia.captain.board.ways import atlas_of

from ...moments import EVERY_MODULE
from .blunders import xia_of

pytestmark = pytest.mark.untraced

ANSWERS = 400


def boards() -> Iterator[tuple[Chart, Risks]]:
    """The boards of a match between captains, and what their dangers mean to one of them."""
    captain, match = Captain(), Match.new("xia", seats=3, seed=1, options=EVERY_MODULE)
    known = None
    while match.revision < ANSWERS:
        game = xia_of(match)
        if game.chart is not known and game.state.captains[0].ship:
            known = game.chart
            yield known, risks_of(game, 0)
        match.answer(captain.answer(Outlook(match)))


def test_the_effort_of_a_way_is_that_of_its_steps() -> None:
    """Over the boards of a match, with comets, gravity and the Kiln, from wherever something can be done."""
    checked = 0
    for chart, risks in boards():
        grid = grid_of(chart)
        tolls = Tolls(grid, risks)
        for start in (at for at, space in chart.spaces.items() if space.feature):
            ways = atlas_of(chart, risks).ways_from(start)
            for to in chart.spaces:
                if ways.effort(to):
                    path = [grid.number[at] for at in (start, *ways.path(to))]
                    assert sum(starmap(partial(cheapest, grid, tolls), pairwise(path))) == ways.effort(to)
                    checked += 1
    assert checked > 1000


def cheapest(grid: Grid, tolls: Tolls, at: int, to: int) -> int:
    """What the step from one space to the next costs at the least."""
    costs = [cost for there, cost in tolls.hard.get(at, ()) if there == to]
    return min([1, *costs] if to in grid.plain[at] else costs)


def test_tolls_that_are_kept_know_where_comets_are() -> None:
    """What is kept for a board without comets is corrected for those that there are."""
    corrected = 0
    for chart, risks in boards():
        grid, without = grid_of(chart), risks._replace(comets=())
        path = next((path for path in chart.paths.values() if path.kind == "comet"), None)
        if path is None:
            continue
        for comet in path.spaces:
            kept, near = Tolls(grid, without).hard, Tolls(grid, risks._replace(comets=(comet,))).hard
            dearer = [at for at in near if near[at] != kept[at]]
            assert set(dearer) <= set(grid.beside_comets)
            assert all(sum(cost for _, cost in near[at]) > sum(cost for _, cost in kept[at]) for at in dearer)
            corrected += bool(dearer)
    assert corrected > 5
