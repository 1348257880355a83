"""A greedy player takes what is best one answer ahead, and never plays for ever."""

from __future__ import annotations

from random import Random

import pytest

from starhold.games.demo import Demo
from starhold.games.xia import Xia
from starhold.kernel import Match
from starhold.players import Outlook, Player, RandomPlayer
from starhold.players.greedy import PATIENCE, GreedyPlayer

from .moments import BASE_GAME, EVERY_MODULE


def played(match: Match, players: list[Player], longest: int = 6_000) -> Match:
    while not match.over:
        assert match.revision < longest, "the match does not end"
        outlook = Outlook(match)
        match.answer(players[outlook.seat].answer(outlook))
    return match


def at_a_wreck_with_cargo() -> Match:
    """Captain 0 has scanned valuable cargo."""
    match = Match.new("demo", seats=2, dice="scripted", seed="6,2")
    for answer in ("fly 8", "scan"):
        match.answer(answer)
    return match


def test_takes_cargo_that_it_has_seen() -> None:
    match = at_a_wreck_with_cargo()
    match.answer("salvage")
    while match.decision.seat != 0:
        match.answer(match.decision.options[0])
    home = [GreedyPlayer(Demo, seed).answer(Outlook(match)) for seed in range(5)]
    assert {str(answer) for answer in home} == {"fly 0"}


def test_a_single_option_needs_no_thought() -> None:
    match = Match.new("demo", seats=2, seed=1)
    player = GreedyPlayer(Demo, 1, worlds=0)
    forced = Outlook(match)
    forced.decision = type(match.decision)(0, match.decision.prompt, match.decision.options[:1])
    assert player.answer(forced) == match.decision.options[0]


def test_beats_chance_in_the_demo_game() -> None:
    wins = 0
    for seed in range(10):
        match = Match.new("demo", seats=2, seed=seed)
        played(match, [GreedyPlayer(Demo, seed), RandomPlayer(seed)])
        assert match.result is not None
        wins += match.result.winners == (0,)
    assert wins >= 8


@pytest.mark.untraced
def test_mostly_beats_chance_in_xia() -> None:
    wins = 0
    for seed, options in enumerate((BASE_GAME, EVERY_MODULE, EVERY_MODULE)):
        match = Match.new("xia", seats=2, seed=seed, options={**options, "fame_goal": 3})
        played(match, [GreedyPlayer(Xia, seed), RandomPlayer(seed)])
        assert match.result is not None
        wins += match.result.winners == (0,)
    assert wins >= 2


def test_gets_restless_when_nothing_gets_better() -> None:
    """Asked the same question again and again, it begins to try other answers."""
    match = at_a_wreck_with_cargo()
    player = GreedyPlayer(Demo, 1)
    usual = {player.answer(Outlook(match)) for _ in range(PATIENCE)}
    later = {player.answer(Outlook(match)) for _ in range(8 * PATIENCE)}
    assert usual < later


def test_ends_a_match_that_chance_has_left_behind() -> None:
    """However strange the position."""
    match = Match.new("xia", seats=2, seed=3, options={**EVERY_MODULE, "fame_goal": 3})
    chance = Random(3)
    while match.revision < 100 and not match.over:
        match.answer(chance.choice(match.decision.options))
    played(match, [GreedyPlayer(Xia, 1), GreedyPlayer(Xia, 2)])
    assert match.over
