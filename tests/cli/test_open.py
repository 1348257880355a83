"""At the terminal one seat answers at a time; any other local seat that is asked can sit down, and bots wait."""

from __future__ import annotations

import pytest

from .terminal import run

CREW = "tests.crew:Crew"


def play(humans: int, *typed: str) -> str:
    """What the terminal has said in all."""
    lines = "".join(f"{line}\n" for line in typed)
    result = run("play", CREW, "--seats", "3", "--humans", str(humans), "--seed", "1", typed=lines)
    assert result.exit_code == 0, result.output
    return result.stdout


def last(humans: int, *typed: str) -> str:
    """What it says to the last line typed."""
    return play(humans, *typed).rpartition(f"> {typed[-1]}\n")[2].partition("\n>")[0]


def test_it_says_who_else_is_asked() -> None:
    said = play(2)
    assert "seat 0, what do you do?" in said
    assert "Asked as well: seat 1. `sit seat 1` hands over." in said
    assert "Bots wait for you: seat 2. `nudge seat 2` lets one go first." in said


def test_whoever_sits_at_the_screen_is_asked_until_they_rest() -> None:
    assert "seat 0, what do you do?" in last(2, "dig 0")
    said = last(2, "dig 0", "rest 0")
    assert "seat 1, what do you do?" in said
    assert "seat 0 digs and finds" in said


def test_another_person_sits_down() -> None:
    said = last(2, "sit 1")
    assert "── seat 1 ─" in said
    assert "seat 1, what do you do?" in said
    assert "Asked as well: seat 0." in said
    assert "seat 1 digs" in last(2, "sit seat 1", "1")


def test_nobody_answers_in_the_place_of_another() -> None:
    said = last(2, "rest 1")
    assert "`rest 1` is not an answer to this question; legal now: `dig 0`" in said
    assert "is legal now" in last(2, "why not rest 0")
    assert "Rest first: you have dug twice" in last(2, "dig 0", "dig 0", "dig 0")


def test_bots_wait_and_can_be_nudged() -> None:
    said = last(2, "dig 0")
    assert "seat 2 " not in said.partition("seat 0, what")[0]
    assert "seat 2" in last(2, "nudge 2").partition("seat 0, what")[0]
    after_all = last(1, "rest 0")
    assert "seat 1 rests." in after_all or "seat 1 carries" in after_all


@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        ("sit 2", "seat 2 is not a person who could answer now"),
        ("nudge 1", "seat 1 is not a bot that could answer now"),
        ("sit Rigel", "type a name, one of seat 0, seat 1, seat 2, not `Rigel`"),
    ],
)
def test_it_says_why_not(typed: str, reason: str) -> None:
    assert reason in last(2, typed)


def test_the_orders_are_known_while_several_are_asked() -> None:
    assert "sit NAME" in last(2, "help")
    assert "sit NAME" not in last(2, "dig 0", "carry 0", "help")
