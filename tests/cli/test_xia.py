"""Xia in the terminal: the plan, the dangers and the width of the screen."""

from __future__ import annotations

from io import StringIO
from typing import Any, Protocol

import pytest

from starhold.cli.keeper import Keeper
from starhold.cli.screen import Screen
from starhold.cli.session import Session
from tests.games.xia.positions import first_captain, open_space


class Play(Protocol):
    def __call__(self, *typed: str, answers: tuple[str, ...] = ("impulse",), **position: Any) -> str: ...


@pytest.fixture
def play(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Play:
    """What the terminal shows when captain 0, who flies through open space, types this."""

    def played(*typed: str, answers: tuple[str, ...] = ("impulse",), **position: Any) -> str:
        monkeypatch.setattr("sys.stdin", StringIO("".join(f"{line}\n" for line in typed)))
        session = Session(open_space(*answers, **position), {}, Screen(), Keeper())
        with pytest.raises(EOFError):
            session.run()
        return capsys.readouterr().out

    return played


def test_a_ship_flies_several_spaces_by_one_order(play: Play) -> None:
    shown = play("fly to 0,-2")
    assert "> fly to 0,-2\n· Red flies 2 spaces from 0,0 to 0,-2.\n" in shown
    assert "2 movement left" in shown


def test_it_stops_at_a_token(play: Play) -> None:
    shown = play("fly to 0,-2", tokens=[{"at": [0, -1], "token": "fame"}])
    assert "· Red turns up an exploration token: fame.\n" in shown
    assert "Stopped after 1 answer: something was revealed. Left of the plan: fly N.\n" in shown


def test_it_begins_a_move_if_none_goes_on(play: Play) -> None:
    assert "· Red flies 2 spaces from 0,0 to 0,-2.\n" in play("fly to 0,-2", answers=())


def test_help_names_the_order(play: Play) -> None:
    assert "  fly to SPACE  fly to a space by the shortest way without danger" in play("help")


def test_dangers_are_marked(play: Play) -> None:
    shown = play(**first_captain(at=[2, 0]))
    assert "   6  fly NE   ! nebula: 50% risk of losing 1 to 10 energy\n" in shown


@pytest.mark.parametrize("width", [80, 100])
def test_the_screen_is_wide_enough(play: Play, monkeypatch: pytest.MonkeyPatch, width: int) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setenv("TERM", "dumb")
    monkeypatch.setenv("COLUMNS", str(width))
    shown = play("?", "help", "why not fly S", "fly to 2,-2", **first_captain(at=[2, 0]))
    assert max(map(len, shown.splitlines())) <= width
