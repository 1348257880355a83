"""What is installed."""

from __future__ import annotations

import json

from starhold import __version__

from .terminal import complaint, run


def test_lists_the_games() -> None:
    result = run("games")
    assert result.exit_code == 0
    assert "demo  Derelict  2 to 4 seats  Loot a burning ship" in result.stdout


def test_lists_the_games_for_a_program() -> None:
    games = {game["name"]: game for game in json.loads(run("games", "--json").stdout)}
    assert games["demo"]["title"] == "Derelict"
    assert games["demo"]["seats"] == [2, 3, 4]


def test_says_the_versions() -> None:
    result = run("--version")
    assert result.exit_code == 0
    assert result.stdout.splitlines()[0] == f"starhold {__version__}"
    assert "demo rules version 1 (Derelict)" in result.stdout


def test_takes_no_arguments() -> None:
    assert "unexpected extra argument" in complaint("games", "demo")
