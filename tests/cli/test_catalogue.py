"""What is installed."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from starhold import __version__
from starhold.cli import catalogue

from .terminal import complaint, run


def test_lists_the_games() -> None:
    result = run("games")
    assert result.exit_code == 0
    names, titles, seats = zip(*(re.split(r"  +", line)[:3] for line in result.stdout.splitlines()), strict=True)
    assert names == ("akarios", "corespace", "demo", "lifeboat", "xia")
    assert titles == ("Stars of Akarios", "Core Space", "Derelict", "Lifeboat", "Xia: Legends of a Drift System")
    assert seats == (
        "1 to 4 seats, co-operative",
        "1 to 4 seats",
        "2 to 4 seats",
        "2 to 4 seats, co-operative",
        "1 to 5 seats",
    )


def test_lists_the_games_for_a_program() -> None:
    games = {game["name"]: game for game in json.loads(run("games", "--json").stdout)}
    assert games["demo"]["title"] == "Derelict"
    assert games["demo"]["seats"] == [2, 3, 4]


def test_names_the_ways_to_begin() -> None:
    lines = run("games", "xia").stdout.splitlines()
    alone = next(place for place, line in enumerate(lines) if line.strip().startswith("Alone: You against three NPCs"))
    assert lines[alone + 1].strip() == "starhold play xia --option solo=easy|normal|hard"
    games = {game["name"]: game for game in json.loads(run("games", "--json").stdout)}
    assert [beginning["name"] for beginning in games["xia"]["beginnings"]] == ["first", "alone", "campaign"]


def test_says_the_versions() -> None:
    result = run("--version")
    assert result.exit_code == 0
    assert result.stdout.splitlines()[0] == f"starhold {__version__}"
    assert "demo rules version 1 (Derelict)" in result.stdout


def test_lists_the_parts_of_each_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pages = tmp_path / "titles.json"
    pages.write_text('["xia"]', encoding="utf-8")
    monkeypatch.setattr(catalogue, "PAGES", pages)
    parts = {tuple(re.split(r"  +", line)) for line in run("games", "--parts").stdout.splitlines()}
    assert {("xia", "bots and levels", "starhold.players.xia"), ("xia", "page", "web/src/games/xia")} <= parts
    assert {("demo", "rules", "starhold.games.demo.game"), ("demo", "environments", "starhold.envs.demo")} <= parts
    assert not {part for part in parts if part[:2] in {("demo", "statistics"), ("demo", "page")}}
    assert [part for part in parts if part[0] == "lifeboat"] == [("lifeboat", "rules", "starhold.games.lifeboat.game")]


def test_knows_no_page_before_one_is_built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalogue, "PAGES", tmp_path / "titles.json")
    games = {game["name"]: game for game in json.loads(run("games", "--json").stdout)}
    assert games["xia"]["parts"]["statistics"] == "starhold.sim.xia"
    assert "page" not in games["xia"]["parts"]


def test_takes_one_game_at_most() -> None:
    assert "unexpected extra argument" in complaint("games", "demo", "xia")
