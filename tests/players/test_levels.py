"""Levels name players who know the game."""

from __future__ import annotations

import pytest

from starhold.games.akarios import Akarios
from starhold.games.demo import Demo
from starhold.games.xia import Xia
from starhold.kernel import Game, Match
from starhold.players import Outlook
from starhold.players.levels import Level, bot_of


@pytest.mark.parametrize("game", [Akarios, Demo, Xia])
@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_a_bot_of_each_level_answers(game: type[Game], level: Level) -> None:
    match = Match.new(game, seats=2, seed=1)
    assert bot_of(level, game, seed=1).answer(Outlook(match)) in match.decision.options
