"""The tests of the documents find what is wrong, and know what a corrected document would show."""

from __future__ import annotations

from typing import Any

from .documents import Block, Command, commands
from .sessions import run_session
from .terminal import typed_in


def session(text: str, namespace: dict[str, Any] | None = None) -> tuple[str, str]:
    return run_session(Block("python", "", text, 0), "made up", {} if namespace is None else namespace)


def test_a_session_that_shows_what_comes_is_left_alone() -> None:
    text = ">>> 1 + 1\n2\n>>> list(range(3))\n[0, ...]\n"
    assert session(text) == ("", text)


def test_a_session_that_shows_something_else_is_reported_and_corrected() -> None:
    report, current = session(">>> for n in (1, 2):\n...     print(n)\n1\n>>> 'a'\n'a'\n>>> print('b\\n')\nc\n")
    assert "Expected:\n    1\nGot:\n    1\n    2" in report
    assert current == ">>> for n in (1, 2):\n...     print(n)\n1\n2\n>>> 'a'\n'a'\n>>> print('b\\n')\nb\n<BLANKLINE>\n"


def test_an_error_that_is_not_shown_is_reported() -> None:
    report, current = session(">>> 1 / 0\n0\n")
    assert "ZeroDivisionError" in report
    assert current == ">>> 1 / 0\n0\n"


def test_sessions_share_their_names() -> None:
    namespace: dict[str, Any] = {}
    assert session(">>> seats = 4\n", namespace) == ("", ">>> seats = 4\n")
    assert session(">>> seats\n4\n", namespace) == ("", ">>> seats\n4\n")


def test_commands_are_told_from_their_output() -> None:
    block = Block("console", "", "$ starhold play demo\nround 1\n> fly 8\n> quit\n$ make test\n", 0)
    assert list(commands(block)) == [
        Command("starhold play demo", "round 1\n> fly 8\n> quit\n"),
        Command("make test", ""),
    ]
    assert typed_in("round 1\n> fly 8\n> quit\n") == "fly 8\nquit\n"
