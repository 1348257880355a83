"""Lists of players, and commands: what quotes keep together, and what a backslash is."""

from __future__ import annotations

import pytest

from starhold.kernel import BadSetup
from starhold.players.specs import split_command, split_list


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("random", ("random",)),
        ("random, greedy", ("random", "greedy")),
        ("process:python looter.py,random", ("process:python looter.py", "random")),
        ('"process:bot --levels 1,2",random', ("process:bot --levels 1,2", "random")),
        ("process:bot '1,2',random", ("process:bot '1,2'", "random")),
        ("random,'process:\"my bot\" 1,2'", ("random", 'process:"my bot" 1,2')),
        ("process:C:\\Bots\\bot.exe,C:\\Bots\\bot.py:Bot", ("process:C:\\Bots\\bot.exe", "C:\\Bots\\bot.py:Bot")),
        ("'a' b 'c',d", ("'a' b 'c'", "d")),
    ],
)
def test_a_comma_in_quotes_belongs_to_its_player(text: str, names: tuple[str, ...]) -> None:
    assert split_list(text) == names


@pytest.mark.parametrize(
    ("text", "trouble"),
    [
        ("random,", "name players joined by commas, not 'random,'"),
        ("", "name players joined by commas, not ''"),
        ("process:bot 'half,random", "close the quote ' in"),
    ],
)
def test_a_list_that_is_none_is_refused(text: str, trouble: str) -> None:
    with pytest.raises(BadSetup, match=trouble):
        split_list(text)


@pytest.mark.parametrize(
    ("command", "words"),
    [
        ("node bot.js", ["node", "bot.js"]),
        (r"C:\Bots\bot.exe --risk=1,2", ["C:\\Bots\\bot.exe", "--risk=1,2"]),
        (r"'C:\My Bots\bot.exe' \\server\share", ["C:\\My Bots\\bot.exe", "\\\\server\\share"]),
        ("bot '#1' # no comment", ["bot", "#1", "#", "no", "comment"]),
        ('bot "it\'s"', ["bot", "it's"]),
    ],
)
def test_a_backslash_is_a_letter(command: str, words: list[str]) -> None:
    assert split_command(command) == words
