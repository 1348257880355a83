"""Cases about a question that is open to several seats: whose answer it is follows from the choice."""

from __future__ import annotations

from pathlib import Path
from textwrap import dedent

import pytest

from starhold.kernel import find_game, registry
from starhold.testing.cases import load_cases, run_case
from starhold.testing.cases.outcome import Outcome

CASE = """
game = "crew"

[[case]]
name = "Made up"
proves = ["CREW-ROUND-01"]
seats = 3
dice = [4]
answers = ["dig 2", "0: rest 0"]
"""


@pytest.fixture(autouse=True)
def _forget_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_registered", registry._registered.copy())


def outcome(folder: Path, expectation: str) -> Outcome:
    find_game("tests.crew:Crew")
    file = folder / "made.toml"
    file.write_text(dedent(CASE) + expectation, encoding="utf-8")
    [case] = load_cases(file)
    return run_case(case)


@pytest.mark.parametrize(
    "expectation",
    [
        "expect.asked = [2, 1]",
        'expect.offers = ["dig 1", "rest 2"]',
        'expect.illegal = ["1: rest 2", "rest 0"]',
        'expect.events = [{ type = "crew.dug", seat = 2, found = 4 }]',
    ],
)
def test_it_holds(tmp_path: Path, expectation: str) -> None:
    assert outcome(tmp_path, expectation).passed


def test_all_who_are_asked_are_named(tmp_path: Path) -> None:
    report = outcome(tmp_path, "expect.asked = 1").report
    assert "expected  seat 1\n    came      seat 1, 2" in report
    assert "  seat 1 is asked crew.round.act\n" in report
    assert "  seat 2 is asked crew.round.act\n" in report


def test_refusals_are_of_each_seat(tmp_path: Path) -> None:
    more = CASE.replace('"0: rest 0"', '"dig 2"').replace("[4]", "[4, 4]")
    find_game("tests.crew:Crew")
    (tmp_path / "made.toml").write_text(more + 'expect.refuses = { "dig 2" = "CREW-DIG-01" }', encoding="utf-8")
    [case] = load_cases(tmp_path / "made.toml")
    assert run_case(case).passed
