"""Two people at a real terminal of 80 columns: the screen is cleared before the next one looks."""

from __future__ import annotations

import os
import pty
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from select import select
from signal import SIGINT

import pytest

PATIENCE = 20.0
"""Seconds to wait for a text before the test fails."""


class Terminal:
    """A process at a terminal of 80 columns, and what it has shown so far."""

    def __init__(self, *arguments: str) -> None:
        self._master, slave = pty.openpty()
        environment = {**os.environ, "TERM": "xterm", "COLUMNS": "80"}
        command = [sys.executable, "-m", "starhold", *arguments]
        self.process = subprocess.Popen(command, stdin=slave, stdout=slave, stderr=slave, env=environment)
        os.close(slave)

    def until(self, text: str) -> str:
        """Everything that is shown up to this text."""
        shown = b""
        while not shown.endswith(text.encode()):
            ready, _, _ = select([self._master], [], [], PATIENCE)
            assert ready, f"expected {text!r}, came {shown!r}"
            shown += os.read(self._master, 1)
        return shown.decode()

    def type(self, text: str) -> None:
        os.write(self._master, text.encode())

    def interrupt(self) -> None:
        """Press Control-C, and again if nothing comes of it: Python misses a signal just before it waits for a line."""
        for _ in range(5):
            self.process.send_signal(SIGINT)
            if select([self._master], [], [], 2.0)[0]:
                return

    def close(self) -> None:
        with suppress(ProcessLookupError):
            self.process.kill()
        self.process.wait()
        os.close(self._master)


@pytest.fixture
def terminal(tmp_path: Path) -> Iterator[Terminal]:
    opened = Terminal("play", "demo", "--humans", "2", "--seed", "7", "--save", str(tmp_path / "a.match"))
    yield opened
    opened.close()


def test_the_screen_is_cleared_before_the_next_person_looks(terminal: Terminal) -> None:
    for answer in ("fly 1", "fly 2", "scan"):
        terminal.until("> ")
        terminal.type(f"{answer}\n")
    seen_by_vega = terminal.until("Press Enter to clear the screen, then hand over to Rigel. ")
    assert "Only you see what lies at wreck 2" in seen_by_vega
    terminal.type("\n")
    between = terminal.until("Rigel, press Enter when you are ready. ")
    assert "\x1b[2J" in between
    assert "\x1b[3J" in between
    assert "what do you do" not in between
    terminal.type("\n")
    seen_by_rigel = terminal.until("> ")
    assert "Vega scans wreck 2." in seen_by_rigel
    assert "Only you see" not in seen_by_rigel


def test_control_c_leaves_the_match_in_its_file(terminal: Terminal, tmp_path: Path) -> None:
    terminal.until("> ")
    terminal.type("fly 1\n")
    terminal.until("> ")
    terminal.interrupt()
    shown = terminal.until("starhold: stopped")
    assert f"starhold play --resume {tmp_path / 'a.match'} --humans 2" in shown
    assert "Traceback" not in shown
    assert terminal.process.wait(PATIENCE) == 130


def test_80_columns_are_wide_enough(terminal: Terminal) -> None:
    shown = terminal.until("> ")
    for typed in ("help", "?", "why not fire 1", "undo", "fly 1"):
        terminal.type(f"{typed}\n")
        shown += terminal.until("\n> ")
    lines = re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", shown).replace("\r", "").splitlines()
    assert "  DEMO-FIRE-01  A captain fires at another one who is at the same wreck; at the" in lines
    assert "                dock nobody is fired at." in lines
    assert max(map(len, lines)) <= 80
