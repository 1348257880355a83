"""Ways over a board that grows."""

from __future__ import annotations

from collections.abc import Iterator

from starhold.games.xia.chart import Chart
from starhold.kernel import Match
from starhold.players import Outlook
from starhold.players.xia.captain import Captain
from starhold.players.xia.captain.grid import grid_of
from starhold.players.xia.captain.risks import Risks, risks_of
from starhold.players.xia.captain.tolls import Tolls
from starhold.players.xia.captain.ways import Ways, atlas_of

from ...moments import EVERY_MODULE
from .blunders import xia_of

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


def test_ways_that_grew_with_the_board_are_as_short_as_new_ones() -> None:
    """With comets and the Kiln where they are, and from each feature of the board before."""
    grown = 0
    for chart, risks in boards():
        grid = grid_of(chart)
        tolls = Tolls(grid, risks)
        starts = [] if chart.before is None else [at for at, space in chart.before.spaces.items() if space.feature]
        for start in starts:
            assert chart.before is not None
            atlas_of(chart.before, risks).ways_from(start)
            ways, new = atlas_of(chart, risks).ways_from(start), Ways(start, grid, tolls)
            assert [ways.effort(at) for at in chart.spaces] == [new.effort(at) for at in chart.spaces]
            assert all(ways.path(at)[-1] == at for at in chart.spaces if ways.effort(at))
            grown += 1
    assert grown > 50
