"""Command lines: words from left to right, with a fork after an attack or an ability. (AKA-ENEMY-06, AKA-ENEMY-25)

    rotate attack:a ? move:m : move:m rotate attack:a

Behind `?` stands what follows if it was performed, behind `:` what follows if not. Only the last part of a line
may fork again.
"""

from __future__ import annotations

from functools import cache
from typing import Literal, NamedTuple, TypeAlias

YES, NO = "?", ":"
Deed: TypeAlias = Literal["rotate", "move", "attack", "ability"]
Words: TypeAlias = tuple[str, ...]
"""A command line, or the part of it that is left."""


class Command(NamedTuple):
    """One action of a command line."""

    deed: Deed
    which: str = ""
    """The key of the move, the attack or the ability on the card."""


@cache
def words_of(line: str) -> Words:
    return tuple(line.split())


@cache
def read_command(word: str) -> Command:
    """`ValueError` if the word is no command.

    >>> read_command("attack:a")
    Command(deed='attack', which='a')
    """
    match word.partition(":"):
        case ("rotate", "", ""):
            return Command("rotate")
        case ("move" | "attack" | "ability" as deed, ":", which) if which:
            return Command(deed, which)
    raise ValueError(f"write rotate, move:KEY, attack:KEY or ability:KEY, not `{word}`")


@cache
def rest_of(words: Words, *, performed: bool) -> Words:
    """The words that follow the first action of a line, on the branch that it leads to.

    >>> rest_of(words_of("attack:a ? rotate : move:m attack:a"), performed=False)
    ('move:m', 'attack:a')
    """
    rest = words[1:]
    if not rest or rest[0] != YES:
        return rest
    fork = rest.index(NO)
    return rest[1:fork] if performed else rest[fork + 1 :]


@cache
def coming(words: Words, deed: Deed) -> Command | None:
    """The next action of a kind on a line, if no attack before it succeeds."""
    while words:
        command = read_command(words[0])
        if command.deed == deed:
            return command
        words = rest_of(words, performed=False)
    return None


@cache
def next_deed(words: Words) -> Command | None:
    """The next action that is not a rotation. (AKA-ENEMY-11)"""
    commands = (read_command(word) for word in words if word not in (YES, NO))
    return next((command for command in commands if command.deed != "rotate"), None)
