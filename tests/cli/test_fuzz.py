"""Random matches on the command line: the summary, the breaches, and the way back to them."""

from __future__ import annotations

import json
import re
import shlex

import pytest

from starhold.cli import fuzz
from starhold.cli.setting_up import write_option
from starhold.kernel import OptionValue

from .terminal import complaint, run

LOSES_CARDS = "tests.testing.toys:LosesCards"


def test_a_sound_game_is_summed_up() -> None:
    result = run("fuzz", "demo", "--matches", "3", "--seats", "2", "--every", "10")
    assert result.exit_code == 0
    matches, decisions, moments, breaches = result.stdout.splitlines()
    assert matches == "matches          3"
    assert decisions.startswith("decisions        ")
    assert decisions.endswith(" a second with all checks")
    assert moments.startswith("moments checked  ")
    assert breaches == "breaches         0"
    assert result.stderr == ""


def test_programs_are_told_the_same() -> None:
    result = run("fuzz", "demo", "--matches", "2", "--every", "20", "--json")
    told = json.loads(result.stdout)
    assert (told["game"], told["matches"], told["breaches"]) == ("demo", 2, [])
    assert told["decisions"] > told["moments"] > 2
    assert told["seconds"] > 0


def test_a_breach_is_told_with_the_command_that_finds_it_again() -> None:
    result = run("fuzz", LOSES_CARDS, "--matches", "2", "--seed", "7", "--every", "2")
    assert result.exit_code == 1
    breach, again, *_ = result.stdout.splitlines()
    assert breach.startswith("breach of invariants_hold: 2 seats, seed 7, revision ")
    assert breach.endswith(": cards are lost")
    assert again == f"  again: starhold fuzz {LOSES_CARDS} --every 2 --matches 1 --seed 7 --seats 2"
    assert result.stdout.splitlines()[-1] == "breaches         2"

    repeated = run(*shlex.split(again.partition("starhold ")[2]))
    assert repeated.stdout.splitlines()[:2] == [breach, again]


def test_options_are_part_of_that_command(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fuzz, "LONGEST", 5)
    result = run("fuzz", "xia", "--matches", "1", "--option", "fame_goal=3", "--option", "npcs=false")
    assert result.exit_code == 1
    assert "breach of playing: 2 seats, seed 1, revision 5, " in result.stdout
    again = "starhold fuzz xia --every 25 --option=fame_goal=3 --option=npcs=false --matches 1 --seed 1 --seats 2\n"
    assert f"  again: {again}" in result.stdout


def test_options_can_be_taken_by_chance_and_the_breach_says_which(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fuzz, "LONGEST", 5)
    arguments = ["--matches", "4", "--seats", "2", "--option", "fame_goal=3", "--vary", "embers,trade_fame"]
    lines = run("fuzz", "xia", *arguments).stdout.splitlines()
    again = [line for line in lines if line.startswith("  again: ")]
    taken = [re.findall(r"--option=(\S+)", line) for line in again]
    assert len(set(map(tuple, taken))) > 1
    for goal, embers, sales in taken:
        assert goal == "fame_goal=3"
        assert embers in ("embers=true", "embers=false")
        assert sales in ("trade_fame=all_bought_here", "trade_fame=all_hold", "trade_fame=any_two")
    for breach, line in zip(lines[:8:2], again, strict=True):
        repeated = run(*shlex.split(line.partition("starhold ")[2]))
        assert repeated.stdout.splitlines()[:2] == [breach, line]


def test_answers_that_end_much_are_given_rarely() -> None:
    campaign = ["fuzz", "xia", "--matches", "1", "--option", "solo=hard", "--option", "campaign=true", "--json"]
    usual, long = (json.loads(run(*campaign, *more).stdout) for more in ([], ["--rarely", "retire,give-up"]))
    assert long["decisions"] > 3 * usual["decisions"]


def test_rare_answers_are_part_of_that_command(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fuzz, "LONGEST", 5)
    result = run("fuzz", "demo", "--matches", "1", "--seats", "2", "--rarely", "scan,fire")
    assert "  again: starhold fuzz demo --every 25 --rarely scan,fire --matches 1 --seed 1 --seats 2\n" in result.stdout


