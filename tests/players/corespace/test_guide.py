"""What a search knows about Core Space."""

from __future__ import annotations

import pytest

from starhold.games.corespace import CoreSpace
from starhold.kernel import Match
from starhold.players import Outlook
from starhold.players.advice import advise
from starhold.players.corespace.guide import MOST_MOVES, CoreSpaceGuide, round_of
from starhold.players.corespace.trader import ACT, Trader
from starhold.players.search import SearchPlayer

from .test_trader import asked, boarded, harvester


def at_sea() -> Match:
    return boarded(harvester("d9"), at="d6")


def test_the_plan_of_a_trader_is_the_favourite() -> None:
    for match in asked():
        if match.decision.prompt == ACT:
            outlook = Outlook(match)
            moves = CoreSpaceGuide().moves(outlook)
            assert len({move.name for move in moves}) == len(moves) <= MOST_MOVES
            assert moves[0].answer == Trader(1).answer(outlook)


def test_it_looks_as_far_as_the_next_round() -> None:
    match = at_sea()
    guide, world = CoreSpaceGuide(), Outlook(match).imagine(1)
    move = guide.moves(Outlook(match))[0]
    guide.play(world, move)
    value = guide.play_on(world, 0, move, match)
    assert 0 < value < 1
    assert world.over or round_of(world) > round_of(match)
    assert match.decision.prompt == ACT


@pytest.mark.untraced
def test_a_search_answers_with_a_reason() -> None:
    match, player = at_sea(), SearchPlayer(CoreSpace, 1, playouts=4)
    assert player.answer(Outlook(match)) in match.decision.options
    assert " " in player.reason


def test_advice_is_that_of_a_trader() -> None:
    match = at_sea()
    advice = advise(match)
    assert advice.choice in match.decision.options
    assert " " in advice.reason
