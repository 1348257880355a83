"""How far a squad has come: what bots and learners see of an objective with several parts."""

from __future__ import annotations

import pytest

from starhold.games.akarios import Akarios
from starhold.games.akarios.content.script import AllOf, AnyOf, Condition, Counter, PilotsLeft, RoundsPlayed
from starhold.games.akarios.rules.script.conditions import progress
from starhold.games.common.script import Progress
from starhold.kernel import Match

from .matches import fight, game_of

BELLS, ROUNDS, NOBODY = Counter(counter="bells", at_least=3), RoundsPlayed(at_least=6), PilotsLeft()


def fight_with_two_bells() -> Akarios:
    match: Match = fight("take-usual 0")
    game = game_of(match)
    game.state.counters["bells"], game.state.round = 2, 3
    return game


@pytest.mark.parametrize(
    ("objective", "expected"),
    [
        (BELLS, Progress(2, 3)),
        (ROUNDS, Progress(2, 6)),
        (NOBODY, None),
        (AllOf(of=(BELLS, NOBODY, ROUNDS)), Progress(4, 9)),
        (AllOf(of=(NOBODY,)), None),
        (AnyOf(of=(NOBODY, ROUNDS, BELLS)), Progress(2, 6)),
        (AnyOf(of=(NOBODY,)), None),
    ],
    ids=["one", "another", "uncounted", "all", "all uncounted", "any", "any uncounted"],
)
def test_parts_add_up_and_of_alternatives_the_first_that_can_be_counted_is_told(
    objective: Condition, expected: Progress | None
) -> None:
    assert progress(fight_with_two_bells(), objective) == expected
