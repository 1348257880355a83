"""What is timed of Starhold."""

from __future__ import annotations

from random import Random

import pytest

import starhold
from starhold.bench.workloads import ANSWERS, RandomPlay, answer_trivially, mid_game, variant_workloads, workloads
from starhold.games.demo import Demo
from starhold.games.xia import BASE_GAME, Xia
from starhold.kernel import Match


def test_random_play_goes_to_the_end_with_its_seats() -> None:
    match = RandomPlay(Demo, 3, Random(1)).finished()
    assert match.over
    assert match.setup.seats == 3


def test_moments_are_all_decisions_of_a_match_and_its_end() -> None:
    seen = [(match.revision, match.over) for match in RandomPlay(Demo, 2, Random(1)).moments()]
    assert [revision for revision, _ in seen] == list(range(len(seen)))
    assert [over for _, over in seen] == [False] * (len(seen) - 1) + [True]


def test_a_batch_counts_the_decisions_of_its_match() -> None:
    assert RandomPlay(Demo, 4, Random(1)).batch() == len(RandomPlay(Demo, 4, Random(1)).finished().journal.entries)


def test_the_matches_of_a_run_are_different_and_the_runs_alike() -> None:
    play, again = RandomPlay(Demo, 4, Random(1)), RandomPlay(Demo, 4, Random(1))
    first, second = play.finished(), play.finished()
    assert first.seed != second.seed
    assert [match.fingerprint() for match in (first, second)] == [again.finished().fingerprint() for _ in range(2)]


def test_mid_game_is_half_way() -> None:
    finished = RandomPlay(Demo, 4, Random(1)).finished()
    position = mid_game(finished)
    assert position.revision == finished.revision // 2
    assert not position.over


def test_every_workload_does_something_and_leaves_the_position_alone() -> None:
    play = RandomPlay(Demo, 4, Random(1))
    positions = [mid_game(play.finished()) for _ in range(2)]
    before = [position.fingerprint() for position in positions]
    found = workloads(play, positions)
    assert [workload.name for workload in found] == ["play", "kernel", "clone", "encode", "decode", "dice"]
    assert all(batch() > 0 for workload in found for batch in workload.batches)
    assert [position.fingerprint() for position in positions] == before


def test_a_variant_is_played_by_its_own_options_and_timed_beside_the_usual_way() -> None:
    play = RandomPlay(Demo, 2, Random(1), {})
    positions = [play.new(), play.new()]
    found = variant_workloads("two wrecks", play, positions)
    assert [workload.name for workload in found] == ["play, two wrecks", "clone, two wrecks"]
    assert all(batch() > 0 for workload in found for batch in workload.batches)
    base = RandomPlay(Xia, 3, Random(1), BASE_GAME).new()
    assert BASE_GAME.items() <= base.setup.options.items()


def test_copies_and_snapshots_are_timed_at_every_position() -> None:
    play = RandomPlay(Demo, 4, Random(1))
    positions = [mid_game(play.finished()) for _ in range(3)]
    batches = {workload.name: len(workload.batches) for workload in workloads(play, positions)}
    assert (batches["clone"], batches["encode"], batches["decode"]) == (3, 3, 3)


def test_the_kernel_is_asked_as_often_as_it_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    matches: list[Match] = []

    def new(game: type[starhold.Game], seed: int) -> Match:
        matches.append(Match.new(game, seed=seed))
        return matches[-1]

    monkeypatch.setattr(starhold, "new", new)
    assert answer_trivially() == ANSWERS
    assert [match.revision for match in matches] == [ANSWERS]
