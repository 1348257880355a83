"""Simulations on the command line."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import polars as pl
import pytest

from starhold.cli import progress
from starhold.cli.simulate import workers_for
from starhold.kernel import Match
from starhold.sim import workers
from starhold.sim.folder import RunFolder
from tests.pouch import POUCH

from .terminal import complaint, run

STUMBLES = "tests.sim.clumsy:Stumbles"
SMALL = ("--seats", "random,random", "--matches", "12", "--processes", "1")


def test_a_run_is_summed_up(tmp_path: Path) -> None:
    result = run("simulate", "demo", *SMALL, "--out", tmp_path / "a")
    assert result.exit_code == 0
    matches, failed, decisions, first, second, report = result.stdout.splitlines()
    assert matches == "matches    12 of 12"
    assert failed == "failed     0"
    assert int(decisions.split()[1].replace(",", "")) > 100
    assert first.startswith("seat 0     random: won ")
    assert second.startswith("seat 1     random: won ")
    assert report == f"See it in pictures: starhold report {tmp_path / 'a'}"
    assert result.stderr == ""


def test_programs_are_told_the_same_and_nothing_is_played_twice(tmp_path: Path) -> None:
    first = run("simulate", "demo", *SMALL, "--out", tmp_path / "a", "--json")
    before = (tmp_path / "a" / "matches-000.parquet").stat().st_mtime_ns
    again = run("simulate", "demo", *SMALL, "--out", tmp_path / "a", "--json")
    assert again.stdout == first.stdout
    assert (tmp_path / "a" / "matches-000.parquet").stat().st_mtime_ns == before
    told = json.loads(first.stdout)
    assert (told["game"], told["asked"], told["matches"], told["failed"]) == ("demo", 12, 12, 0)
    assert [seat["player"] for seat in told["seats"]] == ["random", "random"]


def test_failed_matches_are_told_and_decide_the_exit_code(tmp_path: Path) -> None:
    result = run("simulate", "demo", "--seats", f"random,{STUMBLES}", *SMALL[2:], "--out", tmp_path)
    assert result.exit_code == 1
    assert "failed     12\n" in result.stdout
    assert "The first match that failed: RuntimeError: tripped over a cable\n" in result.stdout
    assert f"All of them, with what went wrong, are in {tmp_path / 'failures'}" in " ".join(result.stdout.split())
    assert "starhold report" not in result.stdout
    assert len(list((tmp_path / "failures").glob("*.starhold"))) == 12


def test_options_and_content_are_part_of_the_run(tmp_path: Path) -> None:
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "ring.toml").write_text("[ring]\nplaces = 9\nrounds = 2\nenergy = 6\n", encoding="utf-8")
    arguments = ("--seats", "random,random", "--matches", "2", "--processes", "1", "--json")
    short = run("simulate", "demo", *arguments, "--content", tmp_path / "mine", "--out", tmp_path / "a")
    usual = run("simulate", "demo", *arguments, "--out", tmp_path / "b")
    assert json.loads(short.stdout)["decisions"] < json.loads(usual.stdout)["decisions"]
    options = ("--option", "fame_goal=3", "--option", "npcs=false")
    run("simulate", "xia", "--seats", "random,random", "--matches", "1", *SMALL[4:], *options, "--out", tmp_path / "c")
    played = json.loads((tmp_path / "c" / "run.json").read_bytes())["options"]
    assert (played["fame_goal"], played["npcs"], played["embers"]) == (3, False, True)


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["dmo", "--seats", "random,random"], "no game 'dmo' is installed"),
        (["demo", "--seats", "random"], "Derelict is for 2 to 4 seats, not 1"),
        (["demo", "--seats", "random,"], "name players joined by commas, not 'random,'"),
        (["demo", "--seats", "random,rndom"], "has no player 'rndom'; did you mean `random`?"),
        (["demo", "--seats", "random,random", "--matches", "0"], "name a whole number from 1 on, not '0'"),
        (["demo", "--seats", "random,random", "--option", "x=1"], "name an option NAME=VALUE of Derelict"),
        (
            ["demo", "--seats", "random,random", "--processes", "2", "--cluster", "tcp://127.0.0.1:1"],
            "--cluster and --processes do not go together",
        ),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_mistakes_are_told(arguments: list[str], problem: str, tmp_path: Path) -> None:
    assert problem in complaint("simulate", *arguments, "--out", tmp_path / "a")


def test_another_request_for_the_same_folder_is_refused(tmp_path: Path) -> None:
    run("simulate", "demo", *SMALL, "--out", tmp_path)
    assert "this asks for seed 2 instead of 1" in complaint(
        "simulate", "demo", *SMALL, "--seed", "2", "--out", tmp_path
    )


def test_a_cluster_does_the_work_if_there_is_one(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    monkeypatch.setattr(workers, "cluster_workers", asked.append)
    workers_for(None, "tcp://127.0.0.1:1")
    assert asked == ["tcp://127.0.0.1:1"]


def test_without_a_word_all_cores_share_the_work(tmp_path: Path) -> None:
    result = run("simulate", "demo", *SMALL[:4], "--out", tmp_path / "all", "--json")
    alone = run("simulate", "demo", *SMALL, "--out", tmp_path / "one", "--json")
    assert json.loads(result.stdout)["seats"] == json.loads(alone.stdout)["seats"]


def test_where_somebody_watches_there_is_a_bar(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    result = run("simulate", "demo", *SMALL, "--out", tmp_path)
    assert "12/12" in result.stderr


def test_where_nobody_watches_there_are_news(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(progress, "SECONDS_BETWEEN_NEWS", 0)
    result = run("simulate", "demo", *SMALL, "--out", tmp_path)
    assert result.stderr.splitlines()[-1] == "starhold: 12 of 12 matches"


@pytest.mark.parametrize("command", [["simulate", "demo", *SMALL, "--out", "a"], ["report", "a"]])
def test_without_the_extras_the_way_to_get_them_is_told(command: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "polars", None)
    assert complaint(*command) == 'polars is not installed; this brings it: pip install "starhold[simulation]"'


def test_help_imports_none_of_it() -> None:
    script = "import sys; import starhold.cli; print(*sys.modules)"
    imported = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True).stdout.split()
    assert not {"polars", "distributed", "jinja2", "starhold.sim"} & set(imported)


def test_the_command_explains_itself() -> None:
    result = run("simulate", "--help")
    assert "\n  starhold simulate demo --seats greedy,greedy,random --out runs/a\n" in result.stdout
    assert max(map(len, result.stdout.splitlines())) <= 80


def test_bots_of_the_current_folder_can_be_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "homemade.py").write_text("from starhold.players import RandomPlayer as Bot\n", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    result = run("simulate", "demo", "--seats", "homemade:Bot,random", *SMALL[2:], "--out", "a", "--json")
    assert json.loads(result.stdout)["seats"][0]["player"] == "homemade:Bot"


def test_a_match_of_a_run_can_be_watched(tmp_path: Path) -> None:
    run("simulate", "demo", "--seats", "greedy,random", *SMALL[2:], "--out", tmp_path / "a")
    watched = ("--humans", "0", "--bots", "greedy,random", "--seed", "1/7", "--save", tmp_path / "seventh.starhold")
    run("play", "demo", *watched)
    result = Match.load(tmp_path / "seventh.starhold").result
    seats = RunFolder(tmp_path / "a").table("seats").filter(pl.col("match") == 7)
    assert result is not None
    assert seats["score"].to_list() == list(result.scores)


def test_a_group_is_summed_up_in_one_line(tmp_path: Path) -> None:
    result = run(
        "simulate", POUCH, "--seats", "random,random", "--matches", "10", "--processes", "1", "--out", tmp_path
    )
    assert re.search(r"^together +random, random: won \d+\.\d% \(", result.stdout, re.MULTILINE)
    assert "seat 0" not in result.stdout
