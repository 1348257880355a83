"""Notes: the same is offered and shown with them as without, and they are thrown away."""

from __future__ import annotations

import random

from starhold.games.corespace import CoreSpace
from starhold.games.corespace.rules.activation import Activation
from starhold.games.corespace.rules.figures import figure_of, on_deck
from starhold.games.corespace.rules.notes import notes_on, taking_notes
from starhold.kernel import Match

ANSWERS = 200
SEEDS = 3


def play_of(match: Match) -> CoreSpace:
    assert isinstance(match.game, CoreSpace)
    return match.game


def test_whoever_looks_once_finds_the_same() -> None:
    asked = 0
    for seed in range(SEEDS):
        match, chance = Match.new("corespace", seats=3, seed=seed), random.Random(seed)
        while not match.over and match.revision < ANSWERS:
            game, turn = play_of(match), play_of(match).stack[-1]
            if isinstance(turn, Activation):
                figure = figure_of(game, turn.figure)
                with taking_notes(game):
                    noted = turn.offers(game, figure), [game.risks(each) for each in match.decision.options]
                assert noted == (turn.offers(game, figure), [game.risks(each) for each in match.decision.options])
                asked += 1
            match.answer(chance.choice(match.decision.options))
    assert asked


def test_notes_are_of_one_play_and_thrown_away() -> None:
    match = Match.new("corespace", seed=1)
    game = play_of(match)
    with taking_notes(game):
        people = on_deck(game)
        with taking_notes(game):
            assert on_deck(game) is people
        assert on_deck(game) is people
        assert notes_on(game.clone()) is None
    assert notes_on(game) is None
