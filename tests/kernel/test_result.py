"""Results: each for themselves, or all together."""

from __future__ import annotations

import pytest

from starhold.kernel import Match, Result
from tests.pouch import Pouch

from .play import play_randomly


def played(*, alliance: bool) -> Match:
    match = Match.new(Pouch, seats=2, seed=7, options={"alliance": alliance})
    play_randomly(match, 7)
    return match


@pytest.mark.parametrize(("won", "winners", "words"), [(True, (0, 1, 2), "won together"), (False, (), "lost together")])
def test_a_group_wins_or_loses_together(won: bool, winners: tuple[int, ...], words: str) -> None:
    result = Result.together(range(3), won=won, score=4, reason="the lights went out")
    assert (result.winners, result.scores, result.outcome) == (winners, (4, 4, 4), words)


def test_who_plays_alone_has_no_common_outcome() -> None:
    assert Result((0,), (3, 1)).outcome == ""
    assert repr(Result((0,), (3, 1))) == "Result(winners=(0,), scores=(3, 1))"


def test_an_option_may_decide_whether_a_match_is_cooperative() -> None:
    together, apart = played(alliance=True), played(alliance=False)
    assert (together.cooperative, apart.cooperative) == (True, False)
    assert together.result is not None
    assert apart.result is not None
    assert together.result.outcome in ("won together", "lost together")
    assert apart.result.outcome == ""
