"""Matches in the terminal, from the first question to the last word."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from starhold.cli.answers import numbered
from starhold.kernel import Answered, Match, Undone
from starhold.players import Outlook, RandomPlayer
from tests.kernel.play import put_entry
from tests.pouch import POUCH

from .terminal import PEBBLES, complaint, run, run_process, saved_match


def answers_of_a_match(seed: str) -> list[str]:
    """What two people type in a whole match: numbers and notation in turn."""
    match, player, typed = Match.new("demo", seats=2, seed=seed), RandomPlayer(seed), []
    while not match.over:
        choice = player.answer(Outlook(match))
        number = numbered(match.game, match.decision).index(choice) + 1
        typed.append(str(number) if match.revision % 2 else str(choice))
        match.answer(choice)
    return typed


def lines(*typed: str) -> str:
    return "".join(f"{line}\n" for line in typed)


def test_two_people_play_a_whole_match_save_it_and_take_it_up_again(tmp_path: Path) -> None:
    typed = answers_of_a_match(seed="7")
    half = len(typed) // 2
    first = run_process(
        *("play", "demo", "--humans", "2", "--seed", "7"),
        typed=lines("why not fire 1", "fly 1", "undo", *typed[:half], "save half.match", "quit"),
        cwd=tmp_path,
    )
    assert (first.returncode, first.stderr) == (0, "")
    assert "DEMO-FIRE-01  A captain fires at another one" in first.stdout
    assert "starhold play --resume half.match --humans 2" in first.stdout
    second = run_process(
        *("play", "--resume", "half.match", "--humans", "2"),
        typed=lines(*typed[half:], "save whole.match"),
        cwd=tmp_path,
    )
    assert (second.returncode, second.stderr) == (0, "")
    assert "The match is over" in second.stdout
    assert "starhold verify whole.match" in second.stdout

    expected = Match.new("demo", seats=2, seed="7")
    for entry in Match.load(tmp_path / "whole.match").journal.entries:
        expected.undo(entry.answers, seat=entry.seat) if isinstance(entry, Undone) else expected.answer(entry.choice)
    assert Match.load(tmp_path / "whole.match").fingerprint() == expected.fingerprint()
    assert [entry for entry in expected.journal.entries if isinstance(entry, Undone)] == [Undone(0, 1)]
    assert run_process("verify", "whole.match", cwd=tmp_path).returncode == 0


def test_the_end_shows_scores_seed_and_commitment() -> None:
    result = run("play", "demo", "--humans", "2", "--seed", "7", typed=lines(*answers_of_a_match("7")))
    match = Match.new("demo", seats=2, seed="7")
    assert result.exit_code == 0
    assert "winner" in result.stdout
    assert "seed        7\n" in result.stdout
    assert result.stdout.count(match.setup.commitment) == 2
    assert "Not saved. With --save FILE" in result.stdout


@pytest.mark.parametrize("last", ["", "quit"])
def test_a_finished_match_is_left_or_saved(tmp_path: Path, last: str) -> None:
    typed = answers_of_a_match("7")
    left = run("play", "demo", "--humans", "2", "--seed", "7", typed=lines(*typed, "fly 1", last, "save never"))
    assert "The match is over: `save`, `save FILE` or Enter." in left.stdout
    assert left.stdout.endswith("Not saved. With --save FILE a match is kept, and every roll can be checked.\n")
    kept = run("play", "demo", "--humans", "2", "--seed", "7", typed=lines(*typed, f"save {tmp_path / 'a b.match'}"))
    assert kept.stdout.endswith(f"Every roll can be checked with: starhold verify '{tmp_path / 'a b.match'}'\n")


def test_bots_play_by_themselves_and_a_spectator_is_told() -> None:
    result = run("play", "demo", "--humans", "0", "--seed", "7", "--seats", "4")
    assert result.exit_code == 0
    assert "Altair  a bot" in result.stdout
    assert "· Vega flies to" in result.stdout
    assert "scans" in result.stdout
    assert "Only you see" not in result.stdout
    assert "The match is over" in result.stdout


def test_the_same_seed_gives_the_same_match_of_bots() -> None:
    first, second = (run("play", "demo", "--humans", "0", "--seed", "7").stdout for _ in range(2))
    assert first == second
    assert first != run("play", "demo", "--humans", "0", "--seed", "8").stdout


def test_a_person_plays_against_a_bot() -> None:
    result = run("play", "demo", "--seed", "7", typed=lines("fly 1", "scan", "salvage", "quit"))
    assert "Vega   a person" in result.stdout
    assert "Rigel  a bot" in result.stdout
    assert "Only you see what lies at wreck 1" in result.stdout
    assert "· Rigel flies to" in result.stdout


def test_a_game_that_is_not_installed_is_played_with_its_options() -> None:
    result = run("play", PEBBLES, "--option", "pebbles=2", "--option", "kinds=flint,jade", typed=lines("take 2"))
    assert result.exit_code == 0
    assert "left  2" in result.stdout
    assert "· seat 0 takes 2." in result.stdout


def test_a_game_is_found_in_the_current_folder(tmp_path: Path) -> None:
    source = Path(__file__).with_name("pebbles.py").read_text()
    (tmp_path / "mine.py").write_text(source)
    result = run_process("play", "mine:Pebbles", "--save", "a.match", typed="1\n", cwd=tmp_path)
    assert (result.returncode, result.stderr) == (0, "")
    assert "starhold play mine:Pebbles --resume a.match" in result.stdout


def test_options_are_read_as_the_game_wants_them(tmp_path: Path) -> None:
    path = tmp_path / "a.match"
    given = ("pebbles=9", "colour=white", "polished=true", "kinds=flint,jade")
    run("play", PEBBLES, *(word for option in given for word in ("--option", option)), "--save", path)
    assert Match.load(path).setup.options == {
        "pebbles": 9,
        "colour": "white",
        "polished": True,
        "kinds": ["flint", "jade"],
    }


def test_physical_dice_are_typed_in_by_the_person_for_the_bots_too() -> None:
    result = run("play", "demo", "--dice", "asked", "--seed", "7", typed="1\n" * 100)
    assert "Rigel, roll a d6: the shot at your ship.\n  A number from 1 to 6.\n> 1\n" in result.stdout
    assert "· The die shows 1: Rigel loses nothing." in result.stdout


def test_saves_all_the_time_if_a_file_is_named(tmp_path: Path) -> None:
    path = tmp_path / "a.match"
    result = run("play", "demo", "--seed", "7", "--save", path, typed=lines("fly 1", "scan"))
    assert result.exit_code == 0
    assert f"The match is saved. Go on with:\n  starhold play --resume {path}\n" in result.stdout
    assert Match.load(path).revision == 2


def test_a_finished_match_is_in_the_file(tmp_path: Path) -> None:
    path = tmp_path / "a.match"
    result = run("play", "demo", "--humans", "0", "--save", path)
    assert f"starhold verify {path}" in result.stdout
    assert Match.load(path).over


def test_end_of_input_says_what_is_lost() -> None:
    assert "nothing is lost" in run("play", "demo").stdout
    assert "The match was not saved." in run("play", "demo", typed="1\n").stdout


def test_who_resumes_is_told_what_happened_and_can_undo(tmp_path: Path) -> None:
    path = tmp_path / "a.match"
    run("play", "demo", "--seed", "7", "--save", path, typed=lines("fly 1", "fly 2"))
    result = run("play", "--resume", path, typed=lines("undo", "undo", "quit", "quit"))
    recap = result.stdout.index("· Vega flies to wreck 2.")
    assert recap < result.stdout.index("Round 1")
    assert result.stdout.count("Taken back.") == 2


def test_a_match_whose_past_no_longer_fits_the_rules_goes_on_from_where_it_was(tmp_path: Path) -> None:
    match = Match.new("demo", seats=2, seed="7")
    match.answer("fly 1")
    put_entry(match.journal, 0, Answered(0, match.read("fly 5")))
    path = match.save(tmp_path / "a.match")
    result = run("play", "--resume", path, typed=lines("fly 2"))
    assert result.exit_code == 0
    assert "· Vega flies to wreck 2." in result.stdout


def test_a_resumed_match_is_saved_where_it_was(tmp_path: Path) -> None:
    path = saved_match(tmp_path / "a.match", answers=1)
    result = run("play", "--resume", path, typed=lines("1", "save"))
    assert f"Saved to {path}." in result.stdout
    assert Match.load(path).revision == 2


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ([], "expected a game to play, or --resume FILE; there are: akarios, corespace, demo"),
        (["demo", "--seats", "9"], "Derelict is for 2 to 4 seats, not 9"),
        (["demo", "--seats", "two"], "name a whole number from 0 on, not 'two'"),
        (["demo", "--humans", "3"], "seat at most 2 people, one at each seat, not 3"),
        (["demo", "--humans", "-1"], "name a whole number from 0 on, not '-1'"),
        (["demo", "--dice", "wooden"], "'wooden' is not one of 'seeded', 'asked'"),
        (["demo", "--dice", "asked", "--humans", "0"], "physical dice need a person to roll them"),
        (["demo", "--option", "rounds=2"], "name an option NAME=VALUE of Derelict (it has none at all)"),
        ([PEBBLES, "--option", "pebbles"], "(it has pebbles, colour, polished, kinds), not 'pebbles'"),
        (["akarios", "--option", "start=first-light"], "not 'start=first-light'; did you mean `scenario=first-light`?"),
        (["akarios", "--option", "dificulty=hard"], "not 'dificulty=hard'; did you mean `difficulty`?"),
        ([PEBBLES, "--option", "pebbles=many"], "option pebbles=many: Expected `int`, got `str`"),
        ([PEBBLES, "--option", "colour=pink"], "option colour=pink: Invalid enum value 'pink'"),
        (["demo", "--content", "no-such-folder"], "name a folder with TOML files: `no-such-folder` is not a folder"),
        (["--resume", "no-such-file"], "no-such-file: there is no such file"),
        (["demo", "--resume", "a", "--seats", "3", "--seed", "1"], "--seats, --seed: a resumed match has been set up"),
    ],
)
def test_a_match_that_cannot_be_set_up_is_told(arguments: list[str], message: str) -> None:
    assert message in complaint("play", *arguments)


def test_a_save_of_another_game_is_told(tmp_path: Path) -> None:
    path = saved_match(tmp_path / "a.match", answers=3)
    assert f"{path}: expected a save of 'pebbles', came one of 'demo'" in complaint("play", PEBBLES, "--resume", path)


def test_a_file_that_cannot_be_written_is_told_before_the_match(tmp_path: Path) -> None:
    (tmp_path / "diary.txt").write_text("Dear diary")
    assert "is not a saved match" in complaint("play", "demo", "--save", tmp_path / "diary.txt")
    assert f"{tmp_path}: Is a directory" in complaint("play", "demo", "--save", tmp_path)
    assert "a.match: No such file" in complaint("play", "demo", "--save", tmp_path / "nowhere" / "a.match")


def test_bots_are_named_and_let_go_at_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    closed: list[RandomPlayer] = []

    def close(player: RandomPlayer) -> None:
        closed.append(player)

    monkeypatch.setattr(RandomPlayer, "close", close, raising=False)
    assert run("play", "demo", "--humans", "0", "--bots", "greedy,random", "--seats", "3", "--seed", "7").exit_code == 0
    assert len(closed) == 2


def test_a_bot_that_nobody_knows_is_refused() -> None:
    assert "Derelict has no player 'captain'" in complaint("play", "demo", "--bots", "captain")


FAILING_BOTS = """
class Trips:
    def __init__(self, seed):
        pass

    def answer(self, outlook):
        if outlook.revision > 2:
            raise RuntimeError("tripped over a cable")
        return outlook.decision.options[0]


