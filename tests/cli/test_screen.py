"""Colours, where there are any."""

from __future__ import annotations

import pytest

from starhold.cli.screen import Screen


@pytest.fixture
def _colours(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("COLUMNS", "60")
    monkeypatch.delenv("NO_COLOR", raising=False)


@pytest.mark.usefixtures("_colours")
class TestATerminalWithColours:
    def test_paints_what_the_palette_names(self, capsys: pytest.CaptureFixture[str]) -> None:
        Screen().picture("a#b", palette={"#": "red"})
        assert capsys.readouterr().out == "a\x1b[31m#\x1b[0mb\n"

    def test_of_two_styles_the_later_wins(self, capsys: pytest.CaptureFixture[str]) -> None:
        Screen().picture("#", palette={"#": "red", ".": "blue"})
        assert capsys.readouterr().out == "\x1b[34m#\x1b[0m\n"

    def test_paints_nothing_for_who_wants_no_colours(
        self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setenv("NO_COLOR", "1")
        Screen().picture("a#b", palette={"#": "red"})
        assert capsys.readouterr().out == "a#b\n"

    def test_has_a_window(self) -> None:
        assert Screen().window == 60


def test_a_pipe_has_neither_colours_nor_a_window(capsys: pytest.CaptureFixture[str]) -> None:
    screen = Screen()
    screen.picture("a#b", palette={"#": "red"})
    assert capsys.readouterr().out == "a#b\n"
    assert screen.window is None
