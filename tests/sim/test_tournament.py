"""Tournaments: everybody sits everywhere, with the same dice."""

from __future__ import annotations

from collections import Counter

import pytest

from starhold.kernel import Result
from starhold.sim.job import Fixture
from starhold.sim.playing import Played, play
from starhold.sim.tournament import schedule, standings

from .clumsy import STUMBLES
from .runs import DEMO


@pytest.mark.parametrize(("players", "seats"), [("abc", 4), ("abc", 3), ("abcde", 3)])
def test_everybody_sits_on_every_seat_equally_often_and_with_the_same_dice(players: str, seats: int) -> None:
    blocks = 20
    fixtures = list(schedule(list(players), seats, blocks * len(players), "7"))
    assert [fixture.number for fixture in fixtures] == list(range(len(fixtures)))
    for seat in range(seats):
        sat = Counter((fixture.players[seat], fixture.seed) for fixture in fixtures)
        assert set(sat.values()) == {1}
        assert len(sat) == blocks * len(players)


def test_neighbours_change() -> None:
    fixtures = schedule(["a", "b", "c", "d"], 2, 400, "1")
    pairs = Counter(frozenset(fixture.players) for fixture in fixtures)
    assert len(pairs) == 6
    assert max(pairs.values()) < 2 * min(pairs.values())


def finished(number: int, players: tuple[str, ...], result: Result | None) -> Played:
    return Played(fixture=Fixture(number, players, "1"), decisions=10, result=result, tables={})


def test_the_table_counts_wins_places_and_scores() -> None:
    played = [
        finished(1, ("b", "a"), Result((1,), (2, 5))),
        finished(0, ("a", "b"), Result((0,), (7, 3))),
        finished(2, ("a", "b"), Result((0, 1), (4, 4))),
        finished(3, ("b", "a"), None),
    ]
    first, second = standings(["b", "a"], played, "1")
    assert (first.player, first.seats, first.wins, first.mean_place) == ("a", 3, 3, 1.0)
    assert (second.player, second.seats, second.wins, second.mean_score) == ("b", 3, 1, 3.0)
    assert second.mean_place == pytest.approx(5 / 3)
    assert first.mean_score == pytest.approx(16 / 3)
    assert second.win_rate == pytest.approx(1 / 3)
    assert second.win_rate_low < second.win_rate < second.win_rate_high
    assert first.elo_low <= first.elo <= first.elo_high


def test_failed_matches_do_not_count() -> None:
    fixtures = list(schedule(["random", STUMBLES], 2, 2, "1"))
    table = standings(["random", STUMBLES], [play(DEMO, fixture) for fixture in fixtures], "1")
    assert [(standing.seats, standing.elo) for standing in table] == [(0, 1500), (0, 1500)]


def test_a_bot_is_exactly_as_strong_as_itself() -> None:
    players = ["random", "starhold.players:RandomPlayer"]
    table = standings(players, [play(DEMO, fixture) for fixture in schedule(players, 2, 12, "1")], "1")
    assert [(standing.elo, standing.elo_low, standing.elo_high) for standing in table] == [(1500, 1500, 1500)] * 2
