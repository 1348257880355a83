"""Runs: the same for any number of workers, resumable, and not stopped by a match that fails."""

from __future__ import annotations

import os
import signal
import sys
from multiprocessing import get_context
from pathlib import Path
from queue import Queue

import polars as pl
import pytest

from starhold.kernel import BadSetup, IllegalChoice, Match, OptionValue
from starhold.players import Outlook
from starhold.sim import plan as plans
from starhold.sim import playing
from starhold.sim import workers as crew
from starhold.sim.folder import BadRun, RunFolder
from starhold.sim.job import Fixture, Job
from starhold.sim.plan import make_plan
from starhold.sim.playing import play
from starhold.sim.workers import WorkerLost, local_workers

from .clumsy import CHEATS, DIES, HABIT, STUMBLES, Stumbles
from .runs import BOTS, DEMO, files, run


@pytest.fixture(scope="module")
def alone(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A run that one process has played at one go."""
    path = tmp_path_factory.mktemp("runs") / "alone"
    assert len(run(path)) == 25
    return path


def test_a_run_is_kept_in_chunks_of_tables(alone: Path) -> None:
    tables = [
        f"{name}-{chunk:03}.parquet" for name in ("events", "matches", "seats", "turns", "uses") for chunk in range(3)
    ]
    assert sorted(files(alone)) == sorted(["legend.json", "run.json", *tables])
    assert RunFolder(alone).table("matches")["match"].to_list() == list(range(25))


def test_the_rows_are_those_of_the_matches(alone: Path) -> None:
    match = Match.new("demo", seats=2, seed="1/3")
    players = playing.seated(DEMO, RunFolder(alone).plan().fixture(3))
    counted: dict[tuple[int | None, str], int] = {}
    with players as seated:
        while not match.over:
            for event in match.answer(seated[match.decision.seat].answer(Outlook(match))):
                key = (getattr(event, "seat", None), str(event.__struct_config__.tag))
                counted[key] = counted.get(key, 0) + 1
    assert match.result is not None
    folder = RunFolder(alone)
    seats = folder.table("seats").filter(pl.col("match") == 3)
    assert seats["score"].to_list() == list(match.result.scores)
    assert [seat for seat, won in seats.select("seat", "won").iter_rows() if won] == list(match.result.winners)
    events = folder.table("events").filter(pl.col("match") == 3)
    assert {(seat, kind): times for _, seat, kind, times in events.iter_rows()} == counted
    [decisions] = folder.table("matches").filter(pl.col("match") == 3)["decisions"]
    assert decisions == match.revision


def test_two_processes_leave_the_same_bytes(alone: Path, tmp_path: Path) -> None:
    with local_workers(2) as workers:
        run(tmp_path / "two", workers=workers)
    assert files(tmp_path / "two") == files(alone)


def test_an_interrupted_run_goes_on_and_ends_the_same(alone: Path, tmp_path: Path) -> None:
    path = tmp_path / "interrupted"
    run(path, stop_after=14)
    assert RunFolder(path).table("matches").height == 10
    assert [played.fixture.number for played in run(path)] == list(range(10, 25))
    assert files(path) == files(alone)
    assert run(path) == []


def test_a_chunk_without_its_matches_is_played_again(alone: Path, tmp_path: Path) -> None:
    path = tmp_path / "torn"
    run(path)
    (path / "matches-001.parquet").unlink()
    assert [played.fixture.number for played in run(path)] == list(range(10, 20))
    assert files(path) == files(alone)


def test_another_seed_gives_other_matches(alone: Path, tmp_path: Path) -> None:
    run(tmp_path / "other", seed="2")
    other = RunFolder(tmp_path / "other").table("matches")
    assert other["decisions"].to_list() != RunFolder(alone).table("matches")["decisions"].to_list()


def test_another_request_is_refused(alone: Path) -> None:
    before = files(alone)
    with pytest.raises(BadRun, match="holds another run, this asks for matches 30 instead of 25; seed 2 instead of 1"):
        run(alone, matches=30, seed="2")
    with pytest.raises(BadRun, match="players random,random,random instead of random,random"):
        run(alone, players=("random",) * 3)
    assert files(alone) == before


def test_other_options_are_refused(tmp_path: Path) -> None:
    job = Job(game="xia", options={"fame_goal": 3})
    run(tmp_path, job, matches=1)
    with pytest.raises(BadRun, match=r"options .* instead of .*fame_goal=3"):
        run(tmp_path, Job(game="xia"), matches=1)


def test_other_code_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run(tmp_path, stop_after=12)
    monkeypatch.setattr(plans, "DECISIVE", ("kernel",))
    plans.code_digest.cache_clear()
    other = (
        r"this asks for code [0-9a-f]{16} instead of [0-9a-f]{16} \(rules or bots have changed since\); take another"
    )
    with pytest.raises(BadRun, match=other):
        run(tmp_path)
    plans.code_digest.cache_clear()


@pytest.mark.parametrize("name", ["waverer:Waverer", f"process:{sys.executable} waverer.py"])
def test_a_bot_that_has_been_changed_is_another_one(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    bot = Path("waverer.py")
    bot.write_text("from starhold.players import RandomPlayer as Waverer\n", encoding="utf-8")
    before = make_plan(DEMO, (name, "random"), 10, "1")[0]
    assert make_plan(DEMO, (name, "random"), 10, "1")[0] == before
    bot.write_text(bot.read_text(encoding="utf-8") + "# with second thoughts\n", encoding="utf-8")
    assert make_plan(DEMO, (name, "random"), 10, "1")[0].code != before.code
    sys.modules.pop("waverer", None)


def test_a_folder_with_something_else_in_it_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "thesis.tex").write_text("dear reader", encoding="utf-8")
    with pytest.raises(BadRun, match="expected an empty folder or a run to go on with"):
        run(tmp_path)
    assert list(files(tmp_path)) == ["thesis.tex"]


def test_a_folder_without_a_run_is_said_to_be_none(tmp_path: Path) -> None:
    with pytest.raises(BadRun, match=r"no run is there \(there is no run.json\)"):
        RunFolder(tmp_path).plan()
    (tmp_path / "run.json").write_text("{", encoding="utf-8")
    with pytest.raises(BadRun, match=r"run\.json: Input data was truncated"):
        RunFolder(tmp_path).plan()
    with pytest.raises(BadRun, match="no match has been kept yet"):
        RunFolder(tmp_path).table("matches")


@pytest.mark.parametrize("players", [("random",), ("random", "nobody")])
def test_what_cannot_be_played_is_found_before(players: tuple[str, ...]) -> None:
    with pytest.raises(BadSetup):
        make_plan(DEMO, players, 10, "1")


def test_a_player_that_fails_leaves_a_match_in_which_it_fails_again(tmp_path: Path) -> None:
    played = run(tmp_path, players=("random", STUMBLES), matches=3)
    assert [one.failure is not None for one in played] == [True] * 3
    folder = RunFolder(tmp_path)
    matches = folder.table("matches")
    assert matches["error"].to_list() == ["RuntimeError: tripped over a cable"] * 3
    assert folder.table("seats").is_empty()
    save = folder.failures()[1]
    report = save.with_suffix(".txt").read_text(encoding="utf-8")
    match = Match.load(save)
    assert report.startswith(f"match 1, seed '1/1', revision {match.revision}, seat 1 ({STUMBLES}) is asked\n")
    assert "Traceback" in report
    assert match.replay().fingerprint() == match.fingerprint()
    with pytest.raises(RuntimeError, match="tripped over a cable"):
        Stumbles("1").answer(Outlook(match))
    again = play(DEMO, folder.plan().fixture(1))
    assert again.failure is not None
    assert again.failure.save == save.read_text(encoding="utf-8")


def test_an_illegal_answer_is_a_failure_that_names_it(tmp_path: Path) -> None:
    run(tmp_path, players=(CHEATS, "random"), matches=1)
    folder = RunFolder(tmp_path)
    [save] = folder.failures()
    [error] = folder.table("matches")["error"]
    assert error.startswith("starhold.kernel.errors.IllegalChoice: `")
    match = Match.load(save)
    with pytest.raises(IllegalChoice):
        match.answer(match.decision.refusals[0].choice)


def test_a_match_that_does_not_end_is_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "LONGEST", 5)
    played = play(DEMO, make_plan(DEMO, BOTS, 1, "1")[0].fixture(0))
    assert played.failure is not None
    assert played.decisions == 5
    assert "the match is not over after 5 decisions" in played.failure.report


def test_an_opening_is_drawn_by_lot_and_the_rest_is_played() -> None:
    plan = make_plan(DEMO, BOTS, 40, "1")[0]
    for answers in (0, 3, 1000):
        job = Job(game="demo", opening=answers)
        played = play(job, plan.fixture(0))
        assert played.failure is None
        assert play(job, plan.fixture(0)) == played
    job = Job(game="demo", opening=12, options={})
    stumbling = make_plan(job, ("random", STUMBLES), 1, "1")[0].fixture(0)
    failed = play(job, stumbling)
    assert failed.failure is not None
    assert failed.decisions >= 12


@pytest.mark.parametrize(("opening", "most"), [(0, 2), (2, 8)])
def test_bots_get_ships_that_they_would_not_choose(opening: int, most: int) -> None:
    base: dict[str, OptionValue] = {"embers": False, "missions_and_powers": False, "sellsword": False}
    job = Job(game="xia", options={"fame_goal": 3, **base}, opening=opening)
    rows = [row for seed in "abcd" for row in play(job, Fixture(0, (HABIT, HABIT), seed)).tables["seats"]]
    assert 1 < len({row["ship"] for row in rows}) <= most
    assert (len({row["ship"] for row in rows}) > 2) == (opening > 0)


def test_the_rest_of_a_run_with_failures_is_as_good_as_ever(tmp_path: Path) -> None:
    run(tmp_path, players=("tests.sim.clumsy:Tells", "random"), matches=2)
    assert RunFolder(tmp_path).table("matches")["error"].to_list() == [None, None]


def test_a_process_that_dies_ends_the_run_with_a_word_about_it(tmp_path: Path) -> None:
    with local_workers(2) as workers, pytest.raises(WorkerLost, match="a worker was lost"):
        run(tmp_path, players=(DIES, "random"), workers=workers)


def test_chunks_are_neither_too_small_nor_too_large() -> None:
    sizes = {matches: make_plan(DEMO, BOTS, matches, "1")[0].chunk for matches in (1, 1000, 5000, 10**6)}
    assert sizes == {1: 10, 1000: 10, 5000: 50, 10**6: 1000}
    plan = make_plan(DEMO, BOTS, 5010, "1")[0]
    assert [number for chunk in plan.chunks() for number in plan.numbers(chunk)] == list(range(5010))


def test_workers_leave_when_the_process_that_hands_out_the_work_is_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    left: Queue[int] = Queue()
    boss = get_context("spawn").Process(target=int)
    boss.start()
    monkeypatch.setattr(os, "_exit", left.put)
    monkeypatch.setattr(crew, "parent_process", lambda: boss)
    before = signal.getsignal(signal.SIGINT)
    try:
        crew.stay_with_the_boss()
        assert signal.getsignal(signal.SIGINT) is signal.SIG_IGN
    finally:
        signal.signal(signal.SIGINT, before)
    assert left.get(timeout=30) == 1


def test_what_is_wrong_with_the_game_itself_is_said_as_it_is() -> None:
    plan = make_plan(DEMO, BOTS, 2, "1")[0]
    with local_workers(2) as workers, pytest.raises(BadSetup, match="Derelict is for 2 to 4 seats, not 1"):
        list(workers.play(DEMO, [Fixture(0, BOTS[:1], plan.seed)]))
