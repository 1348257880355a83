"""Advice is a legal answer with a reason, and rests on nothing that the asked seat may not know."""

from __future__ import annotations

import pytest

from starhold.kernel import IllegalChoice, Match
from starhold.players import RandomPlayer
from starhold.players.advice import advise
from starhold.players.player import Outlook


def after(answers: int) -> Match:
    """A match of three at Xia after so many answers by chance."""
    match = Match.new("xia", seats=3, seed="advice")
    chance = RandomPlayer(seed=1)
    for _ in range(answers):
        match.answer(chance.answer(Outlook(match)))
    return match


@pytest.mark.parametrize("answers", [0, 12, 40])
def test_it_is_a_legal_answer_with_a_reason(answers: int) -> None:
    match = after(answers)
    advice = advise(match)
    assert advice.choice in match.decision.options
    assert " " in advice.reason
    assert match.revision == answers


def test_whoever_asks_twice_is_told_the_same() -> None:
    match = after(25)
    assert advise(match) == advise(match)


def test_what_is_hidden_does_not_matter() -> None:
    match = after(40)
    assert advise(match.imagine(match.decision.seat, "elsewhere")) == advise(match)


def test_there_is_none_on_dice() -> None:
    match = Match.new("xia", seats=3, dice="asked")
    assert match.decision.prompt == "kernel.roll"
    with pytest.raises(IllegalChoice, match="no advice on dice"):
        advise(match)
