"""What games bring to the benchmark."""

from __future__ import annotations

import pytest

from starhold.bench import xia
from starhold.bench.own import Own
from starhold.bench.processes import starting
from starhold.bench.trivial import Trivial
from starhold.games.demo import Demo
from starhold.games.xia import BASE_GAME, Xia


def test_the_demo_game_is_judged() -> None:
    assert Own.of(Demo) == Own(seats=4, times_catanatron={"play": 10, "clone": 10})


def test_another_game_that_brings_nothing_is_played_with_all_seats_and_not_judged() -> None:
    assert Own.of(Trivial) == Own(seats=1)


def test_a_game_that_was_typed_in_brings_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Trivial, "__module__", "__main__")
    assert Own.of(Trivial) == Own(seats=1)


def test_a_game_brings_its_seats_its_targets_and_its_workloads() -> None:
    assert Own.of(Xia) == Own(
        seats=3,
        variants={"base game": BASE_GAME, "alone": {"solo": "hard"}},
        times_catanatron={"play": 1, "clone": 4},
        ratios={
            ("play", "play, base game"): 1.2,
            ("clone", "clone, base game"): 1.4,
            ("play, alone", "play"): 1.0,
            ("decision at 32 sectors", "decision at 4 sectors"): 1.6,
        },
        milliseconds={"NPC turn at 32 sectors": 2},
        mid_games=xia.mid_games,
        workloads=xia.workloads,
    )


def test_what_a_game_brings_is_not_imported_before_it_is_asked_for() -> None:
    code = "import sys, starhold.bench, starhold.games.xia; sys.exit('starhold.bench.xia' in sys.modules)"
    assert starting("-c", code)() == 1
