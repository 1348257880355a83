"""Orders of more than one answer."""

from __future__ import annotations

from pathlib import Path

import pytest

from starhold.kernel import Answered, Match

from .rover import Rover
from .terminal import run

ROVER = "tests.cli.rover:Rover"


def reply(*typed: str) -> str:
    """What the terminal says to the last line typed."""
    result = run("play", ROVER, "--seed", "1", typed="".join(f"{line}\n" for line in typed))
    assert result.exit_code == 0, result.output
    _, _, shown = result.stdout.rpartition(f"> {typed[-1]}\n")
    return shown.partition("\n>")[0]


def test_the_answers_are_given_one_by_one() -> None:
    said = reply("go back", "drive 2")
    assert said.startswith("· The rover reaches 1.\n· The rover reaches 2.\n\n")
    assert "Stopped" not in said


@pytest.mark.parametrize(
    ("typed", "steps", "reason"),
    [
        (["drive 4"], 2, "something was rolled or drawn. Left of the plan: go on, go on."),
        (["drive 2", "drive 4"], 2, "something was revealed. Left of the plan: go on, go on."),
        (["drive 2", "drive 2", "drive 2"], 1, "`go on` is not an answer to this question; legal now: `turn 1`"),
        (
            ["drive 2", "drive 2", "drive 1", "drive 1"],
            0,
            "`go on` is not an answer to this question; legal now: `turn 1`",
        ),
        (["drive 2", "drive 2", "drive 1", "turn 1", "drive 2"], 1, "the match is over. Left of the plan: go on."),
    ],
)
def test_a_plan_stops_when_something_unforeseen_happens(typed: list[str], steps: int, reason: str) -> None:
    said = reply(*typed)
    counted = f"Stopped after {steps} answer{'s' if steps > 1 else ''}" if steps else "Not begun"
    assert f"{counted}: {reason}" in said
    assert said.index(counted) > said.rfind("· The rover reaches")


def test_each_answer_can_be_taken_back_alone(tmp_path: Path) -> None:
    path = tmp_path / "a.match"
    run("play", ROVER, "--seed", "1", "--save", path, typed="go back\ndrive 2\nundo\n")
    match = Match.load(path, game=Rover)
    left = [match.journal.entries[place] for place in match.journal.standing()]
    assert [str(entry.choice) for entry in left if isinstance(entry, Answered)] == ["go back", "go on"]


def test_an_order_that_cannot_be_carried_out_is_told() -> None:
    assert reply("drive far") == "say how many places"


def test_a_line_that_is_neither_answer_nor_order_is_a_typo() -> None:
    assert reply("dance") == "`dance` is not a command of this game. Known: dig, drew, go, rolled, showed, turn"


def test_help_lists_the_orders() -> None:
    assert "Several answers at once:\n  drive N  drive so many places on\nBesides:\n" in reply("help")
