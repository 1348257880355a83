"""The rows of one match."""

from __future__ import annotations

import pytest

from starhold.games.demo import Demo
from starhold.kernel import Result, registry
from starhold.sim.chronicle import Chronicle, Legend, chronicle_of
from starhold.sim.job import Fixture, Job
from starhold.sim.playing import new_match, play
from starhold.sim.recorder import places

from .clumsy import TELLS, Tells
from .recalled.game import Recalled
from .runs import DEMO, XIA


@pytest.mark.parametrize(
    ("winners", "scores", "order"),
    [((1,), (3, 10, 7), [3, 1, 2]), ((0,), (5, 5, 2), [1, 2, 3]), ((0, 2), (4, 1, 4), [1, 3, 1])],
)
def test_winners_come_first_and_equals_share_a_place(
    winners: tuple[int, ...], scores: tuple[int, ...], order: list[int]
) -> None:
    assert places(Result(winners, scores)) == order


def test_a_title_without_a_chronicle_has_one_that_knows_little() -> None:
    assert chronicle_of(Demo) is Chronicle
    match = new_match(DEMO, Fixture(0, ("random", "random"), "1"))
    chronicle = Chronicle(match.game)
    assert chronicle.legend() == Legend(title="Derelict")
    assert (chronicle.turn(0), chronicle.seat(0), list(chronicle.uses())) == ({}, {}, [])
    tables = play(DEMO, Fixture(4, ("random", "random"), "1")).tables
    assert tables["turns"] == tables["uses"] == []
    [row] = tables["matches"]
    assert (row["match"], row["turns"], row["error"]) == (4, 0, None)


def test_a_title_may_have_a_chronicle(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_registered", {})
    assert chronicle_of(Recalled).__name__ == "Recollection"
    played = play(Job(game="tests.sim.recalled.game:Recalled"), Fixture(0, ("random", "random"), "1"))
    assert [row["seat"] for row in played.tables["turns"]] == [turn % 2 for turn in range(played.decisions)]


def test_a_shared_victory_has_no_single_winner() -> None:
    rows = [play(DEMO, Fixture(0, ("random",) * 3, str(seed))).tables for seed in range(12)]
    winners = [[row["seat"] for row in tables["seats"] if row["won"]] for tables in rows]
    assert {len(seats) == 1 for seats in winners} == {True, False}
    assert [tables["matches"][0]["winner"] for tables in rows] == [
        seats[0] if len(seats) == 1 else None for seats in winners
    ]


def test_players_may_say_what_they_are_up_to_and_are_told_when_it_is_over() -> None:
    before = Tells.closed
    played = play(XIA, Fixture(0, (TELLS, "random"), "1"))
    plans = {(row["player"], row["plan"]) for row in played.tables["turns"]}
    assert plans == {(TELLS, "see what happens"), ("random", None)}
    assert Tells.closed == before + 1
