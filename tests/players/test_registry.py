"""Players are made by their names, by the path of a class, or by a command."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from starhold.games.demo import Demo
from starhold.games.xia import Xia
from starhold.kernel import BadSetup, Choice, Match
from starhold.players import Outlook, RandomPlayer, dismiss, make_player, player_names

from .test_process import BOT


class First:
    """Answers with the first option."""

    def __init__(self, seed: int | str | None) -> None:
        self.seed = seed

    def answer(self, outlook: Outlook) -> Choice:
        return outlook.decision.options[0]


class Shy:
    """Cannot be made."""

    def __init__(self, seed: int | str | None) -> None:
        raise RuntimeError("not today")


def test_each_game_has_its_players() -> None:
    assert player_names(Demo) == ("random", "greedy", "search")
    assert player_names(Xia) == ("random", "greedy", "search", "cadet", "specialist", "captain")


@pytest.mark.parametrize("game", [Demo, Xia])
def test_everybody_who_has_a_name_answers(game: type[Demo] | type[Xia]) -> None:
    match = Match.new(game, seats=2, seed=1)
    for name in player_names(game):
        if name != "search":  # which would think for a second
            assert make_player(name, game, 1).answer(Outlook(match)) in match.decision.options


def test_an_unknown_name_says_who_there_is() -> None:
    known = "There are: random, greedy, search, MODULE:CLASS, FILE.py:CLASS, process:COMMAND"
    with pytest.raises(BadSetup, match=f"Derelict has no player 'gredy'; did you mean `greedy`\\? {known}"):
        make_player("gredy", Demo)
    with pytest.raises(BadSetup, match=f"Derelict has no player 'captain'\\. {known}"):
        make_player("captain", Demo)


def test_a_class_is_found_by_its_path_and_handed_the_seed() -> None:
    player = make_player(f"{__name__}:First", Demo, seed=7)
    assert isinstance(player, First)
    assert player.seed == 7


@pytest.mark.parametrize(
    ("path", "trouble"),
    [
        ("no.such.module:Bot", "no player at 'no.such.module:Bot': ModuleNotFoundError"),
        (f"{__name__}:Firts", "test_registry has no 'Firts'; did you mean `First`\\?"),
        ("no/such/bot.py:Bot", "no player at 'no/such/bot.py:Bot': FileNotFoundError: there is no file bot.py in"),
        (f"{__name__}:Shy", r"could not be made from a seed, as in `Shy\(7\)`: RuntimeError: not today"),
        ("builtins:str", "is no player: expected a method `answer\\(outlook\\)`"),
    ],
)
def test_a_path_that_leads_to_no_player_is_refused(path: str, trouble: str) -> None:
    with pytest.raises(BadSetup, match=trouble):
        make_player(path, Demo, seed="1")


FILE = (
    "from helper import WORD\n\nfrom tests.players.test_registry import First\n\nclass Bot(First):\n    word = WORD\n"
)


def test_a_class_is_found_by_its_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "my bot.py").write_text(FILE, encoding="utf-8")
    (tmp_path / "helper.py").write_text("WORD = 'aye'\n", encoding="utf-8")
    monkeypatch.setattr(sys, "path", [*sys.path])
    player = make_player(f"{tmp_path / 'my bot.py'}:Bot", Demo, seed=7)
    assert isinstance(player, First)
    assert (player.seed, getattr(player, "word", "")) == (7, "aye")
    assert type(make_player(f"{tmp_path / 'my bot.py'}:Bot", Demo)) is type(player)


def test_a_file_that_fails_is_read_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "path", [*sys.path])
    (tmp_path / "broken.py").write_text("1 / 0\n", encoding="utf-8")
    for _ in range(2):
        with pytest.raises(BadSetup, match="ZeroDivisionError"):
            make_player(f"{tmp_path / 'broken.py'}:Bot", Demo)


def test_a_command_becomes_a_player_and_ends_when_it_is_dismissed(tmp_path: Path) -> None:
    bot = tmp_path / "bot.py"
    bot.write_text(BOT, encoding="utf-8")
    player = make_player(f"process:{sys.executable} {bot}", Demo, seed=7)
    match = Match.new("demo", seed=1)
    assert player.answer(Outlook(match)) == match.decision.options[-1]
    dismiss(player)
    assert (tmp_path / "bot.log").read_text(encoding="utf-8").splitlines()[-1] == '{"end":{}}'


def test_others_are_simply_let_go() -> None:
    dismiss(RandomPlayer(1))
