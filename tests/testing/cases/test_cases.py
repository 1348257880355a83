"""The rule cases of the project, and what a case can say."""

from __future__ import annotations

import tomllib
from pathlib import Path
from textwrap import dedent

import pytest

from starhold.kernel import find_game, load_reference
from starhold.kernel.game import folder_of
from starhold.testing import cases
from starhold.testing.cases import case_files, coverage, load_cases, run_case
from tests.rule_cases import CASES, Named, cases_in, named_cases

from .made import STRUCK, outcome, write

GAMES = sorted(folder.name for folder in CASES.iterdir() if folder.is_dir())


# The cases of the project


@pytest.mark.parametrize("case", named_cases(), ids=str)
def test_the_case_passes(case: Named) -> None:
    result = run_case(case.loaded())
    assert result.passed, result.report


@pytest.mark.parametrize("game", GAMES)
def test_cases_lie_in_the_folder_of_their_game(game: str) -> None:
    files = case_files([CASES / game])
    assert {tomllib.loads(file.read_text(encoding="utf-8"))["game"] for file in files} == {game}


@pytest.mark.parametrize("game", ["demo", "lifeboat"])
def test_every_clause_of_a_small_game_is_proven(game: str) -> None:
    reference = load_reference(folder_of(find_game(game)) / "rules.toml")
    outcomes = [run_case(case) for file in case_files([CASES / game]) for case in cases_in(file).values()]
    assert [area.missing for area in coverage(reference.areas(), outcomes) if area.missing] == []


# What the runner accepts


def test_a_case_that_holds_passes(tmp_path: Path) -> None:
    result = outcome(tmp_path, STRUCK + "expect.view.captains.1.hold = [2, 4]")
    assert result.passed
    assert result.report == f"passed  Made up  ({tmp_path / 'made.toml'})"


@pytest.mark.parametrize(
    "expectation",
    [
        "asked = 0",
        'prompt = "demo.turn.act"',
        'options = ["salvage", "fly 2", "fly 4", "scan", "fire 1"]',
        'offers = ["fly 2", "scan"]',
        'illegal = ["fly 5", "1: fly 2"]',
        "view = { captains = [{ energy = 2 }, {}], tokens.0 = '-' }",
        "view.captains.1 = { energy = 2, vault = 0 }",
        "seen_by = { 0.round = 1, spectator.round = 1 }",
        'events = [{ type = "demo.fired" }, { type = "demo.struck", seat = 1 }]',
        'never = [{ type = "demo.struck", lost = 4 }]',
        'told = { 0 = [{ type = "demo.fired" }], spectator = [{ type = "demo.shielded" }] }',
        'untold.spectator = [{ type = "demo.saw" }]',
        'draws = ["shuffle 8", "d6"]',
        "over = false",
    ],
)
def test_each_kind_of_expectation_can_hold(tmp_path: Path, expectation: str) -> None:
    result = outcome(tmp_path, f"{STRUCK}expect.{expectation}")
    assert result.passed, result.report


def test_the_example_in_the_documentation_passes(tmp_path: Path) -> None:
    lines = [line for line in (cases.__doc__ or "").splitlines() if line.startswith("    ")]
    (case,) = load_cases(write(tmp_path, dedent("\n".join(lines))))
    assert run_case(case).passed


def test_the_seat_before_an_answer_may_be_left_out(tmp_path: Path) -> None:
    assert outcome(tmp_path, 'answers = ["fly 1", "0: fly 2", "fly 3"]\nexpect.asked = 1').passed


def test_a_position_changes_what_it_names_and_nothing_else(tmp_path: Path) -> None:
    result = outcome(
        tmp_path,
        """
        position = { captains = [{ energy = 1 }, {}], tokens = { 3 = "-", 5.scanned_by = [1] }, places.1 = 5 }
        expect.view.captains = [{ energy = 1, hold = [], vault = 0 }, { energy = 3, hold = [], vault = 0 }]
        expect.view.places = [0, 5]
        expect.view.tokens = ["-", {}, {}, "-", {}, { scanned_by = [1] }, {}, {}, {}]
        expect.seen_by.1.tokens.5.value = 2
        """,
    )
    assert result.passed, result.report


def test_a_position_can_fill_what_was_nothing(tmp_path: Path) -> None:
    text = "position.places.1 = 0\nposition.tokens.0 = { value = 9, scanned_by = [1] }\n"
    result = outcome(tmp_path, text + "expect.seen_by.1.tokens.0.value = 9")
    assert result.passed, result.report


def test_a_case_may_begin_in_the_middle_of_nested_rules(tmp_path: Path) -> None:
    result = outcome(
        tmp_path,
        """
        position.captains = [{}, { hold = [6] }]
        begin = [
            { type = "demo.turn", stage = "start", seat = 0, actions = 1 },
            { type = "demo.attack", stage = "plunder", seat = 0, target = 1 },
            { type = "demo.strike", seat = 1, hits_from = 5 },
        ]
        dice = [5]
        answers = ["1: brace"]
        expect.asked = 0
        expect.view.captains = [{ hold = [6] }, { hold = [] }]
        """,
    )
    assert result.passed, result.report
