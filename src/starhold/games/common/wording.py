"""Small pieces of sentences that any title needs."""

from __future__ import annotations

from collections.abc import Sequence


def listed(names: Sequence[str], last: str = "and") -> str:
    """
    >>> listed(["a", "b", "c"]), listed(["a"]), listed(["a", "b"], "or")
    ('a, b and c', 'a', 'a or b')
    """
    return f" {last} ".join([", ".join(names[:-1]), names[-1]] if len(names) > 1 else names)


def counted(number: int, thing: str, things: str = "") -> str:
    """
    >>> counted(1, "space"), counted(3, "space"), counted(2, "die", "dice")
    ('1 space', '3 spaces', '2 dice')
    """
    return f"{number} {thing if number == 1 else things or f'{thing}s'}"
