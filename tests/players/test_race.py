"""In a race of moves all run in the same worlds, and the favourite has to be beaten beyond doubt."""

from __future__ import annotations

import pytest

from starhold.players.race import FEWEST, USUAL_SPREAD, Race


def run(values: list[list[float]], doubt: float = 2.0) -> Race:
    """A race in which all moves have run in all worlds."""
    race = Race(len(values), doubt)
    race.values = values
    return race


def test_the_favourite_wins_before_the_start() -> None:
    assert Race(3, 0.7).winner() == 0


def test_who_is_far_behind_drops_out() -> None:
    race = run([[0.5] * FEWEST, [0.9] * FEWEST, [0.1] * FEWEST])
    race.drop_out()
    assert race.running == [1]
    assert race.is_decided
    assert race.winner() == 1


def test_nobody_drops_out_early() -> None:
    race = run([[0.5] * (FEWEST - 1), [0.9] * (FEWEST - 1)])
    race.drop_out()
    assert race.running == [0, 1]


def test_who_may_be_as_good_runs_on() -> None:
    race = run([[0.2, 0.8, 0.3, 0.7], [0.8, 0.3, 0.6, 0.4]])
    race.drop_out()
    assert race.running == [0, 1]
    assert not race.is_decided


@pytest.mark.parametrize(("doubt", "winner"), [(0.0, 1), (3.0, 0)])
def test_a_small_lead_is_not_enough_where_there_is_doubt(doubt: float, winner: int) -> None:
    assert run([[0.2, 0.8, 0.3, 0.7], [0.8, 0.3, 0.6, 0.4]], doubt).winner() == winner


def test_the_favourite_wins_if_it_was_never_beaten() -> None:
    assert run([[0.5, 0.6], [0.4, 0.2]]).winner() == 0
    assert run([[0.5], []]).winner() == 0


def test_a_lead_counts_in_worlds_that_both_have_seen() -> None:
    lead, error = run([[0.5, 0.5, 0.0], [0.7, 0.9]]).lead(1, 0)
    assert lead == pytest.approx(0.3)
    assert 0.05 < error < USUAL_SPREAD


def test_worlds_that_happen_to_agree_are_no_proof() -> None:
    few, many = run([[0.5] * 3, [0.6] * 3]), run([[0.5] * 30, [0.6] * 30])
    assert few.lead(1, 0)[1] > 4 * many.lead(1, 0)[1]
    assert (few.winner(), many.winner()) == (0, 1)
