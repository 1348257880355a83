"""What is installed."""

from __future__ import annotations

import json
import re

from starhold import __version__

from .terminal import complaint, run


def test_lists_the_games() -> None:
    result = run("games")
    assert result.exit_code == 0
    names, titles, seats = zip(*(re.split(r"  +", line)[:3] for line in result.stdout.splitlines()), strict=True)
    assert names == ("demo", "xia")
    assert titles == ("Derelict", "Xia: Legends of a Drift System")
    assert seats == ("2 to 4 seats", "2 to 5 seats")


def test_lists_the_games_for_a_program() -> None:
    games = {game["name"]: game for game in json.loads(run("games", "--json").stdout)}
    assert games["demo"]["title"] == "Derelict"
    assert games["demo"]["seats"] == [2, 3, 4]


def test_says_the_versions() -> None:
    result = run("--version")
    assert result.exit_code == 0
    assert result.stdout.splitlines()[0] == f"starhold {__version__}"
    assert "demo rules version 1 (Derelict)" in result.stdout


def test_takes_one_game_at_most() -> None:
    assert "unexpected extra argument" in complaint("games", "demo", "xia")