class Shrugs(Trips):
    def answer(self, outlook):
        return None
"""


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("Trips", "the bot of Rigel (Trips) failed: RuntimeError: tripped over a cable (clumsybots.py, line 8)"),
        ("Shrugs", "the bot of Vega (Shrugs): `None` is not an answer to this question; legal now: `fly 1`, `fly 8`"),
    ],
)
def test_a_bot_of_the_current_folder_that_fails_is_told_in_one_line(name: str, problem: str, tmp_path: Path) -> None:
    (tmp_path / "clumsybots.py").write_text(FAILING_BOTS, encoding="utf-8")
    script = Path(sys.executable).with_name("starhold")
    arguments = ("play", "demo", "--humans", "0", "--bots", f"clumsybots:{name}", "--save", "friday.starhold")
    ended = subprocess.run([script, *arguments], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert ended.returncode == 2
    assert ended.stderr == f"starhold: {problem}\n"
    go_on = f"starhold play --resume friday.starhold --humans 0 --bots clumsybots:{name}"
    assert ended.stdout.endswith(f"The match is saved. Go on with:\n  {go_on}\n")
    assert Match.load(tmp_path / "friday.starhold").revision == (3 if name == "Trips" else 0)


def test_a_program_that_fails_as_a_bot_is_told_in_one_line() -> None:
    result = run("play", "demo", "--humans", "0", "--bots", "process:cat")
    assert result.exit_code == 2
    assert result.stderr.startswith("starhold: the bot `cat` was asked demo.turn.act and wrote ")


def test_the_faces_of_a_real_die_are_listed_and_named() -> None:
    typed = ("shoot", "2 hits", "shoot", "2", "shoot", "showed stress", "shoot", "Miss")
    result = run("play", POUCH, "--dice", "asked", "--humans", "2", typed="".join(f"{line}\n" for line in typed))
    assert "seat 0, roll the blue die and say what it shows.\n" in result.stdout
    assert "   1  showed miss    miss\n   2  showed hit     hit\n   3  showed 2-hits  2 hits\n" in result.stdout
    assert '["2-hits","hit","stress","miss"]' in result.stdout


def test_what_came_out_of_a_real_bag_is_said_by_name() -> None:
    result = run(
        "play", POUCH, "--dice", "asked-draws", "--humans", "2", typed="search\nmedi stim\nsearch\nmedi stim\n"
    )
    assert "seat 0, draw from the bag: a crate.\n   1  drew cutter     cutter\n" in result.stdout
    assert "`medi` is not a command of this game" in result.stdout


def test_a_game_without_piles_is_not_played_with_real_ones() -> None:
    result = run("play", "demo", "--dice", "asked-all")
    assert "Derelict draws from no deck or bag that could lie on a table" in result.stderr


def test_a_group_is_told_how_it_ended_together() -> None:
    found = run("play", POUCH, "--seats", "2", "--humans", "2", typed="search\n" * 4)
    assert "The lights went out.\n\n  all together  2  won together\n" in found.stdout
    missed = run("play", POUCH, "--seats", "2", "--humans", "2", typed="shoot\n" * 4)
    assert "  all together  0  lost together\n" in missed.stdout
