"""Tests of my bot. Run them with `python -m pytest`."""

from __future__ import annotations

import pytest
from bot import Bot

from starhold import Match
from starhold.players import Outlook


@pytest.mark.parametrize("game", ["demo", "xia"])
def test_it_answers_whatever_it_is_asked(game: str) -> None:
    match = Match.new(game, seats=2, seed=1)
    bots = [Bot(1), Bot(2)]
    while not match.over and match.revision < 200:
        outlook = Outlook(match)
        match.answer(bots[outlook.seat].answer(outlook))


def test_the_same_seed_gives_the_same_answer() -> None:
    outlook = Outlook(Match.new("demo", seats=2, seed=1))
    assert Bot(7).answer(outlook) == Bot(7).answer(outlook)
