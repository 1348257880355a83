"""How a failing rule case is told: what was expected, what came, and how it was played."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from starhold.games.demo import Demo, rules
from starhold.games.demo.choices import Fly
from starhold.kernel import Event, Match, Refused

from .made import STRUCK, outcome


@pytest.mark.parametrize(
    ("expectation", "what", "expected", "came"),
    [
        ("asked = 1", "asked", "seat 1", "seat 0"),
        ('prompt = "demo.strike.react"', "prompt", "demo.strike.react", "demo.turn.act"),
        ('options = ["fly 2"]', "options", "fly 2", "fly 2, fly 4, scan, salvage, fire 1"),
        (
            'offers = ["fly 99"]',
            "offers `fly 99`",
            "a legal answer",
            "`fly 99` is not an answer to this question; legal now: `fly 2`, `fly 4`, `scan`, `salvage`, `fire 1`",
        ),
        ('refuses = { scan = "DEMO-SCAN-02" }', "refuses `scan`", "DEMO-SCAN-02", "it is legal"),
        (
            'refuses = { "fly 9" = "DEMO-FLY-01" }',
            "refuses `fly 9`",
            "DEMO-FLY-01",
            "it is not legal, but no clause is given",
        ),
        (
            'illegal = ["fly 2"]',
            "illegal `fly 2`",
            "a refusal that changes nothing",
            'it is accepted: { type = "demo.flew", seat = 0, place = 2 }',
        ),
        ("view.captains.1.hold = [2]", "view.captains.1.hold", "[2]", "[2, 4]"),
        ("view.captains = [{ energy = 2 }, { energy = 3 }]", "view.captains.1.energy", "3", "2"),
        ("view.round = '-'", "view.round", '"-"', "1"),
        ("view.round = true", "view.round", "true", "1"),
        ("view.round.number = 1", "view.round", "{ number = 1 }", "1"),
        ("view.tokens.0.value = 1", "view.tokens.0", "{ value = 1 }", '"-"'),
        ("view.captains.0.fuel = 1", "view.captains.0.fuel", "1", "no such part; there are energy, hold, vault"),
        ("view.captains.2 = {}", "view.captains.2", "{}", "no such part; there are 0, 1"),
        ("seen_by.1.tokens.3.value = 1", "seen_by.1.tokens.3.value", "1", '"-"'),
        (
            'events = [{ type = "demo.fired" }, { type = "demo.struck", lost = 4 }]',
            "event 2",
            '{ type = "demo.struck", lost = 4 }',
            '{ type = "demo.struck", seat = 1, rolled = 4, lost = 0 }',
        ),
        ('events = [{ type = "demo.docked" }]', "event 1", '{ type = "demo.docked" }', "no demo.docked"),
        (
            'events = [{ type = "demo.struck" }, { type = "demo.fired" }]',
            "event 2",
            '{ type = "demo.fired" }',
            "no demo.fired after the one before",
        ),
        (
            'never = [{ type = "demo.fired", target = 1 }]',
            "never",
            'no { type = "demo.fired", target = 1 }',
            '{ type = "demo.fired", seat = 0, target = 1 }',
        ),
        ('told.1 = [{ type = "demo.saw" }]', "told.1, event 1", '{ type = "demo.saw" }', "no demo.saw"),
        (
            'untold.spectator = [{ type = "demo.shielded" }]',
            "untold.spectator",
            'no { type = "demo.shielded" }',
            '{ type = "demo.shielded", seat = 1 }',
        ),
        ('draws = ["d6", "d6"]', "draws", "d6, d6", "shuffle 8, d6"),
        ("over = true", "over", "true", "false"),
        ("winners = [0]", "winners", "[0]", "the match is not over"),
        ("scores = [0, 0]", "scores", "[0, 0]", "the match is not over"),
    ],
)
def test_a_failure_says_what_was_expected_and_what_came(
    tmp_path: Path, expectation: str, what: str, expected: str, came: str
) -> None:
    result = outcome(tmp_path, f"{STRUCK}expect.{expectation}")
    assert not result.passed
    assert f"\n  {what}\n    expected  {expected}\n    came      {came}\n" in result.report


def test_a_report_names_the_clause_and_shows_how_the_case_was_played(tmp_path: Path) -> None:
    result = outcome(tmp_path, STRUCK + "expect.asked = 1\nexpect.view.captains.1.hold = []")
    assert result.report == "\n".join(
        (
            f"FAILED  Made up  ({tmp_path / 'made.toml'})",
            "  DEMO-STRIKE-02: A strike hits on a 3 or more of a d6, behind a shield on a 5 or more.",
            "  asked",
            "    expected  seat 1",
            "    came      seat 0",
            "  view.captains.1.hold",
            "    expected  []",
            "    came      [2, 4]",
            "  what happened",
            "    start",
            "    0: fire 1",
            '      { type = "demo.fired", seat = 0, target = 1 }',
            "    1: shield",
            '      { type = "demo.shielded", seat = 1 }',
            '      { type = "demo.struck", seat = 1, rolled = 4, lost = 0 }',
            "  seat 0 is asked demo.turn.act",
            "    legal     fly 2, fly 4, scan, salvage, fire 1",
            *(
                f"    not       fly {to}: it is too far away: fly to a place next to yours (DEMO-FLY-01)"
                for to in (0, 1, 3, 5, 6, 7, 8)
            ),
        )
    )


def test_a_report_shows_why_answers_are_not_legal(tmp_path: Path) -> None:
    report = outcome(tmp_path, "expect.asked = 1").report
    assert "    not       salvage: no token lies here: fly to one that is face down (DEMO-SALVAGE-01)" in report


def test_a_report_shows_who_alone_is_told_of_an_event(tmp_path: Path) -> None:
    report = outcome(tmp_path, 'answers = ["fly 8", "scan"]\nexpect.over = true').report
    assert '      { type = "demo.saw", place = 8, token = 6, audience = [0] }' in report


OVER = """
position.tokens = ["-", "-", "-", "-", "-", "-", "-", "-", "-"]
position.captains = [{ vault = 2 }, { vault = 1 }]
begin = { type = "demo.turn", seat = 1, stage = "end" }
"""


@pytest.mark.parametrize(
    ("expectation", "what"),
    [
        ("asked = 0", "asked"),
        ('prompt = "demo.turn.act"', "prompt"),
        ('options = ["fly 1"]', "options"),
        ('offers = ["fly 1"]', "offers `fly 1`"),
        ('refuses = { scan = "DEMO-SCAN-01" }', "refuses `scan`"),
    ],
)
def test_nobody_is_asked_any_more_when_the_match_is_over(tmp_path: Path, expectation: str, what: str) -> None:
    report = outcome(tmp_path, f"{OVER}expect.{expectation}").report
    assert f"\n  {what}\n" in report
    assert "came      the match is over; nobody is asked" in report
    assert report.endswith("the match is over")


def test_an_answer_after_the_end_is_not_merely_illegal(tmp_path: Path) -> None:
    report = outcome(tmp_path, OVER + 'expect.illegal = ["fly 1"]').report
    assert "came      refused: the match is over; nothing is asked any more" in report


def test_a_wrong_winner_is_told(tmp_path: Path) -> None:
    report = outcome(tmp_path, OVER + "expect.winners = [1]\nexpect.scores = [1, 2]").report
    assert "  winners\n    expected  [1]\n    came      [0]\n" in report
    assert "  scores\n    expected  [1, 2]\n    came      [2, 1]\n" in report


# Cases that cannot be played to their end


def test_scripted_dice_that_are_left_over_are_a_failure(tmp_path: Path) -> None:
    report = outcome(tmp_path, "dice = [4, 2]\nexpect.asked = 0").report
    assert "  dice\n    expected  every scripted roll is made\n    came      left over: 4, 2\n" in report


def test_scripted_dice_that_run_out_are_a_failure(tmp_path: Path) -> None:
    text = 'position.places = [3, 3]\nanswers = ["0: fire 1", "1: brace"]\nexpect.asked = 0'
    report = outcome(tmp_path, text).report
    assert "  answer 2\n    expected  `1: brace` is accepted\n    came      the dice have run out: " in report
    assert "one more d6 is rolled" in report
    assert "  seat 1 is asked demo.strike.react\n    legal     shield, brace" in report


def test_a_roll_that_the_die_does_not_have_is_a_failure(tmp_path: Path) -> None:
    text = 'position.places = [3, 3]\ndice = [7]\nanswers = ["0: fire 1", "1: brace"]\nexpect.asked = 0'
    assert "roll 1 of the script is 7, but a d6 is rolled" in outcome(tmp_path, text).report


@pytest.mark.parametrize(
    ("answer", "came"),
    [
        ("1: fly 1", "refused: seat 0 is asked, the answer came from seat 1"),
        ("0: salvage", "refused: `salvage`: no token lies here: fly to one that is face down (DEMO-SALVAGE-01)"),
    ],
)
def test_an_answer_that_is_refused_is_a_failure(tmp_path: Path, answer: str, came: str) -> None:
    report = outcome(tmp_path, f'answers = ["0: fly 1", "0: fly 0", "{answer}"]\nexpect.asked = 0').report
    assert f"  answer 3\n    expected  `{answer}` is accepted\n    came      {came}\n" in report
    assert '      { type = "demo.flew", seat = 0, place = 0 }' in report


def test_a_rule_that_breaks_is_told_with_its_place_and_without_a_traceback(tmp_path: Path) -> None:
    report = outcome(tmp_path, 'begin = { type = "demo.turn-token", seat = 0 }\nexpect.asked = 0').report
    assert "  start\n    expected  a position from which the rules run to a question\n" in report
    assert "came      AssertionError: no message (rules.py, line " in report
    assert "in token_at)" in report
    assert "Traceback" not in report


def test_an_illegal_answer_that_is_accepted_and_breaks_is_told(tmp_path: Path) -> None:
    report = outcome(
        tmp_path, 'position.places.0 = 1\nposition.captains.0.energy = 0\nexpect.illegal = ["salvage"]'
    ).report
    assert "  illegal `salvage`\n    expected  a refusal that changes nothing\n" in report
    assert "came      it is accepted, and then the dice have run out" in report


def test_a_view_that_breaks_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def view(self: Demo, viewer: object) -> Any:
        raise LookupError("no such captain")

    monkeypatch.setattr(Demo, "view", view)
    report = outcome(tmp_path, "expect.view.round = 1").report
    assert (
        "  end\n    expected  views, offers and scores to compare\n    came      LookupError: no such captain" in report
    )


def test_a_refusal_that_changes_the_match_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def answer(self: Match, choice: str, seat: int | None = None) -> list[Event]:
        assert isinstance(self.game, Demo)
        self.game.state.round += 1
        raise Refused("no")

    monkeypatch.setattr(Match, "answer", answer)
    assert "came      a refusal, and the match has changed" in outcome(tmp_path, 'expect.illegal = ["fly 5"]').report


def test_a_question_that_breaks_a_law_is_a_failure(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules, "actions", lambda *_: [Fly(4), Fly(1)])
    report = outcome(tmp_path, 'answers = ["0: fly 1"]\nexpect.view.places = [1, 0]').report
    assert "  options_are_sound\n    expected  There are options, " in report
    assert "the options of a verb do not stand in order: `fly 4`, `fly 1`" in report
