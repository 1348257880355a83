"""Players as people write them down: several in a list, a command with its words, a class in a file."""

from __future__ import annotations

import importlib
import importlib.util
import shlex
import sys
from pathlib import Path
from types import ModuleType

from starhold.kernel import BadSetup

QUOTES = "\"'"


def split_list(text: str) -> tuple[str, ...]:
    """The players of a list that is joined by commas. A comma in quotes belongs to its player.

    >>> split_list('random,"process:bot --levels 1,2"')
    ('random', 'process:bot --levels 1,2')
    """
    names, name, quote = [], "", ""
    for letter in text:
        if letter == "," and not quote:
            names.append(name)
            name = ""
            continue
        name += letter
        if letter in QUOTES and quote in ("", letter):
            quote = "" if quote else letter
    if quote:
        raise BadSetup(f"close the quote {quote} in {text!r}")
    found = tuple(_unquoted(name.strip()) for name in (*names, name))
    if not all(found):
        raise BadSetup(f"name players joined by commas, not {text!r}")
    return found


def _unquoted(name: str) -> str:
    """A name without quotes that stand around all of it."""
    inside = name[1:-1]
    is_quoted = len(name) > 1 and name[0] == name[-1] and name[0] in QUOTES and name[0] not in inside
    return inside if is_quoted else name


def split_command(command: str) -> list[str]:
    r"""The words of a command. Quotes keep blanks together; a backslash is a letter like any other, as in paths.

    >>> split_command(r"'C:\My Bots\bot.exe' --risk 3")
    ['C:\\My Bots\\bot.exe', '--risk', '3']
    """
    words = shlex.shlex(command, posix=True, punctuation_chars=False)
    words.whitespace_split, words.escape, words.commenters = True, "", ""
    try:
        return list(words)
    except ValueError:
        raise BadSetup(f"close the quote in {command!r}") from None


def module_named(name: str) -> ModuleType:
    """The module of that name, or in that file: `bots.hoarder`, `bots/hoarder.py`."""
    return _module_in(Path(name).resolve()) if name.endswith(".py") else importlib.import_module(name)


def _module_in(file: Path) -> ModuleType:
    """Import a file by its path; it can import what lies beside it, as if it were run."""
    name = str(file)
    if name in sys.modules:
        return sys.modules[name]
    spec = importlib.util.spec_from_file_location(name, file)
    if not file.is_file() or spec is None or spec.loader is None:
        raise FileNotFoundError(f"there is no file {file.name} in {file.parent}")
    if str(file.parent) not in sys.path:
        sys.path.insert(0, str(file.parent))
    module = sys.modules[name] = importlib.util.module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[name]
        raise
    return module
