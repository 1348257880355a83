"""Sentences with references: `[[seat 0|Red]] flies to [[space 3,-2|3,-2]].`

A reference says what some words are about, so that nobody has to guess it from the words. What it names is written as
answers point at the board: `space 3,-2`, and `seat 0` for a player.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

MARKS = ("[[", "]]")
"""No name of a title contains them."""

_REFERENCE = re.compile(r"\[\[([^|\]]*)\|(.*?)\]\]")


def ref(about: str, words: str) -> str:
    """Words that refer to something."""
    return f"[[{about}|{words}]]"


def plain(sentence: str) -> str:
    """The words alone."""
    return _REFERENCE.sub(r"\2", sentence)


def named(sentence: str, names: Mapping[str, str]) -> str:
    """The words alone, but what has a name of its own is called by that."""
    return _REFERENCE.sub(lambda found: names.get(found[1], found[2]), sentence)


def abouts_in(sentence: str) -> set[str]:
    """The things that a sentence refers to."""
    return {about for about, _ in _REFERENCE.findall(sentence)}


def capitalised(sentence: str) -> str:
    """The sentence with a capital letter, also if it begins with a reference."""
    first = sentence.index("|") + 1 if sentence.startswith("[[") else 0
    return f"{sentence[:first]}{sentence[first : first + 1].upper()}{sentence[first + 1 :]}"
