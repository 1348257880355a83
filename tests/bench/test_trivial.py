"""The game that costs nothing but the kernel."""

from __future__ import annotations

import starhold
from starhold import Match
from starhold.bench.trivial import Again, Trivial
from starhold.kernel import game_names


def test_it_asks_the_same_question_again_and_again() -> None:
    match = starhold.new(Trivial, seed=1)
    first = match.decision
    for asked in range(200):
        assert (match.decision, match.revision, match.over) == (first, asked, False)
        assert match.answer(match.decision.options[0]) == ()
    assert match.game.explain() == "AskAgain.answered"


def test_there_is_one_answer() -> None:
    decision = starhold.new(Trivial, seed=1).decision
    assert decision.options == (Again(),)
    assert decision.refusals == ()


def test_it_speaks() -> None:
    decision = starhold.new(Trivial, seed=1).decision
    assert Trivial.text.prompt(decision) == "seat 0, once more?"
    assert Trivial.text.choice(decision.options[0]) == "once more"


def test_it_can_be_saved_and_goes_on() -> None:
    match = starhold.new(Trivial, seed=1)
    match.answer("again")
    loaded = Match.loads(match.dumps(), game=Trivial)
    loaded.answer("again")
    assert loaded.revision == 2


def test_it_is_no_title_that_people_find() -> None:
    assert Trivial.name not in game_names()


def test_there_is_nothing_to_see_and_nothing_to_win() -> None:
    match = starhold.new(Trivial, seed=1)
    assert match.view(0) == match.view(None)
    assert match.game.score().winners == ()
