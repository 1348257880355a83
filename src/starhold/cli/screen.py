"""The terminal: what is printed on it and what is typed into it."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from importlib import import_module

import msgspec

from .layout import columns, hang

WIDEST = 88
"""Lines of text are not made longer than this, however wide the window is."""

CLEAR_SCROLLBACK = "\x1b[3J"


class Screen:
    """Prints with styles where there is a terminal, plainly where there is none."""

    def __init__(self) -> None:
        from rich.console import Console

        self._console = Console(highlight=False, markup=False, emoji=False, soft_wrap=True)
        self.private = sys.stdin.isatty() and sys.stdout.isatty()
        """True if people sit in front of it, so that it can be cleared between two of them."""
        if self.private and sys.platform != "win32":
            import_module("readline")  # gives `input` a line editor and a history

    @property
    def width(self) -> int | None:
        """The longest line of text; None where nothing is wrapped, as in a pipe."""
        return min(self._console.width, WIDEST) if self._console.is_terminal else None

    @property
    def window(self) -> int | None:
        """The widest picture; None where there is no window, as in a pipe."""
        return self._console.width if self._console.is_terminal else None

    def line(self, text: str = "", style: str = "") -> None:
        """Print text, wrapped."""
        self.picture(hang("", text, self.width), style)

    def picture(self, text: str, style: str = "", palette: Mapping[str, str] | None = None) -> None:
        """Print text as it is; what matches an expression of the palette has a style of its own."""
        from rich.text import Text

        painted = Text(text, style)
        for expression, paint in (palette or {}).items():
            painted.highlight_regex(expression, paint)
        self._console.print(painted)

    def table(self, rows: Sequence[Sequence[str]], *, dim: Sequence[Sequence[str]] = (), indent: str = "  ") -> None:
        """Print rows, then dim ones, with all their cells under each other."""
        lines = columns([*rows, *dim], self.width, indent)
        for number, text in enumerate(lines):
            self.picture(text, "" if number < len(rows) else "dim")

    def heading(self, title: str) -> None:
        """Print a line that separates."""
        width = min(self._console.width, WIDEST)
        self.picture("")
        self.picture(f"── {title} ".ljust(width, "─"), "bold cyan")

    def read(self, prompt: str = "> ") -> str:
        """Read what is typed next; `EOFError` when nothing more can come."""
        line = input(prompt)
        if not sys.stdin.isatty():
            self.picture(line)
        return line.strip()

    def clear(self) -> None:
        """Remove everything, also what has scrolled out of sight."""
        self._console.clear()
        if not self._console.is_dumb_terminal:
            self._console.file.write(CLEAR_SCROLLBACK)


def print_json(data: object) -> None:
    """Print data for a program to read, and nothing else."""
    print(msgspec.json.format(msgspec.json.encode(data), indent=2).decode())
