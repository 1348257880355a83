"""A bot in another process: what it is told, what it may answer, and what happens if it does not."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from starhold.kernel import BadSetup, Match
from starhold.players import Outlook, PlayerFailed
from starhold.players import process as process_module
from starhold.players.process import ProcessPlayer

BOT = """
import json, pathlib, sys
log = pathlib.Path(__file__).with_suffix(".log").open("w")
for line in sys.stdin:
    print(line, end="", file=log, flush=True)
    message = json.loads(line)
    if "ask" in message:
        print(json.dumps({"answer": message["ask"]["options"][-1]}), flush=True)
"""
"""Answers with the last option, and keeps what it was told beside itself."""

Starter = Callable[[str], ProcessPlayer]


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Starter]:
    """Make a player from the source of a bot; all of them end with the test."""
    made = []

    def player(source: str) -> ProcessPlayer:
        bot = tmp_path / "bot.py"
        bot.write_text(source, encoding="utf-8")
        made.append(ProcessPlayer(f"{sys.executable} '{bot}'", seed=7, seconds=20))
        return made[-1]

    yield player
    for one in made:
        one.close()


@pytest.fixture
def match() -> Match:
    return Match.new("demo", seats=2, seed=1)


def test_a_whole_match_is_played(start: Starter, match: Match) -> None:
    player = start(BOT)
    while not match.over:
        asked = match.decision
        assert match.answer(player.answer(Outlook(match)), seat=asked.seat) is not None
    assert match.result is not None


def test_a_bot_is_greeted_asked_and_told_of_the_end(start: Starter, match: Match, tmp_path: Path) -> None:
    player = start(BOT)
    player.answer(Outlook(match))
    player.close()
    lines = [json.loads(line) for line in (tmp_path / "bot.log").read_text(encoding="utf-8").splitlines()]
    hello, ask, end = lines
    assert {key: hello["hello"][key] for key in ("protocol", "game", "seat", "seed")} == {
        "protocol": 1,
        "game": "demo",
        "seat": 0,
        "seed": "7",
    }
    assert hello["hello"]["setup"]["commitment"] == match.setup.commitment
    assert ask["ask"]["options"] == [str(option) for option in match.decision.options]
    assert (ask["ask"]["prompt"], ask["ask"]["revision"]) == ("demo.turn.act", 0)
    assert ask["ask"]["view"]["tokens"][1] == {"scanned_by": [], "value": None}
    assert end == {"end": {}}


@pytest.mark.parametrize(
    ("said", "shown"),
    [('{"answer": "dance"}', "dance"), ("I do not know", "I do not know"), ('{"reply": 1}', "reply"), ("\xff", "")],
)
def test_nonsense_is_an_error_that_names_the_bot(said: str, shown: str, start: Starter, match: Match) -> None:
    player = start(f"import sys\nsys.stdin.readline()\nprint({said!r}, flush=True)\nsys.stdin.read()")
    with pytest.raises(PlayerFailed, match=rf"bot.py'?` was asked demo.turn.act and wrote .*{shown}.*fly 1"):
        player.answer(Outlook(match))
    assert match.revision == 0


def test_a_bot_may_say_more(start: Starter, match: Match) -> None:
    said = '{"answer": "fly 1", "why": ["near"], "answers": 2}'
    player = start(f"import sys\nsys.stdin.readline()\nprint({said!r}, flush=True)\nsys.stdin.read()")
    assert str(player.answer(Outlook(match))) == "fly 1"


@pytest.mark.parametrize(
    ("said", "aloud"),
    [("", ""), (', "aloud": "To the near one."', "To the near one."), (', "aloud": 5', ""), (', "aloud": null', "")],
)
def test_a_bot_may_say_something_aloud(said: str, aloud: str, start: Starter, match: Match) -> None:
    reply = f'{{"answer": "fly 1"{said}}}'
    player = start(f"import sys\nsys.stdin.readline()\nprint({reply!r}, flush=True)\nsys.stdin.read()")
    player.aloud = "something before"
    player.answer(Outlook(match))
    assert player.aloud == aloud


def test_a_path_may_have_commas_backslashes_and_blanks(tmp_path: Path, match: Match) -> None:
    bot = tmp_path / "C:\\My Bots, all" / "bot.py"
    bot.parent.mkdir()
    bot.write_text(BOT, encoding="utf-8")
    player = ProcessPlayer(f"{sys.executable} '{bot}'", seed=7, seconds=20)
    assert player.answer(Outlook(match)) == match.decision.options[-1]
    player.close()


def test_a_bot_that_ends_is_an_error_that_tells_how(start: Starter, match: Match) -> None:
    player = start("import sys\nsys.stdin.readline()\nsys.stdin.readline()\nsys.exit(3)")
    with pytest.raises(PlayerFailed, match="has ended with code 3"):
        player.answer(Outlook(match))
    with pytest.raises(PlayerFailed, match="has ended with code 3"):  # there is nobody left to write to
        player.answer(Outlook(match))


def test_a_bot_that_closes_its_output_but_lives_on_is_an_error(
    start: Starter, match: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(process_module, "SECONDS_TO_END", 0.05)
    player = start("import os, sys, time\nsys.stdin.readline()\nos.close(1)\ntime.sleep(60)")
    with pytest.raises(PlayerFailed, match=r"has ended$"):
        player.answer(Outlook(match))


def test_a_bot_that_takes_too_long_is_ended(tmp_path: Path, match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(process_module, "SECONDS_TO_END", 0.05)
    player = ProcessPlayer(f"{sys.executable} -c 'import time; time.sleep(60)'", seconds=0.05)
    with pytest.raises(PlayerFailed, match=r"time.sleep\(60\)'` gave no answer within 0.05 seconds"):
        player.answer(Outlook(match))


@pytest.mark.parametrize(
    ("command", "trouble"),
    [
        ("", "name a command after `process:`, as in `process:python bot.py`"),
        ("bot 'half", 'close the quote in "bot \'half"'),
        ("/no/such/bot --fast", "the bot `/no/such/bot --fast` cannot be started"),
    ],
)
def test_a_command_that_is_none_is_refused(command: str, trouble: str, match: Match) -> None:
    with pytest.raises(BadSetup, match=trouble):
        ProcessPlayer(command).answer(Outlook(match))


def test_a_player_that_was_never_asked_has_nothing_to_end() -> None:
    ProcessPlayer("bot").close()
