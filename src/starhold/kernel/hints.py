"""The right spelling, for someone who slipped: `did_you_mean`."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """A hint to put behind a complaint, or nothing if no known word is near.

    >>> did_you_mean("token", ["tokens", "places"])
    '; did you mean `tokens`?'
    """
    near = get_close_matches(word, list(known), n=1)
    return f"; did you mean `{near[0]}`?" if near else ""
