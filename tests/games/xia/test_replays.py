"""Whole matches of Xia, each won in another way. That they load and go on is tested with those of all games.

`matches.py` makes them.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from starhold.games.xia.seeing.view import XiaView
from starhold.kernel import Match

from .captains import Captain, Courier, Explorer, Pirate, Trader
from .matches import CREWS, FAME_GOAL, OWN_FAME, RIVALS_FAME, file_name, played

REPLAYS = Path(__file__).parents[2] / "replays" / "xia"


@pytest.mark.parametrize("kind", CREWS)
def test_each_kind_of_captain_has_won_by_its_own_fame(kind: type[Captain]) -> None:
    match = Match.load(REPLAYS / file_name(kind))
    view, result = match.view(None), match.result
    assert isinstance(view, XiaView)
    assert result is not None
    (winner,) = result.winners
    assert result.scores[winner] >= FAME_GOAL
    assert view.captains[winner].fame_from[kind.fame] >= OWN_FAME
    assert min(result.scores) >= RIVALS_FAME


@pytest.mark.untraced
def test_the_same_captains_play_the_same_match_again() -> None:
    crew = (Courier, Explorer, Trader, Pirate)
    assert played(crew, seed=1).dumps() == played(crew, seed=1).dumps()
