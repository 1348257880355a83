"""What Stars of Akarios brings to the benchmark."""

from __future__ import annotations

import pytest

from starhold.bench import akarios as benchmark
from starhold.bench.akarios import dearer_than, fight, foresee, game_of, is_open, take_turns
from starhold.bench.own import Own
from starhold.games.akarios.game import Akarios
from starhold.games.akarios.rules.enemies.turn import EnemyTurn
from starhold.kernel import Match
from starhold.kernel.engine import run


@pytest.fixture(scope="module")
def questions() -> list[Match]:
    return [moment.clone() for moment in fight(1)]


def test_it_is_judged_with_a_whole_squad() -> None:
    own = Own.of(Akarios)
    assert (own.seats, own.times_catanatron) == (4, {"play": 0.8, "clone": 4})
    assert own.milliseconds == {
        "turn of an enemy ship": 0.5,
        "intents of the whole board": 5,
        "pilot's answer, the 99th of 100": 50,
        "fight of two pilots": 3000,
    }


def test_a_fight_is_one_of_two_pilots_and_can_be_repeated(questions: list[Match]) -> None:
    assert len(game_of(questions[-1]).state.flyers) == 2
    again = [moment.fingerprint() for moment in fight(1)]
    assert again == [question.fingerprint() for question in questions]


def test_all_enemies_take_their_turns_to_the_end(questions: list[Match], monkeypatch: pytest.MonkeyPatch) -> None:
    position = next(question for question in questions if is_open(question))
    games: list[Akarios] = []

    def running(game: Akarios, outcome: None) -> None:
        assert isinstance(game.stack[0], EnemyTurn)
        games.append(game)
        run(game, outcome)

    monkeypatch.setattr(benchmark, "run", running)
    before = position.fingerprint()
    assert take_turns(game_of(position)) == len(games) == len(game_of(position).state.enemies) > 2
    assert not any(game.stack for game in games)
    assert position.fingerprint() == before


def test_to_foresee_changes_nothing(questions: list[Match]) -> None:
    position = next(question for question in questions if is_open(question))
    before = position.fingerprint()
    assert foresee(game_of(position)) == 1
    assert position.fingerprint() == before


def test_the_answer_that_is_timed_takes_longer_than_nearly_all(
    questions: list[Match], monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 0.0

    def think(question: Match) -> int:
        nonlocal now
        now += question.revision
        return 1

    monkeypatch.setattr(benchmark, "think", think)
    monkeypatch.setattr(benchmark, "thread_time", lambda: now)
    ordered = sorted(question.revision for question in questions)
    assert dearer_than(0.5, questions[::-1]).revision == ordered[len(ordered) // 2]


def test_every_workload_does_something() -> None:
    found = {name: batch() for name, batch in benchmark.workloads(lambda: iter(()), positions=1).items()}
    assert found.pop("turn of an enemy ship") > found.pop("intents of the whole board") > 1
    assert found == {"pilot's answer, the 99th of 100": 1, "fight of two pilots": 1}
