"""How the answers to a question are listed."""

from __future__ import annotations

from starhold.cli.answers import numbered
from starhold.kernel import Match

from .rover import Dig, Go, Rover
from .terminal import run

ROVER = "tests.cli.rover:Rover"
GUIDED = "tests.cli.guided:Guided"


def shown(*typed: str, game: str = ROVER) -> str:
    result = run("play", game, "--seed", "1", typed="".join(f"{line}\n" for line in typed))
    assert result.exit_code == 0, result.output
    return result.stdout


def test_answers_of_a_group_stand_side_by_side_under_its_heading() -> None:
    assert (
        "Where to?\n  drive one place:\n   1  go back    2  go on\n   3  dig  dig at place 1  ! the drill may break\n> "
    ) in shown()


def test_a_dangerous_answer_stands_apart_with_its_odds() -> None:
    assert "  drive one place:\n   1  go back\n   2  go on   ! slippery: 50% to slide\n" in shown("go on")


def test_an_answer_that_is_alone_in_its_group_is_explained() -> None:
    assert "Where to?\n   1  go on  go on\n   2  dig    dig at place 0  ! the drill may break\n" in shown("go back")


def test_many_answers_take_several_lines_of_equal_columns() -> None:
    listing = shown("go on", "go on", "go on", "go on", "go on").partition("  take a branch:\n")[2].splitlines()
    assert listing[0] == "   1  turn 1     2  turn 2     3  turn 3     4  turn 4     5  turn 5     6  turn 6"
    assert listing[4].endswith("30  turn 30")


def test_the_numbers_are_those_of_the_listing() -> None:
    match = Match.new(Rover, seed=1)
    assert numbered(match.game, match.decision) == [Go("back"), Go("on"), Dig()]
    assert "The rover reaches 2." in shown("2")
    assert "The rover reaches 3." in shown("2", "2")


def test_answers_that_lead_on_stand_last_with_a_sign_and_all_say_what_they_cost() -> None:
    listing = shown(game=GUIDED).partition("Where to?\n")[2].splitlines()
    assert listing[:3] == [
        "   1  dig      dig at place 1  ! the drill may break",
        "   2  go back  → go back · 1 hour",
        "   3  go on    → go on · 1 hour",
    ]
    assert "The rover reaches 2." in shown("3", game=GUIDED)


def test_answers_that_need_their_words_stand_below_each_other_under_their_heading() -> None:
    listing = shown(*["go on"] * 5, game=GUIDED).partition("  branches of the trench:\n")[2].splitlines()
    assert listing[:2] == ["   1  turn 1   take branch 1", "   2  turn 2   take branch 2"]


def test_the_aim_is_told_first_and_a_hint_on_demand() -> None:
    whole = shown("hint", game=GUIDED)
    assert whole.startswith("Rover\nReach the end of the trench.\n")
    assert "> hint\nThe trench is slippery in places.\n> " in whole
    assert "There is no hint for this question. Try `advice` or `rules`." in shown("hint")
    assert "  hint            what to weigh before you answer\n" in shown("help")


def test_what_has_not_changed_on_the_board_is_not_shown_again() -> None:
    assert shown("go on").count("The trench has 7 places.") == 1
    assert shown("go on", "").count("The trench has 7 places.") == 2


def test_the_epilogue_is_the_last_word() -> None:
    whole = shown("drive 9", "drive 9", "drive 9", "1", "drive 9")
    assert "\nThe trench ends here.\n" in whole
