"""Tournaments on the command line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.pouch import POUCH

from .terminal import complaint, run

STUMBLES = "tests.sim.clumsy:Stumbles"
SLOW = "starhold.players:RandomPlayer"
"""The random player by another name."""


def test_the_table_has_a_line_for_each_player() -> None:
    result = run("tournament", "demo", "--players", f"random,{SLOW}", "--matches", "10", "--processes", "1")
    assert result.exit_code == 0
    heading, first, second, _, method = result.stdout.splitlines()
    assert heading.split() == ["Elo", "95", "%", "won", "95", "%", "mean", "place", "mean", "score"]
    assert {first.split()[0], second.split()[0]} == {"random", SLOW}
    assert method.startswith("Bradley-Terry ratings on the scale of Elo")


def test_programs_are_told_the_same_and_always_the_same() -> None:
    arguments = ("--players", f"random,{SLOW}", "--seats", "3", "--matches", "10", "--processes", "1", "--json")
    told = json.loads(run("tournament", "demo", *arguments).stdout)
    assert json.loads(run("tournament", "demo", *arguments).stdout) == told
    assert (told["matches"], told["seats"], told["failed"]) == (10, 3, 0)
    assert sum(standing["seats"] for standing in told["standings"]) == 30
    assert sum(standing["elo"] for standing in told["standings"]) == pytest.approx(3000)


def test_failed_matches_are_told_and_decide_the_exit_code() -> None:
    result = run("tournament", "demo", "--players", f"random,{STUMBLES}", "--matches", "2", "--processes", "1")
    assert result.exit_code == 1
    assert "2 matches failed and do not count. The first:\n" in result.stdout
    assert "RuntimeError: tripped over a cable" in result.stdout
    assert "Elo" not in result.stdout


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["demo", "--players", "random"], "name at least 2 bots, each of them once, not random"),
        (["demo", "--players", "random,random"], "name at least 2 bots, each of them once, not random,random"),
        (["demo", "--players", "random,nobody"], "has no player 'nobody'"),
        (["demo", "--players", f"random,{SLOW}", "--seats", "9"], "Derelict is for 2 to 4 seats, not 9"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_mistakes_are_told(arguments: list[str], problem: str) -> None:
    assert problem in complaint("tournament", *arguments)


def test_the_command_explains_itself() -> None:
    result = run("tournament", "--help")
    assert "\n  starhold tournament demo --players random,greedy,search --seats 4\n" in result.stdout
    assert max(map(len, result.stdout.splitlines())) <= 80


def test_content_of_the_users_own_is_played_with(tmp_path: Path) -> None:
    (tmp_path / "ring.toml").write_text("[ring]\nplaces = 9\nrounds = 1\nenergy = 6\n", encoding="utf-8")
    arguments = ("--players", f"random,{SLOW}", "--matches", "2", "--processes", "1", "--json")
    told = json.loads(run("tournament", "demo", *arguments, "--content", tmp_path).stdout)
    usual = json.loads(run("tournament", "demo", *arguments).stdout)
    assert told["standings"] != usual["standings"]


def test_groups_play_no_tournament() -> None:
    said = complaint("tournament", POUCH, "--players", f"random,{SLOW}")
    assert said.startswith("Pouch is co-operative: all players win or lose together, so there is nobody to rank.")
