"""What Xia brings to the benchmark."""

from __future__ import annotations

from itertools import islice
from random import Random

import pytest

from starhold.bench import xia as benchmark
from starhold.bench.workloads import RandomPlay
from starhold.bench.xia import Stay, find_stay, find_stays, forget_searches, mid_games, relive, run_npcs
from starhold.games.xia import Xia
from starhold.games.xia.board.lanes import lanes_of
from starhold.games.xia.board.routes import field_to, flight_of
from starhold.games.xia.rules.npcs import NpcTurn
from starhold.kernel import Match
from starhold.kernel.engine import run

LENGTH = 20


def play(seed: int = 1) -> RandomPlay:
    return RandomPlay(Xia, 3, Random(seed))


def game_at(match: Match) -> Xia:
    assert isinstance(match.game, Xia)
    return match.game


@pytest.fixture(scope="module")
def small() -> list[Stay]:
    return find_stays(play().moments, 4, LENGTH, 2)


@pytest.fixture(scope="module")
def whole() -> Stay:
    return find_stays(play().moments, 32, LENGTH, 1)[0]


def test_mid_game_is_12_sectors_with_the_npcs_of_the_base_game() -> None:
    first, second = islice(mid_games(play().moments), 2)
    for position in (first, second):
        state = game_at(position).state
        assert (len(state.board.placed), len(state.captains)) == (12, 3)
        assert {npc.id for npc in state.npcs if npc.spawned} >= {"enforcer", "merchant", "scoundrel"}
    assert first.journal.seed != second.journal.seed
    assert next(mid_games(play().moments)).fingerprint() == first.fingerprint()


def test_no_sector_is_laid_during_a_stay(small: list[Stay], whole: Stay) -> None:
    for stay, sectors in ((small[0], 4), (small[1], 4), (whole, 32)):
        match = stay.start.clone()
        assert len(stay.answers) == LENGTH
        for choice in stay.answers:
            assert len(game_at(match).state.board.placed) == sectors
            match.answer(choice)
        assert len(game_at(match).state.board.placed) == sectors


def test_a_match_whose_board_grows_too_soon_has_no_stay(small: list[Stay], whole: Stay) -> None:
    assert find_stay(iter([small[0].start, whole.start]), 4, LENGTH) is None


def test_stays_can_be_repeated(small: list[Stay], whole: Stay) -> None:
    for stay in (*small, whole):
        before = stay.start.fingerprint()
        assert [relive(stay), relive(stay)] == [LENGTH, LENGTH]
        assert stay.start.fingerprint() == before


def test_all_npcs_take_their_turns_to_the_end(whole: Stay, monkeypatch: pytest.MonkeyPatch) -> None:
    position = game_at(whole.start)
    games: list[Xia] = []
    turns: list[str] = []

    def running(game: Xia, outcome: None) -> None:
        assert isinstance(game.stack[0], NpcTurn)
        assert not lanes_of(game.chart)._ways
        games.append(game)
        turns.append(game.stack[0].npc)
        run(game, outcome)

    monkeypatch.setattr(benchmark, "run", running)
    before = whole.start.fingerprint()
    assert run_npcs(position) == len(turns) >= 3
    assert set(turns) >= {"enforcer", "merchant", "scoundrel"}
    assert not any(game.stack for game in games)
    assert whole.start.fingerprint() == before


def test_searches_are_forgotten(whole: Stay) -> None:
    chart = game_at(whole.start).chart
    relive(whole)
    field = field_to(chart, (chart.board.placed[0].centre,), outlaw=False)
    assert lanes_of(chart)._ways
    assert flight_of in chart.derived
    forget_searches(chart)
    assert not lanes_of(chart)._ways
    assert flight_of not in chart.derived
    assert field_to(chart, (chart.board.placed[0].centre,), outlaw=False) is not field


def test_every_workload_does_something() -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(benchmark, "SHORT_STAY", LENGTH)
        patch.setattr(benchmark, "LONG_STAY", LENGTH)
        found = benchmark.workloads(play().moments, positions=1)
    assert {name: batch() for name, batch in found.items()} == {
        "decision at 4 sectors": 2 * LENGTH,
        "decision at 32 sectors": LENGTH,
        "NPC turn at 32 sectors": 3,
        "chart and lanes of sector 32": 1,
    }
