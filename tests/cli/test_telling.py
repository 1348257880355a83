"""Events as a terminal tells them."""

from __future__ import annotations

from starhold.cli.telling import sentences
from starhold.kernel import Match
from tests.testing.speaking_toys import InRuns
from tests.testing.toys import Drew, Won


def test_events_of_one_run_are_one_sentence() -> None:
    game = Match.new(InRuns, seats=2, seed=1).game
    events = [Drew(0), Drew(0), Won(0, 3), Drew(0), Drew(1)]
    assert list(sentences(game, events)) == [
        "seat 0 draws 2 times.",
        "seat 0 rolls 3.",
        "seat 0 draws 1 times.",
        "seat 1 draws 1 times.",
    ]
