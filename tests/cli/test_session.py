"""What people are shown and may type while a match goes on."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from starhold.kernel import Answered, Match, Undone

from .terminal import PEBBLES, run


def play(*typed: str, humans: int = 2, save: Path | None = None) -> str:
    """What the terminal shows when this is typed, in a match whose wreck 1 holds cargo worth 2."""
    kept = () if save is None else ("--save", save)
    result = run("play", "demo", "--humans", str(humans), "--seed", "7", *kept, typed="".join(f"{t}\n" for t in typed))
    assert result.exit_code == 0, result.output
    assert result.stderr == ""
    return result.stdout


def reply(*typed: str, humans: int = 2) -> str:
    """What the terminal says to the last line typed."""
    _, _, shown = play(*typed, humans=humans).rpartition(f"> {typed[-1]}\n")
    return shown.partition("\n>")[0]


def sections(shown: str, name: str) -> str:
    """All that was shown while this captain sat at the screen."""
    _, *parts = shown.split("\n── ")
    return "\n".join(part for part in parts if part.startswith(f"{name} "))


class TestTheQuestion:
    def test_shows_board_prompt_and_numbered_options_with_their_meaning(self) -> None:
        shown = play()
        assert "Round 1\nwreck     1   2" in shown
        assert "\nVega, what do you do?\n   1  fly 1  fly to wreck 1\n   2  fly 8  fly to wreck 8\n> " in shown

    def test_shows_what_happened(self) -> None:
        assert reply("fly 1").startswith("· Vega flies to wreck 1.\n")

    def test_is_asked_again_on_an_empty_line(self) -> None:
        shown = play("")
        assert shown.count("Round 1") == 2
        assert shown.count("Vega, what do you do?") == 2

    def test_shows_on_request_what_the_rules_withhold(self) -> None:
        assert "   -  fire 1   meet Rigel at a wreck first (DEMO-FIRE-01)" in reply("?")
        assert "(DEMO-FIRE-01)" not in play()

    def test_says_if_nothing_is_withheld(self) -> None:
        result = run("play", PEBBLES, "--seats", "1", typed="?\n")
        assert "The rules withhold nothing here." in result.stdout


class TestAnswers:
    @pytest.mark.parametrize("typed", ["2", "fly 8", "  fly   8  "])
    def test_a_number_or_the_notation_answers(self, typed: str) -> None:
        assert "· Vega flies to wreck 8." in play(typed)

    @pytest.mark.parametrize(
        ("typed", "said"),
        [
            ("0", "type a number from 1 to 2, not `0`"),
            ("3", "type a number from 1 to 2, not `3`"),
            ("9" * 5000, "type a number from 1 to 2, not `999999999999`"),
            ("flyy 1", "`flyy` is not a command of this game; did you mean `fly`?"),
            ("fly", "type `fly TO`, not `fly`"),
            ("fly home", "`home` does not fit TO in `fly TO`"),
            ("fly 1 2", "type `fly TO`, not `fly 1 2`"),
            ("fly 5", "DEMO-FLY-01  A captain flies to one of the two neighbouring places"),
            ("fly 99", "`fly 99` is not an answer to this question"),
            ("-1", "`-1` is not a command of this game"),
            ("undo now", "type `undo`, not `undo now`"),
        ],
    )
    def test_a_typo_gets_a_precise_message_and_the_question_again(self, typed: str, said: str) -> None:
        shown = play(typed, "fly 1")
        assert said in shown
        assert "· Vega flies to wreck 1." in shown

    def test_bytes_that_are_no_text_are_a_typo(self) -> None:
        from typer.testing import CliRunner

        from starhold.cli import app

        result = CliRunner().invoke(app, ["play", "demo"], input=b"\xff\xfe\n", catch_exceptions=False)
        assert result.exit_code == 0
        assert "is not a command of this game" in result.stdout

    def test_an_illegal_answer_is_explained_by_the_rule(self) -> None:
        assert reply("scan").splitlines() == [
            "`scan` is not legal now.",
            "  No token lies here: fly to one that is face down.",
            "  DEMO-SCAN-01  A captain scans the face-down token of the place they are at; only they see it.",
        ]


def test_advice_is_one_of_the_answers() -> None:
    assert re.fullmatch(r"A good player would answer `fly [18]`.*\.", reply("advice"))


class TestWhy:
    @pytest.mark.parametrize("typed", ["why not fire 1", "why fire 1", "Why not fire 1"])
    def test_names_the_rule_its_sentence_and_what_is_missing(self, typed: str) -> None:
        assert reply(typed).splitlines() == [
            "`fire 1` is not legal now.",
            "  Meet Rigel at a wreck first.",
            "  DEMO-FIRE-01  A captain fires at another one who is at the same wreck; at the dock nobody is fired at.",
        ]

    @pytest.mark.parametrize("typed", ["why not fly 1", "why 1"])
    def test_says_that_a_choice_is_legal(self, typed: str) -> None:
        assert reply(typed) == "`fly 1` is legal now: fly to wreck 1."

    def test_says_that_a_choice_is_no_answer_here(self) -> None:
        assert "`shield` is not an answer to this question" in reply("why not shield")

    def test_without_a_choice_shows_all_that_is_withheld(self) -> None:
        assert reply("why not") == reply("?")

    def test_a_clause_without_reference_is_named_at_least(self) -> None:
        result = run("play", PEBBLES, "--option", "pebbles=1", typed="take 2\n")
        assert "  Only one pebble is left.\n  PEBBLES-TAKE-01\n" in result.stdout


class TestUndo:
    def test_takes_back_an_answer_that_taught_nobody_anything(self) -> None:
        assert reply("fly 1", "undo").startswith("Taken back.\n")
        assert "fly 1  fly to wreck 1" in reply("fly 1", "undo")

    def test_stops_where_somebody_learned_something(self) -> None:
        said = reply("fly 1", "salvage", "undo")
        assert said == (
            "someone has learned something by the last answer (dice or a reveal);"
            " `undo!` takes it back if everybody agrees"
        )

    def test_stops_at_the_answer_of_another(self) -> None:
        said = reply("fly 1", "fly 2", "fly 3", "undo")
        assert said == "the last answer is Vega's; `undo!` takes it back if everybody agrees"

    def test_has_nothing_to_take_back_at_the_start(self) -> None:
        assert reply("undo") == "there is nothing to take back: nobody has answered yet"
        assert reply("undo!") == "there is nothing to take back: no person has answered yet"

    def test_goes_further_with_consent_and_is_marked(self, tmp_path: Path) -> None:
        path = tmp_path / "a.match"
        shown = play("fly 1", "salvage", "undo!", save=path)
        assert "1 answer taken back with everybody's consent." in shown
        assert Match.load(path).journal.entries[-1] == Undone(0, 1, consent=True)

    def test_with_consent_goes_back_over_the_bots_to_a_person(self, tmp_path: Path) -> None:
        path = tmp_path / "a.match"
        play("fly 1", "fly 2", "fly 3", "undo!", save=path, humans=1)
        match = Match.load(path)
        assert [match.journal.entries[place].seat for place in match.journal.standing()] == [0, 0]
        assert match.decision.seat == 0

    def test_among_bots_nobody_has_to_agree(self, tmp_path: Path) -> None:
        path = tmp_path / "a.match"
        shown = play("fly 1", "fly 2", "fly 3", "undo", save=path, humans=1)
        assert "answers taken back." in shown
        match = Match.load(path)
        assert [match.journal.entries[place].seat for place in match.journal.standing()] == [0, 0]

    def test_others_are_told_of_it(self) -> None:
        shown = play("fly 1", "undo", "fly 8", "fly 7", "fly 6")
        assert "· Vega took back 1 answer of this." in sections(shown, "Rigel")
        assert "took back" not in sections(shown, "Vega")


class TestSavingAndLeaving:
    def test_saves_where_it_is_told(self, tmp_path: Path) -> None:
        path = tmp_path / "a file.match"
        assert f"Saved to {path}. The file holds all secrets" in play("fly 1", f"save {path}")
        assert Match.load(path).journal.entries == [Answered(0, Match.load(path).read("fly 1"))]

    @pytest.mark.parametrize("where", ["nowhere/a.match", ".", "a\0b"])
    def test_a_file_that_cannot_be_written_ends_nothing(self, where: str) -> None:
        assert "· Vega flies to wreck 1." in play(f"save {where}", "fly 1")

    def test_an_unsaved_match_is_left_on_the_second_word(self) -> None:
        shown = play("fly 1", "quit", "quit", "fly 2")
        assert "The match is not saved. `save` it first, or `quit` again to leave it." in shown
        assert "flies to wreck 2" not in shown

    def test_who_plays_on_is_warned_again(self) -> None:
        assert play("fly 1", "quit", "fly 2", "quit").count("The match is not saved.") == 2

    def test_a_saved_match_is_left_at_once(self, tmp_path: Path) -> None:
        shown = play("fly 1", f"save {tmp_path / 'a.match'}", "quit", "fly 2")
        assert "flies to wreck 2" not in shown

    def test_a_disk_that_fills_up_ends_nothing(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        path = tmp_path / "a.match"
        save = Match.save

        def full(match: Match, target: Path | str) -> Path:
            if match.revision:
                raise OSError(28, "No space left on device")
            return save(match, target)

        monkeypatch.setattr(Match, "save", full)
        shown = play("fly 1", "fly 2", save=path)
        assert f"The match could not be saved. {path}: No space left on device" in shown
        assert "· Vega flies to wreck 2." in shown

    def test_help_lists_everything(self) -> None:
        said = reply("help")
        assert "fly TO · scan · salvage · fire TARGET · shield · brace" in said
        for order in ("Enter", "?", "rules [AREA]", "why not CHOICE", "undo", "undo!", "save [FILE]", "quit", "help"):
            assert f"\n  {order} " in said


class TestRules:
    def test_a_short_reference_is_shown_as_a_whole(self) -> None:
        said = reply("rules")
        assert "DEMO-SETUP-01" in said
        assert "DEMO-END-03" in said

    def test_an_area_is_shown_alone(self) -> None:
        said = reply("rules fire")
        assert "Firing costs 1 energy" in said
        assert "DEMO-END-03" not in said

    def test_an_area_that_is_not_there_is_told(self) -> None:
        assert "name an area of the rules (SETUP, TURN, " in reply("rules cooking")

    def test_of_a_long_reference_the_areas_are_listed(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr("starhold.cli.orders.SHORT_REFERENCE", 5)
        said = reply("rules")
        assert "FIRE" in said
        assert "2 clauses" in said
        assert "Firing costs 1 energy" not in said


class TestSecrets:
    def test_what_one_captain_sees_is_never_shown_to_another(self) -> None:
        shown = play("fly 1", "fly 2", "scan", "fly 1", "scan", "fly 2", "fly 3", "scan", "fly 4")
        assert "Only you see what lies at wreck 2" in sections(shown, "Vega")
        assert "Only you see what lies at wreck 1" in sections(shown, "Rigel")
        assert "Only you see what lies at wreck 1" not in sections(shown, "Vega")
        assert "Only you see what lies at wreck 2" not in sections(shown, "Rigel")

    def test_others_are_told_the_public_part_at_their_own_turn(self) -> None:
        shown = play("fly 1", "scan", "fly 2")
        assert "· Vega scans wreck 1." in sections(shown, "Rigel")

    def test_nobody_is_told_anything_twice(self) -> None:
        shown = play("fly 1", "scan", "fly 2", "fly 8", "fly 7", "fly 6")
        for name in ("Vega", "Rigel"):
            assert sections(shown, name).count("· Vega scans wreck 1.") == 1


class TestAbout:
    def test_says_what_is_known_of_a_place_and_of_an_answer(self) -> None:
        told = "wreck 2\n  2 flights away\n  a token face down: 2 of the 8 unknown ones are traps"
        assert reply("about place 2").startswith(told)
        assert reply("look place 2").startswith(told)
        assert reply("about 1").startswith("wreck 1\n  1 flight away\n")
        assert reply("about fly 8").startswith("wreck 8\n  1 flight away\n")

    def test_names_examples_to_who_asks_about_nothing(self) -> None:
        said = "there is nothing to say about `love`; ask about an answer, or about `place 0`, `place 1`, `place 2` …"
        assert reply("about love").startswith(said)
        assert "there is nothing to say about ``" in reply("about")

    def test_does_not_answer(self) -> None:
        assert "Vega flies" not in play("about 1", "about fly 1")
