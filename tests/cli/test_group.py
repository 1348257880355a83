"""Help, exit codes, and mistakes that are told in one line."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from starhold.cli import app
from starhold.cli.group import EXIT_CODES, describe
from starhold.kernel import BadContent

from .terminal import complaint, run, run_process

COMMANDS = ["play", "games", "replay", "verify", "case", "rules", "fuzz", "bench", "content"]


def test_without_a_command_there_is_help() -> None:
    result = run()
    assert result.exit_code == 0
    assert result.stdout == run("--help").stdout
    assert all(f"\n  {command} " in result.stdout for command in COMMANDS)


@pytest.mark.parametrize("command", [*([name] for name in COMMANDS), ["content", "check"]], ids=" ".join)
@pytest.mark.parametrize("option", ["--help", "-h"])
def test_every_command_explains_itself(command: list[str], option: str) -> None:
    result = run(*command, option)
    assert result.exit_code == 0
    assert EXIT_CODES in " ".join(result.stdout.split())
    assert max(map(len, result.stdout.splitlines())) <= 80


@pytest.mark.parametrize("command", [name for name in COMMANDS if name != "content"])
def test_every_command_has_an_example(command: str) -> None:
    assert f"\n  starhold {command}" in run(command, "--help").stdout


@pytest.mark.parametrize("command", COMMANDS)
def test_an_unknown_option_is_told(command: str) -> None:
    assert complaint(command, "--nonsense").startswith("No such option: --nonsense")


def test_an_unknown_command_is_told() -> None:
    assert complaint("plai").startswith("No such command 'plai'. Did you mean 'play'")


@pytest.mark.parametrize("command", ["replay", "verify", "case"])
def test_a_missing_argument_is_told(command: str) -> None:
    assert complaint(command).startswith("Missing argument")


@pytest.mark.parametrize("command", [["play"], ["bench"], ["rules"], ["content", "check"]], ids=" ".join)
@pytest.mark.parametrize("game", ["dmo", "nowhere:Game", "starhold.kernel:Missing", "starhold.kernel:Match"])
def test_an_unknown_game_is_told(command: list[str], game: str) -> None:
    assert repr(game) in complaint(*command, game)


@pytest.mark.parametrize("game", [":Game", ".pebbles:Pebbles", "starhold.kernel:Game"])
def test_a_path_that_leads_to_no_game_is_told(game: str) -> None:
    assert repr(game) in complaint("play", game)


def test_a_near_name_is_suggested() -> None:
    assert "did you mean 'demo'?" in complaint("play", "dmo")


def test_control_c_ends_politely(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupted)
    result = run("play", "demo")
    assert result.exit_code == 130
    assert result.stderr == "starhold: stopped\n"
    assert "nothing is lost" in result.stdout


def test_an_unexpected_error_stays_a_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken() -> None:
        raise ZeroDivisionError("a bug")

    monkeypatch.setattr("starhold.cli.catalogue.game_names", broken)
    with pytest.raises(ZeroDivisionError):
        run("games")


def test_a_message_of_several_lines_becomes_one() -> None:
    assert describe(BadContent("ships.toml:\n  expected\ta name")) == "ships.toml: expected a name"


def test_an_error_of_the_system_names_the_file() -> None:
    assert describe(FileNotFoundError(2, "No such file", "a.match")) == "a.match: No such file"


@pytest.mark.parametrize("option", ["--version", "-V"])
def test_runs_as_a_module(option: str) -> None:
    result = run_process(option)
    assert (result.returncode, result.stderr) == (0, "")
    assert result.stdout.startswith("starhold ")


@pytest.mark.parametrize("command", [["rules", "xia"], ["--help"]], ids=" ".join)
def test_a_reader_that_goes_away_is_no_traceback(tmp_path: Path, command: list[str]) -> None:
    rules = [sys.executable, "-m", "starhold", *command]
    with subprocess.Popen(rules, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=tmp_path) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == ""
        assert process.wait(20) == 141


def test_no_colour_without_a_terminal() -> None:
    result = run_process("play", "demo", typed="9\n")
    assert "type a number from 1 to 2" in result.stdout
    assert "\x1b" not in result.stdout


def test_the_application_is_named() -> None:
    assert app.info.name == "starhold"


@pytest.mark.parametrize("command", ["play demo", "games", "rules demo"])
@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-"])
def test_a_stream_that_was_closed_before_is_no_traceback(command: str, closed: str) -> None:
    shell = f"exec {sys.executable} -m starhold {command} {closed}"
    done = subprocess.run(["sh", "-c", shell], stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False)
    assert (done.returncode, "Traceback" in done.stderr) == (0, False)
