"""A saved match, entry by entry."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from starhold.kernel import Match

from .terminal import PEBBLES, complaint, run, saved_match


@pytest.fixture
def scanned(tmp_path: Path) -> Path:
    """A match in which seat 0 has scanned a token, and something was taken back."""
    match = Match.new("demo", seats=2, seed=7)
    for answer in ("fly 1", "scan", "fly 2"):
        match.answer(answer)
    match.undo()
    match.undo(consent=True)
    match.answer("scan")
    return match.save(tmp_path / "a.match")


def test_shows_each_entry_with_what_came_of_it(scanned: Path) -> None:
    result = run("replay", scanned)
    assert result.exit_code == 0
    assert result.stdout.startswith(
        "   1  Vega: fly 1\n"
        "      Vega flies to wreck 1.\n"
        "   2  Vega: scan\n"
        "      Vega scans wreck 1.\n"
        "   3  Vega: fly 2\n"
        "      Vega flies to wreck 2.\n"
        "   4  Vega: undo 1\n"
        "   5  Vega: undo 1 with consent\n"
        "   6  Vega: scan\n"
        "      Vega scans wreck 1.\n"
        "\n"
        "Round 1\n"
    )


def test_a_seat_is_shown_what_it_may_know_and_no_other(scanned: Path) -> None:
    secret = "Only you see what lies at wreck 1: cargo worth 2."
    assert secret in run("replay", scanned, "--seat", "0").stdout
    assert secret not in run("replay", scanned, "--seat", "1").stdout
    assert secret not in run("replay", scanned).stdout


def test_stops_at_a_revision(scanned: Path) -> None:
    shown = run("replay", scanned, "--to", "1").stdout
    assert "   1  Vega: fly 1" in shown
    assert "Vega: scan" not in shown
    assert run("replay", scanned, "--to", "0").stdout.startswith("\nRound 1")


def test_says_how_a_finished_match_ended(tmp_path: Path) -> None:
    shown = run("replay", saved_match(tmp_path / "a.match")).stdout
    assert shown.splitlines()[-5:-2] == ["The match is over.", "The ship burned up.", ""]
    assert [line.split() for line in shown.splitlines()[-2:]] == [["Vega", "2", "winner"], ["Rigel", "1"]]


def test_a_program_is_told_how_it_ended(tmp_path: Path, scanned: Path) -> None:
    finished = json.loads(run("replay", saved_match(tmp_path / "b.match"), "--json").stdout)
    assert finished["epilogue"] == "The ship burned up."
    assert json.loads(run("replay", scanned, "--json").stdout)["epilogue"] is None


def test_for_a_program_it_is_the_same_as_data(scanned: Path) -> None:
    data = json.loads(run("replay", scanned, "--to", "2", "--seat", "0", "--json").stdout)
    assert (data["game"], data["viewer"], data["revision"], data["over"]) == ("demo", 0, 2, False)
    assert [entry["entry"] for entry in data["entries"]] == ["fly 1", "scan"]
    assert data["entries"][0]["events"] == [
        {"event": {"type": "demo.flew", "seat": 0, "place": 1}, "text": "Vega flies to wreck 1."}
    ]
    assert data["view"]["tokens"][1]["value"] == 2


def test_a_game_that_is_not_installed_is_named(tmp_path: Path) -> None:
    path = tmp_path / "a.match"
    run("play", PEBBLES, "--save", path, "--humans", "0")
    result = run("replay", path, "--game", PEBBLES)
    assert result.exit_code == 0
    assert "seat 0: take " in result.stdout


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--to", "7"], "name a revision from 0 to 6, not 7"),
        (["--to", "all"], "name a whole number from 0 on, not 'all'"),
        (["--seat", "2"], "name --seat 0 to 1, not 2"),
        (["--game", PEBBLES], "expected a save of 'pebbles', came one of 'demo'"),
        (["--content", "nowhere"], "name a folder with TOML files: `nowhere` is not a folder"),
    ],
)
def test_what_does_not_fit_the_match_is_told(scanned: Path, arguments: list[str], message: str) -> None:
    assert message in complaint("replay", scanned, *arguments)


class TestAMatchOfOlderRules:
    @pytest.fixture
    def continued(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
        """Three answers under older rules, one under those of today."""
        match = Match.new("demo", seats=2, seed=111)
        for answer in ("fly 1", "salvage", "brace"):
            match.answer(answer)
        monkeypatch.setattr("starhold.games.demo.Demo.rules_version", 2)
        match = Match.loads(match.dumps())
        match.answer(match.decision.options[0])
        return match.save(tmp_path / "older.match")

    def test_its_past_is_shown_from_the_record(self, continued: Path) -> None:
        lines = run("replay", continued).stdout.splitlines()
        assert lines[:5] == [
            "   1  Vega: fly 1",
            "   2  Vega: salvage",
            "   3  Vega: brace",
            "      d6=6",
            "So far by rules version 1, from here on by 2.",
        ]
        assert lines[5].startswith("   4  Vega: ")
        assert lines[6].startswith("      Vega ")

    def test_no_board_of_that_time_is_guessed(self, continued: Path) -> None:
        said = complaint("replay", continued, "--to", "2")
        assert "name a revision from 3 to 4, not 2: the first 3 entries follow older rules" in said

    def test_it_is_data_too(self, continued: Path) -> None:
        data = json.loads(run("replay", continued, "--json").stdout)
        assert (data["shown_from"], data["revision"]) == (3, 4)
        assert [entry["entry"] for entry in data["entries"]][:3] == ["fly 1", "salvage", "brace"]
        assert [bool(entry["events"]) for entry in data["entries"]] == [False, False, False, True]

    def test_verify_says_what_it_cannot_check(self, continued: Path) -> None:
        result = run("verify", continued)
        assert result.exit_code == 0
        assert "not checked: the deal and the first 3 entries follow rules version 1" in result.stdout
        assert "The match is sound, as far as it can be checked." in result.stdout