def test_rare_answers_must_exist() -> None:
    assert (
        complaint("fuzz", "demo", "--rarely", "scann") == "`scann` is not a command of Derelict; did you mean `scan`?"
    )


@pytest.mark.parametrize(
    ("value", "words"),
    [(True, "x=true"), (False, "x=false"), (3, "x=3"), ("any_two", "x=any_two"), (["a", "b"], "x=a,b")],
)
def test_options_are_written_as_they_are_typed(value: OptionValue, words: str) -> None:
    assert write_option("x", value) == words


def test_programs_are_told_of_breaches() -> None:
    result = run("fuzz", LOSES_CARDS, "--matches", "1", "--every", "1", "--json")
    assert result.exit_code == 1
    [breach] = json.loads(result.stdout)["breaches"]
    assert (breach["law"], breach["seats"], breach["seed"]) == ("invariants_hold", 2, 1)
    assert breach["revision"] > 0


def test_enough_is_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fuzz, "ENOUGH", 2)
    result = run("fuzz", LOSES_CARDS, "--matches", "50", "--every", "1")
    assert "matches          2\n" in result.stdout
    assert result.stdout.endswith("Stopped after 2 breaches.\n")


def test_long_runs_say_how_far_they_are(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fuzz, "SECONDS_BETWEEN_NEWS", 0)
    result = run("fuzz", "demo", "--matches", "2", "--every", "1000", "--json")
    first, second = result.stderr.splitlines()
    assert first.startswith("starhold: 1 of 2 matches, ")
    assert second.endswith(" decisions")
    assert json.loads(result.stdout)["matches"] == 2


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["dmo"], "no game 'dmo' is installed"),
        (["demo", "--seats", "5"], "Derelict is for 2 to 4 seats, not 5"),
        (["demo", "--seats", "3..9"], "Derelict is for 2 to 4 seats, not 3..9"),
        (["demo", "--seats", "4..2"], "Derelict is for 2 to 4 seats, not 4..2"),
        (["demo", "--seats", "few"], "name a whole number from 0 on, not 'few'"),
        (["demo", "--matches", "0"], "name a whole number from 1 on, not '0'"),
        (["demo", "--every", "0"], "name a whole number from 1 on, not '0'"),
        (["demo", "--processes", "0"], "name a whole number from 1 on, not '0'"),
        (["demo", "--option", "rounds=2"], "name an option NAME=VALUE of Derelict (it has none at all)"),
        (["xia", "--option", "fame_goal=2"], "option fame_goal=2: Expected `int` >= 3"),
        (["xia", "--vary", "embers,fame_goal"], "with a few values each (first_game, npcs, npc_cards, "),
        (["xia", "--vary", "ember"], "not 'ember'"),
        (["demo", "--vary", "rounds"], "name options of Derelict with a few values each (none at all)"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_mistakes_are_told(arguments: list[str], problem: str) -> None:
    assert problem in complaint("fuzz", *arguments)


def test_all_seat_counts_of_the_game_come_in_turn() -> None:
    apart = [
        run("fuzz", "demo", "--matches", "1", "--seed", seed, "--seats", seats, "--every", "1000", "--json")
        for seed, seats in (("1", "2"), ("2", "3"), ("3", "4"))
    ]
    together = run("fuzz", "demo", "--matches", "3", "--every", "1000", "--json")
    assert json.loads(together.stdout)["decisions"] == sum(json.loads(one.stdout)["decisions"] for one in apart)


def test_a_range_of_seats_comes_in_turn() -> None:
    narrow = run("fuzz", "demo", "--matches", "2", "--seats", "2..3", "--every", "1000", "--json")
    wide = run("fuzz", "demo", "--matches", "2", "--every", "1000", "--json")
    assert json.loads(narrow.stdout)["decisions"] == json.loads(wide.stdout)["decisions"]


def test_the_command_explains_itself() -> None:
    result = run("fuzz", "--help")
    assert "\n  starhold fuzz demo\n" in result.stdout
    assert "Exit codes: 0 fine, 1 a check failed" in result.stdout
    assert max(map(len, result.stdout.splitlines())) <= 80
